# The command line: help, errors, the plain table, simulations, replays.

## Help

cli-help = The card game BANG!, to the letter of its booklets.
cli-help-version = Show the version and exit
cli-help-lang = Language: { $names }
cli-help-edition = Edition: { $names }
cli-help-json = Print JSON, for programs
cli-help-play = Play against bots, in the browser or in the terminal.
cli-help-play-plain = In the terminal, as plain text line by line, instead of in the browser
cli-help-play-players = Number of players
cli-help-play-seed = Deal the game that belongs to this number; without it chance decides
cli-help-play-seat = Your seat, counted from 0
cli-help-play-bots = Who plays against you. In the browser a level, in the terminal a bot: { $names }
cli-help-play-host = Address of the web table; 0.0.0.0 lets other machines in
cli-help-play-port = Port of the web table; without it the next free one from 8470 on, with 0 any free one
cli-help-play-no-browser = Start the web table without opening a browser
cli-help-play-set = House rule, as name=value; can be given several times
cli-help-play-character = Your character
cli-help-play-role = Your role: { $names }
cli-help-play-choose = Everybody chooses one of two characters
cli-help-play-simplified = The simplified first game, where the edition has one
cli-help-play-name = Your name
cli-help-play-save = Keep the game in this file, after every choice
cli-help-play-load = Go on with the game in this file
cli-help-sim = Play many games between bots, and count who wins.
cli-help-sim-players = Number of players
cli-help-sim-games = Number of games
cli-help-sim-bots = Who plays: { $names }; one name, or one for each seat with commas between them
cli-help-sim-seed = The same number plays the same games
cli-help-sim-jobs = Number of processes; by default one for each core
cli-help-sim-limit = Decisions after which a game is left unfinished
cli-help-replay = Tell a saved game, choice by choice.
cli-help-replay-file = A saved game
cli-help-replay-seat = As this seat saw it, counted from 0
cli-help-replay-open = With all cards open
cli-help-replay-step = Only this choice and the table after it; 0 is the deal
cli-help-verify = Prove that a saved game was dealt fairly and played by the rules.
cli-help-editions = Show the editions.

## Errors

cli-error-lang = There is no language “{ $wanted }”. There are: { $names }.
cli-error-edition = There is no edition “{ $wanted }”. There are: { $names }.
cli-error-players = { $edition } is for { $least } to { $most } players, not { $wanted }.
cli-error-seat = There is no seat { $wanted }: seats are 0 to { $last }.
cli-error-bots = There are no bots “{ $wanted }”. There are: { $names }.
cli-error-level = There is no level { $wanted } in the browser. There are: { $names }.
cli-error-seed = In the browser a seed is at most { $most }.
cli-error-plain-only = { $names }: only for the table in the terminal. Add --plain.
cli-error-browser-only = { $names }: only for the table in the browser. Leave out --plain.
cli-error-bots-count = { $seats } seats need one name of bots, or { $seats } names, not { $count }.
cli-error-character = There is no character “{ $wanted }” in { $edition }. There are: { $names }.
cli-error-role = There is no role “{ $wanted }”. There are: { $names }.
cli-error-setting = “{ $wanted }” is no house rule; write it like beer_mode=prevent.
cli-error-options = This can not be played: { $reason }.
cli-error-name = A name has 1 to { $most } characters, and no “#”.
cli-error-load-options = With --load the game goes on as it was agreed: leave out { $names }.
cli-error-seat-and-open = Either --seat or --open, not both.
cli-error-step = There is no choice { $wanted }: the game has { $last }.
cli-error-read = { $file } can not be read: { $reason }.
cli-error-write = { $file } can not be written: { $reason }.
cli-error-exists = { $file } exists already. To go on with that game: --load { $file }
cli-error-text = { $file } is no text.
cli-error-record = { $file } is no game that can be replayed: { $reason }.
cli-error-rules = { $file } was played by rules version { $theirs }; this is rules version { $ours }.
cli-error-worker = A process that played games has died.

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
cli-commitment = The shuffle is fixed by this number (SHA-256 of the key, which is shown at the end):
cli-greeting = You are { $who }. h shows what you can type.
cli-your-role = Your role: { $role }. { $text }
cli-your-character = Your character: { $character }. { $text }
cli-piles = Draw pile { $deck } · discard pile { $discards }
    .top = Draw pile { $deck } · discard pile { $discards }, on top { $top }
