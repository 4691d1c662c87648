import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { say } from "../../language/current.svelte";
import type { EventCards } from "../../protocol/messages";
import { NAMES, all, cleanUp, click, game, one, person, render } from "../../testing/render";

beforeEach(() => localStorage.clear());
afterEach(cleanUp);

const events = (change: Partial<EventCards> = {}): EventCards => ({
  card: "thirst",
  next: "curse",
  left: 7,
  past: [],
  suit: "",
  counter_clockwise: false,
  ...change,
});
const label = (selector: string) => one(selector).getAttribute("aria-label");

describe("the event cards", () => {
  it("are not there in a game without any", async () => {
    await render();
    expect(all(".event-pile")).toHaveLength(0);
  });

  it("show which is in force, which is next and how many are left", async () => {
    await render({ game: game({ events: events() }) });
    expect(one(".now").textContent).toContain("Thirst");
    expect(label(".now")).toContain("1 card fewer");
    expect(label(".next")).toBe("Next event: Curse, 7 cards left");
    expect(one(".next .left").textContent).toBe("7");
  });

  it("show only the next one before the first is turned, and none after the last", async () => {
    const { show } = await render({ game: game({ events: events({ card: "" }) }) });
    expect([all(".now").length, all(".next").length]).toEqual([0, 1]);
    await show(game({ seq: 2, events: events({ next: "", left: 0 }) }));
    expect([all(".now").length, all(".next").length]).toEqual([1, 0]);
  });

  it("can be read about, without rulings of an edition", async () => {
    await render({ game: game({ events: events() }) });
    click(".now");
    expect(one("dialog[open]").textContent).toContain("1 card fewer");
    expect(one("dialog[open]").textContent).not.toContain(say("table-rulings"));
  });

  it("say that turns go the other way", async () => {
    const { show } = await render({ game: game({ events: events() }) });
    expect(all(".direction")).toHaveLength(0);
    await show(game({ seq: 2, events: events({ counter_clockwise: true }) }));
    expect(label(".direction [role=img]")).toBe(say("table-counter_clockwise"));
  });

  it("put the suit in force beside a printed one that differs", async () => {
    const { show } = await render({ game: game({ events: events({ suit: "spades" }) }) });
    expect(all(".slot .counts").map((sign) => sign.textContent)).toEqual(["♠\uFE0E", "♠\uFE0E"]);
    await show(game({ seq: 2, events: events({ suit: "hearts" }) }));
    expect(all(".slot .counts")).toHaveLength(0);
  });
});

describe("a seat", () => {
  const seated = (change: Parameters<typeof person>[0]) =>
    game({ events: events(), people: NAMES.map((_, seat) => (seat === 1 ? person(change) : person())) });

  it("of a ghost is not out", async () => {
    await render({ game: seated({ alive: false, ghost: true, life: 0 }) });
    const seat = one('[data-seat="1"]');
    expect([seat.classList.contains("ghost"), seat.classList.contains("dead")]).toEqual([true, false]);
    expect(seat.getAttribute("aria-label")).toContain("ghost");
    expect(seat.getAttribute("aria-label")).not.toContain("out");
  });

  it("says when its character has no ability", async () => {
    await render({ game: seated({ ability: "no_ability" }) });
    expect(one('[data-seat="1"]').textContent).toContain("no ability");
    expect(label('[data-seat="1"]')).toContain("no ability");
    click('[data-seat="1"]');
    expect(one("dialog[open]").textContent).toContain("no ability");
  });
});

it("a turned card is told and announced", async () => {
  const { show } = await render({ game: game({ events: events({ card: "" }) }) });
  const line = { code: "log-event", facts: { who: 1, event_card: "thirst" }, tone: "news" } as const;
  await show(game({ seq: 2, events: events() }), [], [line]);
  expect(document.body.textContent).toContain("Ben turns an event card: Thirst");
});
