import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "../../app/settings.svelte";
import { say } from "../../language/current.svelte";
import { api } from "../../protocol/api";
import type { EventCards } from "../../protocol/messages";
import { all, button, cleanUp, click, one, render, settled } from "../../testing/render";
import { EDITION, NAMES, game, person } from "../../testing/views";

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

/** The pile is fetched when it is needed. */
const piled = () => vi.waitFor(() => one(".event-pile"), 10_000);

describe("the event cards", () => {
  it("are not shown in a game without them", async () => {
    await render();
    expect(all(".event-pile")).toHaveLength(0);
  });

  it("show which is in force, which is next and how many are left", async () => {
    await render({ game: game({ events: events() }) });
    await piled();
    expect(one(".now").textContent).toContain("Thirst");
    expect(label(".now")).toContain("1 card fewer");
    expect(label(".next")).toBe("Next event: Curse, 7 cards left");
    expect(one(".next .left").textContent).toBe("7");
  });

  it("show only the next one before the first is turned, and none after the last", async () => {
    const { show } = await render({ game: game({ events: events({ card: "" }) }) });
    await piled();
    expect([all(".now").length, all(".next").length]).toEqual([0, 1]);
    await show(game({ seq: 2, events: events({ next: "", left: 0 }) }));
    expect([all(".now").length, all(".next").length]).toEqual([1, 0]);
  });

  const LEDGER = { lines: [], decided: false, answers: false };

  it("can be looked up, with rulings that name no booklet as their source", async () => {
    const source = "card text and author’s FAQ, no booklet";
    const rulings = [
      { id: "HN-THI-2", text: "One card fewer.", expansion: "high_noon", ...LEDGER },
      { id: "TRN-01", text: "Three phases.", expansion: "", ...LEDGER },
    ];
    const asked = vi.spyOn(api, "rulings").mockResolvedValue(rulings);
    await render({ game: game({ events: events() }) });
    await piled();
    click(".now");
    expect(one("dialog[open]").textContent).toContain("1 card fewer");
    expect(one("dialog[open] .entry").textContent).toContain(source);
    await vi.waitFor(() => expect(all("dialog[open] dl")).toHaveLength(1), 10_000);
    expect(asked).toHaveBeenCalledWith("fourth", "thirst");
    expect(all("dialog[open] dl > div").map((ruling) => ruling.textContent?.includes(source))).toEqual([true, false]);
  });

  it("are listed with the rules of a game that has them", async () => {
    const edition = async () => ({ ...EDITION, kinds: {}, characters: {} });
    const { show } = await render({ game: game({ events: events({ card: "" }) }), edition });
    await piled();
    const listed = () => all(".rules li").map((item) => item.querySelector("b")?.textContent);
    click(`button[aria-label="${say("web-rules")}"]`);
    await vi.waitFor(() => expect(listed()).toContain("High Noon"), 10_000);
    expect(one(".rules .source").textContent).toContain("no booklet");
    await show(game({ seq: 2 }));
    expect(listed()).not.toContain("High Noon");
  });

  it("say that turns go counterclockwise", async () => {
    const { show } = await render({ game: game({ events: events() }) });
    await piled();
    expect(all(".direction")).toHaveLength(0);
    await show(game({ seq: 2, events: events({ counter_clockwise: true }) }));
    expect(label(".direction [role=img]")).toBe(say("table-counter_clockwise"));
  });

  it("put the suit in force beside a printed one that differs", async () => {
    const { show } = await render({ game: game({ events: events({ suit: "spades" }) }) });
    await piled();
    expect(all(".slot .counts").map((sign) => sign.textContent)).toEqual(["♠\uFE0E", "♠\uFE0E"]);
    await show(game({ seq: 2, events: events({ suit: "hearts" }) }));
    expect(all(".slot .counts")).toHaveLength(0);
  });
});

describe("the hint for players who meet event cards for the first time", () => {
  const hint = () => all(".banner").filter((row) => row.textContent?.includes(say("table-hint_events")));

  it("is there until a player has read it, and only where there are event cards", async () => {
    const { show } = await render();
    expect(hint()).toHaveLength(0);
    await show(game({ seq: 2, me: -1, events: events() }));
    expect(hint()).toHaveLength(0);
    await show(game({ seq: 3, events: events() }));
    expect(hint()[0]!.textContent).toContain("the next event card is turned");
    click(button(say("table-hint_read")));
    expect(hint()).toHaveLength(0);
    expect(JSON.parse(localStorage.getItem("sixgun.hints")!)).toEqual(["events"]);
  });
});

describe("a seat", () => {
  const seated = (change: Parameters<typeof person>[0]) =>
    game({ events: events(), people: NAMES.map((_, seat) => (seat === 1 ? person(change) : person())) });

  it("of a ghost is not shown as out", async () => {
    await render({ game: seated({ alive: false, ghost: true, life: 0 }) });
    const seat = one('[data-seat="1"]');
    expect([seat.classList.contains("ghost"), seat.classList.contains("dead")]).toEqual([true, false]);
    expect(seat.getAttribute("aria-label")).toContain("ghost");
    expect(seat.getAttribute("aria-label")).not.toContain("out");
  });

  it("shows that cards in play have no effect", async () => {
    const people = NAMES.map((_, seat) => person({ in_play: [seat], asleep: seat === 1 }));
    await render({ game: game({ events: events(), people }) });
    expect([1, 2].map((seat) => all(`[data-seat="${seat}"] .gear .waiting`).length)).toEqual([1, 0]);
  });

  it("says when its character has no ability", async () => {
    await render({ game: seated({ character: "willy_the_kid", ability: "no_ability" }) });
    expect(one('[data-seat="1"]').textContent).toContain("no ability");
    expect(label('[data-seat="1"]')).toContain("no ability");
    click('[data-seat="1"]');
    expect(one("dialog[open]").textContent).toContain("no ability");
  });
});

describe("a revealed event card", () => {
  afterEach(() => settings.change({ announce: "everything" }));

  it.each(["everything", "mine"] as const)("is announced to those who want to hear %s", async (announce) => {
    settings.change({ announce });
    const { show } = await render({ game: game({ events: events({ card: "" }) }) });
    const line = { code: "log-event", facts: { who: 1, event_card: "thirst" }, tone: "news" } as const;
    await show(game({ seq: 2, events: events() }), [], [line]);
    await settled(100);
    expect(one('[data-announcer="polite"]').textContent).toBe("Ben turns an event card: Thirst");
  });
});
