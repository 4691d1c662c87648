# The laboratory: long work, tournaments, balance, win chances.

lab-help-resume = Checkpoint file: save progress here and resume from it
lab-help-ray = Ray cluster address, or “local” to start one (extra “cluster”)

lab-error-resume = Cannot resume from { $file }: { $reason }.
lab-error-other = { $file } was made with different settings: { $differences }.
lab-difference = { $name } is { $there }, not { $here }
lab-error-ray = No Ray cluster at { $address }: { $reason }.
lab-error-bot = Unknown bot “{ $wanted }”: { $reason }.

lab-stalled = Longer than { $beyond } decisions: { $games } ({ NUMBER($percent, maximumFractionDigits: 2) }%)
lab-points = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
lab-interval = 95%
lab-from-to = { $low } to { $high }
lab-help-csv = As CSV, for spreadsheets
lab-error-either = Use either { $one } or { $other }, not both.

## Tournaments

lab-help-arena = Measure a bot: HERO in every seat and role against a field of FIELD, on the same deals.
lab-help-arena-names = HERO and FIELD: { $names }, or your own as module:function
lab-help-arena-ladder = Rate two or more bots on mixed tables instead
lab-help-arena-told = Show the hero all roles (upper bound for inference)
lab-error-duel = Name two bots, a hero and a field (you gave { $count }). To rate several: --ladder
lab-error-ladder = --ladder needs at least two different bots (you gave { $count }).
lab-arena-title = { $hero } against a field of { $field }
lab-arena-about = { $edition }, { $players } players, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $games } hero games, seed { $seed }
lab-arena-told = { $hero } is told the true roles.
lab-arena-all = All roles
lab-arena-games = games
lab-arena-hero = hero wins
lab-arena-field = field wins
lab-arena-difference = difference, 95%
lab-arena-time = CPU time per move: hero { NUMBER($hero, maximumFractionDigits: 3) } ms, field { NUMBER($field, maximumFractionDigits: 3) } ms
lab-arena-stalled = Longer than { $beyond } decisions: { NUMBER($hero, maximumFractionDigits: 2) }% with the hero, { NUMBER($field, maximumFractionDigits: 2) }% without
lab-arena-beliefs = Role beliefs of { $hero }: log loss (0 = certain and right)
lab-arena-turn = Turn
lab-arena-asked = roles
lab-arena-belief = belief
lab-arena-prior = prior
lab-ladder-title = Ratings on mixed tables
lab-ladder-about = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $edition }, { $players } players, seed { $seed }
lab-ladder-rating = rating
lab-ladder-played = seats
lab-ladder-note = Relative to { $first }; 400 = odds of 10 to 1 in the same role.

## Balance

lab-help-balance = Measure balance: who wins with which edition, player count, character, seat, card and setting.
lab-help-balance-edition = Editions: { $names } (repeatable; default: all)
lab-help-balance-players = Player counts (repeatable; default: all the edition allows)
lab-help-balance-games = Games per edition and player count
lab-help-balance-bots = Who plays: { $names }, or your own as module:function
lab-help-balance-setting = Setting to vary: name=value, or name for every value (repeatable); “none” for none. Default: { $names }
lab-help-balance-setting-games = Games per table for each variation (default: all)
lab-help-balance-html = Write the report as one HTML page
lab-help-balance-csv = Write all figures as CSV
lab-help-balance-parquet = Write all figures as Parquet (extra “lab”)
lab-help-balance-pictures = Write every plot to this folder as SVG
lab-error-players = No selected edition takes { $wanted } players.
lab-error-setting = Unknown setting “{ $wanted }”. Choose from: { $names }.
lab-error-change = { $wanted } is not possible at every one of these tables.
lab-balance-speed = { NUMBER($seconds, maximumFractionDigits: 1) } s: { NUMBER($games, maximumFractionDigits: 0) } games/s

lab-plot-all = All tables
lab-plot-players = { $players } players
lab-plot-seat = Seat { $seat }
lab-plot-character = Percentage points above the same role
lab-plot-dealt = Dealt in the first hand: points gained
lab-plot-drawn = Drawn from the deck: points gained
lab-plot-played = Played: points gained

lab-column-edition = Table
lab-column-item = Item
lab-column-games = games
lab-column-value = value
lab-column-interval = 95% interval
lab-column-setting = Setting

lab-page-title = The balance of BANG!
lab-page-about = { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $decisions } decisions between { $bots } bots, seed { $seed }.
lab-page-stalled = { NUMBER($percent, maximumFractionDigits: 3) }% of games took more than { $beyond } decisions.
lab-page-intervals = A point is the measured value, the line its 95% interval: 95 of 100 such intervals contain the true value. What holds for these bots may not hold for people.
lab-page-reference = The bots of bang-server, base game
lab-page-figures = The figures as a table
lab-page-sides = Who wins
lab-page-sides-text = Share of games won by each side, by player count. Eliminated players win with their side. With three players everyone is alone; the deputy takes the law’s place.
lab-page-roles = Roles
lab-page-roles-text = How often a player with this role wins, by number of players.
lab-page-seats = Seats
lab-page-seats-text = Seats in turn order; seat 0 starts (the sheriff; with three players the deputy). The other roles are dealt at random, so other seats differ only by position. All editions together.
lab-page-characters = Characters
lab-page-characters-text = Percentage points by which a character wins more often than others in the same role at the same kind of table. Characters and roles are dealt independently, so the difference is the character.
lab-page-settings = Settings
lab-page-settings-text = The same deals and random numbers, once by the edition’s rules and once with one setting changed: the change in each side’s share, in percentage points.
lab-page-cards = Cards
lab-page-cards-text = Percentage points by which players with the card win more often than players of the same role at the same kind of table without it. The opening hand is pure chance, so that difference is the card’s worth. Survivors draw and play more, and players in trouble play different cards: figures for drawn and played cards show in which games a card turns up, not what it causes.
lab-page-length = Length
lab-page-length-text = Decisions per game: the point is the median, the line spans 8 of 10 games.

## Win chances

lab-help-analyse = Show each side’s win chances over a saved game, and its turning points.
lab-help-analyse-bots = Who plays the playouts: { $names }, or your own as module:function
lab-help-analyse-playouts = Playouts per position
lab-help-analyse-open = Keep hands and roles; otherwise hidden cards and roles are redealt each time
lab-help-analyse-choices = After every move, not only at the start of each turn
lab-analyse-about = { $playouts } playouts by { $bots } from each of { $moments } positions
lab-analyse-public = As a spectator sees it: hidden roles, hands and deck are redealt each time.
lab-analyse-open = With hands and roles face up: only the deck is reshuffled each time.
lab-analyse-turn = Turn
lab-analyse-choice = move
lab-analyse-turned = Turning points
lab-analyse-steady = No single turning point.
lab-analyse-swing = Turn { $turn } ({ $who }), moves { $first } to { $last }: { $side } { $before } → { $after }
