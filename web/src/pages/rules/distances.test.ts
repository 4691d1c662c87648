import { expect, it } from "vitest";

import { seen } from "./distances";

it("counts seats the shorter way round", () => {
  expect([1, 2, 3, 4].map((seat) => seen(seat, 5, false, false))).toEqual([1, 2, 2, 1]);
});

it("adds and takes away 1, but never ends below 1", () => {
  expect(seen(1, 5, true, false)).toBe(2);
  expect(seen(2, 5, true, true)).toBe(2);
  expect(seen(1, 5, false, true)).toBe(1);
});
