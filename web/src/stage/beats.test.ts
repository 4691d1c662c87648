import { describe, expect, it } from "vitest";

import { beats, isEffect } from "./beats";
import type { Happening } from "../protocol/messages";

const hit = (seat: number, change: number): Happening => ({ type: "life_changed", seat, change, life: 2, by: 1 });
const check: Happening = { type: "checked", seat: 0, cause: 3, card: 4, matched: false, event_card: "" };
const death: Happening = { type: "died", seat: 2, role: "deputy", by: 1 };
const moved: Happening = { type: "moved", card: 4, src: "deck", dst: "discards" };

describe("the animations before a new state", () => {
  it("are its causes, in order; cards that fly and life regained are its effects", () => {
    const happened = [moved, check, hit(2, -1), hit(1, 1), death];
    expect(beats(happened, false).map((beat) => beat.type)).toEqual(["checked", "life_changed", "died"]);
    expect(happened.filter((event) => isEffect(event))).toEqual([moved, hit(1, 1)]);
  });

  it("are every answered shot in a Duel, each faster than the one before", () => {
    const answer: Happening = { type: "discarded", seat: 1, card: 4, kind: "bang" };
    expect(beats([answer], false)).toEqual([]);
    expect(isEffect(answer)).toBe(true);
    const [first, second] = [0, 1].map((answers) => beats([answer], false, answers)[0]?.ms ?? 0);
    expect(first).toBe(260);
    expect(second).toBeCloseTo(252.2);
    expect(isEffect(answer, true)).toBe(false);
  });

  it("delays a question to me by less than a second, deaths apart", () => {
    const happened = [check, check, check, hit(0, -1)];
    const total = (asksMe: boolean) => beats(happened, asksMe).reduce((sum, beat) => sum + beat.ms, 0);
    expect(total(true)).toBeCloseTo(900);
    expect(total(false)).toBeGreaterThan(total(true));
    expect(beats([death], true)[0]?.ms).toBe(2600);
  });
});
