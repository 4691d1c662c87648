# The web table: seats, hand, questions, panels, the end, replays.

## A card, and what can be done with it

part-face = { $rank }{ $suit ->
    [spades] ♠
    [hearts] ♥
    [diamonds] ♦
   *[clubs] ♣
}
choice-card = { $card } { part-face }
choice-face = { part-face }
choice-unknown = ?
choice-person = { $who } ({ $character })
choice-counts = Use { $card }; { $top } ends on top of the discard pile
choice-do = { $verb ->
    [use] Use { $card }
    [discard] Discard { $card }
    [take] Take { $card }
    [return] Put { $card } on top
   *[play] { $card }
}
choice-ability = Use ability ({ $character })
    .cards = Use ability ({ $character }), discarding { $cards }
choice-whole = { $done }
    .target = { $done } → { $target }
    .take-target = { $done } → { $target }: { $take }
    .pay = { $done }, discarding { $pay }
    .pay-target = { $done } → { $target }, discarding { $pay }
    .pay-take-target = { $done } → { $target }: { $take }, discarding { $pay }


## Seats

table-title = Table { $code }
table-others = Other players
table-my_place = Your seat
table-my_hand = Your hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-no_cards = No cards in hand
table-bot = Bot
table-away = away
table-out = out
table-ghost = ghost
table-won = Winner
table-has_turn = their turn
table-hand_count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
table-reach = range { $reach }
table-distance = distance { $distance }
table-distance_parts = { $distance } ({ $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}{ $remoteness ->
    [0] { "" }
   *[other] , +{ $remoteness } theirs
}{ $sight ->
    [0] { "" }
   *[other] , −{ $sight } yours
})
table-in_play = in play: { $cards }
table-suspected = your guess: { $role }
table-can_be_chosen = valid target
table-can_not_be_chosen = not a valid target; press to see why
table-borrowed = Has the ability of { $character } until their next turn
table-role_secret = secret
table-aim = Target
table-suspicion = Your guess
table-suspicion_private = Only you see this. It stays on this device.
table-no_suspicion = None
table-mute = Mute
table-unmute = Unmute
table-explain = Why this move?
table-nothing_to_explain = No move to explain yet.

## Middle of the table

table-counts_as = counts as { $suit }
table-hint_events = Tap one to read it.
table-hint_read = Got it
table-events = Event cards
table-event_now = In force: { $event }. { $text }
table-event_next = Next event: { $event }, { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
table-next_event = Next
table-counter_clockwise = Turns go counter-clockwise
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
    }, top card { $top }

## Choosing

table-question = Your move
table-card_playable = { $card }, playable
table-card_picked = { $card }, selected
table-card_why = { $card }: { $why }
table-step_target = { $what }: pick a target.
table-step_take = { $what }: which card?
    .target = { $what } → { $target }: which card?
