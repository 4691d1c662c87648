import type { Code } from "$codes";
import { describe, expect, it } from "vitest";
import golden from "../../../tests/golden/lines.jsonl?raw";
import { LANGUAGES, type CardFace, type Language } from "../protocol/messages";
import { catalogueOf } from "./current.svelte";
import { Narrator, seatsOf, type Facts } from "./line";
import { Words } from "./words";

/** A line, and its text in the terminal. */
type Case = Record<Language, string> & { code: Code; facts: Facts; me?: number; faces?: Record<string, string> };
const CASES = golden
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Case);
const NAMES = ["Ann", "Ann 2", "Cyd", "Dan"];
const SUITS: Record<string, CardFace["suit"]> = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };

/** The cards the case needs: `bang-5C` is a BANG! 5♣. */
function deck(faces: Record<string, string> = {}): CardFace[] {
  const cards: CardFace[] = [];
  for (const [card, word] of Object.entries(faces)) {
    const [, kind = "", rank = "", suit = ""] = /^(\w+)-(\d+|[JQKA])([SHDC])/.exec(word) ?? [];
    cards[Number(card)] = { kind, rank, suit: SUITS[suit] ?? "spades" };
  }
  return cards;
}

describe.each(LANGUAGES)("in %s", async (lang) => {
  const words = new Words(await catalogueOf(lang), "fourth", { jail_failed: "skip_turn" });

  it("every line and question is spelled as in the terminal", () => {
    for (const { code, facts, me, faces, ...said } of CASES) {
      expect(new Narrator(words, deck(faces), NAMES, me).text(code, facts)).toBe(said[lang]);
    }
  });

  it("the parts of a line add up to it, and link only what it is about", () => {
    for (const { code, facts, me, faces, ...said } of CASES) {
      const parts = new Narrator(words, deck(faces), NAMES, me).parts(code, facts);
      expect(parts.map((part) => part.text).join("")).toBe(said[lang]);
      for (const { seat, card, text } of parts) {
        if (seat !== undefined) expect([seatsOf(facts).has(seat), text]).toEqual([true, NAMES[seat]]);
        if (card !== undefined) expect(faces).toHaveProperty(`${card}`);
      }
    }
  });
});

describe("a line", async () => {
  const words = new Words(await catalogueOf("en"), "fourth");
  const cards = deck({ "0": "beer-6H", "1": "bang-QH" });

  it("links every card and player in it, and tells Ann from Ann 2", () => {
    const narrator = new Narrator(words, cards, NAMES);
    expect(narrator.parts("log-discarded", { who: 1, cards: [0, 1] })).toEqual([
      { text: "Ann 2", seat: 1 },
      { text: " discards " },
      { text: "Beer 6♥", card: 0 },
      { text: " and " },
      { text: "BANG! Q♥", card: 1 },
    ]);
  });

  it("calls the reader you", () => {
    const narrator = new Narrator(words, cards, NAMES, 1);
    expect(narrator.text("log-took", { who: 0, target: 1, card: 0, via: 1 })).toBe(
      "Ann takes Beer 6♥ from your hand (BANG! Q♥)",
    );
  });
});
