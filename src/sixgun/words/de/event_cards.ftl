# Die Ereigniskarten von High Noon und A Fistful of Cards: Namen und Wirkung. Eine gilt für alle, bis die nächste sie
# ablöst.

name-no_ability = keine Fähigkeit
name-event_card = Ereigniskarte
text-event_card = Ab dem zweiten Zug des Spielers mit der Rolle { $name-sheriff } wird zu Beginn dieses Zuges die nächste Ereigniskarte aufgedeckt. Sie gilt für alle, bis eine andere sie ablöst.
name-expansion_high_noon = High Noon
text-source_high_noon = Kartentext und FAQ des Autors, kein Regelheft
name-expansion_fistful = A Fistful of Cards
text-source_fistful = Kartentext und FAQ des Verlags aus zweiter Hand, kein Regelheft

name-blessing = Segnung
text-blessing = Jede Karte gilt als Herz.
name-curse = Fluch
text-curse = Jede Karte gilt als Pik.
name-ghost_town = Geisterstadt
text-ghost_town = Wer ausgeschieden ist, kehrt für einen Zug als Geist zurück: Er { $name-take_card ->
    [ziehen] zieht
   *[other] nimmt
} 3 Karten, kann nicht ausscheiden und geht am Ende des Zuges wieder.
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
text-shootout = Jeder darf in seinem Zug eine zweite { $name-bang }-Karte spielen.
name-thirst = Durst
text-thirst = In Phase 1 { $name-take_card ->
    [ziehen] zieht
   *[other] nimmt
} jeder 1 Karte weniger, mindestens aber 1.
name-train_arrival = Ankunft des Zuges
text-train_arrival = Am Ende von Phase 1 { $name-take_card ->
    [ziehen] zieht
   *[other] nimmt
} jeder 1 Karte mehr.
name-high_noon = Zwölf Uhr mittags
text-high_noon = Jeder verliert zu Beginn seines Zuges 1 Lebenspunkt. Die Karte bleibt bis zum Ende der Partie.

## A Fistful of Cards

name-fistful_of_cards = Für eine Hand voll Karten
text-fistful_of_cards = Auf jeden wird zu Beginn seines Zuges einmal je Handkarte geschossen. Die Karte bleibt bis zum Ende der Partie.
name-abandoned_mine = Verlassene Mine
text-abandoned_mine = In Phase 1 kommen die Karten vom Ablagestapel und erst danach vom { $name-draw_pile }. { $mine_printing ->
    [first] Lagen dort welche, legt man in Phase 2 gespielte Karten verdeckt auf den { $name-draw_pile }.
   *[current] In Phase 3 legt jeder überzählige Karten verdeckt auf den { $name-draw_pile }.
}
name-ambush = Hinterhalt
text-ambush = Zwischen allen gilt { $name-distance } 1. Nur Karten und Fähigkeiten ändern das.
name-blood_brothers = Blutsbrüder
text-blood_brothers = Zu Beginn seines Zuges darf jeder 1 Lebenspunkt, aber nicht den letzten, jemand anderem geben.
name-dead_man = Toter Mann
text-dead_man = Wer als Erster ausgeschieden ist, kehrt in seinem Zug mit 2 Lebenspunkten und 2 Karten zurück und bleibt.
name-hard_liquor = Hochprozentiges
text-hard_liquor = Wer auf seine Phase 1 verzichtet, erhält 1 Lebenspunkt zurück.
name-judge = Der Richter
text-judge = Niemand kann eine Karte vor sich oder vor anderen auslegen.
name-lasso = Lasso
text-lasso = Ausliegende Karten haben keine Wirkung.
name-law_of_the_west = Gesetz des Westens
text-law_of_the_west = Jeder zeigt die zweite Karte seiner Phase 1 und muss sie in diesem Zug spielen, wenn es geht.
name-peyote = Peyote
text-peyote = Statt Karten zu bekommen, rät man Rot oder Schwarz und deckt die oberste Karte auf. Wer richtig rät, behält sie und darf weiterraten.
name-ranch = Ranch
text-ranch = { $ranch_phase ->
    [2] Am Ende von Phase 2
   *[1] Am Ende von Phase 1
} darf jeder einmal beliebig viele Handkarten gegen ebenso viele neue tauschen.
name-ricochet = Querschläger
text-ricochet = Im eigenen Zug darf man mit { $name-bang } auf Karten schießen, die vor anderen liegen. Sie kommen auf den Ablagestapel, wenn niemand sie mit { $name-missed } rettet.
name-russian_roulette = Russisches Roulette
text-russian_roulette = Beim Aufdecken gibt reihum jeder { $name-missed } ab, Runde um Runde. Wer es als Erster nicht tut, verliert 2 Lebenspunkte.
name-sniper = Scharfschütze
text-sniper = Im eigenen Zug darf man 2 { $name-bang } zusammen auf jemanden abgeben, den die Waffe trifft. Nur 2 { $name-missed } wehren das ab.
name-vendetta = Vendetta
text-vendetta = Am Ende seines Zuges deckt jeder eine Karte auf: Herz bringt einen weiteren Zug, aber keinen dritten.
