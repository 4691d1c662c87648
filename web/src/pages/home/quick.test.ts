import { expect, test } from "vitest";
import { wishesIn } from "./quick";

const read = (query: string) => wishesIn(new URLSearchParams(query));

test("an address may ask for everything that the home page deals", () => {
  expect(read("edition=abacus&players=4&level=hard&seed=7")).toEqual({
    wish: { edition: "abacus", players: 4, level: "hard" },
    seed: 7,
  });
  expect(read("seed=0").seed).toBe(0);
});

test("what is no wish is passed over", () => {
  const nothing = { wish: {}, seed: null };
  expect(read("")).toEqual(nothing);
  expect(read("edition=&players=four&level=toString&seed=-1")).toEqual(nothing);
  expect(read("players=4.5&level=HARD&seed=9007199254740993&other=1")).toEqual(nothing);
});
