# What the pages around the web table say.

## Everywhere

web-home = Home
web-menu = Menu
web-more = More
web-skip = Skip to content
web-close = Close
web-cancel = Cancel
web-loading = Loading…
web-try_again = Try again
web-yes = yes
web-no = no
web-copied = Copied.
web-language = Language
web-imprint = Sixgun is free software. BANG! was designed by Emiliano Sciarra; we are not affiliated with its publishers.
web-offline = You’re offline. We’ll reconnect when the network is back.
web-missing = Missed!
web-missing_hint = That page doesn’t exist.

## Home

web-hero = High noon. Your move.
web-hero_lead = The BANG! card game in your browser. One sheriff, secret roles, no one to trust. Nothing to install, no account.
web-deal = Deal me in
web-dealing = Dealing…
web-shuffling = Shuffling…
web-deal_hint = Play bots right now
web-deal_seed = Deal number { $seed }
web-deal_random = Shuffle instead
web-edition = Edition
web-players = Players
web-bots = Bots
web-level = Bot level
web-level_easy = Greenhorn
web-level_normal = Cowhand
web-level_hard = Gunslinger
web-level_expert = Legend
web-continue = Continue playing
web-go_on = Resume
web-with_friends = Play with friends
web-learn = Learn the game
web-create = Create a table
web-create_hint = Friends, bots, your rules
web-tables = Tables
web-tutorial = Tutorial
web-tutorial_hint = Learn to play in three minutes
web-hotseat = Pass and play
web-rules = Rules
web-rules_hint = How to play, every card, every edition
web-replays = Replays
web-join = Join with a code
web-join_hint = Got a code or a link? Paste it here.
web-join_button = Join
web-code = Table code
web-code_placeholder = Code or link
web-code_wrong = Codes have 6 or 10 letters and digits.

## Name

web-name_title = What should we call you?
web-name_label = Your name at the table
web-name_hint = Up to 24 characters. No account, no password.
web-name_save = OK
web-guest = Guest
web-name_change = Change name
web-rename = Change your name ({ $name })
web-known_as = You play as { $name }
web-unknown = You haven’t picked a name yet.

## Settings

web-settings = Settings
web-theme = Theme
web-theme_system = System
web-theme_saloon = Saloon
web-theme_noon = Noon
web-theme_night = Night
web-theme_contrast = High contrast
web-speed = Animation speed
web-speed_none = Off
web-speed_normal = Normal
web-speed_double = 2×
web-speed_fourfold = 4×
web-motion = Motion
web-motion_system = System
web-motion_full = Full
web-motion_reduced = Reduced
web-announce = Read aloud by a screen reader
web-announce_everything = Everything
web-announce_mine = What concerns you
web-announce_nothing = Nothing
web-sound = Sounds
web-sound_hint = Shots, cards, and a bell on your turn
web-volume = Volume
web-confirm = Warn before wasteful moves
web-confirm_hint = For example a Beer at full life
web-one_tap = Play with one tap
web-one_tap_hint = For experts: the first tap on a card plays it
web-vibrate = Vibration
web-vibrate_hint = On a phone, when it’s your move
web-title_alert = “Your turn” in the tab title
web-title_alert_hint = So you notice from another tab
web-notify = “Your turn” on a locked phone
web-notify_hint = A notification when the game is in the background
web-notify_refused = This browser does not allow it here.
web-single_keys = Single-key shortcuts
web-single_keys_hint = Off: letters and digits do nothing, Tab, Enter and Esc still work

## Shortcuts

web-keys = Keyboard shortcuts
web-key_sheet = Show this list
web-key_tab = Next control
web-key_enter = Activate
web-key_escape = Close, or undo a selection

## Creating a table

