import { describe, expect, it } from "vitest";
import { around } from "./seating";

describe("seats around the table", () => {
  it.each([2, 3, 4, 5, 6, 7])("%i others keep their order and the sides are even", (count) => {
    const others = Array.from({ length: count }, (_, i) => i + 1);
    const { left, top, right } = around(others);
    expect([...left, ...top, ...right]).toEqual(others);
    expect(left.length).toBe(right.length);
    expect(top.length).toBeLessThanOrEqual(3);
  });
});
