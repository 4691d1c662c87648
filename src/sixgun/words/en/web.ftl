# What the pages around the web table say.

## Everywhere

web-home = Home
web-menu = Menu
web-more = More
web-skip = Skip to the content
web-close = Close
web-cancel = Cancel
web-loading = One moment …
web-yes = yes
web-no = no
web-copied = Copied.
web-language = Language
web-imprint = Sixgun is free software. BANG! is a game by Emiliano Sciarra; this project has no ties to its publishers.
web-offline = You are offline. We go on as soon as the network is back.
web-missing = Missed!
web-missing_hint = There is no such page.

## Home

web-hero = High noon. Your move.
web-hero_lead = The card game BANG! in the browser: five strangers, four secret roles, one sheriff. Nothing to install, no account.
web-deal = Deal me in
web-dealing = Dealing …
web-deal_hint = A game against bots, at once
web-deal_seed = Deal number { $seed }
web-deal_random = Shuffle instead
web-edition = Edition
web-players = Players
web-bots = Bots
web-level = How well the bots play
web-level_easy = Greenhorn
web-level_normal = Cowhand
web-level_hard = Gunslinger
web-level_expert = Legend
web-continue = Go on where you were
web-go_on = Go on
web-create = Create a table
web-create_hint = For friends and bots, with your rules
web-tables = Tables
web-tables_hint = Join strangers, or watch them
web-tutorial = Tutorial
web-tutorial_hint = Learn it in three minutes
web-hotseat = One device for all
web-hotseat_hint = Pass it round, with a curtain in between
web-rules = Rules
web-rules_hint = Every card, every character, every edition
web-replays = Replays
web-replays_hint = Past games, move by move
web-join = Join with a code
web-join_hint = Somebody gave you six letters or a link? Type it in here.
web-join_button = Join
web-code = Code of the table
web-code_placeholder = Code or link
web-code_wrong = A code has six letters or digits.

## Name

web-name_title = What shall we call you?
web-name_label = Your name at the table
web-name_hint = Up to 24 letters. No account, no password.
web-name_save = That is me
web-name_change = Change the name
web-rename = Change your name ({ $name })
web-known_as = At the table you are called: { $name }
web-unknown = Nobody knows you here yet.

## Settings

web-settings = Settings
web-theme = Look
web-theme_saloon = Saloon
web-theme_night = Night
web-theme_contrast = High contrast
web-speed = Speed of the animations
web-speed_none = None
web-speed_normal = Normal
web-speed_double = Twice
web-speed_fourfold = Four times
web-motion = Movement
web-motion_system = As the system says
web-motion_full = All of it
web-motion_reduced = As little as possible
web-sound = Sounds
web-sound_hint = Shots, cards, and a bell when it is your turn
web-volume = Volume
web-confirm = Ask before regrets
web-confirm_hint = For instance before a Beer that heals nothing
web-vibrate = Vibration
web-vibrate_hint = On a phone, when you are asked
web-title_alert = Alert in the title
web-title_alert_hint = The tab says when it is your turn

## Shortcuts

web-keys = Keys
web-key_sheet = This sheet
web-key_tab = To the next thing that can be used
web-key_enter = Use it
web-key_escape = Close, take back a choice

## Creating a table

