import { describe, expect, it } from "vitest";
import type { CardFace, Happening } from "../protocol/messages";
import { Narrator, type Facts } from "../language/narrate";
import { GameLog } from "./game-log.svelte";

const words = {
  say: (code: string, facts: Facts = {}) => `${code} ${String(facts["who"] ?? "")}`.trim(),
  name: (key: string) => key,
};
const deck: CardFace[] = [{ kind: "bang", rank: "2", suit: "clubs" }];
const narrator = (cards = deck): Narrator => new Narrator(words, cards, ["Ada", "Ben"]);
const turn = (seat: number): Happening => ({ type: "turn_began", seat });

describe("the log", () => {
  it("tells only what is new, with its moment", () => {
    const log = new GameLog();
    const reader = narrator();
    log.receive([turn(0)], 0);
    expect(log.lines(reader)).toHaveLength(1);
    log.receive([turn(1)], 4);
    expect(log.lines(reader).map((line) => [line.text, line.seq])).toEqual([
      ["event-turn_began Ada", 0],
      ["event-turn_began Ben", 4],
    ]);
  });

  it("tells everything again in another language", () => {
    const log = new GameLog();
    log.receive([turn(0)], 0);
    log.lines(narrator());
    const other = new Narrator({ ...words, say: () => "auf Deutsch" }, deck, ["Ada", "Ben"]);
    expect(log.lines(other).map((line) => line.text)).toEqual(["auf Deutsch"]);
  });

  it("waits for the words of the edition, and then tells everything", () => {
    const log = new GameLog();
    log.receive([turn(0)], 0);
    expect(log.lines(narrator([]))).toEqual([]);
    expect(log.lines(narrator())).toHaveLength(1);
  });

  it("is replaced by the whole history, and can be forgotten", () => {
    const log = new GameLog();
    const reader = narrator();
    log.receive([turn(1)], 9);
    log.lines(reader);
    log.recall([turn(0), turn(1)], [0, 3]);
    expect(log.events().map((moment) => moment.seq)).toEqual([0, 3]);
    expect(log.lines(reader).map((line) => line.seq)).toEqual([0, 3]);
    log.forget();
    expect(log.lines(narrator())).toEqual([]);
  });
});
