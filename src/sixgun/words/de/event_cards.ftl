# Die Ereigniskarten von High Noon: Namen und Wirkung. Eine gilt für alle, bis die nächste sie ablöst.

name-no_ability = keine Fähigkeit
name-event_card = Ereigniskarte
text-event_card = Ab dem zweiten Zug des Spielers mit der Rolle { $name-sheriff } wird zu Beginn dieses Zuges die nächste Ereigniskarte aufgedeckt. Sie gilt für alle, bis eine andere sie ablöst.

name-blessing = Segnung
text-blessing = Jede Karte gilt als Herz.
name-curse = Fluch
text-curse = Jede Karte gilt als Pik.
name-ghost_town = Geisterstadt
text-ghost_town = Wer ausgeschieden ist, kehrt für einen Zug als Geist zurück: Er nimmt 3 Karten, kann nicht ausscheiden und geht am Ende des Zuges wieder.
name-gold_rush = Goldrausch
text-gold_rush = Gespielt wird gegen den Uhrzeigersinn. Karten wirken weiter im Uhrzeigersinn.
name-hangover = Suff
text-hangover = Keine Fähigkeit gilt.
name-daltons = Die Daltons
text-daltons = Beim Aufdecken verliert jeder, vor dem blaue Karten liegen, eine davon nach eigener Wahl.
name-doctor = Der Doktor
text-doctor = Beim Aufdecken erhält 1 Lebenspunkt zurück, wer am wenigsten hat.
name-reverend = Der Reverend
text-reverend = Niemand kann { $name-beer } spielen.
name-sermon = Die Predigt
text-sermon = Niemand kann im eigenen Zug { $name-bang } einsetzen.
name-shootout = Schießerei
text-shootout = Jeder darf in seinem Zug ein zweites { $name-bang } spielen.
name-thirst = Durst
text-thirst = In Phase 1 nimmt jeder 1 Karte weniger, mindestens aber 1.
name-train_arrival = Ankunft des Zuges
text-train_arrival = Am Ende von Phase 1 nimmt jeder 1 Karte mehr.
name-high_noon = Zwölf Uhr mittags
text-high_noon = Jeder verliert zu Beginn seines Zuges 1 Lebenspunkt. Die Karte bleibt bis zum Ende der Partie.
