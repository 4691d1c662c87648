import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { announcer } from "../app/announcer.svelte";
import { settings } from "../app/settings.svelte";
import { say } from "../language/current.svelte";
import type { Choice, FromClient, GameView, Prompt } from "../protocol/messages";
import { all, button, cleanUp, click, one, render as renderTable, type Rendered } from "../testing/render";
import { BANG, BEER, CANTEEN, EDITION, SCHOFIELD, game, person, playing } from "../testing/views";

beforeEach(() => {
  localStorage.clear();
  settings.change({ oneTap: false, confirm: true });
});
afterEach(cleanUp);

/** With the settings that the texts of its cards depend on. */
const edition = {
  ...EDITION,
  settings: { beer_reaction: "lethal_only", beer_mode: "heal", beer_two_players: "no_effect" },
};
const render = (first: { game?: GameView } = {}): Promise<Rendered> =>
  renderTable({ ...first, edition: async () => edition });

const PASS: Choice = { verb: "pass" };
const play = (card: number): Choice => ({ verb: "play", card });
const discard = (card: number): Choice => ({ verb: "discard", card });

const myTurn = (change: Partial<GameView> = {}): GameView =>
  game({ turn: 0, prompt: playing(0), options: [play(BEER), PASS], ...change });
const SHOT: Prompt = { id: 5, seat: 0, name: "shot", by: 1, card: BANG, facts: { who: 0, by: 1, life: 2 } };
const mustDiscard = (hand: number[], id: number): GameView =>
  game({
    seq: id,
    turn: 0,
    hand,
    reasons: hand.map(() => null),
    options: hand.map(discard),
    prompt: { id, seat: 0, name: "discard_phase", facts: { who: 0, count: hand.length - 1, limit: 1 } },
  });
const pick = (cards: number[]): GameView =>
  game({
    seq: 9,
    display: cards,
    options: cards.map((take) => ({ verb: "take", take })),
    prompt: { id: 9, seat: 0, name: "pick", card: BANG, facts: { who: 0, cause: "bang" } },
  });

const chosen = (sent: FromClient[]): Choice[] =>
  sent.flatMap((message) => (message.type === "choose" ? [message.choice] : []));
const slot = (card: number) => `[data-hand="${card}"]`;
const press = (key: string) => window.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

describe("a card without a target", () => {
  it("is lifted and explained by the first tap, and played by the second", async () => {
    const { sent } = await render({ game: myTurn() });
    click(slot(BEER));
    expect(chosen(sent)).toEqual([]);
    expect(one(slot(BEER)).getAttribute("aria-pressed")).toBe("true");
    expect(one(".prompt .does").textContent).not.toBe("");
    const heard = () => announcer.polite + announcer.urgent;
    await vi.waitFor(() => expect(heard()).toContain(one(".prompt .does").textContent));
    click(slot(BEER));
    expect(chosen(sent)).toEqual([play(BEER)]);
  });

  it("is played by its gold button, and put back by the other", async () => {
    const { sent } = await render({ game: myTurn() });
    click(slot(BEER));
    click(button(say("table-back")));
    expect(all(".slot.picked")).toHaveLength(0);
    click(slot(BEER));
    click(".prompt .primary");
    expect(chosen(sent)).toEqual([play(BEER)]);
  });

  it("can be changed for another one while it waits", async () => {
    const { sent } = await render({ game: myTurn({ options: [play(BANG), play(BEER), PASS] }) });
    click(slot(BEER));
    expect(one(slot(BANG)).classList).toContain("playable");
    click(slot(BANG));
    expect(one(slot(BEER)).getAttribute("aria-pressed")).toBe("false");
    expect(chosen(sent)).toEqual([]);
    click(slot(BANG));
    expect(chosen(sent)).toEqual([play(BANG)]);
  });

  it("is armed and played by keys as well", async () => {
    const { sent } = await render({ game: myTurn() });
    press("2");
    expect(chosen(sent)).toEqual([]);
    press("Enter");
    expect(chosen(sent)).toEqual([play(BEER)]);
  });

  it("is played with one tap if the player prefers that", async () => {
    settings.change({ oneTap: true });
    const { sent } = await render({ game: myTurn() });
    click(slot(BEER));
    expect(chosen(sent)).toEqual([play(BEER)]);
  });
});

