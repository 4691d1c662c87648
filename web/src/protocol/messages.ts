// The messages of the server. Made by `python -m tools.generate.messages` from src/sixgun/server/messages.

/** The version of these messages. */
export const PROTOCOL = 1;

export const LANGUAGES = ["en", "de", "cs"] as const;
export type Language = (typeof LANGUAGES)[number];
/** What the speakers of each language call it. */
export const OWN_NAMES: Record<Language, string> = {
  "en": "English",
  "de": "Deutsch",
  "cs": "Čeština"
};

/** The edition of a table that names none. */
export const DEFAULT_EDITION = "fourth";

/** How each fact of a line is spelled. */
export const FACT_TYPES = {
  "who": "seat",
  "target": "seat",
  "by": "seat",
  "dead": "seat",
  "winners": "seats",
  "card": "card",
  "face": "face",
  "in_play": "card",
  "back": "card",
  "old": "card",
  "top": "card",
  "pay": "card",
  "duty": "card",
  "cards": "cards",
  "price": "cards",
  "via": "thing",
  "cause": "kind",
  "kind": "kind",
  "character": "word",
  "event_card": "word",
  "role": "word",
  "side": "word",
  "ability": "key",
  "count": "number",
  "lost": "number",
  "gained": "number",
  "life": "number",
  "range": "number",
  "limit": "number",
  "over": "number",
  "percent": "number",
  "distance": "number",
  "reach": "number",
  "matched": "flag",
  "dodged": "flag",
  "red": "flag"
} as const;
export const TAILS = ["pay", "via"] as const;

export const LEVELS = ["easy", "normal", "hard", "expert"] as const;

export const SPEEDS = ["relaxed", "normal", "fast", "none"] as const;

export const BOT_PACES = ["slow", "normal", "fast", "instant"] as const;

export const PHRASES = ["hello", "good_luck", "good_game", "thanks", "sorry", "nice_shot", "ouch", "trust_me", "i_am_deputy", "shoot_him", "help", "hurry", "well_played", "oops", "laugh", "tip_hat"] as const;

export const EXAMPLES = ["distance", "weapons", "shots", "check", "life"] as const;

export type Role =
  | "deputy"
  | "outlaw"
  | "renegade"
  | "sheriff";

export type Side =
  | "deputy"
  | "law_side"
  | "outlaw"
  | "outlaw_side"
  | "renegade"
  | "renegade_side";

export type Reached =
  | "law"
  | "outlaw"
  | "renegade"
  | "three";

export type Verb =
  | "ability"
  | "discard"
  | "draw"
  | "name"
  | "pass"
  | "play"
  | "return"
  | "take"
  | "use";

export type Tone =
  | "cards"
  | "end"
  | "fight"
  | "news"
  | "turn";

export type Speed =
  | "fast"
  | "none"
  | "normal"
  | "relaxed";

export type Level =
  | "easy"
  | "expert"
  | "hard"
  | "normal";

export type Status =
  | "closed"
  | "lobby"
  | "over"
  | "playing";

export type Sitter =
  | "bot"
  | "empty"
  | "person";

export type Pause =
  | "rules"
  | "storage";

export type Phrase =
  | "good_game"
  | "good_luck"
  | "hello"
  | "help"
  | "hurry"
  | "i_am_deputy"
  | "laugh"
  | "nice_shot"
  | "oops"
  | "ouch"
  | "shoot_him"
  | "sorry"
  | "thanks"
  | "tip_hat"
  | "trust_me"
  | "well_played";

export type StaleReason =
  | "answered"
  | "game_over";

export type WrongCode =
  | "busy"
  | "draining"
  | "key_used"
  | "malformed"
  | "muted"
  | "not_allowed"
  | "rules"
  | "storage"
  | "too_fast"
  | "too_late";

export type Farewell =
  | "banned_here"
  | "closed"
  | "logged_out"
  | "protocol"
  | "removed"
  | "restart"
  | "too_much";

export type BotPace =
  | "fast"
  | "instant"
  | "normal"
  | "slow";

export type Reach =
  | "device"
  | "everywhere"
  | "network";

export type ExampleName =
  | "check"
  | "distance"
  | "life"
  | "shots"
  | "weapons";

export type Healed =
  | ""
  | "everybody"
  | "self"
  | "target";

export type Sign =
  | "card"
  | "discard"
  | "distance"
  | "dodge"
  | "duel"
  | "endless"
  | "everybody"
  | "hearts"
  | "hit"
  | "life"
  | "skip"
  | "spades"
  | "take"
  | "waits"
  | "within";

