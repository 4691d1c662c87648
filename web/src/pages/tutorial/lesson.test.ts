import { describe, expect, it } from "vitest";

import type { EditionFacts, GameView } from "../../protocol/messages";
import { LESSON, stepAt, STEPS, type Moment } from "./lesson";

const deck: EditionFacts["deck"] = [
  { kind: "bang", suit: "spades", rank: "A" },
  { kind: "schofield", suit: "spades", rank: "K" },
  { kind: "bang", suit: "hearts", rank: "A" },
  { kind: "beer", suit: "hearts", rank: "8" },
  { kind: "stagecoach", suit: "spades", rank: "9" },
];

function moment(change: Partial<GameView>): Moment {
  const game = { turn: 0, hand: [1, 2, 3, 4], prompt: { id: 1, seat: 0, name: "play_phase" }, ...change } as GameView;
  return { game, edition: { deck } as EditionFacts };
}
const step = (code: string) => STEPS.findIndex((one) => one.code === code);
const said = (from: string, now: Moment) => STEPS[stepAt(step(from), now)]?.code;

describe("the lesson", () => {
  it("starts from a complete position", () => {
    expect(LESSON.agreement?.position?.match(/ \d:\w+:\w+:/g)?.length).toBe(LESSON.agreement?.players);
    expect(LESSON.bots?.length).toBe(3);
  });

  it("waits for the reader if there is nothing to do", () => {
    expect(said("web-lesson_welcome", moment({}))).toBe("web-lesson_welcome");
  });

  it("advances when the card has been played", () => {
    expect(said("web-lesson_weapon", moment({}))).toBe("web-lesson_weapon");
    expect(said("web-lesson_weapon", moment({ hand: [2, 3, 4] }))).toBe("web-lesson_bang");
    expect(said("web-lesson_weapon", moment({ hand: [3, 4] }))).toBe("web-lesson_beer");
  });

  it("moves on when the turn is ended early", () => {
    const others = moment({ turn: 1, prompt: { id: 2, seat: 1, name: "play_phase" } });
    expect(said("web-lesson_bang", others)).toBe("web-lesson_others");
  });

  it("explains an attack, and ends at my next turn", () => {
    const shot = moment({ turn: 3, prompt: { id: 5, seat: 0, name: "shot" } });
    expect(said("web-lesson_others", shot)).toBe("web-lesson_attack");
    expect(said("web-lesson_attack", moment({}))).toBe("web-lesson_finish");
  });

  it("ends with the game", () => {
    expect(said("web-lesson_others", moment({ turn: 3, prompt: null }))).toBe("web-lesson_finish");
  });
});
