# Was jemand gefragt wird. Der Wert spricht den Gefragten an; `others` ist für die, die auf $who warten; `pass`
# ist der Knopf fürs Nichtstun und sagt, was dann geschieht. Jedes andere Attribut ist eine vollere Form, wenn ihre
# Angaben bekannt sind: wie viele ($count), um wen es geht ($target, $by), wessen Fähigkeit ($character).
# Davor kann der Anlass stehen (siehe ui-asked); wo es ihn gibt, kommt der Satz ohne Doppelpunkt aus.

prompt-play_phase = Du bist dran: Spiel Karten oder beende deinen Zug.
    .pass = Zug beenden
    .others = { $who } ist dran
prompt-discard_phase = Zu viele Handkarten: { $name-distance ->
    [Distanz] Leg
   *[other] Wirf
} eine ab.
    .count = Zu viele Handkarten: { $name-distance ->
        [Distanz] Leg
       *[other] Wirf
    } { $count } ab.
    .others = { $who } { $name-distance ->
        [Distanz] legt
       *[other] wirft
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
prompt-may_use = Willst du deine Fähigkeit nutzen?
    .character = { $character }: Willst du die Fähigkeit nutzen?
    .pass = Verzichten
    .others = { $who } überlegt
prompt-draw_from_hand = Deine erste Karte: vom { $name-draw_pile } oder blind aus einer fremden Hand?
    .pass = Vom { $name-draw_pile }
    .others = { $who } { $name-take_card ->
        [ziehen] zieht
       *[other] nimmt
    } Karten
prompt-draw_from_discards = Deine erste Karte: vom { $name-draw_pile } oder oben vom { $name-discard_pile }?
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
    .others = { $who } sucht sich Karten aus
prompt-shot = Das gilt dir! Wehr den Treffer ab oder verlier 1 Leben.
    .count = Das gilt dir! Wehr ab ({ $count } × { $name-missed }) oder verlier 1 Leben.
    .pass = Einstecken (−1 Leben)
    .others = { $who } { $name-distance ->
        [Distanz] wird angegriffen
       *[other] steht unter Beschuss
    }
prompt-duel = Antworte mit { $name-bang } oder verlier 1 Leben.
    .pass = Aufgeben (−1 Leben)
    .others = { $who } muss im { $name-duel } antworten
prompt-indians = Antworte mit { $name-bang } oder verlier 1 Leben.
    .pass = Einstecken (−1 Leben)
    .others = { $who } braucht { $name-bang }
prompt-prevent = Gleich verlierst du Leben. Halt dagegen oder steck es ein.
    .count = Gleich verlierst du { $count } Leben. Halt dagegen oder steck es ein.
    .pass = Einstecken (−{ $count } Leben)
    .others = { $who } verliert gleich Leben
# $count: wie viele Leben fehlen, um im Spiel zu bleiben.
prompt-last_chance = { $beer_reaction ->
    [any_loss] Du hast Leben verloren. Hol dir welche zurück oder mach weiter.
   *[lethal_only] Du gehst zu Boden! Hol dir Leben zurück, sonst bist du raus.
}
    .count = { $count ->
        [0] Du hast Leben verloren. Hol dir welche zurück oder mach weiter.
       *[other] Du gehst zu Boden! Hol dir { $count } Leben zurück, sonst bist du raus.
    }
    .pass = { $count ->
        [0] Weitermachen
       *[other] Ausscheiden
    }
    .others = { $beer_reaction ->
        [any_loss] { $who } hat Leben verloren und überlegt
       *[lethal_only] { $who } geht zu Boden
    }
prompt-which_counts = Welche Karte gilt? Und welche liegt danach obenauf?
    .others = { $who } wählt, welche Karte gilt
prompt-pick = Nimm dir eine Karte.
    .others = { $who } nimmt sich eine Karte
prompt-brawl = Welche Karte muss weg?
    .target = Welche Karte soll { $target } verlieren?
    .pass = Keine
    .others = { $who } teilt Schläge aus
prompt-share = Nimm dir eine der hinterlassenen Karten.
    .by = { $by } hinterlässt Karten: Nimm dir eine.
    .others = { $who } nimmt sich eine Karte
prompt-last_discard = Du bist raus: Welche Karte kommt als nächste auf den { $name-discard_pile }?
    .others = { $who } räumt den Platz
