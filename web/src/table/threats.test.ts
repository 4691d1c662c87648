import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { say } from "../language/current.svelte";
import type { CardKind, Happening, Prompt } from "../protocol/messages";
import "../stage/Duel.svelte"; // fetched later by the page; no test shall wait until it is compiled
import { all, cleanUp, one, render } from "../testing/render";
import { BANG, BEER, CANTEEN, EDITION, KIND, SCHOFIELD, game, person } from "../testing/views";

beforeEach(() => localStorage.clear());
afterEach(cleanUp);

it("lights my own place when I am asked outside my turn", async () => {
  const { show } = await render();
  expect(one(".mine:not(.prompt)").classList).not.toContain("awaited");
  const shot = { id: 2, seat: 0, name: "shot", by: 1, card: BANG, facts: { who: 0, by: 1, life: 2 } } as const;
  await show(game({ seq: 2, prompt: shot, resolving: [BANG] }));
  expect(one(".mine:not(.prompt)").classList).toContain("awaited");
  expect(one(".mine:not(.prompt)").classList).toContain("threatened");
  expect(one(".prompt").classList).toContain("threat");
});

it("puts the card in question on the stage until the matter is settled", async () => {
  const { show } = await render();
  expect(all(".staged .card")).toHaveLength(0);
  const shot = { id: 2, seat: 2, name: "shot", by: 1, card: BANG, facts: { who: 2, by: 1, life: 2 } } as const;
  await show(game({ seq: 2, prompt: shot, resolving: [BANG] }));
  expect(all(".staged .card")).toHaveLength(1);
  await show(game({ seq: 3, prompt: { ...shot, id: 3 }, discards: [BANG] }));
  expect(all(".staged .card")).toHaveLength(1); // in these rules it is discarded at once
  await show(game({ seq: 4, discards: [BANG] }));
  expect(all(".staged .card")).toHaveLength(0);
});

describe("the aim line", () => {
  const asked = (seat: number, change: Partial<Prompt> = {}): Prompt => ({
    ...{ id: 2, seat, name: "shot", by: 1, card: BANG },
    facts: { who: seat, by: 1, life: 2 },
    ...change,
  });
  const line = () => all(".aim-line").map(({ dataset }) => [dataset["by"], dataset["at"]]);

  it("runs from the shooter to the target while the question is open", async () => {
    const { show } = await render();
    expect(line()).toEqual([]);
    await show(game({ seq: 2, prompt: asked(2) }));
    expect(line()).toEqual([["1", "2"]]);
    await show(game({ seq: 3, prompt: asked(0) }));
    expect(line()).toEqual([["1", "0"]]);
    await show(game({ seq: 4 }));
    expect(line()).toEqual([]);
  });
  it("swings to the player who must answer in a Duel, and dims the others", async () => {
    const { show } = await render();
    await show(game({ seq: 2, prompt: asked(2, { name: "duel" }) }));
    expect(line()).toEqual([["1", "2"]]);
    expect(all(".seat.aside")).toHaveLength(1);
    await show(game({ seq: 3, prompt: asked(1, { name: "duel", facts: { who: 1, target: 2, life: 1 } }) }));
    expect(line()).toEqual([["2", "1"]]);
  });
  it("runs, fainter, to those who must answer the same next", async () => {
    const everybody: CardKind = { ...EDITION.kinds["bang"]!, symbols: [{ sign: "everybody", count: 0 }] };
    const edition = async () => ({ ...EDITION, kinds: { ...EDITION.kinds, bang: everybody } });
    const { show } = await render({ edition });
    await show(game({ seq: 2, prompt: asked(2) }));
    expect(all(".aim .next .dash")).toHaveLength(2);
    await show(game({ seq: 3, prompt: asked(0) }));
    expect(all(".aim .next .dash")).toHaveLength(0);
  });
  it("is for threats alone", async () => {
    const { show } = await render();
    await show(game({ seq: 2, prompt: asked(2, { name: "pick", facts: { who: 2, by: 1 } }) }));
    expect(line()).toEqual([]);
  });
});

