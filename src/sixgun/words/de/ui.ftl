# Wörter, die jeder Tisch braucht, worauf auch immer er gezeichnet ist.

## Was ein Spieler tun kann

verb-pass = Passen
verb-play = Ausspielen
verb-use = Einsetzen
verb-discard = { $name-discard_card ->
    [abwerfen] Abwerfen
   *[other] Ablegen
}
verb-draw = { $name-barrel }: { $name-draw_check ->
    [Ziehen] ziehen
   *[other] { $name-draw_check }
}
verb-take = Nehmen
verb-ability = Fähigkeit
verb-name = Wählen
verb-return = Zurücklegen

## Wo eine Karte sein kann

place-deck = { $name-draw_pile }
place-discards = { $name-discard_pile }
place-display = { $name-display }
place-resolving = { $name-resolving }
place-box = { $name-box }
place-hand = { $who } ({ $name-hand })
place-in_play = { $who } ({ $name-in_play })

## Satzteile

ui-card = { $card } ({ $suit } { $rank })
ui-random_card = eine zufällige Handkarte
# Wegen welcher Karte von wem gefragt wird.
ui-cause = { $card }
    .by = { $by }
    .by-card = { $card } ({ $by })
ui-asked = { $cause }: { $question }
ui-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
ui-life = { $count ->
    [one] { $count } Lebenspunkt
   *[other] { $count } Lebenspunkte
}
ui-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
