# The web table: seats, hand, questions, panels, the end, replays.

## A card, and what can be done with it

choice-card = { $card } { $rank }{ $suit ->
    [spades] ♠
    [hearts] ♥
    [diamonds] ♦
   *[clubs] ♣
}
choice-unknown = ?
choice-person = { $who } ({ $character })
choice-counts = { $card } counts; on top of the discard pile: { $top }
choice-do = { $verb ->
    [use] Use { $card }
    [discard] Discard { $card }
    [take] Take { $card }
    [return] Put back { $card }
   *[play] { $card }
}
choice-ability = Ability: { $character }
    .cards = Ability: { $character }, discarding { $cards }
choice-whole = { $done }
    .target = { $done } → { $target }
    .take-target = { $done } → { $target }: { $take }
    .pay = { $done }, discarding { $pay }
    .pay-target = { $done } → { $target }, discarding { $pay }
    .pay-take-target = { $done } → { $target }: { $take }, discarding { $pay }


## Seats

table-title = Table { $code }
table-others = The other players
table-my_place = My place
table-my_hand = My hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-no_cards = No cards in hand
table-bot = Bot
table-away = away
table-out = out
table-won = Winner
table-has_turn = has the turn
table-hand_count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
table-reach = reach { $reach }
table-distance = distance { $distance }
table-distance_parts = { $distance } ({ $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}{ $remoteness ->
    [0] { "" }
   *[other] , +{ $remoteness } for their cover
}{ $sight ->
    [0] { "" }
   *[other] , −{ $sight } for your sight
})
table-in_play = in play: { $cards }
table-suspected = suspected: { $role }
table-can_be_chosen = can be chosen
table-can_not_be_chosen = can not be chosen; press to learn why
table-borrowed = At the moment with the ability of { $character }
table-role_secret = secret
table-aim = Aim
table-suspicion = My suspicion
table-suspicion_private = Only you see this mark: it never leaves this device.
table-no_suspicion = None
table-level_easy = easy
table-level_normal = normal
table-level_hard = hard
table-level_expert = expert
table-mute = Mute
table-unmute = Hear again
table-explain = Why this move?
table-nothing_to_explain = There is no move to explain yet.

## Middle of the table

table-deck = { $name-draw_pile }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-discards = { $name-discard_pile }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
    .top = { $name-discard_pile }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, on top { $top }

## Choosing

table-question = What is asked
table-card_playable = { $card }, playable
table-card_picked = { $card }, chosen
table-card_why = { $card }: { $why }
table-step_target = { $what }: choose a target.
table-step_take = { $what }: which card?
    .target = { $what } → { $target }: which card?
table-step_pay = { $what }: choose the card that you discard for it.
table-step_price = { $what }: choose { $count ->
    [one] one more card
   *[other] { $count } cards
} to discard.
table-step_whole = { $what }
table-back = Back
table-use_ability = Ability: { $character }
table-if_not = If you do nothing: { $pass }
table-seconds = { $count ->
    [one] { $count } second left
   *[other] { $count } seconds left
}
table-nudge = We are waiting!
table-nudged = The others are waiting for you
table-your_turn = Your move!
table-from_hand = hand ({ $count })
table-counts = This one counts
table-ends_on_top = On top of the discard pile:
table-fold = Look at the table
table-unfold = Back to the question
table-do_it = Do it all the same
table-do_not = Better not
table-never_ask = Never ask again
table-regret_full_life = You have all your life points: it would be wasted.
table-regret_worse_weapon = The weapon in front of you reaches further than this one.
table-regret_on_self = You are about to do this to yourself.

## Panels

table-panels = Log, chat, rules, options
table-log = Log
table-log_all = All
table-log_fights = Fights
table-log_cards = Cards
table-log_of = Only lines about
table-log_everybody = Everybody
table-log_empty = Nothing to tell yet.
table-moment = Moment { $seq }
table-chat = Chat
table-chat_empty = Nobody has said anything yet.
table-chat_off = There is no chat at this table; the phrases work.
table-chat_write = Say something
table-chat_send = Send
table-chat_name = Say your name to join in
table-phrases = Phrases
table-to_whom = To whom
table-to_everybody = To everybody
table-say_hello = Howdy!
table-say_good_luck = Good luck!
table-say_good_game = Good game!
table-say_thanks = Thank you!
table-say_sorry = Sorry!
table-say_nice_shot = Nice shot!
table-say_ouch = Ouch!
table-say_trust_me = Trust me.
table-say_i_am_deputy = I am on the side of the law!
table-say_shoot_him = Shoot!
    .target = Shoot: { $target }!
