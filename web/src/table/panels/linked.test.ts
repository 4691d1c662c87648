import { describe, expect, it } from "vitest";
import type { Narrator, Told } from "../../language/narrate";
import { pieces } from "./linked";
import { toldApart } from "../../game/seat-names";

const narrator = {
  card: (card: number) => (card === 7 ? "BANG! 5♣" : "?"),
  name: (seat: number) => ["Ada", "Ben"][seat] ?? null,
} as unknown as Narrator;

describe("a line of the log", () => {
  it("links the card and both players, and loses no letter", () => {
    const line: Told = {
      text: "Ada: BANG! 5♣ → Ben",
      seq: 3,
      event: { type: "played", seat: 0, card: 7, kind: "bang", target: 1 },
    };
    const found = pieces(line, narrator);
    expect(found.map((piece) => piece.text).join("")).toBe(line.text);
    expect(found).toContainEqual({ text: "BANG! 5♣", card: 7 });
    expect(found).toContainEqual({ text: "Ben", seat: 1 });
  });

  it("without anybody in it is plain", () => {
    const line: Told = { text: "The pile is shuffled", seq: 0, event: { type: "shuffled", cards: 40 } };
    expect(pieces(line, narrator)).toEqual([{ text: "The pile is shuffled" }]);
  });
});

describe("names", () => {
  it("that are the same get a number", () => {
    expect(toldApart(["Eva", "Bot", "Eva", "Eva"])).toEqual(["Eva", "Bot", "Eva 2", "Eva 3"]);
  });
});
