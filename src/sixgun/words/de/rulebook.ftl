# Die Regeln zum Lesen, Kapitel für Kapitel, in der Reihenfolge eines Regelhefts. Nur die Seite der Regeln lädt sie.
# Eine Zeile ist ein Absatz, „• “ beginnt einen Punkt einer Liste, „> “ ein Beispiel.
# <beer> ist der gedruckte Name mit einem Link zu seiner Regel, <range|Reichweiten> dasselbe mit anderen Worten,
# und <range=Reichweite> ist die eine Stelle, die den Begriff erklärt.

## Was die Ausgaben verschieden sagen

part-they_discard = { $name-discard_card ->
    [abwerfen] wirft
   *[other] legt
}
part-they_discard_end = { $name-discard_card ->
    [abwerfen] abwirft
   *[other] ablegt
}
part-you_discard = { $name-discard_card ->
    [abwerfen] wirfst
   *[other] legst
}
part-you_draw = { $name-take_card ->
    [ziehen] ziehst
   *[other] nimmst
}
part-they_draw = { $name-take_card ->
    [ziehen] zieht
   *[other] nimmt
}
part-check = { $name-draw_check ->
    [Ziehen] ziehen
   *[other] { $name-draw_check }
}
part-a_character = { $name-character ->
    [Person] eine Person
   *[other] einen Charakter
}
part-characters = { $name-character ->
    [Person] Personen
   *[other] Charaktere
}
part-the_outlaws = { $name-outlaw ->
    [Outlaw] die Outlaws
    [Gesetzloser] die Gesetzlosen
   *[other] die Erlöser
}
part-outlaw = { $name-outlaw ->
    [Gesetzloser] Gesetzlosen
   *[other] { $name-outlaw }
}
part-renegade = { $name-outlaw ->
    [Gesetzloser] Abtrünnigen
   *[other] { $name-renegade }
}
part-deputy = { $name-distance ->
    [Distanz] Überlebenden
   *[other] { $name-deputy }
}
part-the_deputy = { $name-distance ->
    [Distanz] Überlebende
   *[other] { $name-deputy }
}
part-bullets = { $name-distance ->
    [Distanz] Blutspritzer
   *[other] Patronen
}
part-border = { $name-distance ->
    [Distanz] ihres Hintergrunds
   *[other] ihres Rahmens
}
part-first_weapon = { $name-distance ->
    [Distanz] das <colt_45> und triffst bis 1. Das
   *[other] den <colt_45> und triffst bis 1. Den
}
part-law_wants = { $name-distance ->
    [Distanz] Die Überlebenden wollen
   *[other] Die Seite des Gesetzes will
}
part-law_wins_together = { $name-distance ->
    [Distanz] Die Überlebenden gewinnen oder verlieren
   *[other] Die Seite des Gesetzes gewinnt oder verliert
}
part-the_distance = { $name-distance ->
    [Distanz] Die Distanz
   *[other] Der Abstand
}
part-no_distance = { $name-distance ->
    [Distanz] Kleiner als 1 wird eine Distanz nie.
   *[other] Kleiner als 1 wird ein Abstand nie.
}

chapter-quick = { $name-bang } in fünf Minuten
    .text =
        Jeder hat eine geheime <role=Rolle>. Nur der <sheriff> zeigt seine; bei allen anderen heißt es raten. { part-law_wants } jeden <outlaw|{ part-outlaw }> und jeden <renegade|{ part-renegade }> loswerden. Ein <outlaw> hat es auf den <sheriff> abgesehen. Und ein <renegade> will als Letzter übrig bleiben.
        Vor dir liegt offen, wen du spielst: { part-a_character } mit einer besonderen Fähigkeit und 3 oder 4 <life_point=Lebenspunkten>. Wer den letzten verliert, ist raus.
        Bist du am Zug, { part-you_draw } du 2 Karten, spielst so viele aus, wie du willst, und { part-you_discard } dann ab, was du mehr auf der Hand hast als Lebenspunkte.
        Mit <bang> greifst du jemanden an, den deine Waffe erreicht: Entweder er wehrt ab, zum Beispiel mit <missed>, oder er verliert 1 Lebenspunkt. Das geht einmal pro Zug. <beer> bringt 1 Lebenspunkt zurück.
        Wie weit jemand weg ist, zeigt die Sitzordnung: Deine Nachbarn sitzen 1 entfernt, und ohne Waffe erreichst du nur sie. Blaue Karten bleiben vor dir liegen und helfen dir die ganze Zeit, als besseres Gewehr oder als Deckung.
        Das reicht für den Anfang. Was eine Karte macht, erfährst du, wenn du sie antippst; was nicht geht, lässt dich der Tisch nicht tun, und er sagt dir, warum.