export type PromptName =
  | "blood_brothers"
  | "brawl"
  | "choose_character"
  | "daltons"
  | "discard_phase"
  | "draw_from_discards"
  | "draw_from_hand"
  | "draw_from_play"
  | "duel"
  | "hard_liquor"
  | "indians"
  | "last_chance"
  | "last_discard"
  | "may_use"
  | "name_somebody"
  | "on_top"
  | "peyote"
  | "pick"
  | "play_phase"
  | "prevent"
  | "put_back"
  | "ranch"
  | "ricochet"
  | "russian_roulette"
  | "share"
  | "shot"
  | "tidy"
  | "which_counts";

export type RefusalCode =
  | "asleep"
  | "bang_limit"
  | "both_diamonds"
  | "dead_target"
  | "full_life"
  | "game_over"
  | "laid_this_turn"
  | "last_life"
  | "must_play"
  | "no_answer"
  | "no_bang"
  | "no_beer"
  | "no_card_to_pay"
  | "no_laying"
  | "no_such_target"
  | "not_asked"
  | "not_blue"
  | "not_now"
  | "not_on_self"
  | "not_yours"
  | "nothing_to_take"
  | "nothing_to_use"
  | "once_a_turn"
  | "only_as_answer"
  | "out_of_reach"
  | "own_turn_only"
  | "same_name"
  | "sheriff_not_jailed"
  | "too_far"
  | "too_few_cards"
  | "two_players_left";

/** A complete move: verb, card, target, what is taken and what is paid. */
export interface Choice {
  verb: Verb;
  card?: number;
  target?: number;
  take?: number;
  pay?: number;
}

/** Why something cannot be done: a code with its facts. */
export interface Reason {
  code: RefusalCode;
  facts: Record<string, number>;
}

/** A line of the log: the code of a message with its facts. `FACT_TYPES` gives the type of each fact. */
export interface LineMessage {
  code: string;
  facts: Record<string, number | string | boolean | number[]>;
  tone: Tone;
}

/** The pending decision: who must answer, what is asked, and whose card caused it. */
export interface Prompt {
  id: number;
  seat: number;
  name: PromptName;
  by?: number;
  card?: number;
  facts?: Record<string, number | string | boolean | number[]>;
}

/** A player as seen from across the table. */
export interface PlayerView {
  character: string;
  ability: string;
  role: Role | null;
  alive: boolean;
  life: number;
  max_life: number;
  hand: number;
  in_play: number[];
  reach: number;
  distance?: number;
  seats?: number;
  remoteness?: number;
  sight?: number;
  aims?: boolean;
  cards?: number[] | null;
  ghost?: boolean;
  shown?: number[];
  asleep?: boolean;
}

/** The event cards of a game that has any, all public. */
export interface EventCards {
  card: string;
  next: string;
  left: number;
  past: string[];
  suit: string;
  counter_clockwise: boolean;
}

/** The clock of the player who must answer, in milliseconds: `left` for this decision, then the bank. */
export interface Clock {
  left: number;
  bank: number;
}

/** The whole table. Each view is complete: clients need nothing from earlier ones. */
export interface GameView {
  seq: number;
  me: number;
  people: PlayerView[];
  turn: number;
  turns: number;
  deck: number;
  discards: number[];
  display: number[];
  display_owner: number;
  resolving: number[];
  role?: Role | null;
  hand?: number[];
  reasons?: (Reason | null)[];
  waiting?: number[];
  removed?: number[];
  prompt?: Prompt | null;
  options?: Choice[];
  interrupts?: Choice[];
  offered?: string[];
  winners?: number[];
  events?: EventCards | null;
  laid_on_deck?: number[];
}

/** A card went from one place to another. */
export interface Moved {
  type: "moved";
  card: number;
  src: string;
  dst: string;
}

export interface CharacterChosen {
  type: "character_chosen";
  seat: number;
  character: string;
}

export interface TurnBegan {
  type: "turn_began";
  seat: number;
}

/** This player turned an event card; it is in force, and `next` lies on top of the pile now, if any does. */
export interface EventTurned {
  type: "event_turned";
  seat: number;
  event_card: string;
  next: string;
}

/** The event card in force acts on this player. */
export interface EventStruck {
  type: "event_struck";
  seat: number;
  event_card: string;
}

/** A Fistful of Cards: this many shots at this player, one after another. */
export interface Volleyed {
  type: "volleyed";
  seat: number;
  shots: number;
}

