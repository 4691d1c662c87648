import { describe, expect, it } from "vitest";
import {
  FROM_HAND,
  UNDECIDED,
  answers,
  asked,
  back,
  buttons,
  complete,
  everything,
  isPictured,
  open,
  pickAbility,
  pickCard,
  pickSeat,
  pickTake,
  stepOf,
  whole,
} from "./choice";
import type { Choice } from "../protocol/messages";
import { game } from "../testing/views";

const PASS: Choice = { verb: "pass" };
const BANG = 5;
const PANIC = 7;
const BEER = 9;
const TURN: Choice[] = [
  PASS,
  { verb: "play", card: BANG, target: 1 },
  { verb: "play", card: BANG, target: 3 },
  { verb: "play", card: PANIC, target: 1, take: FROM_HAND },
  { verb: "play", card: PANIC, target: 1, take: 40 },
  { verb: "play", card: PANIC, target: 3, take: FROM_HAND },
  { verb: "play", card: BEER },
];

describe("a turn", () => {
  it("offers the playable cards and buttons first", () => {
    expect([...open(TURN, UNDECIDED).cards]).toEqual([BANG, PANIC, BEER]);
    expect(open(TURN, UNDECIDED).seats.size).toBe(0);
    expect(buttons(TURN)).toEqual([PASS]);
  });

  it("asks for the target of a card, even if there is only one", () => {
    const draft = pickCard(TURN, UNDECIDED, BANG);
    expect(open(TURN, draft)).toMatchObject({ step: "target", seats: new Set([1, 3]) });
    expect(whole(TURN, draft)).toBeNull();
    expect(whole(TURN, pickSeat(TURN, draft, 3))).toEqual({ verb: "play", card: BANG, target: 3 });
    const one = TURN.filter((choice) => choice.target !== 3);
    expect(whole(one, pickCard(one, UNDECIDED, BANG))).toBeNull();
  });

  it("asks what to take only if there is more than one option", () => {
    const draft = pickCard(TURN, UNDECIDED, PANIC);
    expect(open(TURN, pickSeat(TURN, draft, 1))).toMatchObject({ step: "take", takes: new Set([FROM_HAND, 40]) });
    expect(whole(TURN, pickSeat(TURN, draft, 3))).toEqual({ verb: "play", card: PANIC, target: 3, take: FROM_HAND });
    expect(whole(TURN, pickTake(TURN, pickSeat(TURN, draft, 1), 40))).toEqual({
      verb: "play",
      card: PANIC,
      target: 1,
      take: 40,
    });
  });

  it("is complete at once if nothing is left to choose", () => {
    expect(whole(TURN, pickCard(TURN, UNDECIDED, BEER))).toEqual({ verb: "play", card: BEER });
  });

  it("does not light up what is not offered", () => {
    const draft = pickCard(TURN, UNDECIDED, BANG);
    expect(pickSeat(TURN, draft, 2)).toEqual(draft);
    expect(pickCard(TURN, UNDECIDED, 99)).toEqual(UNDECIDED);
  });

  it("replaces a picked card without putting it back first", () => {
    const draft = pickSeat(TURN, pickCard(TURN, UNDECIDED, PANIC), 1);
    expect(pickCard(TURN, draft, BANG)).toEqual({ ...UNDECIDED, cards: [BANG] });
    expect(pickCard(TURN, draft, PANIC)).toEqual(UNDECIDED);
  });

  it("goes back one step at a time", () => {
    const target = pickSeat(TURN, pickCard(TURN, UNDECIDED, PANIC), 1);
    expect(stepOf(TURN, back(target))).toBe("target");
    expect(back(back(target))).toEqual(UNDECIDED);
  });

  it("asks the server why a seat is no valid target", () => {
    expect(asked(TURN, pickCard(TURN, UNDECIDED, BANG), 2)).toEqual({ verb: "play", card: BANG, target: 2 });
    expect(asked(TURN, pickCard(TURN, UNDECIDED, PANIC), 2)).toEqual({
      verb: "play",
      card: PANIC,
      target: 2,
      take: FROM_HAND,
    });
    expect(asked(TURN, UNDECIDED, 2)).toBeNull();
  });
});

describe("a price", () => {
  const springfield: Choice[] = [1, 2].flatMap((target) =>
    [20, 21].map((pay): Choice => ({ verb: "play", card: 30, target, pay })),
  );

  it("comes after the target", () => {
    const aimed = pickSeat(springfield, pickCard(springfield, UNDECIDED, 30), 2);
    expect(open(springfield, aimed)).toMatchObject({ step: "pay", cards: new Set([20, 21]) });
    expect(whole(springfield, pickCard(springfield, aimed, 21))).toEqual({
      verb: "play",
      card: 30,
      target: 2,
      pay: 21,
    });
  });

  it("is paid automatically with the only possible card", () => {
    const poor = springfield.filter((choice) => choice.pay === 20);
    expect(whole(poor, pickSeat(poor, pickCard(poor, UNDECIDED, 30), 1))?.pay).toBe(20);
  });
});