describe("a Duel", () => {
  const duel = (seat: number, target: number): Prompt => ({
    ...{ id: seat + 2, seat, name: "duel", by: 1, card: BANG },
    facts: { who: seat, target, life: 2 },
  });
  const faces = () =>
    all("[data-duelist]").map(({ dataset, classList }) => [dataset["duelist"], classList.contains("asked")]);

  it("puts both players on the stage, on either side of the card", async () => {
    const { show } = await render();
    expect(faces()).toEqual([]);
    await show(game({ seq: 2, prompt: duel(2, 1) }));
    await vi.waitFor(() => one(".duel"));
    expect(faces()).toEqual([
      ["1", false],
      ["2", true],
    ]);
    expect(all(".duel .staged .card")).toHaveLength(1);
    await show(game({ seq: 3, prompt: duel(1, 2) }));
    expect(faces()).toEqual([
      ["1", true],
      ["2", false],
    ]);
    await show(game({ seq: 4 }));
    expect(faces()).toEqual([]);
  });

  it("has me on the left", async () => {
    const { show } = await render();
    await show(game({ seq: 2, prompt: duel(3, 0) }));
    await vi.waitFor(() => one(".duel"));
    expect(faces().map(([seat]) => seat)).toEqual(["0", "3"]);
  });
});

it("says at the owner of Dynamite when it is drawn for", async () => {
  const kinds = { ...EDITION.kinds, canteen: { ...KIND, explodes: true } };
  const { show } = await render({ edition: async () => ({ ...EDITION, kinds }) });
  expect(all(".fuse")).toHaveLength(0);
  await show(game({ seq: 2, people: [person(), person({ in_play: [CANTEEN] }), person(), person()] }));
  expect(one('[data-seat="1"] .fuse').textContent).toBe(say("table-fuse"));
  expect(one('[data-seat="1"]').getAttribute("aria-label")).toContain(say("table-fuse"));
  await show(game({ seq: 3, people: [person({ in_play: [CANTEEN] }), person(), person(), person()] }));
  expect(one(".mine .fuse").textContent).toBe(say("table-fuse"));
});

describe("cards laid out for everybody", () => {
  const laid: Happening[] = [BANG, BEER, SCHOFIELD].map((card) => ({
    type: "moved",
    card,
    src: "deck",
    dst: "display",
  }));
  const took: Happening = { type: "moved", card: BEER, src: "display", dst: "hand:1" };
  const pick = (seat: number): Prompt => ({
    id: seat + 2,
    seat,
    name: "pick",
    by: 1,
    facts: { who: seat, cause: "bang" },
  });

  it("leave a place with the portrait of the player who took one, and the next player's pulses", async () => {
    const { show } = await render();
    await show(game({ seq: 2, display: [BANG, BEER, SCHOFIELD], prompt: pick(1) }), laid);
    expect([all(".display .taker").length, all(".display .card").length]).toEqual([0, 3]);
    expect(all(".picking").map(({ dataset }) => dataset["seat"])).toEqual(["1"]);
    await show(game({ seq: 3, display: [BANG, SCHOFIELD], prompt: pick(2) }), [took]);
    expect(all(".display li").map((place) => place.querySelector(".taker") !== null)).toEqual([false, true, false]);
    expect(all(".picking").map(({ dataset }) => dataset["seat"])).toEqual(["2"]);
  });

  it("keep their places while I choose", async () => {
    const { show } = await render();
    await show(game({ seq: 2, display: [BANG, BEER, SCHOFIELD], prompt: pick(1) }), laid);
    const options = [BANG, SCHOFIELD].map((take) => ({ verb: "take" as const, take }));
    await show(game({ seq: 3, display: [BANG, SCHOFIELD], prompt: pick(0), options }), [took]);
    expect(all(".picture li").map((place) => place.querySelector(".taker") !== null)).toEqual([false, true, false]);
    expect(all(".picture .thing")).toHaveLength(2);
  });
});