web-create_lead = Pick a preset, change what you like, invite people. We’ll remember it.
web-create_button = Create table
web-presets = Presets
web-preset_friends = Game night
web-preset_friends_hint = Private, by link; 30 seconds a move
web-preset_first = First game
web-preset_first_hint = Simplified where the edition allows it, no clock
web-preset_open = Public game
web-preset_open_hint = Anyone can join or watch
web-preset_match = Ranked game
web-preset_match_hint = Fast, rated, no spectators
web-bot_fewer = Remove a bot
web-bot_more = Add a bot
web-seats_free = { $count ->
    [0] No seats left for people
    [one] { $count } seat left for people
   *[other] { $count } seats left for people
}
web-pace = Clock
web-access = Who may join, watch and talk
web-access_public = public
web-access_private = only with the link
web-pace_relaxed = Relaxed
web-pace_relaxed_hint = 90 s a move, 5 min in reserve
web-pace_normal = Normal
web-pace_normal_hint = 30 s a move, 2 min in reserve
web-pace_fast = Fast
web-pace_fast_hint = 12 s a move, 30 s in reserve
web-pace_none = No clock
web-pace_none_hint = Take all the time you need
web-public = Public
web-public_hint = Listed; anyone can sit down
web-spectators = Spectators
web-spectators_hint = Anyone with the link can watch, without hidden cards
web-chat = Chat
web-chat_hint = Typed messages; quick phrases always work
web-dead = Eliminated players see all cards
web-dead_hint = Once you’re out, you may look at every hand
web-rated = Rated
web-rated_hint = Counts towards the ranking
web-deal_title = Setup
web-choose_characters = Choose from two characters
web-choose_characters_hint = Everyone gets two and keeps one
web-simplified = Simplified first game
web-simplified_hint = The rulebook’s variant for beginners
web-as_booklet = { $value } (rulebook)
web-house_rules = House rules
web-house_rules_count = { $count ->
    [0] none
    [one] { $count } changed
   *[other] { $count } changed
}
web-house_rules_hint = Change any rule the editions disagree on.
web-house_rules_reset = Reset to the rulebook
web-practice = Practice
web-practice_hint = Pick roles and characters yourself. Never rated.
web-fixed_roles = Roles of the seats { $seats }
web-fixed_characters = Characters of the seats { $seats }
web-fixed_position = Hands, deck and everything else
web-fixed_shuffle = The shuffle
web-practice_role = Role of seat { $number }
web-practice_character = Character of seat { $number }
web-by_chance = random
web-position = Start from a position
web-position_hint = Paste a position, or leave empty for a normal deal.
web-seat = Seat { $number }

## Lobby

web-table_title = Table { $code }
web-lobby = Waiting to start
web-lobby_invited = { $count ->
    [one] { $count } open seat. Sit down!
   *[other] { $count } open seats. Sit down!
}
web-lobby_full = The table is full, but you can watch.
web-lobby_free = { $count ->
    [one] { $count } open seat: invite someone or add a bot.
   *[other] { $count } open seats: invite someone or add bots.
}
web-lobby_waiting = Waiting for { $names }
web-lobby_startable = Everyone’s ready. Deal!
web-lobby_host_starts = Everyone’s ready. Waiting for the host.
web-seats = Seats
web-seat_free = Open seat
web-sit_here = Sit here
web-sit_down = Sit down
web-watch = Watch
web-get_ready = I’m ready
web-is_ready = Ready
web-not_ready = Not ready
web-deals = Dealer
web-away = Away
web-start = Deal
web-fill_and_start = Fill with bots and deal
web-leave = Leave
web-me = you
web-hand_over = Make host
web-ask_first = Ask me first
web-ask_first_hint = You decide who sits down
web-knocks = Asking for a seat
web-admit = Let { $name } sit down
web-turn_away = Turn { $name } away
web-close_table = Close the table
web-about_person = More about { $name }
web-remove_player = Send away
web-ban_player = Send away for good
web-mute_player = Mute
web-block_player = Block
web-blocks = People you have blocked
web-unblock = Unblock { $name }
web-blocked = You will not hear { $name } any more.
web-report_insults = Report insults
web-report_name = Report the name
web-report_cheating = Report cheating
web-report_other = Report something else
web-reported = Thank you. The operator of this server is told about { $name }.
web-bot_of = { $level } bot
web-bot_level = Bot in seat { $number }
web-bot_remove = Remove bot { $name }
web-won_games = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
web-watchers = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
web-invite = Invite
web-copy_link = Copy link
web-share = Share
web-share_text = Come and play BANG! with me: table { $code }
web-qr = QR code
web-reach_network = For everyone on the same Wi-Fi as this device
web-reach_device = This link works only on this device. To let friends on the same Wi-Fi in, stop the game and start it again with { $command }
web-other_link = Another address
web-to_rules = Rules of this edition

## Line and table

web-no_table = Table not found
web-closed = This table is closed
web-closed_hint = This table has ended.
web-to_replay = Watch the replay
web-reconnecting = Connection lost. Reconnecting…
web-restarting = Server restarting. Your game is safe.
web-only_players = Only its players can see this table.
web-outdated = The server has been updated. Reload this page to play on.
web-reload = Reload

## Lists

web-table_of = { $name } · { $code }
web-tables_open = Open seats
web-tables_running = Games to watch
web-tables_none = No open tables right now. Start one!
web-status_lobby = waiting
web-status_playing = playing
web-status_over = between games
web-status_closed = closed
web-replays_which = Show
web-replays_mine = Your games
web-replays_public = Public games
web-replays_none = No games yet.
web-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
web-i_won = Won
web-i_lost = Lost
web-ranking = Ranking
web-ranking_hint = Rated games only, adjusted for uneven sides.
web-ranking_none = No rated games yet.
web-results = Results
web-my_results = Your results
web-place = Rank
web-name = Name
web-rating = Rating
web-games = Games
web-wins = Wins
web-win_share = Win rate
web-won_of = { $wins } of { $games }
web-results_none = No finished games yet.
web-by_role = By role
web-by_edition = By edition
web-by_character = By character

## Rules