table-say_help = Help!
table-say_hurry = Hurry up!
table-say_well_played = Well played!
table-say_oops = Oops.
table-say_laugh = Ha ha!
table-say_tip_hat = I tip my hat.
table-rules = Rules
table-look_up = Look up a card or character
table-house_rules = House rules
table-roles = Roles
table-cards = Cards
table-characters = Characters
table-rulings = Rulings on it
table-no_rulings = There is no ruling on it.
table-options = Table
table-animation = Speed of the cards
table-speed_none = None
table-settings = Settings
table-invite = Copy the link
table-copied = Copied
table-stand_up = Let a bot play for me
table-sit_back = Take my seat back
table-leave = Leave
table-home = Home page
table-close = Close
table-sound = Sound
table-skip = Skip the animation
table-loading = The table is being laid …
table-agreed = Agreed at this table
table-edition = Edition
table-players = Players
table-pace = Time to think
table-pace_relaxed = relaxed
table-pace_normal = normal
table-pace_fast = fast
table-pace_none = no clock
table-spectators = Spectators
table-dead_see = Those who are out may see all cards
table-rated = Rated
table-series = Series
table-game_number = game { $count }
table-yes = yes
table-no = no
table-yes_public_only = yes, they see only what everybody sees

## What goes on around the game

table-paused = The game is paused.
table-paused_storage = The game is paused: nothing can be saved at the moment.
table-paused_rules = The game is paused: it needs another version of the rules.
table-bot_plays = A bot is playing for you.
table-you_are_out = You are out of the game.
table-look_open = Show all cards
table-look_closed = Hide the cards again
table-watching = You are watching and see what everybody sees.
table-curtain = { $who }: your turn at this device
table-curtain_hint = The others look away. Nothing is shown before you open.
table-curtain_open = I am { $who }: open

## The end

table-end = The end of the game
table-over = The game is over
table-side_wins = Victory: { $side }
table-why_law = Every { $name-outlaw } and every { $name-renegade } is out of the game.
table-why_outlaw = The { $name-sheriff } is out of the game.
table-why_renegade = Nobody else is left, and the { $name-sheriff } was the last to go.
table-why_three = With three players: whoever eliminates the right opponent, or is the last one left, wins.
table-you_won = You have won!
table-you_lost = You have lost.
table-again = Play again
table-again_keep = Again, and as { $character }
table-wants_again = wants to play again
table-see_replay = Replay
table-look_at_table = Look at the table
table-star_passes = In this series the star passes on to the next player.
table-score = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
table-awards = Awards
table-award_deadeye = Deadeye – took { $count ->
    [one] { $count } life point
   *[other] { $count } life points
} from others
table-award_medic = Doctor – regained { $count ->
    [one] { $count } life point
   *[other] { $count } life points
}
table-award_escapist = Slippery – escaped { $count ->
    [one] { $count } hit
   *[other] { $count } hits
}
table-award_busy = Busy hands – played { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-award_punchbag = Tough as leather – lost { $count ->
    [one] { $count } life point
   *[other] { $count } life points
}
table-who_shot_whom = Who shot whom
table-timeline = Life points over time
table-fair = A fair shuffle
table-fair_hint = The fingerprint of the shuffle was published before the first card, the seed after the last: anybody can check that they belong together.
table-commitment = Fingerprint:
table-seed = Seed:
table-verify = Check it
table-is_fair = The shuffle is the one that was promised, and every move was legal.
table-is_not_fair = This does not fit: the shuffle or a move is not as it should be.
table-chances = Chances of winning
table-chances_hint = How good the chances of each side were, moment by moment.
table-analyse = Work it out
table-not_available = This is not available.

## Replay

table-replay = Replay
table-all_replays = All replays
table-seen_by = Seen from the place of
table-all_open = All cards open
table-share_moment = Copy the link to this moment
table-to_start = To the beginning
table-step_back = One step back
table-play = Play
table-pause = Pause
table-step_on = One step on
table-to_end = To the end
table-scrub = Moment of the game
table-rate = Speed

## Keys

table-key_card = choose a card of the hand
table-key_arrows = move within hand, seats and cards
table-key_seats = to the seats (to the first possible target)
table-key_hand = to the hand (to the first playable card)
table-key_pass = end the turn, take the hit, decline
table-key_ability = use the ability
table-key_inspect = read about the card or player in focus
table-key_back = one step back
table-key_log = log
table-key_chat = chat
table-key_rules = rules
table-key_sound = sound on or off
table-key_skip = skip the animation
