import { describe, expect, it } from "vitest";
import { awards, beginnings, curves, kills, wounds, type Moment } from "./statistics";

const hit = (seq: number, seat: number, life: number, change: number, by: number): Moment => ({
  seq,
  event: { type: "life_changed", seat, life, change, by },
});
const GAME: Moment[] = [
  hit(3, 1, 3, -1, 0),
  { seq: 4, event: { type: "dodged", seat: 2, by: 0 } },
  hit(6, 1, 4, 1, -1),
  hit(9, 1, 1, -3, -1),
  hit(12, 1, 0, -1, 2),
  { seq: 12, event: { type: "died", seat: 1, role: "outlaw", by: 2 } },
];

describe("statistics", () => {
  it("count who took life from whom, and blame no one for dynamite", () => {
    expect(wounds(GAME, 3)).toEqual([
      [0, 1, 0],
      [0, 0, 0],
      [0, 1, 0],
    ]);
    expect(kills(GAME)).toEqual([{ by: 2, seat: 1, seq: 12 }]);
  });

  it("leave out life that players paid or cost themselves", () => {
    expect(wounds([hit(2, 1, 3, -1, 1)], 2)).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it("chart the course of life", () => {
    expect(beginnings(GAME, [4, 0, 4])).toEqual([4, 4, 4]);
    expect(curves(GAME, [4, 4, 4], 13)[1]?.points.map((point) => point.life)).toEqual([4, 3, 4, 1, 0, 0]);
  });

  it("give an award only to an undisputed leader", () => {
    expect(awards(GAME, 3)).toEqual([
      { award: "medic", seat: 1, count: 1 },
      { award: "escapist", seat: 2, count: 1 },
      { award: "punchbag", seat: 1, count: 5 },
    ]);
  });
});