table-step_pay = { $what }: choose a card to discard.
table-step_price = { $what }: choose { $count ->
    [one] one more card
   *[other] { $count } cards
} to discard.
table-step_whole = { $what }
table-discard_set = Discard { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-back = Back
table-use_ability = Ability: { $character }
table-if_not = If time runs out, a bot answers for you.
table-seconds = { $count ->
    [one] { $count } second left
   *[other] { $count } seconds left
}
table-take_back = Take back
table-taken_back = { $who_is ->
    [you] You take your last choice back.
   *[other] { $who } takes the last choice back.
}
table-nudge = Nudge
table-nudged = Everyone’s waiting for you
table-you = You
# At the owner of Dynamite.
table-fuse = { $name-draw_check } next turn
table-aims = in range of you
table-your_turn = Your move!
table-from_hand = random hand card (1 of { $count })
table-counts = Use this one
table-ends_on_top = Last on the discard pile:
table-fold = Show the table
table-unfold = Back to the choice
table-do_it = Play it anyway
table-do_not = Cancel
table-never_ask = Don’t warn me again
table-regret_full_life = You’re at full life: this would do nothing.
table-regret_worse_weapon = Your current weapon has a longer range.
table-regret_on_self = You’re targeting yourself.

## Panels

table-panels = Log, chat, rules, options
table-log = Log
table-log_filter = Filter the log
table-log_all = All
table-log_fights = Fights
table-log_cards = Cards
table-log_of = Player
table-log_everybody = Everyone
table-log_empty = Nothing has happened yet.
table-moment = Move { $seq }
table-chat_empty = No messages yet.
table-chat_off = Chat is off here. Quick phrases still work.
table-chat_write = Say something
table-chat_send = Send
table-chat_name = Pick a name to chat
table-phrases = Quick phrases
table-to_whom = To
table-to_everybody = Everyone
table-say_hello = Howdy!
table-say_good_luck = Good luck!
table-say_good_game = Good game!
table-say_thanks = Thanks!
table-say_sorry = Sorry!
table-say_nice_shot = Nice shot!
table-say_ouch = Ouch!
table-say_trust_me = Trust me.
table-say_i_am_deputy = I’m with the { $name-sheriff }!
table-say_shoot_him = Shoot!
    .target = Shoot { $target }!
table-say_help = Help!
table-say_hurry = Hurry up!
table-say_well_played = Well played!
table-say_oops = Oops.
table-say_laugh = Ha ha!
table-say_tip_hat = Tips hat.
table-look_up = Look up a card or character
table-roles = Roles
table-cards = Cards
table-characters = Characters
table-options = Table
table-animation = Animation speed
table-invite = Copy invite link
table-copied = Copied
table-stand_up = Let a bot take over
table-sit_back = Take your seat back
table-leave = Leave
table-bots_slow = Slow
table-bots_normal = Normal
table-bots_fast = Fast
table-bots_instant = Instant
table-bots_hint = Hold the table to hurry them.
table-sound = Sound
table-skip = Skip animation
table-loading = Setting up the table…
table-not_loaded = Could not load the cards.
table-agreed = Table settings
table-players = Players
table-dead_see = Eliminated players see all cards
table-series = Series
table-game_number = game { $count }
table-yes_public_only = yes, without hidden cards

## What goes on around the game

table-paused = The game is paused.
table-paused_storage = Paused: the server can’t save right now.
table-paused_rules = Paused: this game needs a different rules version.
table-bot_plays = A bot is playing for you.
table-last_bullet = Last { $name-life_token }!
table-you_are_out = You’re out of the game.
table-killed_by = { $who } got you
table-watch_fast = Watch at 4×
table-new_game = New game
table-look_open = Show all cards
table-look_closed = Hide cards
table-watching = You’re watching. Hidden cards stay hidden.
table-curtain = { $who }: your turn at this device
table-curtain_hint = Everyone else, look away.
table-curtain_open = I’m { $who } – show my hand

## The end

table-end = Game over
table-side_wins = Victory: { $side }
table-why_law = Every { $name-outlaw } and { $name-renegade } is out.
table-why_outlaw = The { $name-sheriff } is out.
table-why_renegade = Last one standing.
table-why_three = Three players: eliminate your target, or be the last one standing.
table-you_won = You won!
table-you_lost = You lost.
table-again = Play again
table-again_keep = Play again as { $character }
table-wants_again = wants to play again
table-see_replay = Replay
table-look_at_table = Look at the table
table-star_passes = Next game the role { $name-sheriff } moves one seat to the left.
table-score = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
table-awards = Awards
table-award_deadeye = Deadeye – took { $count } life
table-award_medic = Doctor – regained { $count } life
table-award_escapist = Slippery – dodged { $count ->
    [one] { $count } shot
   *[other] { $count } shots
}
table-award_busy = Busy hands – played { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-award_punchbag = Tough as leather – lost { $count } life
table-who_shot_whom = Who shot whom
table-timeline = Life over time
table-fair = Fair shuffle
table-fair_hint = The commitment of the server to its part of the shuffle. After the game your browser checks it, and docs/fairness.md says how.
table-seed = Key:
table-shuffled_mine = { $count ->
    [0] You shuffled with the server: no one could choose these cards.
    [one] You and { $count } other shuffled with the server: no one could choose these cards.
   *[other] You and { $count } others shuffled with the server: no one could choose these cards.
}
table-shuffled_others = { $count ->
    [one] You did not shuffle this deal; { $count } player did, with the server.
   *[other] You did not shuffle this deal; { $count } players did, with the server.
}
table-shuffled_server = Only the server shuffled this deal.
table-shuffled_chosen = This table began from a position or with something fixed: its cards were chosen.
table-shuffled_unseen = This browser did not see what the server promised before the deal, so it can’t check it.
table-shuffled_broken_promise = This deal is not what the server promised. Don’t trust it.
table-shuffled_left_out = Your part of the shuffle was sent in time and left out. Don’t trust this deal.
table-shuffled_rewritten = The history of this table was changed after you had seen it. Don’t trust it.
table-shuffles_broken_off = { $count ->
    [one] { $count } shuffle was broken off at this table.
   *[other] { $count } shuffles were broken off at this table.
}
table-shuffle_check = To check the saved game yourself:
table-shuffle_evidence = Your evidence:
table-chances = Win chances
table-chances_hint = Each side’s chance, move by move.
table-analyse = Analyse
table-not_available = Not available.

## Replay

table-replay = Replay
table-all_replays = All replays
table-seen_by = View as
table-all_open = All cards face up
table-share_moment = Copy link to this move
table-to_start = First move
table-step_back = Previous
table-play = Play
table-pause = Pause
table-step_on = Next
table-to_end = Last move
table-scrub = Move
table-rate = Speed

## Keys

table-key_card = pick a hand card
table-key_arrows = move within hand, seats and cards
table-key_seats = go to seats (first valid target)
table-key_hand = go to hand (first playable card)
table-key_pass = go to the button that ends the turn, takes the hit or declines
table-key_ability = use the ability
table-key_inspect = inspect the focused card or player
table-key_back = undo a selection
table-key_take_back = take back your last choice
table-key_log = log
table-key_chat = chat
table-key_rules = rules
table-key_sound = sound on or off
table-key_skip = skip the animation
