import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { LiveTable } from "../../game/live-table.svelte";
import { say, speech } from "../../language/current.svelte";
import { api } from "../../protocol/api";
import type { GameView } from "../../protocol/messages";
import { button, click, settled } from "../../testing/render";
import { CODE, EDITION, game, playing, room } from "../../testing/views";
import Coach from "./Coach.svelte";
import { STEPS } from "./lesson";

const FIRST_DEED = STEPS.findIndex((step) => step.done);
let coach: ReturnType<typeof mount>;
let table: LiveTable;

const receive = async (change: Partial<GameView>) => {
  table.receive({ type: "game", game: game({ turn: 0, prompt: playing(0), hand: [0], ...change }) });
  await settled();
};
const said = () => document.querySelector(".words")?.textContent;
const sentence = (step: number) => say(STEPS[step]!.code);

beforeEach(async () => {
  await speech.speak("en");
  const deck = [...EDITION.deck, { kind: "schofield", rank: "K", suit: "spades" } as const];
  vi.spyOn(api, "edition").mockResolvedValue({ ...EDITION, deck });
  table = new LiveTable(CODE, () => ({ act() {}, tell() {}, close() {}, busy: false, farewell: null }));
  table.receive({ type: "room", room: room() });
  coach = mount(Coach, { target: document.body, props: { table, height: 0, finish() {} } });
  await receive({ hand: [EDITION.deck.length] });
});
afterEach(async () => {
  await unmount(coach);
  vi.restoreAllMocks();
});

it("advances on a click if there is nothing to do", () => {
  for (let step = 0; step < FIRST_DEED; step++) {
    expect(said()).toBe(sentence(step));
    click(button(say("web-next")));
  }
  expect(said()).toBe(sentence(FIRST_DEED));
});

it("advances automatically when the task is done, and never back", async () => {
  for (let step = 0; step < FIRST_DEED; step++) click(button(say("web-next")));
  await receive({ turn: 1, prompt: playing(1) });
  const others = STEPS.findIndex((step) => step.code === "web-lesson_others");
  expect(said()).toBe(sentence(others));
  await receive({ turn: 1, prompt: playing(1), hand: [EDITION.deck.length] });
  expect(said()).toBe(sentence(others));
  flushSync();
});

it("skips what was done before it was explained", async () => {
  await receive({ hand: [] });
  for (let step = 0; step < FIRST_DEED; step++) click(button(say("web-next")));
  expect(said()).not.toBe(sentence(FIRST_DEED));
});
