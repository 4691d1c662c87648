/** The whole table in a test: mounted with a scripted socket, so that every message is said by the test. */

import { flushSync, mount, tick, unmount } from "svelte";
import { vi } from "vitest";

import { announcer } from "../app/announcer.svelte";
import { LiveTable } from "../game/live-table.svelte";
import { speech } from "../language/current.svelte";
import { api } from "../protocol/api";
import type {
  CardFace,
  CardKind,
  EditionFacts,
  FromClient,
  FromServer,
  GameMessage,
  GameView,
  LineMessage,
  PlayerView,
  Prompt,
  Room,
} from "../protocol/messages";
import Announcer from "../ui/Announcer.svelte";
import TableInARoom from "./TableInARoom.svelte";

export const CODE = "ABCDEF";
export const NAMES = ["Ada", "Ben", "Cora", "Dan"];

const KIND: CardKind = {
  colour: "brown",
  weapon: false,
  reach: 0,
  rapid: false,
  shoots: false,
  heals: "",
  jails: false,
  explodes: false,
};
/** A small deck: a card is its place in it. */
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
  settings: {},
  choices: {},
  simplified: true,
};

export const person = (change: Partial<PlayerView> = {}): PlayerView => ({
  character: "willy_the_kid",
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

/** It is this player's turn: as the prompt, and as the line of the log. */
export const playing = (seat: number, id = 1): Prompt => ({
  id,
  seat,
  name: "play_phase",
  facts: { who: seat, over: 0 },
});
export const turn = (who: number): LineMessage => ({ code: "log-turn", facts: { who }, tone: "turn" });

/** I sit on seat 0 and Ben, on seat 1, is asked. */
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

/** The others are bots. */
export const room = (change: Partial<Room> = {}): Room => ({
  code: CODE,
  status: "playing",
  agreement: { edition: EDITION.name },
  chairs: NAMES.map((name, seat) =>
    seat === 0 ? { sitter: "person", name, mine: true, here: true } : { sitter: "bot", name, level: "normal" },
  ),
  watchers: 0,
  game: 1,
  ...change,
});

export interface Rendered {
  table: LiveTable;
  /** What the page has sent. */
  sent: FromClient[];
  receive(...messages: FromServer[]): Promise<void>;
  /** The game goes on: this is the table now, this happened, and so the log tells it. */
  show(now: GameView, happened?: GameMessage["happened"], lines?: LineMessage[]): Promise<void>;
}

let mounted: Record<string, unknown>[] = [];

export async function settled(ms = 0): Promise<void> {
  await tick();
  await new Promise((resolve) => setTimeout(resolve, ms));
  flushSync();
}

export async function render(
  first: { room?: Room; game?: GameView; edition?: () => Promise<EditionFacts> } = {},
): Promise<Rendered> {
  await speech.speak("en");
  vi.spyOn(api, "edition").mockImplementation(first.edition ?? (async () => EDITION));
  const sent: FromClient[] = [];
  const send = (message: FromClient) => void sent.push(message);
  const table = new LiveTable(CODE, () => ({ act: send, tell: send, close() {}, busy: false, farewell: null }));
  mounted = [
    mount(Announcer, { target: document.body }),
    mount(TableInARoom, { target: document.body, props: { table } }),
  ];
  const receive = async (...messages: FromServer[]) => {
    for (const message of messages) table.receive(message);
    await settled();
  };
  const show = (now: GameView, happened: GameMessage["happened"] = [], lines: LineMessage[] = []) =>
    receive({ type: "game", game: now, happened, lines });
  await receive({ type: "room", room: first.room ?? room() }, { type: "game", game: first.game ?? game() });
  return { table, sent, receive, show };
}

/** To be called after each test. */
export async function cleanUp(): Promise<void> {
  await Promise.all(mounted.map((component) => unmount(component)));
  mounted = [];
  document.body.innerHTML = "";
  announcer.polite = announcer.urgent = "";
  vi.restoreAllMocks();
}

export const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

export function one(selector: string): HTMLElement {
  const [found, ...more] = all(selector);
  if (found === undefined || more.length > 0) throw new Error(`${selector} is there ${more.length + 1} times`);
  return found;
}

export function click(target: string | HTMLElement): void {
  (typeof target === "string" ? one(target) : target).click();
  flushSync();
}

/** The button with this text. */
export function button(text: string): HTMLElement {
  const found = all("button").find((element) => element.textContent?.trim() === text);
  if (found === undefined) throw new Error(`there is no button ${text}`);
  return found;
}
