import { expect, it } from "vitest";

import { emphasized } from "./emphasis";

const NAMES = ["BANG!", "Missed!", "Beer", "Jail"];
const marked = (text: string) => emphasized(text, NAMES).map((run) => (run.is === "text" ? run.text : `<${run.text}>`));

it("marks the cards a sentence asks for, with their number", () => {
  expect(marked("Slab shoots at you: play 2 Missed! or lose 1 life.").join("")).toBe(
    "Slab shoots at you: play <2 Missed!> or lose 1 life.",
  );
  expect(emphasized("Play Beer or you’re out.", NAMES)[1]).toEqual({ is: "card", text: "Beer" });
});

it("marks what is lost", () => {
  expect(emphasized("Take the hit (−1 life)", NAMES)[1]).toEqual({ is: "loss", text: "−1 life" });
});

it("marks no part of another word, and loses nothing", () => {
  expect(emphasized("The Beers of the Jailer", NAMES)).toEqual([{ is: "text", text: "The Beers of the Jailer" }]);
  expect(emphasized("Beer", [])).toEqual([{ is: "text", text: "Beer" }]);
});
