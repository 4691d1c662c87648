/** Mounts the whole table in a test, with a scripted socket: the test sends every message. */

import { flushSync, mount, tick, unmount } from "svelte";
import { vi } from "vitest";

import { announcer } from "../app/announcer.svelte";
import { LiveTable } from "../game/live-table.svelte";
import { speech } from "../language/current.svelte";
import { api } from "../protocol/api";
import type {
  EditionFacts,
  FromClient,
  FromServer,
  GameMessage,
  GameView,
  LineMessage,
  Room,
} from "../protocol/messages";
import "../table/sheets/GameOver.svelte"; // fetched later by the page; no test shall wait until it is compiled
import Announcer from "../ui/Announcer.svelte";
import TableInARoom from "./TableInARoom.svelte";
import { CODE, EDITION, game, room } from "./views";

export interface Rendered {
  table: LiveTable;
  /** What the page has sent. */
  sent: FromClient[];
  receive(...messages: FromServer[]): Promise<void>;
  /** Sends the next state of the game, with its events and log lines. */
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

/** Cleans up; call it after each test. */
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
  if (found === undefined || more.length > 0) throw new Error(`${selector} is there ${all(selector).length} times`);
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