describe("discards", () => {
  const HAND = [BANG, BEER, SCHOFIELD];

  it("are picked as a set, put back by a second tap, and sent by one button", async () => {
    const { sent, show } = await render({ game: mustDiscard(HAND, 3) });
    const go = button(say("table-discard_set", { count: 2 }));
    click(slot(BANG));
    expect(go.getAttribute("aria-disabled")).toBe("true");
    click(go);
    click(slot(BANG));
    expect(all(".slot.picked")).toHaveLength(0);
    click(slot(SCHOFIELD));
    click(slot(BANG));
    expect(chosen(sent)).toEqual([]);
    click(go);
    expect(chosen(sent)).toEqual([discard(SCHOFIELD)]);
    await show(mustDiscard([BANG, BEER], 4));
    expect(chosen(sent)).toEqual([discard(SCHOFIELD), discard(BANG)]);
  });

  it("end with the question: nothing of the set is left over", async () => {
    const { sent, show } = await render({ game: mustDiscard(HAND, 3) });
    click(slot(BANG));
    click(slot(BEER));
    click(button(say("table-discard_set", { count: 2 })));
    await show(myTurn({ seq: 8, prompt: playing(0, 8) }));
    expect(chosen(sent)).toEqual([discard(BANG)]);
    expect(all(".slot.picked")).toHaveLength(0);
  });
});

describe("the last cards of somebody who is out", () => {
  const ordering = (hand: number[], id: number) =>
    game({
      ...{ seq: id, hand, reasons: hand.map(() => null), options: hand.map(discard) },
      prompt: { id, seat: 0, name: "last_discard", facts: { who: 0 } },
    });

  it("go in any order by one button", async () => {
    const { sent, show } = await render({ game: ordering([BANG, BEER, SCHOFIELD], 3) });
    click(button(say("table-discard_set", { count: 3 })));
    await show(ordering([BEER, SCHOFIELD], 4));
    await show(ordering([SCHOFIELD], 5));
    expect(chosen(sent)).toEqual([discard(BANG), discard(BEER), discard(SCHOFIELD)]);
  });

  it("go in the order they are picked in, the others after them", async () => {
    const { sent, show } = await render({ game: ordering([BANG, BEER, SCHOFIELD], 3) });
    click(slot(SCHOFIELD));
    click(button(say("table-discard_set", { count: 3 })));
    await show(ordering([BANG, BEER], 4));
    await show(ordering([BEER], 5));
    expect(chosen(sent)).toEqual([discard(SCHOFIELD), discard(BANG), discard(BEER)]);
  });
});

describe("passing", () => {
  it("by its key only goes to the button", async () => {
    const { sent } = await render({ game: game({ prompt: SHOT, options: [PASS] }) });
    press("p");
    expect(chosen(sent)).toEqual([]);
    expect(document.activeElement).toBe(one("[data-pass]"));
  });

  it("is gold only when nothing else can be done", async () => {
    const { show } = await render({ game: myTurn() });
    expect(one("[data-pass]").classList).not.toContain("primary");
    await show(myTurn({ seq: 2, options: [PASS] }));
    expect(one("[data-pass]").classList).toContain("primary");
    await show(game({ seq: 3, prompt: SHOT, options: [PASS] }));
    expect(one("[data-pass]").classList).not.toContain("primary");
  });
});

describe("a move that one may regret", () => {
  const healthy = () => myTurn({ people: [person({ life: 4 }), person(), person(), person()] });

  it("has Cancel as its gold button, where the focus is", async () => {
    const { sent } = await render({ game: healthy() });
    click(slot(BEER));
    click(slot(BEER));
    expect(one("dialog .primary").textContent).toBe(say("table-do_not"));
    expect(one("dialog .primary").autofocus).toBe(true);
    click("dialog .primary");
    expect(chosen(sent)).toEqual([]);
    expect(all("dialog")).toHaveLength(0);
  });

  it("is warned of no more when that is ticked, which alone plays nothing", async () => {
    const { sent } = await render({ game: healthy() });
    click(slot(BEER));
    click(slot(BEER));
    click('dialog input[type="checkbox"]');
    expect(chosen(sent)).toEqual([]);
    click("[data-confirm]");
    expect(chosen(sent)).toEqual([play(BEER)]);
    expect(settings.confirm).toBe(false);
  });
});

describe("a question that replaces another", () => {
  it("takes no click for a moment", async () => {
    const { show } = await render({ game: game({ prompt: SHOT, options: [PASS] }) });
    expect(all(".guarded")).toHaveLength(0);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      click("[data-pass]");
      const shown = show(game({ seq: 2, prompt: { ...SHOT, id: 6 }, options: [PASS] }));
      await vi.advanceTimersByTimeAsync(1);
      await shown;
      expect(all(".guarded").length).toBeGreaterThan(0);
      await vi.advanceTimersByTimeAsync(400);
      expect(all(".guarded")).toHaveLength(0);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("the last card of the General Store", () => {
  it("is taken without a question", async () => {
    const { sent, show } = await render();
    await show(pick([CANTEEN]));
    expect(chosen(sent)).toEqual([{ verb: "take", take: CANTEEN }]);
    await show(pick([CANTEEN]));
    expect(chosen(sent)).toHaveLength(1);
  });

  it("is asked for as long as there are two", async () => {
    const { sent, show } = await render();
    await show(pick([CANTEEN, BEER]));
    expect(chosen(sent)).toEqual([]);
  });
});
