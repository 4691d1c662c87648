import { describe, expect, it } from "vitest";
import type { CardFace, Happening } from "../protocol/messages";
import { Narrator, type Facts } from "../language/narrate";
import { Chronicle } from "./game-log.svelte";

const words = { say: (code: string, facts: Facts = {}) => `${code} ${String(facts["who"] ?? "")}`.trim(), name: (key: string) => key };
const deck: CardFace[] = [{ kind: "bang", rank: "2", suit: "clubs" }];
const narrator = (cards = deck): Narrator => new Narrator(words, cards, ["Ada", "Ben"]);
const turn = (seat: number): Happening => ({ type: "turn_began", seat });

describe("the chronicle", () => {
  it("tells only what is new, with its moment", () => {
    const chronicle = new Chronicle();
    const reader = narrator();
    chronicle.hear([turn(0)], 0);
    expect(chronicle.lines(reader)).toHaveLength(1);
    chronicle.hear([turn(1)], 4);
    expect(chronicle.lines(reader).map((line) => [line.text, line.seq])).toEqual([["event-turn_began Ada", 0], ["event-turn_began Ben", 4]]);
  });

  it("tells everything again in another language", () => {
    const chronicle = new Chronicle();
    chronicle.hear([turn(0)], 0);
    chronicle.lines(narrator());
    expect(chronicle.lines(narrator())).toHaveLength(1);
  });

  it("waits for the words of the edition, and then tells everything", () => {
    const chronicle = new Chronicle();
    chronicle.hear([turn(0)], 0);
    expect(chronicle.lines(narrator([]))).toEqual([]);
    expect(chronicle.lines(narrator())).toHaveLength(1);
  });

  it("is replaced by the whole history, and can be forgotten", () => {
    const chronicle = new Chronicle();
    chronicle.hear([turn(1)], 9);
    chronicle.recall([turn(0), turn(1)], [0, 3]);
    expect(chronicle.events().map((moment) => moment.seq)).toEqual([0, 3]);
    chronicle.forget();
    expect(chronicle.lines(narrator())).toEqual([]);
  });
});