/** Blood Brothers: a life point of this player goes to the target. */
export interface GaveLife {
  type: "gave_life";
  seat: number;
  target: number;
}

/** Hard Liquor: this player skips phase 1. */
export interface Abstained {
  type: "abstained";
  seat: number;
}

/** Peyote: this player guessed the colour of the card, which lies face up. */
export interface Guessed {
  type: "guessed";
  seat: number;
  red: boolean;
  card: number;
  right: boolean;
}

/** Law of the West: this player has shown the card, and must play it in this turn if possible. */
export interface DutyShown {
  type: "duty_shown";
  seat: number;
  card: number;
}

/** Ricochet: a BANG! was discarded at a card in play of the target. */
export interface ShotAtCard {
  type: "shot_at_card";
  seat: number;
  card: number;
  target: number;
  at: number;
}

/** Sniper: two BANG! cards were discarded together, as one shot at the target. */
export interface Sniped {
  type: "sniped";
  seat: number;
  card: number;
  other: number;
  target: number;
}

/** An eliminated player is back in the game. */
export interface Revived {
  type: "revived";
  seat: number;
}

/** An eliminated player takes a turn as a ghost. */
export interface Returned {
  type: "returned";
  seat: number;
}

/** The turn of a ghost is over. */
export interface Departed {
  type: "departed";
  seat: number;
}

/** A card was played from hand, as `kind` (a Missed! can be played as a BANG!). */
export interface Played {
  type: "played";
  seat: number;
  card: number;
  kind: string;
  target: number;
}

/** A hand card was discarded as `kind`, not played: a BANG! in a Duel or against Indians!. */
export interface Discarded {
  type: "discarded";
  seat: number;
  card: number;
  kind: string;
}

/** A card in play was used up. */
export interface Used {
  type: "used";
  seat: number;
  card: number;
  target: number;
}

export interface AbilityUsed {
  type: "ability_used";
  seat: number;
  character: string;
  target: number;
}

/** `seat` has the ability of this character until their next turn. */
export interface Named {
  type: "named";
  seat: number;
  character: string;
}

/** A hand card was shown to everyone. */
export interface Revealed {
  type: "revealed";
  seat: number;
  card: number;
}

/** Draw! for the card `cause`, an ability or an event card: `card` was turned up and did or did not match. */
export interface Checked {
  type: "checked";
  seat: number;
  cause: number;
  card: number;
  matched: boolean;
  event_card: string;
}

export interface Dodged {
  type: "dodged";
  seat: number;
  by: number;
}

/** The card has no effect on this seat. */
export interface Unaffected {
  type: "unaffected";
  seat: number;
  card: number;
}

/** Life was lost or regained. */
export interface LifeChanged {
  type: "life_changed";
  seat: number;
  life: number;
  change: number;
  by: number;
}

/** In Jail: the turn is lost. */
export interface SatOut {
  type: "sat_out";
  seat: number;
}

export interface Died {
  type: "died";
  seat: number;
  role: Role;
  by: number;
}

export interface Rewarded {
  type: "rewarded";
  seat: number;
  dead: number;
}

/** The sheriff killed a deputy and loses everything. */
export interface Punished {
  type: "punished";
  seat: number;
  dead: number;
}

/** The discard pile was shuffled into a new draw pile. */
export interface Shuffled {
  type: "shuffled";
  cards: number;
}

/** `side` is "law_side", "outlaw_side" or "renegade_side"; with three players it is the role of the winner. */
export interface GameOver {
  type: "game_over";
  winners: number[];
  side: Side;
  reason: Reached;
}

/** The options of a table, agreed before the deal. All have defaults. */
export interface Agreement {
  edition?: string;
  players?: number;
  speed?: Speed;
  public?: boolean;
  spectators?: boolean;
  chat?: boolean;
  rated?: boolean;
  ask_first?: boolean;
  dead_see_all?: boolean;
  hot_seat?: boolean;
  house_rules?: Record<string, string | number | boolean>;
  choose_characters?: boolean;
  simplified?: boolean;
  keep_characters?: "by_agreement" | "individual" | "off" | null;
  star_passes?: boolean | null;
  roles?: (Role | null)[];
  characters?: (string | null)[];
  position?: string | null;
  seeded?: boolean;
}

/** What was fixed before the deal. To what it was fixed is as secret as it is in any other game. */
export interface Practice {
  roles?: number[];
  characters?: number[];
  position?: boolean;
  shuffle?: boolean;
}

