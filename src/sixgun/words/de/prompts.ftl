# Was jemand gefragt wird. Der Wert spricht den Gefragten an; `others` ist für die, die auf $who warten; `pass`
# ist der Knopf fürs Nichtstun und sagt, was dann geschieht. Jedes andere Attribut ist eine vollere Form, wenn ihre
# Angaben bekannt sind. $by hat es ausgelöst, $cause ist die Karte, wenn es kein BANG! war; $life bliebe übrig.
# Was eine einzelne Karte fragt, steht bei ihr in cards.ftl.

prompt-play_phase = Du bist dran: Spiel Karten oder beende deinen Zug.
    .pass = { $over ->
        [0] Zug beenden
       *[other] Zug beenden ({ $over } { $name-discard_card })
    }
    .duty = Du bist dran. { $name-law_of_the_west }: Spiel noch { $duty } aus.
    .others = { $who } ist dran
prompt-discard_phase = { $name-discard_card ->
    [abwerfen] Wirf
   *[other] Leg
} { $count } ab: Du darfst { $limit } behalten, eine je Leben.
    .event_card = { $event_card }: Leg { $count } verdeckt auf den { $name-draw_pile }. Du darfst { $limit } behalten.
    .others = { $who } { $name-discard_card ->
        [abwerfen] wirft
       *[other] legt
    } Karten ab
prompt-tidy = Zwei gleiche Karten vor dir: { $name-discard_card ->
    [abwerfen] Wirf
   *[other] Leg
} eine davon ab.
    .others = { $who } räumt auf
prompt-choose_character = Wen spielst du?
    .others = { $who } wählt noch
prompt-name_somebody = Wessen Fähigkeit willst du bis zu deinem nächsten Zug?
    .others = { $who } sucht sich eine Fähigkeit aus
prompt-may_use = { $ability ->
    [bart_cassidy] Für jedes verlorene Leben eine Karte { $name-take_card }?
    [black_jack] Die zweite Karte zeigen? Ist sie rot, bekommst du noch eine.
    [el_gringo] Eine zufällige Karte von dem { $name-take_card }, der dich getroffen hat?
    [kit_carlson] 3 Karten ansehen und 2 behalten, statt 2 zu bekommen?
    [lucky_duke] 2 Karten aufdecken und eine davon wählen?
    [suzy_lafayette] Deine Hand ist leer: eine Karte { $name-take_card }?
    [vulture_sam] Alle Karten des Ausgeschiedenen nehmen?
    [bill_noface] Statt 2 Karten 1 und dazu 1 je fehlendem Leben { $name-take_card }?
    [greg_digger] 2 Leben zurückholen?
    [herb_hunter] 2 Karten { $name-take_card }?
    [molly_stark] Für die gespielte Karte eine neue { $name-take_card }?
    [pixie_pete] 4 Karten statt 2 { $name-take_card }?
   *[other] Willst du deine Fähigkeit nutzen?
}
    .pass = Verzichten
    .others = { $who } überlegt
prompt-draw_from_hand = Deine erste Karte: vom { $name-draw_pile } oder blind aus einer fremden Hand?
    .pass = Vom { $name-draw_pile }
    .others = { $who } { $name-take_card ->
        [ziehen] zieht
       *[other] nimmt
    } Karten
prompt-draw_from_discards = 2 Karten { $name-take_card }?
    .top = Deine erste Karte: vom { $name-draw_pile }, oder { $top } vom { $name-discard_pile }?
    .pass = Vom { $name-draw_pile }
    .others = { $who } { $name-take_card ->
        [ziehen] zieht
       *[other] nimmt
    } Karten
prompt-draw_from_play = 2 Karten { $name-take_card } – oder eine, die vor jemand anderem liegt?
    .pass = 2 Karten { $name-take_card }
    .others = { $who } { $name-take_card ->
        [ziehen] zieht
       *[other] nimmt
    } Karten
prompt-put_back = Zwei behältst du. Welche kommt zurück auf den { $name-draw_pile }?
    .event_card = { $event_card }: Zwei behältst du. Welche kommt dahin zurück, woher sie kam?
    .others = { $who } sucht sich Karten aus
