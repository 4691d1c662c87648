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

## Where a card can be

place-deck = { $name-draw_pile }
place-discards = { $name-discard_pile }
place-display = { $name-display }
place-resolving = { $name-resolving }
place-box = { $name-box }
place-hand = { $who } ({ $name-hand })
place-in_play = { $who } ({ $name-in_play })

## Pieces of a sentence

ui-card = { $card } ({ $rank } of { $suit })
ui-random_card = a random hand card
# Because of which card of whom something is asked.
ui-cause = { $card }
    .by = { $by }
    .by-card = { $card } ({ $by })
ui-asked = { $cause }: { $question }
ui-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ui-life = { $count } life
ui-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