/** A seat and its occupant. */
export interface Chair {
  sitter: Sitter;
  name?: string;
  level?: Level | null;
  temper?: string;
  ready?: boolean;
  here?: boolean;
  bot_plays?: boolean;
  mine?: boolean;
  host?: boolean;
  score?: number;
  again?: boolean;
  keeps?: boolean;
  rating?: number | null;
  muted?: boolean;
  program?: boolean;
}

/** Somebody who asks the host for a seat. */
export interface Knock {
  player: string;
  name: string;
}

/** What a player adds to a shuffle. */
export interface Contribution {
  seat: number;
  pledge: string;
  opened?: boolean;
  share?: string | null;
}

/** A shuffle that the server and the players make together (docs/fairness.md). */
export interface SharedShuffle {
  commitment: string;
  seal: string;
  terms: string;
  shares?: Contribution[];
  secret?: string | null;
}

export interface Room {
  code: string;
  protocol: number;
  status: Status;
  agreement: Agreement;
  chairs: Chair[];
  watchers: number;
  game: number;
  practice?: Practice | null;
  commitment?: string | null;
  round?: SharedShuffle | null;
  broken_off?: number;
  shuffle?: SharedShuffle | null;
  seed?: string | null;
  entries?: number;
  head?: string | null;
  replay?: string | null;
  knocks?: Knock[];
  may_keep?: number[];
  paused?: Pause | null;
}

/** Answer the pending decision. Repeating a key repeats the reply and changes nothing. */
export interface Choose {
  type: "choose";
  key: string;
  prompt: number;
  choice: Choice;
  seat?: number;
}

/** Use an ability that works at any time. */
export interface Interrupt {
  type: "interrupt";
  key: string;
  choice: Choice;
  seat?: number;
}

/** Take back one's own last choice, where a `game` says that it is possible. Repeating a key repeats the reply. */
export interface TakeBack {
  type: "take_back";
  key: string;
  prompt: number;
}

/** Ask why this cannot be chosen. */
export interface AskWhy {
  type: "why";
  choice: Choice;
}

/** Ask for everything that has happened in this game. */
export interface AskHistory {
  type: "history";
}

/** At a table without other people: how fast its bots answer, from now on, until everybody has left. */
export interface SetPace {
  type: "pace";
  pace: BotPace;
}

export interface Say {
  type: "say";
  text: string;
}

export interface Emote {
  type: "emote";
  phrase: Phrase;
  target?: number;
}

/** After a game: ask for another. */
export interface Again {
  type: "again";
  keep?: boolean;
  pledge?: string | null;
}

/** The share of the shuffle that was pledged, as soon as `room.round` shows that the deal is sealed. */
export interface OpenShare {
  type: "open";
  share: string;
}

/** Take the seat back from the bot. */
export interface SitBack {
  type: "sit_back";
}

/** Let a bot take over the seat. */
export interface StandUp {
  type: "stand_up";
}

/** Remind the player everyone is waiting for. */
export interface Nudge {
  type: "nudge";
}

/** From an eliminated player: show every card, or only what everyone sees. */
export interface Look {
  type: "look";
  open: boolean;
}

/** At a table without other people: ask a bot to explain its last move. */
export interface AskExplanation {
  type: "explain";
  seat: number;
}

export interface Ping {
  type: "ping";
}

export interface RoomMessage {
  type: "room";
  room: Room;
}

/** The table now, and what happened since the last message of this kind on this connection. */
export interface GameMessage {
  type: "game";
  game: GameView;
  happened?: Happening[];
  lines?: LineMessage[];
  clock?: Clock | null;
  practice?: boolean;
  may_look?: boolean;
  may_take_back?: boolean;
  entries?: number;
  head?: string | null;
}

/** The choice is on disk. */
export interface Done {
  type: "done";
  key: string;
  seq: number;
}

/** The decision was already answered, by a person, a bot or the clock. The current view follows. */
export interface Stale {
  type: "stale";
  key: string;
  reason: StaleReason;
}

/** Nothing has changed. */
export interface Refused {
  type: "refused";
  key: string;
  reason: Reason;
}

export interface Why {
  type: "why";
  choice: Choice;
  reason: Reason | null;
}

export interface History {
  type: "history";
  happened: Happening[];
  seqs: number[];
  lines: LineMessage[];
  line_seqs: number[];
}

/** Chat. Eliminated players hear each other; the living do not hear them. */
export interface Said {
  type: "said";
  name: string;
  text: string;
  seat?: number;
  out?: boolean;
  at?: number;
  player?: string;
}

