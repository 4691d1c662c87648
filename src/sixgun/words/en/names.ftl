# Names that stand on no card: roles, phases, places, terms.
# The value is the name in general; an attribute is the name that one edition prints instead.

## Roles and sides

name-sheriff = Sheriff
    .walkingdead = Leader of the Survivors
name-deputy = Deputy
    .walkingdead = Survivor
name-outlaw = Outlaw
    .walkingdead = Savior
name-renegade = Renegade
    .walkingdead = Loner of Hilltop
name-law_side = Law
    .walkingdead = Survivors
name-outlaw_side = Outlaws
    .walkingdead = Saviors
name-renegade_side = Renegade
    .walkingdead = Loner of Hilltop

text-sheriff = You win when every { $name-outlaw } and { $name-renegade } is out. You go first, with 1 extra life.
text-deputy = Protect the { $name-sheriff }: you win together, even if you’re out.
text-outlaw = You win when the { $name-sheriff } is out, even if you are, unless only the { $name-renegade } is left.
text-renegade = Be the last one standing; the { $name-sheriff } must go last.
text-deputy_of_three = Three players: eliminate the { $name-renegade } yourself to win. If anyone goes out another way, the last one standing wins.
text-renegade_of_three = Three players: eliminate the { $name-outlaw } yourself to win. If anyone goes out another way, the last one standing wins.
text-outlaw_of_three = Three players: eliminate the { $name-deputy } yourself to win. If anyone goes out another way, the last one standing wins.

## Phases and turn

name-phase_draw = Draw two cards
name-phase_play = Play any number of cards
name-phase_discard = Discard excess cards
name-turn = turn
name-clockwise = clockwise
name-left_neighbour = left neighbour

## Components and zones

name-playing_card = playing card
    .walkingdead = action card
name-role_card = role card
name-character_card = character card
name-character = character
name-summary_card = summary card
name-player_board = player board
name-life_token = bullet
    .walkingdead = health marker
name-draw_pile = draw pile
name-discard_pile = discard pile
name-display = face-up cards
name-resolving = card being resolved
name-box = box
name-hand = hand
name-in_play = in play
name-brown_border = brown card
name-blue_border = blue card
name-green_border = green card
name-book_symbol = book symbol
name-bison_symbol = bison symbol

text-brown_border = Takes effect once and goes to the discard pile { $brown_to_discard ->
    [after_effect] afterwards
   *[before_effect] first
}.
text-blue_border = Stays in play face up { $blue_on_others ->
    [true] in front of a player
   *[false] in front of you
} and works from there. { $same_name_check ->
    [end_of_turn] At the end of your turn you may not have two of the same name in play.
   *[always] No player may have two of the same name in play.
}
text-green_border = Play it face up in front of you. Use it once on a later turn, then discard it; with the { $name-missed_symbol } on anyone’s turn.

## Key terms

name-life_point = life
name-hand_limit = hand limit
name-ability = character ability
name-hit = hit
name-hit_symbol = BANG! symbol
    .walkingdead = Attack! symbol
name-missed_symbol = Missed! symbol
    .walkingdead = Dodge symbol
name-draw_check = Draw!
    .walkingdead = Reveal!
name-take_card = draw
name-play_card = play
name-discard_card = discard
name-distance = distance
name-range = range
name-reachable_distance = reachable distance
name-weapon = weapon
name-eliminate = eliminate
name-reward = reward
name-penalty = penalty
name-ownership = ownership principle
name-any_player = any player
name-all_other_players = all other players

## Suits and ranks

name-hearts = hearts
name-spades = spades
name-diamonds = diamonds
name-clubs = clubs
name-ranks = 2-10, J, Q, K, A
name-rank_2 = 2
name-rank_3 = 3
name-rank_4 = 4
name-rank_5 = 5
name-rank_6 = 6
name-rank_7 = 7
name-rank_8 = 8
name-rank_9 = 9
name-rank_10 = 10
name-rank_J = J
name-rank_Q = Q
name-rank_K = K
name-rank_A = A
