# Slova, která potřebuje každý stůl, ať je nakreslen na čemkoli.

## Co může hráč dělat

verb-pass = Nic
verb-play = Zahrát
verb-use = Použít
verb-discard = Odhodit
verb-draw = { $name-draw_check }
verb-take = Vzít
verb-ability = Schopnost
verb-name = Vybrat
verb-return = Vrátit

## Kde může karta být

place-deck = { $name-draw_pile }
place-discards = { $name-discard_pile }
place-display = { $name-display }
place-resolving = { $name-resolving }
place-box = { $name-box }
place-hand = { $who } ({ $name-hand })
place-in_play = { $who } ({ $name-in_play })

## Části vět

ui-card = { $card } ({ $suit } { $rank })
ui-random_card = náhodná karta z ruky
# Kvůli které kartě a čí se hra ptá.
ui-cause = { $card }
    .by = { $by }
    .by-card = { $card } ({ $by })
ui-asked = { $cause }: { $question }
ui-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
ui-life = { $count ->
    [one] { $count } život
    [few] { $count } životy
   *[other] { $count } životů
}
ui-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