export interface Emoted {
  type: "emoted";
  name: string;
  phrase: Phrase;
  seat?: number;
  target?: number;
  at?: number;
  player?: string;
}

export interface Nudged {
  type: "nudged";
  seat: number;
  by: number;
}

/** One reason for a bot's move. Seats are numbers; roles and deeds are keys. */
export interface Motive {
  code: string;
  facts: Record<string, number | string>;
}

/** A player took their last choice back: of the game, only so many choices have happened. A view follows. `history` has everything that happened, without what was taken back. */
export interface TakenBack {
  type: "taken_back";
  seat: number;
  seq: number;
}

/** The reasons for a bot's move, for the messages `explain-...`. */
export interface Explained {
  type: "explained";
  seat: number;
  reasons: Motive[];
}

/** The server closes the connection. After `restart` it is worth coming back in a moment. */
export interface Goodbye {
  type: "goodbye";
  reason: Farewell;
  wait?: number;
}

/** The message was not accepted. */
export interface Wrong {
  type: "wrong";
  code: WrongCode;
  key?: string | null;
  seconds?: number | null;
}

export interface Pong {
  type: "pong";
}

/** `POST /api/me`: sign in with a name; there is no password. */
export interface Newcomer {
  name: string;
}

/** A table, in a list. */
export interface TableSummary {
  code: string;
  edition: string;
  status: Status;
  players: number;
  taken: number;
  speed: Speed;
  host: string;
  rated?: boolean;
  spectators?: boolean;
}

export interface Me {
  name: string;
  player: string;
  tables: TableSummary[];
  rejoin: string;
}

/** An address of a table, and from where it can be reached. */
export interface Link {
  address: string;
  reach: Reach;
}

/** `POST /api/me/logout`. The body may be missing. */
export interface LogOut {
  everywhere?: boolean;
}

/** A browser in which I am logged in. */
export interface DeviceListed {
  device: string;
  name: string;
  since: number;
  seen: number;
  here: boolean;
}

/** `POST /api/me/programs`: makes an account for a program of mine. */
export interface NewProgram {
  name: string;
}

/** A program of mine. */
export interface ProgramListed {
  player: string;
  name: string;
}

/** A program of mine, and the token with which it logs in (`Authorization: Bearer`). It is shown only now. */
export interface ProgramMade {
  player: string;
  name: string;
  token: string;
}

/** `POST /api/quick`: a game against bots, dealt at once. */
export interface Quick {
  edition?: string;
  players?: number;
  level?: Level;
  name?: string | null;
  seed?: number | null;
  pledge?: string | null;
  example?: ExampleName | null;
}

/** `POST /api/tables`: opens a table; the caller takes a seat and is the host. */
export interface NewTable {
  agreement?: Agreement;
  bots?: Level[];
}

export interface TableCreated {
  code: string;
  path: string;
}

/** `POST /api/tables/{code}/seat`: takes this seat, or any open one. */
export interface TakeSeat {
  seat?: number | null;
}

/** `PUT /api/tables/{code}/bots/{seat}`. */
export interface SeatBot {
  level?: Level;
}

export interface GetReady {
  ready?: boolean;
  pledge?: string | null;
}

/** `POST /api/tables/{code}/start`: shuffles and deals. The body may be missing. */
export interface StartGame {
  pledge?: string | null;
}

/** `POST /api/tables/{code}/host`: makes another player the host. */
export interface HandOver {
  seat: number;
}

/** Somebody at a table: by their seat, or a spectator by the `player` of what they said. */
export interface SomebodyHere {
  seat?: number | null;
  player?: string | null;
}

/** `POST /api/tables/{code}/remove`, by the host. */
export interface RemovePlayer {
  seat?: number | null;
  player?: string | null;
  ban?: boolean;
}

/** `POST /api/tables/{code}/mute`, by the host. */
export interface MutePlayer {
  seat?: number | null;
  player?: string | null;
  muted?: boolean;
}

/** `POST /api/tables/{code}/admit`: the host's answer to somebody who asked for a seat. */
export interface AdmitPlayer {
  player: string;
  admitted?: boolean;
}

/** `POST /api/tables/{code}/block`: not to hear somebody any more, and not to sit with them at a public table. */
export interface BlockPlayer {
  seat?: number | null;
  player?: string | null;
}

/** `POST /api/tables/{code}/report`: tells the operator of the server about somebody. */
export interface ReportPlayer {
  seat?: number | null;
  player?: string | null;
  reason?: "cheating" | "insults" | "name" | "other";
  text?: string;
}

