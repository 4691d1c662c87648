import { describe, expect, it } from "vitest";

import type { Happening } from "../protocol/messages";
import { laidOut } from "./laid-out";

const move = (card: number, src: string, dst: string) => ({ event: { type: "moved", card, src, dst } as Happening });
const turn = { event: { type: "turn_began", seat: 1 } as Happening };
const store = (...cards: number[]) => cards.map((card) => move(card, "deck", "display"));

describe("cards laid out for everybody", () => {
  it("stay in their places, with who took the others", () => {
    expect(laidOut([...store(4, 5, 6), move(5, "display", "hand:2")], [4, 6])).toEqual([
      { card: 4, taker: -1 },
      { card: 5, taker: 2 },
      { card: 6, taker: -1 },
    ]);
  });
  it("are those of the last time only", () => {
    const before = [...store(1, 2), move(1, "display", "hand:0"), move(2, "display", "hand:1"), turn];
    expect(laidOut([...before, ...store(7, 8)], [7, 8]).map(({ card }) => card)).toEqual([7, 8]);
    expect(laidOut([...store(1, 2), turn, ...store(7, 8)], [7, 8]).map(({ card }) => card)).toEqual([7, 8]);
  });
  it("are unknown if one is face down, or if nobody has seen them being laid", () => {
    expect(laidOut(store(-1, -1), [-1, -1])).toEqual([]);
    expect(laidOut([turn], [4])).toEqual([]);
  });
});
