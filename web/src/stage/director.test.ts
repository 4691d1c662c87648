import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "../app/settings.svelte";
import type { Happening, LineMessage } from "../protocol/messages";
import { all, cleanUp, click, one, render, settled } from "../testing/render";
import { game, person, playing, room, turn } from "../testing/views";

const death: Happening[] = [
  { type: "life_changed", seat: 2, change: -1, life: 0, by: 1 },
  { type: "died", seat: 2, role: "outlaw", by: 1 },
];
const told: LineMessage = { code: "log-died", facts: { who: 2, role: "outlaw" }, tone: "news" };
const after = () =>
  game({
    seq: 2,
    people: [person(), person(), person({ alive: false, life: 0, role: "outlaw" }), person()],
    turn: 0,
    prompt: playing(0, 2),
    options: [{ verb: "pass" }],
  });
const scene = () => all(".scene")[0]?.dataset["scene"];
const isOut = (seat: number) => one(`[data-seat="${seat}"]`).classList.contains("dead");
/** Whether the death stands in words on the table. */
const isTold = () => all(".caption").some((caption) => caption.textContent?.includes("Cora"));
/** Practice: no role is dealt. */
const table = () => render({ room: room({ practice: { position: true } as never }) });

beforeEach(() => settings.change({ speed: 4, reducedMotion: false }));
afterEach(async () => {
  await cleanUp();
  settings.change({ speed: 1, reducedMotion: null });
});

describe("a death", () => {
  it("is seen before the table changes, and read in the log afterwards", async () => {
    const { show } = await table();
    await show(after(), death, [turn(1), told]);
    await vi.waitFor(() => expect(scene()).toBe("death"));
    expect([isOut(2), isTold(), one(".ground").dataset["mine"]]).toEqual([false, false, "false"]);
    await vi.waitFor(() => expect(isOut(2)).toBe(true), 5000);
    expect([scene(), isTold()]).toEqual([undefined, true]);
  });

  it("shows everything at once after a tap", async () => {
    settings.change({ speed: 1 });
    const { show } = await table();
    await show(after(), death, [told]);
    await vi.waitFor(() => expect(scene()).toBe("death"), 5000);
    window.dispatchEvent(new Event("pointerdown"));
    await settled();
    expect([isOut(2), scene(), one(".ground").dataset["mine"]]).toEqual([true, undefined, "true"]);
  });

  it("delays nothing with reduced motion, where it is told beside the new table", async () => {
    settings.change({ reducedMotion: true });
    const { show } = await table();
    await show(after(), death, [told]);
    expect([isOut(2), scene()]).toEqual([true, "death"]);
  });

  it("is not waited for when the table is asked for again", async () => {
    settings.change({ speed: 1 });
    const { show, receive } = await table();
    await show(after(), death, [told]);
    await receive({ type: "history", happened: [], seqs: [], lines: [told], line_seqs: [1] });
    expect([isOut(2), isTold()]).toEqual([true, true]);
  });
});

it("takes no choice for a question that is over", async () => {
  settings.change({ speed: 1 });
  const { show, sent } = await table();
  await show(game({ seq: 2, turn: 0, prompt: playing(0, 2), options: [{ verb: "pass" }] }));
  await show(game({ ...after(), seq: 3, prompt: playing(0, 3) }), death, [told]);
  expect(one(".ground").dataset["mine"]).toBe("false");
  for (const pass of all("[data-pass]")) click(pass);
  expect(sent.filter((message) => message.type === "choose")).toEqual([]);
});

it("turns my role up once in a game", async () => {
  settings.change({ speed: 1 });
  localStorage.clear();
  const dealt = game({ seq: 0, role: "renegade" });
  await render({ game: dealt });
  await vi.waitFor(() => expect(scene()).toBe("role"));
  await cleanUp();
  await render({ game: dealt });
  await settled(20);
  expect(scene()).toBeUndefined();
});

describe("the end", () => {
  const over = () => game({ ...after(), seq: 3, prompt: null, options: [], winners: [0] });
  const end: Happening = { type: "game_over", winners: [0], side: "law_side", reason: "law" };

  it("is said on the table itself, after the death that decided it", async () => {
    const { show } = await table();
    await show(over(), [...death, end], [told]);
    await vi.waitFor(() => expect(scene()).toBe("death"));
    await vi.waitFor(() => expect(scene()).toBe("end"), 5000);
    expect(one(".scene .headline").textContent?.trim()).toBe("You won!");
  });

  it("is said there also after a tap that has skipped the death", async () => {
    settings.change({ speed: 1 });
    const { show } = await table();
    await show(over(), [...death, end], [told]);
    await vi.waitFor(() => expect(scene()).toBe("death"), 5000);
    window.dispatchEvent(new Event("pointerdown"));
    await settled();
    expect([isOut(2), scene()]).toEqual([true, "end"]);
    window.dispatchEvent(new Event("pointerdown"));
    await settled();
    expect(scene()).toBeUndefined();
  });
});