prompt-shot = { $name-distance ->
    [Distanz] { $by } greift dich an
   *[other] { $by } schießt auf dich
}: Wehr ab oder verlier 1 Leben.
    .count = { $name-distance ->
        [Distanz] { $by } greift dich an
       *[other] { $by } schießt auf dich
    }: Wehr ab ({ $count } × { $name-missed }) oder verlier 1 Leben.
    .cause = { $cause_is ->
        [punch] { $by } schlägt nach dir
        [knife] { $by } wirft ein Messer nach dir
       *[other] { $by } greift dich an ({ $cause })
    }: Wehr ab oder verlier 1 Leben.
    .event_card = { $event_card }: Ein Schuss auf dich! Wehr ab oder verlier 1 Leben.
    .pass = { $life ->
        [0] Einstecken (dein letztes Leben!)
       *[other] Einstecken (−1 Leben, noch { $life })
    }
    .others = { $who } { $name-distance ->
        [Distanz] wird angegriffen
       *[other] steht unter Beschuss
    }
prompt-prevent = Gleich verlierst du { $count } Leben: Halt dagegen oder steck es ein.
    .pass = Einstecken (−{ $count } Leben)
    .others = { $who } verliert gleich Leben
# $count: wie viele Leben fehlen, um im Spiel zu bleiben.
prompt-last_chance = { $count ->
    [0] Du hast Leben verloren: Hol dir welche zurück oder mach weiter.
   *[other] Du gehst zu Boden! Hol dir { $count } Leben zurück, sonst bist du raus.
}
    .pass = { $count ->
        [0] Weitermachen
       *[other] Ausscheiden
    }
    .others = { $count ->
        [0] { $who } hat Leben verloren und überlegt
       *[other] { $who } geht zu Boden
    }
prompt-which_counts = { $cause }: Welche Karte gilt? Und welche liegt danach obenauf?
    .others = { $who } wählt, welche Karte gilt
prompt-share = { $by } hinterlässt Karten: Nimm dir eine.
    .others = { $who } nimmt sich eine Karte
prompt-last_discard = Du bist raus: Welche Karte kommt als nächste auf den { $name-discard_pile }?
    .others = { $who } räumt den Platz
prompt-on_top = Welche Karte soll auf dem { $name-discard_pile } obenauf liegen?
    .pass = Egal
    .others = { $who } { $name-discard_card ->
        [abwerfen] wirft
       *[other] legt
    } Karten ab
prompt-daltons = { $name-daltons }: Welche deiner blauen Karten gibst du her?
    .others = Warten, bis { $who } eine blaue Karte hergibt
prompt-blood_brothers = { $name-blood_brothers }: Willst du jemandem 1 Leben geben?
    .pass = Behalten
    .others = { $who } überlegt, 1 Leben herzugeben
prompt-hard_liquor = { $name-hard_liquor }: Karten { $name-take_card } – oder darauf verzichten und 1 Leben zurückholen?
    .pass = Karten { $name-take_card }
    .answer0 = Verzichten (+1 Leben)
    .others = { $who } überlegt: Karten oder 1 Leben
prompt-peyote = { $count ->
    [0] { $name-peyote }: Ist die oberste Karte rot oder schwarz?
   *[other] { $name-peyote }: Richtig! Rätst du weiter?
}
    .pass = Aufhören
    .answer0 = Rot
    .answer1 = Schwarz
    .others = { $who } rät
prompt-ranch = { $count ->
    [0] { $name-ranch }: Willst du Handkarten gegen neue tauschen?
   *[other] { $name-ranch }: { $count } gewählt. Noch welche?
}
    .pass = { $count ->
        [0] Alle behalten
       *[other] { $count } neue { $name-take_card }
    }
    .others = { $who } tauscht Karten
prompt-russian_roulette = { $name-russian_roulette }: Gib { $name-missed } ab oder verlier 2 Leben.
    .pass = { $life ->
        [0] Abdrücken (dein letztes Leben!)
       *[other] Abdrücken (−2 Leben)
    }
    .others = { $who } hat den Revolver: { $name-missed } oder 2 Leben
prompt-ricochet = { $by } schießt auf { $in_play } vor dir: Rette die Karte mit { $name-missed } oder gib sie her.
    .pass = Hergeben
    .others = { $who } kann eine Karte retten
