/** What the table promises and no other test of the page shows; docs/features.md lists them all. */

import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { settings } from "../app/settings.svelte";
import { api } from "../protocol/api";
import type { Chair, Prompt } from "../protocol/messages";
import { all, button, cleanUp, click, one, render, settled } from "../testing/render";
import { CODE, NAMES, game, playing, room } from "../testing/views";

afterEach(async () => {
  vi.useRealTimers();
  settings.change({ bots: "normal", speed: 1 });
  await cleanUp();
});

const shot: Prompt = {
  id: 8,
  seat: 0,
  name: "shot",
  by: 2,
  card: 0,
  facts: { who: 0, by: 2, life: 2 },
};
const mine = (change: Partial<Chair>): Chair[] =>
  NAMES.map((name, seat) =>
    seat === 0 ? { sitter: "person", name, mine: true, here: true, ...change } : { sitter: "bot", name, level: "hard" },
  );

it("answers no question by itself that depends on my cards: the time it takes tells nothing", async () => {
  const { show, sent } = await render();
  await show(game({ seq: 2, prompt: shot, options: [{ verb: "pass" }] }));
  await settled(50);
  expect(sent.filter((message) => message.type === "choose")).toEqual([]);
  expect(all("[data-pass]")).toHaveLength(1);
});

describe("the clock", () => {
  it("shows the time for this decision, then the bank", async () => {
    const { receive } = await render();
    const now = game({ seq: 2, prompt: playing(0, 2), options: [{ verb: "pass" }] });
    await receive({ type: "game", game: now, clock: { left: 30_000, bank: 120_000 } });
    expect(one(".prompt .clock").textContent?.trim()).toBe("30");
    await receive({ type: "game", game: now, clock: { left: 0, bank: 90_000 } });
    await settled(300);
    expect(one(".prompt .clock").textContent?.trim()).toMatch(/^(90|89)\+$/);
  });

  it("is not there where nobody is timed", async () => {
    await render();
    expect(all(".clock")).toEqual([]);
  });
});

it("gives me my seat back from the bot with one tap", async () => {
  const { receive, sent } = await render();
  await receive({ type: "room", room: room({ chairs: mine({ bot_plays: true }) }) });
  click(button("Take your seat back"));
  expect(sent.at(-1)).toEqual({ type: "sit_back" });
  await receive({ type: "room", room: room({ chairs: mine({}) }) });
  expect(all("button").map((each) => each.textContent?.trim())).not.toContain("Take your seat back");
});

it("keeps what I suspect to myself", async () => {
  const asked = vi.spyOn(globalThis, "fetch");
  const { sent } = await render();
  const before = [sent.length, asked.mock.calls.length];
  click('[data-seat="2"]');
  click(button("Outlaw"));
  await settled(20);
  expect(one('[data-seat="2"] .guess')).toBeTruthy();
  expect([sent.length, asked.mock.calls.length]).toEqual(before);
});

describe("a bot", () => {
  it("has a name and a level that people know", async () => {
    await render({ room: room({ chairs: mine({}) }) });
    click('[data-seat="1"]');
    expect(one("dialog[open]").textContent).toContain("Ben");
    expect(one("dialog[open]").textContent).toContain("Gunslinger");
  });

  it("takes the time that I give it", async () => {
    const { table, sent } = await render();
    table.link = "open";
    flushSync();
    settings.change({ bots: "slow" });
    flushSync();
    expect(sent.filter((message) => message.type === "pace")).toEqual([{ type: "pace", pace: "slow" }]);
  });
});

it("shows after the game how the chances went, with a link to every moment that turned it", async () => {
  settings.change({ speed: 0 });
  const chances = vi.spyOn(api, "chances").mockResolvedValue({
    seqs: [0, 10, 20],
    sides: { law: [0.4, 0.2, 1], outlaw: [0.5, 0.7, 0], renegade: [0.1, 0.1, 0] },
    turning: [10, 20],
  } as never);
  const { receive } = await render({
    room: room({ status: "over", replay: `${CODE}-1` }),
    game: game({ seq: 20, prompt: null, winners: [0] }),
  });
  const happened = [{ type: "game_over" as const, winners: [0], side: "law_side" as const, reason: "law" as const }];
  await receive({ type: "history", happened, seqs: [20], lines: [], line_seqs: [] });
  await settled(5);
  click(button("Analyse"));
  await settled(5);
  expect(chances.mock.calls).toEqual([[`${CODE}-1`]]);
  await vi.waitFor(() => expect(all("dialog[open] .end a[href*=at]")).not.toHaveLength(0));
  const links = all("dialog[open] .end a").map((link) => link.getAttribute("href"));
  expect(links).toEqual(expect.arrayContaining([`/replays/${CODE}-1?at=10`, `/replays/${CODE}-1?at=20`]));
});

it("asks for the log again after the line was down: what happened meanwhile is in no message", async () => {
  const { table, sent } = await render();
  const asked = () => sent.filter((message) => message.type === "history").length;
  for (const link of ["open", "closed", "open"] as const) {
    table.link = link;
    flushSync();
  }
  expect(asked()).toBe(2);
});
