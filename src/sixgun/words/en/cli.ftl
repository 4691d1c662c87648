# The command line: help, errors, the plain table, simulations, replays.

## Help

cli-help = Play, host and study the card game BANG!
cli-help-version = Show the version and exit
cli-help-lang = Language: { $names }
cli-help-edition = Edition: { $names }
cli-help-json = Print JSON, for programs
cli-help-play = Play against bots, in the browser or in the terminal.
cli-help-play-plain = Play in the terminal, line by line, instead of the browser
cli-help-play-players = Number of players
cli-help-play-seed = Seed: the same number deals the same game
cli-help-play-seat = Your seat, counted from 0
cli-help-play-bots = Who plays against you. Browser: a level. Terminal: a bot. { $names }
cli-help-play-host = Address of the web table; 0.0.0.0 lets other machines in
cli-help-play-port = Port of the web table (default: the first free one from 8470; 0: any free one)
cli-help-play-no-browser = Start the web table without opening a browser
cli-help-play-set = House rule name=value (repeatable)
cli-help-play-character = Your character
cli-help-play-role = Your role: { $names }
cli-help-play-choose = Choose from two characters
cli-help-play-simplified = The simplified first game, where the edition has one
cli-help-play-name = Your name
cli-help-play-save = Save to this file after every move
cli-help-play-load = Resume this saved game
cli-help-sim = Run bot games and count wins.
cli-help-sim-players = Number of players
cli-help-sim-games = Number of games
cli-help-sim-bots = Bots: { $names }; one name, or one per seat, comma-separated
cli-help-sim-seed = Random seed; same seed, same games
cli-help-sim-jobs = Processes (default: one per core)
cli-help-sim-limit = Abandon a game after this many decisions
cli-help-replay = Show a saved game move by move.
cli-help-replay-file = A saved game
cli-help-replay-seat = Show what this seat saw (counted from 0)
cli-help-replay-open = Show all cards
cli-help-replay-step = Only this move and the table after it (0 = the deal)
cli-help-verify = Check a saved game: shuffle, legality, winners. Exit code 0: the promise given with --saw was kept; 3: consistent with itself, nothing known of a promise; 1: not valid.
cli-help-verify-saw = The commitment that the table showed before the deal
cli-help-verify-mine = Your seat and your share of the shuffle, as 2:5f09…
cli-help-editions = List the editions.

## Errors

cli-error-lang = Unknown language “{ $wanted }”. Choose from: { $names }.
cli-error-edition = Unknown edition “{ $wanted }”. Choose from: { $names }.
cli-error-players = { $edition } is for { $least } to { $most } players, not { $wanted }.
cli-error-seat = No seat { $wanted }: seats are 0 to { $last }.
cli-error-bots = Unknown bot “{ $wanted }”. Choose from: { $names }.
cli-error-level = Unknown level “{ $wanted }” in the browser. Choose from: { $names }.
cli-error-seed = In the browser a seed is at most { $most }.
cli-error-plain-only = { $names }: terminal only. Add --plain.
cli-error-browser-only = { $names }: browser only. Remove --plain.
cli-error-bots-count = Give one bot name, or one for each of the { $seats } seats (you gave { $count }).
cli-error-character = Unknown character “{ $wanted }” in { $edition }. Choose from: { $names }.
cli-error-role = Unknown role “{ $wanted }”. Choose from: { $names }.
cli-error-setting = “{ $wanted }” is not a house rule. Example: beer_mode=prevent
cli-error-options = Can’t start this game: { $reason }.
cli-error-name = Names are 1 to { $most } characters, without “#”.
cli-error-load-options = --load keeps the saved settings: remove { $names }.
cli-error-seat-and-open = Use either --seat or --open, not both.
cli-error-saw = A commitment has 64 hexadecimal digits, unlike “{ $given }”.
cli-error-mine = --mine is a seat and a share of 64 hexadecimal digits, as 2:5f09…, unlike “{ $given }”.
cli-error-step = No move { $wanted }: the game has { $last }.
cli-error-read = Cannot read { $file }: { $reason }.
cli-error-write = Cannot write { $file }: { $reason }.
cli-error-exists = { $file } already exists. Resume it with --load { $file }
cli-error-text = { $file } is not a text file (UTF-8).
cli-error-record = { $file } cannot be replayed: { $reason }.
cli-error-rules = { $file } needs rules version { $theirs }; this is version { $ours }.
cli-error-worker = A worker process died.
cli-error-extra = This needs the package { $package }. Install it with: pip install "sixgun[{ $extra }]"
cli-error-play-extra = The game in the browser needs the package { $package }. Install it with: pip install "sixgun[{ $extra }]". Or play in the terminal: sixgun play --plain

