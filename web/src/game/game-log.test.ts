import { describe, expect, it } from "vitest";
import type { CardFace, Happening, LineMessage } from "../protocol/messages";
import { Narrator } from "../language/line";
import type { Told } from "../language/words";
import { GameLog, dated, headline } from "./game-log.svelte";

const words = {
  say: (code: string, facts: Told = {}) => `${code} ${String(facts["who"] ?? "")}`.trim(),
  name: (key: string) => key,
};
const deck: CardFace[] = [{ kind: "bang", rank: "2", suit: "clubs" }];
const narrator = (cards = deck): Narrator => new Narrator(words, cards, ["Ada", "Ben"]);
const turn = (who: number): LineMessage => ({ code: "log-turn", facts: { who }, tone: "turn" });
const began = (seat: number): Happening => ({ type: "turn_began", seat });

describe("the log", () => {
  it("spells only new lines, each with its moment", () => {
    const log = new GameLog();
    const reader = narrator();
    log.receive([began(0)], [turn(0)], 0);
    const [first] = log.lines(reader);
    log.receive([began(1)], [turn(1)], 4);
    expect(log.lines(reader).map((line) => [line.text, line.seq])).toEqual([
      ["log-turn Ada", 0],
      ["log-turn Ben", 4],
    ]);
    expect(log.lines(reader)[0]).toBe(first);
  });

  it("does not say that somebody who is called by their character is that character", () => {
    const log = new GameLog();
    const chosen = (who: number): LineMessage => ({
      code: "log-character",
      facts: { who, character: "Ben" },
      tone: "news",
    });
    log.receive([], [chosen(0), chosen(1), turn(1)], 0);
    const reader = narrator();
    expect(log.lines(reader).map((line) => line.code)).toEqual(["log-character", "log-turn"]);
    log.receive([], [turn(0)], 1);
    expect(log.lines(reader)).toHaveLength(3);
  });

  it("knows the players of a line, whatever the ids of its cards", () => {
    const log = new GameLog();
    log.receive([], [{ code: "log-picked", facts: { who: 1, card: 0 }, tone: "cards" }], 0);
    expect([...(log.lines(narrator())[0]?.seats ?? [])]).toEqual([1]);
  });

  it("spells everything again in another language", () => {
    const log = new GameLog();
    log.receive([], [turn(0)], 0);
    log.lines(narrator());
    const other = new Narrator({ ...words, say: () => "auf Deutsch" }, deck, ["Ada", "Ben"]);
    expect(log.lines(other).map((line) => line.text)).toEqual(["auf Deutsch"]);
  });

  it("waits for the words of the edition, then spells everything", () => {
    const log = new GameLog();
    log.receive([], [turn(0)], 0);
    expect(log.lines(narrator([]))).toEqual([]);
    expect(log.lines(narrator())).toHaveLength(1);
  });

  it("can be replaced by the whole history", () => {
    const log = new GameLog();
    const reader = narrator();
    log.receive([began(1)], [turn(1)], 9);
    log.lines(reader);
    log.recall(dated([began(0), began(1)], [0, 3]), dated([turn(0), turn(1)], [0, 3]));
    expect(log.events().map((moment) => moment.seq)).toEqual([0, 3]);
    expect(log.lines(reader).map((line) => line.seq)).toEqual([0, 3]);
  });
});

describe("the headline", () => {
  const told = (...lines: [LineMessage, number][]): string => {
    const log = new GameLog();
    for (const [line, seq] of lines) log.receive([], [line], seq);
    return headline(log.lines(narrator()));
  };
  const death: LineMessage = { code: "log-died", facts: { who: 1 }, tone: "news" };
  const discard: LineMessage = { code: "log-discards", facts: { who: 1 }, tone: "cards" };

  it("is the weightiest line of the last moment: discards do not push a death away", () => {
    expect(told([turn(0), 0], [death, 4], [discard, 4])).toBe("log-died Ben");
  });
  it("belongs to the last moment only", () => {
    expect(told([death, 4], [discard, 5])).toBe("log-discards Ben");
    expect(told()).toBe("");
  });
});