web-rulebook = Rulebook
web-rulebook_hint = The whole game, as this edition has it. Dotted words lead to their rule.
web-try_example = Try it at a table
web-rulebook_print = Print
web-rulebook_contents = Chapters
web-rulebook_terms = Terms from A to Z
web-distances_you = You
web-distances_reached = Distance { $distance }, in range
web-distances_too_far = Distance { $distance }, out of range
web-distances_range = Your range
web-distances_nearer = { $deck ->
    [dodge80] { $name-binocular }
   *[other] { $name-scope }
} in front of you: −1
web-distances_hint = Red is in range. Press a player to give them { $name-mustang }.
web-rules_sections = Rules sections
web-rules_cards = Cards
web-rules_characters = Characters
web-rules_roles = Roles
web-rules_events = Event cards
web-rules_settings = Edition differences
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
web-rulings = Questions
web-rulings_none = No questions on this.
web-rulings_ledger = { $count ->
    [one] { $count } entry of the ledger, in English
   *[other] { $count } entries of the ledger, in English
}
web-source_lines = Rulebook, lines { $lines }
web-source_decided = No rulebook says so; this is how it is played here
web-source_silent = This rulebook does not say so; others do
web-roles_by_players = Roles by player count
web-compare_with = Compare with
web-compare_only = Differences only
web-compare_count = { $count ->
    [one] { $count } difference
   *[other] { $count } differences
}

## One device

web-hotseat_lead = One device for everyone. A curtain hides your hand until the next player is ready.
web-people = People
web-hotseat_count = That makes { $players } players; this edition takes { $fewest } to { $most }.
web-hotseat_names = Names
web-hotseat_name = Player { $number }

## Privacy

web-privacy = Privacy and imprint
web-privacy_kept = We keep your name, a random ID, your games and the chat of running tables. No e-mail, no ads.
web-privacy_browser = One cookie holds your ID; your settings and guesses never leave this browser.
web-privacy_others = No third-party requests.
web-privacy_for_days = Finished games are deleted after { $days ->
    [one] one day
   *[other] { $days } days
}.
web-operator = Who runs this server
web-operator_unknown = They have not said so.
web-rejoin = Use another device
web-rejoin_hint = Open this link on another device to keep your name and seats. It works once, within ten minutes. Don’t share it.
web-rejoin_copy = Copy personal link
web-devices = Devices
web-devices_hint = Where you are logged in. Log out a device that you have lost.
web-device_unknown = Unknown browser
web-device_old = Browsers not used lately
web-device_here = this device
web-device_seen = last used { $day }
web-log_out = Log out
web-log_out_device = Log out { $device }
web-log_out_everywhere = Log out everywhere
web-programs = My programs
web-programs_hint = A program of yours can sit down at tables under a name of its own. Everyone sees the 🤖 after it.
web-program_name = Name of the program
web-program_make = Make a token
web-program_token = The token of { $name }, shown only now:
web-program_delete = Delete { $name }
web-log_out_sure = There is no password: only a device where you are still logged in, or a personal link from one, brings you back. Without either, your name, results and seats are out of reach.
web-logged_out = Logged out.
web-my_data = Your data
web-my_data_hint = Download or delete it. In shared games you become an anonymous player.
web-export = Download everything
web-forget = Delete my data
web-forget_sure = This deletes your name, results and seats. It can’t be undone.
web-forgotten = Deleted. So long, partner.

## Tutorial

web-next = Next
web-lesson_step = { $number } of { $count }
web-lesson_skip = Skip
web-lesson_deal = Deal a real game
web-lesson_play_on = Keep playing
web-lesson_welcome = Welcome! { $name-life_token ->
    [bullet] You wear the star: everyone knows you’re the { $name-sheriff }. The bullets
   *[other] Everyone knows you’re the { $name-sheriff }. The { $name-life_token }s
} under your name are your life.
web-lesson_roles = Everyone else’s role is secret. The { $name-outlaw_side } want you out, and so does the { $name-renegade } in the end. Find them first.
web-lesson_distance = Each seat shows how far away it is. You can only hit your neighbours; the player across is at distance 2.
web-lesson_weapon = A better weapon has more range. Tap { $name-schofield } to read it, and again to put it in play.
web-lesson_bang = Now { $name-bang }: tap it, then the player across. One a turn. { $name-missed } or { $name-barrel } can stop it.
web-lesson_beer = You’re hurt. { $name-beer }: +1 life.
web-lesson_stagecoach = { $name-stagecoach }: draw 2 cards. Tap a greyed card to see why you can’t play it.
web-lesson_end_turn = Save { $name-missed } for later. You keep one card per life. End your turn.
web-lesson_others = Their turn. Watch who shoots at whom: that gives roles away.
web-lesson_attack = You’re being shot at! The bar says by whom. Play { $name-missed }, or take the hit.
web-lesson_again = Well done. { $name-bart_cassidy } draws a card for every life lost. You’re up again soon.
web-lesson_finish = That’s the game: draw two, play, discard. Hold a card to read it. Ready?