## Editions

cli-editions-name = Edition
cli-editions-title = Title
cli-editions-players = Players
cli-editions-cards = Cards
cli-editions-characters = Characters
cli-version = sixgun { $version }, rules version { $rules }, engine { $compiled ->
    [true] compiled
   *[false] interpreted
}

## The plain table

cli-names = Ada Ben Cleo Dan Eva Finn Gus Hana
cli-title = { $edition }, { $count ->
    [one] { $count } player
   *[other] { $count } players
}
cli-greeting = You are { $who }. Type h for help.
cli-your-role = Your role: { $role }. { $text }
cli-your-character = Your character: { $character }. { $text }
cli-piles = Draw pile { $deck } · discard pile { $discards }
    .top = Draw pile { $deck } · discard pile { $discards }, top card { $top }
cli-display = Face up: { $cards }
cli-event = Event: { $event }
    .text = Event: { $event }. { $text }
cli-event-next = Next event: { $event } ({ $count ->
    [one] { $count } card left
   *[other] { $count } cards left
})
cli-counter-clockwise = Turns go up this list.
cli-col-player = Player
cli-col-character = Character
cli-col-life = Life
cli-col-hand = Hand
cli-col-reach = Range
cli-col-distance = Dist.
cli-col-role = Role
cli-you = you
cli-dead = out
cli-ghost = ghost
cli-has-ability = ability of { $character }
cli-hand = Your hand: { $cards }
cli-hand-as = Your hand, all as { $suit }: { $cards }
cli-no-hand = Your hand is empty.
cli-not-now = Not playable now:
cli-which-target = Target?
cli-which-take = Which card?
cli-which-card = Discard which card?
cli-go-on = Continue
cli-interrupt = { $waiting }. You may use your ability now.
cli-ask = Number
cli-ask-only = Number, or Enter
cli-ask-back = Number, b: back
cli-bad-number = No option { $wanted }: type a number from 1 to { $last }.
cli-bad-input = Type a number from 1 to { $last }, or h for help.
cli-nothing-called = Nothing found for “{ $wanted }”.
cli-meant = Did you mean { $names }?
cli-explain-card = { $name } ({ $colour }): { $text }
cli-explain-character = { $name } ({ $life } life): { $text }
cli-explain-role = { $name }: { $text }
cli-explain-event = { $name } ({ $name-event_card }; { $source }): { $text }
cli-explain-event-now = It is in force.
cli-explain-event-next = It comes next.
cli-explain-event-past = It has been in force already.
cli-explain-event-later = It has not been turned yet.
cli-explain-playable = You can play { $card } now.
cli-explain-refused = You can’t play { $card } now. { $reason }
cli-explain-target = { $card }: { $reason }
    .target = { $card } → { $target }: { $reason }