web-create_lead = Choose a preset, change what you like, and invite the others. Everything is remembered for next time.
web-create_button = Open the table
web-presets = Presets
web-preset_friends = Evening with friends
web-preset_friends_hint = Private, by link; half a minute for each choice
web-preset_first = First game
web-preset_first_hint = Simplified where the edition knows it, and no clock
web-preset_open = Open table
web-preset_open_hint = Everybody may join or watch
web-preset_match = For the ranking
web-preset_match_hint = Fast, rated, nobody looks over your shoulder
web-bot_fewer = One bot fewer
web-bot_more = One bot more
web-seats_free = { $count ->
    [0] No seat is left for people.
    [one] { $count } seat is left for people.
   *[other] { $count } seats are left for people.
}
web-pace = Clock
web-pace_relaxed = Relaxed
web-pace_relaxed_hint = 90 seconds for each choice, 5 minutes in reserve
web-pace_normal = Normal
web-pace_normal_hint = 30 seconds for each choice, 2 minutes in reserve
web-pace_fast = Fast
web-pace_fast_hint = 12 seconds for each choice, 30 seconds in reserve
web-pace_none = No clock
web-pace_none_hint = Everybody takes their time
web-public = Public
web-public_hint = The table is in the list, and anybody may sit down
web-spectators = Spectators
web-spectators_hint = Whoever has the link may watch; spectators see what everybody sees
web-chat = Chat
web-chat_hint = Free text; the preset phrases always work
web-dead = The dead see everything
web-dead_hint = Whoever is out may look at all hands
web-rated = Rated
web-rated_hint = The game counts for the ranking
web-deal_title = The deal
web-choose_characters = Two characters to choose from
web-choose_characters_hint = Everybody is dealt two and keeps one
web-simplified = Simplified first game
web-simplified_hint = As the booklet suggests it for the first time
web-as_booklet = { $value } (as in the booklet)
web-house_rules = House rules
web-house_rules_count = { $count ->
    [0] none
    [one] { $count } changed
   *[other] { $count } changed
}
web-house_rules_hint = Every point in which the editions differ can be changed.
web-house_rules_reset = Back to the booklet
web-practice = Practice
web-practice_hint = Fix who plays what. Such a game is not rated.
web-practice_role = Role of seat { $number }
web-practice_character = Character of seat { $number }
web-by_chance = by chance
web-position = Begin with this position
web-position_hint = In the notation of docs/notation.md; leave it empty for a fresh deal.
web-seat = Seat { $number }

## Lobby