/** Somebody whom I have blocked. */
export interface Blocked {
  player: string;
  name: string;
}

export interface CardFace {
  kind: string;
  suit: "clubs" | "diamonds" | "hearts" | "spades";
  rank: string;
}

/** A sign on a card's face, with its number if it has one. */
export interface Symbol {
  sign: Sign;
  count?: number;
}

/** Facts about a kind of card for hints and warnings, so that clients need no rules. */
export interface CardKind {
  colour: "blue" | "brown" | "green";
  weapon: boolean;
  reach: number;
  rapid: boolean;
  shoots: boolean;
  heals: Healed;
  jails: boolean;
  explodes: boolean;
  symbols: Symbol[];
}

/** `GET /api/editions/{edition}`: the deck, the characters and the settings. */
export interface EditionFacts {
  name: string;
  min_players: number;
  max_players: number;
  deck: CardFace[];
  kinds: Record<string, CardKind>;
  characters: Record<string, number>;
  roles: Record<string, Role[]>;
  settings: Record<string, string | number | boolean>;
  choices: Record<string, string[]>;
  event_cards: Record<string, string[]>;
  simplified: boolean;
}

/** An entry of the ledger. */
export interface Ruling {
  id: string;
  text: string;
  expansion: string;
  lines: string[];
  decided: boolean;
  answers: boolean;
}

/** A replay, in a list. */
export interface ReplaySummary {
  replay: string;
  edition: string;
  names: string[];
  winners: number[];
  roles: Role[];
  characters: string[];
  ended: number;
  moves: number;
  mine?: number;
  practice?: boolean;
}

/** One moment of a replay: the table after `seq` choices, and what happened since the previous still. */
export interface Still {
  game: GameView;
  happened?: Happening[];
  lines?: LineMessage[];
}

/** `GET /api/replays/{replay}/stills?seat=&start=&count=`. */
export interface Film {
  kept: ReplaySummary;
  total: number;
  start: number;
  stills: Still[];
}

/** An entry of a table's log in the hash chain over it (docs/fairness.md). */
export interface ChainLink {
  kind: string;
  hash: string;
  head: string;
  entry: string | null;
}

/** `GET /api/replays/{replay}/chain?start=&count=`. */
export interface Chain {
  total: number;
  start: number;
  links: ChainLink[];
}

/** `GET /api/replays/{replay}/chances`: each side's chance of winning over the game, and the turning points. */
export interface Chances {
  seqs: number[];
  sides: Record<string, number[]>;
  turning: number[];
}

/** Games and wins with one role, one character or one edition. */
export interface WinCount {
  what: string;
  games: number;
  wins: number;
}

/** `GET /api/players/{player}`. */
export interface Results {
  name: string;
  games: number;
  wins: number;
  roles: WinCount[];
  characters: WinCount[];
  editions: WinCount[];
  rating: number | null;
}

export interface Ranked {
  player: string;
  name: string;
  rating: number;
  games: number;
}

/** `GET /api/operator`: what those who run this server say about themselves, as plain text. */
export interface Operator {
  imprint: string;
  privacy: string;
  keep_games: number;
  keep_tables: number;
}

/** The body of every error: a code for programs, a sentence for people, and facts. */
export interface Problem {
  code: string;
  detail: string;
  facts?: Record<string, string | number>;
}

export type Happening =
  | Moved
  | CharacterChosen
  | TurnBegan
  | EventTurned
  | EventStruck
  | Volleyed
  | GaveLife
  | Abstained
  | Guessed
  | DutyShown
  | ShotAtCard
  | Sniped
  | Revived
  | Returned
  | Departed
  | Played
  | Discarded
  | Used
  | AbilityUsed
  | Named
  | Revealed
  | Checked
  | Dodged
  | Unaffected
  | LifeChanged
  | SatOut
  | Died
  | Rewarded
  | Punished
  | Shuffled
  | GameOver;

export type FromClient =
  | Choose
  | Interrupt
  | TakeBack
  | AskWhy
  | AskHistory
  | SetPace
  | Say
  | Emote
  | Again
  | OpenShare
  | SitBack
  | StandUp
  | Nudge
  | Look
  | AskExplanation
  | Ping;

export type FromServer =
  | RoomMessage
  | GameMessage
  | Done
  | Stale
  | Refused
  | Why
  | History
  | Said
  | Emoted
  | Nudged
  | TakenBack
  | Explained
  | Goodbye
  | Wrong
  | Pong;
