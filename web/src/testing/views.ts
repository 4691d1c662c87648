/** Sample messages for tests: a small deck, a game of four, and its room. */

import {
  PROTOCOL,
  type CardFace,
  type CardKind,
  type EditionFacts,
  type GameView,
  type LineMessage,
  type PlayerView,
  type Prompt,
  type Room,
} from "../protocol/messages";

export const CODE = "ABCDEF";
export const NAMES = ["Ada", "Ben", "Cora", "Dan"];

/** A brown card that does nothing. */
export const KIND: CardKind = {
  colour: "brown",
  weapon: false,
  reach: 0,
  rapid: false,
  shoots: false,
  heals: "",
  jails: false,
  explodes: false,
  symbols: [],
};
/** A small deck; a card id is an index into it. */
export const BANG = 0;
export const BEER = 1;
export const SCHOFIELD = 2;
export const CANTEEN = 3;
const DECK: CardFace[] = [
  { kind: "bang", suit: "hearts", rank: "A" },
  { kind: "beer", suit: "hearts", rank: "6" },
  { kind: "schofield", suit: "clubs", rank: "J" },
  { kind: "canteen", suit: "hearts", rank: "7" },
];
export const EDITION: EditionFacts = {
  name: "fourth",
  min_players: 4,
  max_players: 7,
  deck: DECK,
  kinds: {
    bang: { ...KIND, shoots: true },
    beer: { ...KIND, heals: "self" },
    schofield: { ...KIND, colour: "blue", weapon: true, reach: 2 },
    canteen: { ...KIND, colour: "green", heals: "self" },
  },
  characters: { willy_the_kid: 4 },
  roles: {},
  settings: {
    min_players: 4,
    max_players: 7,
    deck: "base80",
    characters: "base16",
    kit_carlson_life: 4,
    sheriff_hand_counts_extra_life: true,
    life_counter: "tokens",
    brown_to_discard: "before_effect",
    same_name_check: "always",
    beer_reaction: "lethal_only",
    beer_mode: "heal",
    beer_two_players: "no_effect",
    jail_failed: "skip_turn",
    jail_card_discarded: "at_once",
    start_checks: "dynamite_first",
    dynamite_pass: "left",
    distance_symbol: "at_most",
    any_player_includes_self: true,
    sid_ketchum: "heal_any_time",
    bart_cassidy: "must",
    el_gringo: "must",
    abilities_optional: "by_wording",
    suzy_mid_resolution: true,
    green_cards: false,
    pepperbox_range: "weapon",
    end_check: "after_card",
    three_player_game: false,
    two_renegades_at_8: false,
    series_keep_characters: "individual",
    series_sheriff_passes: "left",
    simplified_first_game: true,
    blue_on_others: false,
    high_noon: "off",
    fistful: "off",
    event_cards: 12,
    lasso_jail: "asleep",
    blood_brothers_moment: "first",
    roulette_refusal: true,
    law_strict: false,
    ranch_phase: 1,
    mine_printing: "current",
  },
  choices: {},
  event_cards: { high_noon: ["thirst", "curse", "high_noon"] },
  simplified: true,
};

export const person = (change: Partial<PlayerView> = {}): PlayerView => ({
  character: "", // not chosen yet, so bots are called by the name of their seat
  ability: "willy_the_kid",
  role: null,
  alive: true,
  life: 3,
  max_life: 4,
  hand: 2,
  in_play: [],
  reach: 1,
  distance: 1,
  ...change,
});

/** The start of this player's turn, as a prompt and as a log line. */
export const playing = (seat: number, id = 1): Prompt => ({
  id,
  seat,
  name: "play_phase",
  facts: { who: seat, over: 0 },
});
export const turn = (who: number): LineMessage => ({ code: "log-turn", facts: { who }, tone: "turn" });

/** A game in which I hold seat 0 and Ben, on seat 1, is prompted. */
export const game = (change: Partial<GameView> = {}): GameView => ({
  seq: 1,
  me: 0,
  people: NAMES.map(() => person()),
  turn: 1,
  turns: 1,
  deck: 60,
  discards: [],
  display: [],
  display_owner: -1,
  resolving: [],
  hand: [BANG, BEER],
  reasons: [null, null],
  prompt: playing(1),
  ...change,
});

/** A room in which all others are bots. */
export const room = (change: Partial<Room> = {}): Room => ({
  code: CODE,
  protocol: PROTOCOL,
  status: "playing",
  agreement: { edition: EDITION.name },
  chairs: NAMES.map((name, seat) =>
    seat === 0 ? { sitter: "person", name, mine: true, here: true } : { sitter: "bot", name, level: "normal" },
  ),
  watchers: 0,
  game: 1,
  ...change,
});
