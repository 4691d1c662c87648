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

## Satzteile

ui-card = { $card } ({ $suit } { $rank })
ui-random_card = eine zufällige Handkarte
ui-list = { $list } und { $last }
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