describe("an ability", () => {
  const pairs: Choice[] = [
    [1, 2],
    [1, 3],
    [2, 3],
  ].map(([card = -1, pay = -1]): Choice => ({ verb: "ability", card, pay }));

  it("takes its two cards in any order", () => {
    const draft = pickCard(pairs, pickAbility(pairs), 3);
    expect(open(pairs, draft).cards).toEqual(new Set([1, 2]));
    expect(whole(pairs, pickCard(pairs, draft, 1))).toEqual({ verb: "ability", card: 1, pay: 3 });
  });

  it("is separate from playing a card", () => {
    const options: Choice[] = [...pairs, { verb: "play", card: 1 }];
    expect(open(options, UNDECIDED).cards).toEqual(new Set([1]));
    expect(whole(options, pickCard(options, UNDECIDED, 1))).toEqual({ verb: "play", card: 1 });
    expect(whole(options, pickCard(options, pickCard(options, pickAbility(options), 1), 2))).toEqual(pairs[0]);
  });

  it("with a target asks for the cards first", () => {
    const doc: Choice[] = [1, 2].map((target): Choice => ({ verb: "ability", card: 4, pay: 6, target }));
    const draft = pickCard(doc, pickAbility(doc), 6);
    expect(stepOf(doc, draft)).toBe("target");
    expect(whole(doc, pickSeat(doc, draft, 2))).toEqual(doc[1]);
  });

  it("without a price is complete at once", () => {
    expect(whole([PASS, { verb: "ability" }], pickAbility([PASS, { verb: "ability" }]))).toEqual({ verb: "ability" });
  });
});

describe("answers that need none of my cards", () => {
  it("take from a player", () => {
    const options: Choice[] = [
      PASS,
      { verb: "take", target: 1, take: FROM_HAND },
      { verb: "take", target: 2, take: FROM_HAND },
    ];
    expect(open(options, UNDECIDED).seats).toEqual(new Set([1, 2]));
    expect(whole(options, pickSeat(options, UNDECIDED, 2))).toEqual(options[2]);
  });

  it("name a character or a player", () => {
    const characters: Choice[] = [
      { verb: "name", take: 0 },
      { verb: "name", take: 1 },
    ];
    expect(whole(characters, pickTake(characters, UNDECIDED, 1))).toEqual(characters[1]);
    const people: Choice[] = [
      { verb: "name", target: 1 },
      { verb: "name", target: 2 },
    ];
    expect(whole(people, pickSeat(people, UNDECIDED, 1))).toEqual(people[0]);
  });

  it("take a card in play", () => {
    const options: Choice[] = [PASS, { verb: "take", target: 1, take: 33 }, { verb: "take", target: 2, take: 34 }];
    expect(whole(options, pickTake(options, UNDECIDED, 34, 2))).toEqual(options[2]);
  });

  it("choose which of two cards counts, and which goes on top", () => {
    const options: Choice[] = [3, 4].flatMap((card) => [3, 4].map((take): Choice => ({ verb: "take", card, take })));
    const counts = { ...UNDECIDED, cards: [4] };
    expect(open(options, counts).takes).toEqual(new Set([3, 4]));
    expect(whole(options, pickTake(options, counts, 3))).toEqual({ verb: "take", card: 4, take: 3 });
  });

  it("complete nothing that was not started", () => {
    expect(complete([{ verb: "discard", card: 1 }], UNDECIDED)).toEqual(UNDECIDED);
  });
});

describe("a picture", () => {
  it("is shown for cards that are not mine to play", () => {
    expect(isPictured([PASS, { verb: "take", target: 2, take: FROM_HAND }])).toBe(true);
    expect(isPictured([PASS, { verb: "discard", card: 4 }])).toBe(false);
  });
});

describe("at the table", () => {
  const sid = game({
    options: [PASS, { verb: "ability", card: 1, pay: 2 }],
    interrupts: [{ verb: "ability", card: 1, pay: 2 }],
  });
  it("each move is offered once, as an answer rather than an interruption", () => {
    expect(everything(sid)).toHaveLength(2);
    expect(answers(sid, { verb: "ability", card: 1, pay: 2 })).toBe(true);
    expect(answers({ ...sid, options: [] }, { verb: "ability", card: 1, pay: 2 })).toBe(false);
  });
});