cli-explain-distance = { $who }: distance { $distance } = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} + { $remoteness } − { $sight } (at least 1); your range is { $reach }.
cli-help-title = What you can type:
cli-help-number = pick an option; Enter if there is only one
cli-help-explain = explain a card, character, role or player
cli-help-rule = search the rules by ID or words
cli-help-pass = do nothing: end the turn, take the hit, decline
cli-help-table = show the table
cli-help-back = back one step
cli-help-save = save the game
cli-help-quit = quit
cli-help-example-explain = ? 2, ? beer
cli-help-example-rule = r BR-BEE-4, r duel
cli-help-example-save = s FILE
cli-save-how = To save: s and a file name.
cli-save-exists = { $file } already exists: choose another name.
cli-saved = Saved to { $file }.
cli-save-first = Save as (Enter: don’t save):
cli-left = You left the table.
cli-left-saved = You left the table. Resume with: sixgun play --plain --load { $file }
cli-you-are-out = You’re out; the others play on.
cli-loaded = { $count ->
    [one] Resumed after { $count } move.
   *[other] Resumed after { $count } moves.
}

## The end

cli-end-title = Game over
cli-end-you-won = You won!
cli-end-you-lost = You lost.
cli-end-law = Every { $name-outlaw } and { $name-renegade } is out. Winners: { $winners }.
cli-end-outlaw = The { $name-sheriff } is out. Winners: { $winners }.
cli-end-renegade = Last one standing, the { $name-renegade } wins: { $winners }.
cli-end-prey = { $winners } eliminated the right target and won.
cli-end-last = Last one standing: { $winners }.
cli-end-key = Shuffle key:
cli-end-replay = Replay: sixgun replay { $file }. Check: sixgun verify { $file }

## Simulations

cli-sim-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $edition }, { $players } players, bots { $bots }, seed { $seed }
cli-sim-settings = House rules: { $settings }
cli-sim-speed = { NUMBER($seconds, maximumFractionDigits: 1) } s: { NUMBER($games, maximumFractionDigits: 0) } games/s, { NUMBER($decisions, maximumFractionDigits: 0) } decisions/s
cli-sim-length = Decisions per game: mean { NUMBER($mean, maximumFractionDigits: 1) }, median { $median }, longest { $longest }
cli-sim-unfinished = Unfinished after { $limit } decisions: { $unfinished }
cli-sim-wins = wins
cli-sim-of = games
cli-sim-side = Side
cli-sim-role = Role
cli-sim-seat = Seat (0 starts)
cli-sim-bot = Bots
cli-sim-share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-sim-progress = Playing
cli-sim-rate = { NUMBER($rate, maximumFractionDigits: 0) } games/s
cli-sim-stopped = Stopped after { $done } of { $games } games.

## Replays and checks

cli-replay-seat = As { $who } saw it
cli-replay-open = All cards face up
cli-replay-public = Public information only
cli-replay-unfinished = The game is not over.
cli-verify-kept = The server shuffled with the secret that it was bound to by the commitment you saw.
cli-verify-unknown = The game is consistent with itself. What was promised before the deal is not known: give the commitment you saw with --saw.
cli-verify-shuffled = { $count ->
    [0] Only the server shuffled this deal.
    [one] { $count } player shuffled with the server.
   *[other] { $count } players shuffled with the server.
}
cli-verify-left-out = Pledged a share and did not open it in time: seat { $seats }.
cli-verify-mine = Your share is in the shuffle: no one could choose these cards.
cli-verify-no-promise = Dealt from a key, without a promise: to choose the key is to choose the cards.
cli-verify-nothing-promised = { $file } is the game of a key: no table promised anything before its deal.
cli-verify-other-promise = { $file } is another shuffle. You saw { $saw }; this game was dealt under { $found }.
cli-verify-not-mine = { $file } was shuffled without the share you gave for seat { $seat }.
cli-verify-choices = { $count ->
    [one] The one move is legal.
   *[other] All { $count } moves are legal.
}
cli-verify-winners = Winners confirmed: { $winners }.
cli-verify-computed = Winners: { $winners } (not stated in the file).
cli-verify-unfinished = The game is not over.
cli-verify-failed = { $file } is not valid: { $reason }.
cli-replay-pass = { $who }: { $choice }