chapter-goal = Rollen und Ziele
    .text =
        • <sheriff>: gewinnt, wenn kein <outlaw> und kein <renegade> mehr im Spiel ist.
        • <deputy>: hilft dem <sheriff> und gewinnt mit ihm, auch wenn er selbst schon raus ist.
        • <outlaw>: gewinnt, wenn der <sheriff> raus ist, auch wenn er selbst schon raus ist.
        • <renegade>: gewinnt, wenn er als Letzter übrig bleibt. Der <sheriff> muss zuletzt ausscheiden, sonst gewinnen { part-the_outlaws }.
        { part-law_wins_together } gemeinsam, und auch { part-the_outlaws } gewinnen gemeinsam. Nett sein muss trotzdem niemand: Auch unter ihresgleichen dürfen sie aufeinander schießen, und die Belohnung für einen <outlaw|{ part-outlaw }> bekommt jeder.
        Rollen bleiben geheim, bis jemand ausscheidet. Behaupten darfst du, was du willst.

chapter-setup = Vorbereitung
    .text =
        Das Spiel ist für { $min_players } bis { $max_players } Spieler. Teilt die Rollen verdeckt und zufällig aus; der <sheriff> deckt seine auf. Wie viele es von jeder gibt, steht in der Tabelle unten.
        Dann bekommt jeder zufällig { part-a_character }, offen. Die { part-bullets } darauf sind deine Lebenspunkte; der <sheriff> hat 1 mehr. Mehr als zu Beginn hast du nie.
        { $sheriff_hand_counts_extra_life ->
            [true] Jeder { part-they_draw } so viele Karten, wie er Lebenspunkte hat, auch der <sheriff>: 3 bis 5.
           *[other] Jeder { part-they_draw } so viele Karten, wie { part-bullets } auf seiner Karte stehen. Für den zusätzlichen Lebenspunkt bekommt der <sheriff> keine Karte.
        } Der Rest ist der <draw_pile={ $name-draw_pile }>. Ist er leer, wird der <discard_pile=Ablagestapel> gemischt und ersetzt ihn.
        Der <sheriff> beginnt, dann geht es im Uhrzeigersinn weiter.
        { $deck ->
            [base80_dodge40] Legt beide Schachteln zusammen: Aus Dodge City bleiben die Karten mit einem Bison in der linken oberen Ecke draußen, die anderen kommen zu allen Karten von BANG!. Die { part-characters } aus beiden sind dabei.
           *[other] {""}
        }
        { $simplified_first_game ->
            [true] In der allerersten Partie dürft ihr die Karten mit dem Buchsymbol weglassen; hier sind das <dynamite>, <jail>, <duel>, <indians>, <general_store> und <volcanic>.
           *[other] {""}
        }

chapter-turn = Dein Zug
    .text =
        Ein <turn=Zug> hat drei Phasen. Liegt <dynamite> oder <jail> vor dir, musst du vorher „<draw_check|{ part-check }>“{ $start_checks ->
            [order_laid] , und zwar in der Reihenfolge, in der die Karten ausgelegt wurden.
           *[other] , für <dynamite> vor <jail>.
        }
        • <phase_draw=Phase 1>: Du { part-you_draw } die 2 obersten Karten vom <draw_pile>.
        • <phase_play=Phase 2>: Du spielst beliebig viele Karten aus oder gar keine, für dich oder gegen andere. Eine nach der anderen: Erst wenn eine Karte zu Ende ist, kommt die nächste.
        • <phase_discard=Phase 3>: Du { part-you_discard } Karten ab, bis du nicht mehr auf der Hand hast als Lebenspunkte. Dieses <hand_limit=Handkartenlimit> gilt nur in diesem Moment. Sind andere dran, dürfen es mehr sein. Welche Karten und in welcher Reihenfolge, bestimmst du.
        In Phase 2 gilt zweierlei:
        • Pro Zug darfst du nur 1 <bang>-Karte ausspielen. Gemeint ist die Karte mit diesem Namen, nicht jeder Treffer.
        • { $same_name_check ->
            [end_of_turn] Am Ende deines Zuges dürfen keine zwei Karten mit gleichem Namen vor dir liegen.
           *[other] Vor niemandem dürfen zwei Karten mit gleichem Namen liegen.
        } Und jeder hat höchstens 1 Waffe: Eine neue ersetzt die alte, die auf den <discard_pile> kommt.
        Sind andere am Zug, antwortest du nur: mit <missed> auf einen Treffer, mit <bang> auf <indians> oder im <duel>, mit <beer>, wenn es dich retten kann.
        Manche { part-characters } und manche Karten ändern diese Zahlen; was auf ihnen steht, geht vor.

