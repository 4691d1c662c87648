# Words of every table, whatever it is drawn on.

## What a player can do

verb-pass = Pass
verb-play = Play
verb-use = Use
verb-discard = Discard
verb-draw = { $name-draw_check }
verb-take = Take
verb-ability = Ability
verb-name = Choose
verb-return = Put back

## Pieces of a sentence

ui-card = { $card } ({ $rank } of { $suit })
ui-random_card = a random hand card
ui-list = { $list } and { $last }
ui-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ui-life = { $count } life
ui-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
