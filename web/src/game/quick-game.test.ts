import { expect, test } from "vitest";
import { wishesIn } from "./quick-game";

const read = (query: string) => wishesIn(new URLSearchParams(query));

test("the address can set everything about the quick game", () => {
  expect(read("edition=abacus&players=4&level=hard&seed=7")).toEqual({
    wish: { edition: "abacus", players: 4, level: "hard" },
    seed: 7,
  });
  expect(read("seed=0").seed).toBe(0);
});

test("invalid parameters are ignored", () => {
  const nothing = { wish: {}, seed: null };
  expect(read("")).toEqual(nothing);
  expect(read("edition=&players=four&level=toString&seed=-1")).toEqual(nothing);
  expect(read("players=4.5&level=HARD&seed=9007199254740993&other=1")).toEqual(nothing);
});