chapter-borders = { $green_cards ->
        [true] Braune, blaue und grüne Karten
       *[other] Braune und blaue Karten
    }
    .text =
        Wie eine Karte gespielt wird, zeigt die Farbe { part-border }.
        • <brown_border=Braun>: Tu, was sie sagt. Auf den <discard_pile> kommt sie { $brown_to_discard ->
            [after_effect] danach.
           *[other] schon davor.
        }
        • <blue_border=Blau>: Leg sie offen { $blue_on_others ->
            [true] vor einen Spieler
           *[other] vor dich
        }; sie wirkt, solange sie dort liegt. Die Ausnahme ist <jail>: Diese Karte kommt vor jemand anderen, aber nie vor den <sheriff>.
        { $green_cards ->
            [true] • <green_border=Grün>: Leg sie offen vor dich. In diesem Zug tut sie nichts. Von deinem nächsten Zug an kannst du sie einmal einsetzen, dann kommt sie weg; eine mit <missed_symbol> wirkt, sobald dein Zug vorbei ist, auch wenn andere dran sind.
           *[other] {""}
        }
        Karten, die vor jemandem liegen, sind <in_play=im Spiel>. Alle sehen sie, und andere können sie mit Karten wie <panic> oder <cat_balou> wegnehmen. Aus der Hand trifft es dabei eine zufällige Karte.
        Worauf eine Karte zielt, steht auf ihr: { $any_player_includes_self ->
            [true] ein beliebiger Spieler (auch du selbst)
           *[other] ein anderer Spieler
        }, alle anderen, jemand in einer bestimmten Entfernung oder jemand, den deine Waffe erreicht.
        { $green_cards ->
            [true] Manche Karten kosten eine zweite: Um sie zu spielen, { part-you_discard } du irgendeine andere Handkarte dazu ab.
           *[other] {""}
        }

chapter-distance = { $name-distance }
    .text =
        <distance={ part-the_distance }> zwischen zwei Spielern ist die Zahl der Plätze vom einen zum anderen, auf dem kürzeren Weg. Deine Nachbarn sitzen 1 entfernt, die nächsten 2 und so weiter. Wer raus ist, zählt nicht mehr: Der Kreis schließt sich.
        <mustang>{ $green_cards ->
            [true] { " " }und <hideout> zählen je
           *[other] { " " }zählt
        } 1 dazu, wenn andere dich ansehen. { $green_cards ->
            [true] { $deck ->
                [dodge80] <binocular> zieht
               *[other] <scope> und <binocular> ziehen je
            }
           *[other] <scope> zieht
        } 1 ab, wenn du andere ansiehst. So kann dir jemand näher sein als du ihm. { part-no_distance }
        > Fünf Spieler; Anna sitzt 2 von Ben entfernt. Vor Ben liegt <mustang>: Für Anna ist er jetzt 3 weit weg, sie für ihn weiter nur 2.

chapter-weapons = Waffen
    .text =
        Deine <weapon=Waffe> bestimmt, wie weit du schießen kannst. Die Zahl auf ihr ist { $name-range ->
            [Reichweite] die <range=Reichweite>
           *[other] { $name-distance ->
                [Distanz] die <range=maximale Distanz>
               *[other] der <range=maximal erreichbare Abstand>
            }
        }. Liegt keine vor dir, hast du { part-first_weapon } kann dir niemand nehmen.
        • <schofield>: bis 2
        • <remington>: bis 3
        • <rev_carabine>: bis 4
        • <winchester>: bis 5
        • <volcanic>: bis 1, dafür beliebig viele <bang>-Karten pro Zug
        Treffen kannst du jeden, der nicht weiter weg ist. Die Waffe macht niemanden näher: Für <panic> zählt nur, ob jemand 1 entfernt sitzt, egal welche Waffe du hast.