web-table_title = Table { $code }
web-lobby = Waiting for the deal
web-lobby_invited = { $count ->
    [one] { $count } seat is free. Sit down!
   *[other] { $count } seats are free. Sit down!
}
web-lobby_full = Every seat is taken. You can watch.
web-lobby_free = { $count ->
    [one] { $count } seat is free: invite somebody, or put a bot there.
   *[other] { $count } seats are free: invite somebody, or put bots there.
}
web-lobby_waiting = Not ready yet: { $names }
web-lobby_startable = Everybody is ready: deal!
web-lobby_host_starts = Everybody is ready. The host deals.
web-seats = Seats
web-seat_free = Free seat
web-sit_here = Sit here
web-sit_down = Sit down
web-watch = Watch
web-get_ready = I am ready
web-is_ready = Ready
web-not_ready = Not ready yet
web-deals = Deals the cards
web-away = Away at the moment
web-start = Deal
web-leave = Leave
web-me = you
web-host = host
web-hand_over = Make host
web-bot_of = Bot: { $level }
web-bot_add = Bot …
web-bot_level = Bot on seat { $number }
web-bot_remove = Send the bot away ({ $name })
web-won_games = { $count ->
    [one] { $count } game won
   *[other] { $count } games won
}
web-watchers = { $count ->
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
web-invite = Invite
web-copy_link = Copy the link
web-share = Share
web-share_text = Come and play BANG! with me: table { $code }
web-qr = The link as a QR code
web-to_rules = The rules of this edition

## Line and table

web-no_table = No such table
web-closed = This table is closed
web-closed_hint = Nobody plays here any more.
web-to_replay = To the replay
web-reconnecting = The line is down. Coming back …
web-restarting = The server restarts. Nothing is lost.
web-paused = The server can not write at the moment. The game goes on as soon as it can.
web-elsewhere = You have opened this table in another window.
web-use_here = Play here

## Lists

web-table_of = { $name } · { $code }
web-tables_open = Free seats
web-tables_running = Games to watch
web-tables_none = Nobody is waiting at the moment. Open a table!
web-status_lobby = before the deal
web-status_playing = in play
web-status_over = between two games
web-status_closed = closed
web-replays_which = Which games
web-replays_mine = Mine
web-replays_public = Of public tables
web-replays_none = No games yet.
web-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
web-i_won = Won
web-i_lost = Lost
web-ranking = Ranking
web-ranking_hint = Rated games only. The rating understands that the sides are uneven.
web-ranking_none = No rated game has been played yet.
web-results = Results
web-my_results = My results
web-place = Place
web-name = Name
web-rating = Rating
web-games = Games
web-wins = Wins
web-win_share = Share of wins
web-won_of = { $wins } of { $games }
web-results_none = No finished game yet.
web-by_role = By role
web-by_edition = By edition
web-by_character = By character

## Rules

web-rules_sections = Parts of the rules
web-rules_cards = Cards
web-rules_characters = Characters
web-rules_roles = Roles
web-rules_settings = Differences
web-rules_search = Search
web-rules_found = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
web-rules_nothing = Nothing found.
web-rules_copies = { $count ->
    [one] { $count } in the deck
   *[other] { $count } in the deck
}
web-rules_faces = Suits and ranks
web-rulings = Rulings
web-rulings_hint = From the ledger of rules, in English.
web-rulings_none = The ledger has no entry of its own about it.
web-roles_by_players = Roles by number of players
web-compare_with = Compare with
web-compare_only = Only what differs
web-compare_count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## One device

web-hotseat_lead = Several people play on this device. Before each turn a curtain hides the hand, until the next one is holding the device.
web-people = People
web-hotseat_count = Together { $players } players, but this edition is for { $fewest } to { $most }.
web-hotseat_names = Names
web-hotseat_name = Player { $number }

## Privacy

web-privacy = Privacy
web-privacy_kept = The server keeps your name, a random number that stands for you, the games you played and what was said at running tables. Nothing else: no address, no e-mail, no advertising.
web-privacy_browser = Your browser keeps one cookie that says which random number is yours, and your settings. Your suspicions about the others never leave this browser.
web-privacy_others = No page of Sixgun loads anything from anybody else.
web-rejoin = Another device
web-rejoin_hint = With this personal link you are yourself on another device, too, with your seats. Do not show it to anybody.
web-rejoin_copy = Copy the personal link
web-my_data = What is kept about me
web-my_data_hint = Take it with you, or have it deleted. In games that others played too, a stranger then stands for you.
web-export = Download everything
web-forget = Forget me
web-forget_sure = Your name, your results and your seats are deleted. This can not be undone.
web-forgotten = Forgotten. It was a pleasure.

## Tutorial

web-next = Next
web-lesson_step = { $number } of { $count }
web-lesson_skip = Skip
web-lesson_deal = Deal a real game
web-lesson_play_on = Play on here
web-lesson_welcome = Welcome! You wear the star: everybody knows that you are the { $name-sheriff }. The bullets below your name are your life.
web-lesson_roles = The others hide their roles. Find the { $name-outlaw_side } and the { $name-renegade } and get rid of them; the { $name-outlaw_side } only want you.
web-lesson_distance = At each seat stands how far away it is. You reach only your neighbours; whoever sits opposite is at distance 2.
web-lesson_weapon = A weapon reaches further. Tap { $name-schofield } in your hand to lay it in front of you.
web-lesson_bang = Now { $name-bang }: choose the card, then whoever sits opposite. One { $name-bang } card a turn; only { $name-missed } helps against it.
web-lesson_beer = You are wounded. { $name-beer } gives back 1 life point.
web-lesson_stagecoach = { $name-stagecoach } brings two new cards. A card that can not be played now says why when you tap it.
web-lesson_end_turn = Keep { $name-missed } for later. You may hold as many cards as you have life points. End your turn.
web-lesson_others = Now the others play. Watch who shoots at whom: that tells you who they are.
web-lesson_attack = This one is for you! The bar says who attacks and with what. Play { $name-missed } if you have it, or take the hit.
web-lesson_again = Well done. As { $name-bart_cassidy } you draw a card for every wound. Soon it is your turn again.
web-lesson_finish = That is the game: draw two, play, discard. The rest stands on the cards. Ready?