cli-display = Face up: { $cards }
cli-col-player = Player
cli-col-character = Character
cli-col-life = Life
cli-col-hand = Hand
cli-col-reach = Reach
cli-col-distance = Dist.
cli-col-role = Role
cli-you = you
cli-dead = out
cli-has-ability = ability of { $character }
cli-hand = Your hand: { $cards }
cli-no-hand = Your hand is empty.
cli-not-now = Not now:
cli-which-target = At whom?
cli-which-take = Which card?
cli-which-card = Which card do you discard?
cli-go-on = Go on
cli-interrupt = { $waiting }. You may use your ability now.
cli-ask = Number
cli-ask-only = Number, or Enter
cli-ask-back = Number, b: back
cli-bad-number = There is no { $wanted }: type a number from 1 to { $last }.
cli-bad-input = Type a number from 1 to { $last }; h shows what else.
cli-nothing-called = Nothing here is called “{ $wanted }”.
cli-meant = That could be: { $names }.
cli-explain-card = { $name } ({ $colour }): { $text }
cli-explain-character = { $name } ({ $life ->
    [one] { $life } life point
   *[other] { $life } life points
}): { $text }
cli-explain-role = { $name }: { $text }
cli-explain-playable = { $card } can be played now.
cli-explain-refused = { $card } can not be played now. { $reason }
cli-explain-target = { $card }: { $reason }
    .target = { $card } → { $target }: { $reason }
cli-explain-distance = { $who }: distance { $distance } = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} + { $remoteness } − { $sight } (at least 1); your weapon reaches { $reach }.
cli-help-title = What you can type:
cli-help-number = the number of what you choose; Enter if there is only one
cli-help-explain = what a card, character, role or player is, and why not now
cli-help-rule = look into the rules, by id or by words
cli-help-pass = do nothing: end the turn, take the hit, decline
cli-help-table = the table again
cli-help-back = back, while you choose step by step
cli-help-save = save the game
cli-help-quit = quit
cli-help-example-explain = ? 2, ? beer
cli-help-example-rule = r BR-BEE-4, r duel
cli-help-example-save = s FILE
cli-save-how = To save the game: s and the name of a file.
cli-save-exists = There is a file { $file } already: choose another name.
cli-saved = Saved in { $file }.
cli-save-first = Save the game in which file? (Enter: do not save)
cli-left = You leave the table.
cli-left-saved = You leave the table. To go on: sixgun play --plain --load { $file }
cli-you-are-out = You are out of the game; the others play on.
cli-loaded = The game goes on after { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}.

## The end

cli-end-title = The end
cli-end-you-won = You have won.
cli-end-you-lost = You have lost.
cli-end-law = No { $name-outlaw } and no { $name-renegade } is left: { $winners }.
cli-end-outlaw = The { $name-sheriff } is eliminated. Winners: { $winners }.
cli-end-renegade = Only the { $name-renegade } is left: { $winners }.
cli-end-prey = The right one was eliminated by { $winners }.
cli-end-last = The last one in the game: { $winners }.
cli-end-key = The key of the shuffle; its SHA-256 is the number shown at the start:
cli-end-replay = To see or to prove it: sixgun replay { $file }, sixgun verify { $file }

## Simulations

cli-sim-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $edition }, { $players } players, bots { $bots }, seed { $seed }
cli-sim-speed = { NUMBER($seconds, maximumFractionDigits: 1) } s: { NUMBER($games, maximumFractionDigits: 0) } games/s, { NUMBER($decisions, maximumFractionDigits: 0) } decisions/s
cli-sim-length = Decisions in a game: mean { NUMBER($mean, maximumFractionDigits: 1) }, median { $median }, longest { $longest }
cli-sim-unfinished = Unfinished after { $limit } decisions: { $unfinished }
cli-sim-wins = won
cli-sim-of = of
cli-sim-side = Side
cli-sim-role = Role
cli-sim-seat = Seat, from the one who begins
cli-sim-bot = Bots
cli-sim-share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-sim-progress = Playing
cli-sim-rate = { NUMBER($rate, maximumFractionDigits: 0) } games/s
cli-sim-stopped = Stopped after { $done } of { $games } games.

## Replays and proofs

cli-replay-seat = As seen by { $who }
cli-replay-open = With all cards open
cli-replay-public = As everybody could see it
cli-replay-unfinished = The game is not over.
cli-verify-commitment = The key is the one that was committed to: the shuffle was fixed before the deal.
cli-verify-choices = { $count ->
    [one] The one choice was legal.
   *[other] All { $count } choices were legal.
}
cli-verify-winners = The winners are right: { $winners }.
cli-verify-computed = The winners are { $winners }; the file does not say.
cli-verify-unfinished = The game is not over, so nobody has won.
cli-verify-no-commitment = { $file } has no commitment, so nothing proves that the shuffle was fixed before the deal.
cli-verify-failed = { $file } does not hold: { $reason }.
cli-replay-pass = { $who }: { $choice }