chapter-shots = Treffer und Abwehr
    .text =
        Eine Karte mit dem <hit_symbol={ $name-hit_symbol }> ist ein <hit=Treffer>. Wen sie trifft, der antwortet sofort, egal wer am Zug ist:
        • Mit <missed> oder einer anderen Karte mit dem <missed_symbol={ $name-missed_symbol }>. Sie wehrt 1 Treffer auf dich ab.
        • Mit <barrel>: Du darfst zuerst „{ part-check }“. Bei Herz ist der Treffer abgewehrt, sonst kannst du immer noch <missed> spielen.
        • Oder gar nicht: Du verlierst 1 Lebenspunkt.
        Abwehren musst du nie. Trifft eine Karte alle, wie <gatling>, antworten alle der Reihe nach im Uhrzeigersinn.
        <indians> und <duel> sind keine Treffer: <missed> und <barrel> helfen nicht. Bei <indians> { part-they_discard } jeder andere 1 <bang>-Karte ab oder verliert 1 Lebenspunkt. Im <duel> geht es mit <bang>-Karten hin und her, der Herausgeforderte zuerst; wer keine mehr { part-they_discard_end }, verliert 1 Lebenspunkt. Diese Karten zählen nicht als die eine pro Zug.
        <ownership=Verursacher> ist, wer die Karte gespielt hat, auch wenn andere den Rest tun. Verlierst du ein <duel>, das du selbst begonnen hast, war es niemand. Und <dynamite> hat nie jemand verursacht.

chapter-check = Eine Karte entscheidet: „{ part-check }“
    .text =
        Bei <barrel>, <jail> und <dynamite> musst du „<draw_check={ part-check }>“: Decke die oberste Karte vom <draw_pile> auf, sieh nach Farbe und Wert in der Ecke, und dann kommt sie auf den <discard_pile>. Was die Karte sonst bedeutet, ist egal.
        • <barrel>: Herz wehrt den Treffer ab.
        • <jail>: Herz macht dich frei. Sonst { $jail_failed ->
            [skip_turn] setzt du den ganzen Zug aus.
           *[other] fallen Phase 1 und 2 aus, du hast nur Phase 3.
        } So oder so kommt die Karte weg.
        • <dynamite>: Bei Pik 2 bis 9 verlierst du 3 Lebenspunkte, und die Karte kommt weg. Sonst wandert sie weiter, { $dynamite_pass ->
            [left_skip_holders] zum nächsten links, der keine hat.
           *[other] zu deinem linken Nachbarn.
        }

chapter-life = Lebenspunkte und { $name-beer }
    .text =
        In deinem Zug bringt <beer> 1 Lebenspunkt zurück, aber nie mehr als zu Beginn. Auch wenn andere dran sind, darfst du die Karte spielen, sobald du { $beer_reaction ->
            [lethal_only] den letzten Lebenspunkt verlierst
           *[any_loss] Lebenspunkte verlierst
        }: { $beer_mode ->
            [prevent] Du verlierst dann 1 weniger.
           *[heal] Du bekommst dann 1 zurück.
        }
        > Du hast 2 Lebenspunkte, und <dynamite> kostet dich 3. Mit zwei <beer>-Karten bleibt dir 1; eine allein hilft nicht.
        Keine andere Karte rettet dich vor dem Ausscheiden; auch <saloon> spielst du nur in deinem Zug.
        { $beer_two_players ->
            [forbidden] Seid ihr nur noch zu zweit, darf niemand mehr <beer> spielen.
           *[other] Seid ihr nur noch zu zweit, bewirkt <beer> nichts mehr.
        }
        { $abilities_optional ->
            [always] Eine <ability=Fähigkeit> zwingt dich zu nichts: Du darfst immer darauf verzichten.
           *[other] Deine <ability=Fähigkeit> wirkt, wann immer ihr Text es sagt. Steht da „darf“, entscheidest du.
        }

chapter-out = Wenn jemand ausscheidet
    .text =
        Wer keinen Lebenspunkt mehr hat und sich nicht retten kann, <eliminate=scheidet aus>: Er deckt seine Rolle auf und { part-they_discard } alle Karten ab, von der Hand und vom Tisch.
        • <reward=Belohnung>: Wer einen <outlaw|{ part-outlaw }> ausschaltet, { part-they_draw } sofort 3 Karten, auch ein anderer <outlaw>.
        • <penalty={ $name-penalty }>: Schaltet der <sheriff> einen <deputy|{ part-deputy }> aus, { part-they_discard } er alle Karten ab, von der Hand und vom Tisch.
        Für <dynamite> gibt es weder das eine noch das andere.

