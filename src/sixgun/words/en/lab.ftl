# The laboratory: long work, tournaments, balance, win chances.

lab-help-resume = Keep what is done in this file, and go on from it if it is there
lab-help-ray = Play on this Ray cluster: its address, or “local” to start one here (extra “cluster”)

lab-error-resume = { $file } holds no work that can be resumed: { $reason }.
lab-error-other = { $file } belongs to work with other settings: { $differences }.
lab-difference = { $name } is { $there }, not { $here }
lab-error-extra = The package { $package } is missing; it comes with: pip install "sixgun[{ $extra }]"
lab-error-ray = There is no Ray cluster at { $address }: { $reason }.
lab-error-bot = There is no bot “{ $wanted }”: { $reason }.

lab-stalled = Beyond { $beyond } decisions: { $games } ({ NUMBER($percent, maximumFractionDigits: 2) } %)
lab-points = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
lab-interval = 95 %
lab-from-to = { $low } to { $high }
lab-help-csv = As CSV, for spreadsheets
lab-error-either = Either { $one } or { $other }, not both.

## Tournaments

lab-help-arena = Measure how strong a bot is: HERO in every seat and role against a field of FIELD, in the same deals.
lab-help-arena-names = HERO and FIELD: { $names }, or your own as module:function
lab-help-arena-ladder = Rate two or more bots on mixed tables instead
lab-help-arena-told = Tell the hero the true roles: how much could be gained by knowing them
lab-error-duel = Two bots are needed, a hero and a field, not { $count }. To rate several: --ladder
lab-error-ladder = --ladder needs at least two bots, each named once, not { $count }.
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
lab-arena-difference = difference, 95 %
lab-arena-time = CPU time a move: hero { NUMBER($hero, maximumFractionDigits: 3) } ms, field { NUMBER($field, maximumFractionDigits: 3) } ms
lab-arena-stalled = Beyond { $beyond } decisions: with the hero { NUMBER($hero, maximumFractionDigits: 2) } %, without { NUMBER($field, maximumFractionDigits: 2) } %
lab-arena-beliefs = What { $hero } believes about secret roles: log-loss, where 0 is to know
lab-arena-turn = Own turn
lab-arena-asked = roles
lab-arena-belief = belief
lab-arena-prior = knowing nothing
lab-ladder-title = Ratings on mixed tables
lab-ladder-about = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $edition }, { $players } players, seed { $seed }
lab-ladder-rating = rating
lab-ladder-played = seats
lab-ladder-note = Points above { $first }; 400 are odds of ten to one in the same role.

## Balance

lab-help-balance = Measure how balanced the game is: who wins at which table, with which character, seat, card and setting.
lab-help-balance-edition = Editions: { $names }; may be repeated, by default all
lab-help-balance-players = Numbers of players; may be repeated, by default all that each edition is for
lab-help-balance-games = Games at each table, that is for each edition and number of players
lab-help-balance-bots = Who plays: { $names }, or your own as module:function
lab-help-balance-setting = A setting to change, as name=value, or name for every value; may be repeated; “none” for none. By default: { $names }
lab-help-balance-setting-games = Games at each table in which each change is tried; by default all
lab-help-balance-html = Write the report to this file, as one HTML page
lab-help-balance-csv = Write all figures to this file, as CSV
lab-help-balance-parquet = Write all figures to this file, as Parquet (extra “lab”)
lab-help-balance-pictures = Write every plot to this folder, as SVG
lab-error-players = No edition that was asked for is for { $wanted } players.
lab-error-setting = There is no setting “{ $wanted }”. There are: { $names }.
lab-error-change = { $wanted } can not be played at every one of these tables.
lab-balance-speed = { NUMBER($seconds, maximumFractionDigits: 1) } s: { NUMBER($games, maximumFractionDigits: 0) } games/s

lab-plot-all = All tables
lab-plot-players = { $players } players
lab-plot-seat = Seat { $seat }
lab-plot-character = Percentage points above the same role
lab-plot-dealt = Dealt in the first hand: points gained
lab-plot-drawn = Drawn from the deck: points gained
lab-plot-played = Played: points gained

lab-column-edition = Table
lab-column-item = What
lab-column-games = games
lab-column-value = value
lab-column-interval = 95 % interval
lab-column-setting = Setting

lab-page-title = The balance of BANG!
lab-page-about = { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $decisions } decisions between bots named { $bots }, seed { $seed }.
lab-page-stalled = { NUMBER($percent, maximumFractionDigits: 3) } % of the games took more than { $beyond } decisions.
lab-page-intervals = A point is what was measured. The line through it is the 95 % interval: it holds the true value in 95 of 100 such experiments. What is true of these bots need not be true of people.
lab-page-reference = The bots of bang-server, base game
lab-page-figures = The figures as a table
lab-page-sides = Who wins
lab-page-sides-text = The share of games that each side wins, by number of players. Eliminated members of a side win with it. Among three players everybody is alone; there the deputy stands in the place of the law.
lab-page-roles = Roles
lab-page-roles-text = How often a player with this role wins, by number of players.
lab-page-seats = Seats
lab-page-seats-text = Seats are counted from the one who begins, in turn order: seat 0 is the sheriff, among three players the deputy. The other roles are dealt at random, so the other seats differ only by their place. All editions together.
lab-page-characters = Characters
lab-page-characters-text = By how many percentage points a character wins more often than others with the same role at the same kind of table. Characters and roles are dealt independently, so what differs is the character.
lab-page-settings = Settings
lab-page-settings-text = The same deals with the same chance, played once by the rules of the edition and once with one setting changed: by how many percentage points the share of each side grows or shrinks.
lab-page-cards = Cards
lab-page-cards-text = By how many percentage points those win more often who had the card, compared with those of the same role at the same kind of table who had not. What is dealt in the first hand is chance alone, so that difference is the worth of the card. Whoever lives longer draws and plays more, and whoever is in need plays other cards than the one who is ahead: the differences of drawn and played cards tell in which games they appear, not what they cause.
lab-page-length = Length
lab-page-length-text = Decisions in a game: the point is the median, the line spans eight games of ten.

## Win chances

lab-help-analyse = Show how the chances of the sides went over the course of a saved game, and what turned it.
lab-help-analyse-bots = Who plays on from each moment: { $names }, or your own as module:function
lab-help-analyse-playouts = How often the game is played on from each moment
lab-help-analyse-open = With hands and roles known; otherwise everything secret is dealt afresh each time
lab-help-analyse-choices = After every choice, not only at the beginning of every turn
lab-analyse-about = Played on { $playouts } times by { $bots } from each of { $moments } moments
lab-analyse-public = As a spectator knows it: secret roles, hands and deck are dealt afresh each time.
lab-analyse-open = With open hands and roles: only the deck is shuffled afresh each time.
lab-analyse-turn = Turn
lab-analyse-choice = choice
lab-analyse-turned = What turned it
lab-analyse-steady = No single moment turned it.
lab-analyse-swing = Turn { $turn } ({ $who }), choices { $first } to { $last }: { $side } { $before } → { $after }