chapter-end = Das Ende
    .text =
        Die Partie ist vorbei, { $end_check ->
            [immediate] und zwar sofort, wenn
           *[other] sobald die laufende Karte zu Ende ist, wenn
        }
        • der <sheriff> raus ist. Ist dann nur noch einer übrig und der ist ein <renegade>, gewinnt er. Sonst gewinnen { part-the_outlaws }, auch wenn von ihnen keiner mehr lebt.
        • kein <outlaw> und kein <renegade> mehr im Spiel ist: Dann gewinnt der <sheriff>, und seine Helfer mit ihm.
        > Übrig sind der <sheriff>, ein <deputy> und ein <renegade>. Der schießt zuerst auf den <sheriff>: Es gewinnen { part-the_outlaws }. Vorher hätte der <deputy|{ part-the_deputy }> gehen müssen.

chapter-three = Zu dritt
    .text = { $three_player_game ->
        [true] Einen <sheriff> gibt es nicht. <deputy>, <outlaw> und <renegade> werden offen ausgeteilt; der <deputy|{ part-the_deputy }> beginnt.
            • <deputy>: Schalte den <renegade|{ part-renegade }> aus.
            • <renegade>: Schalte den <outlaw|{ part-outlaw }> aus.
            • <outlaw>: Schalte den <deputy|{ part-deputy }> aus.
            Es zählt nur, wenn du es selbst tust. Scheidet jemand auf andere Weise aus, gewinnt, wer als Letzter im Spiel bleibt. Wer irgendwen ausschaltet, bekommt 3 Karten, und <jail> darf jeden treffen.
       *[other] {""}
    }

chapter-eight = Zu acht
    .text = { $two_renegades_at_8 ->
        [true] Die Rolle <renegade> gibt es zweimal, und jeder spielt für sich allein. Scheidet der <sheriff> aus, während beide noch im Spiel sind, gewinnen { part-the_outlaws }. Damit der <sheriff> gewinnt, müssen beide raus sein.
       *[other] {""}
    }

chapter-series = Noch eine Partie
    .text = { $series_keep_characters ->
        [off] Rollen und { part-characters } werden für jede Partie neu ausgeteilt.
        [by_agreement] Wer überlebt hat, darf weiterspielen, wer er war, wenn alle Überlebenden einverstanden sind; die Karten behält niemand, und alle anderen bekommen { part-a_character }, zufällig wie zu Beginn. Wenn ihr wollt, wandert die Rolle <sheriff> von Partie zu Partie nach links; die anderen Rollen werden neu ausgeteilt.
       *[other] Wer überlebt hat, darf weiterspielen, wer er war; die Karten behält niemand, und alle anderen bekommen { part-a_character }, zufällig wie zu Beginn. Wenn ihr wollt, wandert die Rolle <sheriff> von Partie zu Partie nach links; die anderen Rollen werden neu ausgeteilt.
    }

chapter-events = Ereigniskarten
    .text =
        Zwei Erweiterungen bringen Ereigniskarten in jede Ausgabe: { $name-expansion_high_noon } und { $name-expansion_fistful }. Eine Karte heißt jeweils wie die Erweiterung: Mischt die übrigen und legt diese eine darunter. Der Stapel liegt offen, so sieht jeder, was als Nächstes kommt.
        Der <sheriff> deckt zu Beginn jedes seiner Züge eine auf, ab dem zweiten, noch vor allem anderen. Sie gilt für alle, bis die nächste sie zudeckt; die letzte bleibt bis zum Ende.
        Was ein Ereignis „zu Beginn des Zuges“ tut, kommt vor <dynamite> und <jail>.
        { $three_player_game ->
            [true] Zu dritt deckt auf, wer begonnen hat.
           *[other] {""}
        }
        Auch mit beiden Erweiterungen gibt es nur einen Stapel: Mischt alle Ereignisse, nehmt ungesehen { $event_cards } davon und legt zufällig eine der beiden Titelkarten darunter.
        Ein Regelheft haben wir zu keiner von beiden: Diese Regeln folgen den Texten der Karten und den Antworten von Autor und Verlag.

## Beispiele zum Spielen, nach Kapitel: was man probieren kann

example-distance = Gegenüber liegt { $name-mustang }. Welche deiner Waffen trifft so weit?
example-weapons = Ein Schuss im Zug, bis { $name-volcanic } vor dir liegt. Was spielst du zuerst?
example-shots = Was hilft wem gegen { $name-duel }, { $name-indians } und { $name-bang }? Vor einem liegt { $name-barrel }.
example-check = Leg { $name-dynamite } vor dich und { $name-jail } vor jemand anderen, beende deinen Zug und sieh zu, was aufgedeckt wird.
example-life = Du hast noch 1 Leben. Was behältst du für die Züge der anderen?
