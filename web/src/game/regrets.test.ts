import { describe, expect, it } from "vitest";

import type { CardKind, GameView, PlayerView } from "../protocol/messages";
import { regrets } from "./regrets";

const PLAIN: CardKind = {
  colour: "brown",
  weapon: false,
  reach: 0,
  rapid: false,
  shoots: false,
  heals: "",
  jails: false,
  explodes: false,
};
const gun = (reach: number): CardKind => ({ ...PLAIN, colour: "blue", weapon: true, reach });
const REMEDY = 1;
const SHORT_GUN = 2;
const RAPID_GUN = 3;
const JAIL = 4;
const GIFT = 5;
const FLASK = 6;
const LONG_GUN = 50;
const KINDS = new Map<number, CardKind>([
  [REMEDY, { ...PLAIN, heals: "self" }],
  [SHORT_GUN, gun(2)],
  [RAPID_GUN, { ...gun(1), rapid: true }],
  [JAIL, { ...PLAIN, colour: "blue", jails: true }],
  [GIFT, { ...PLAIN, heals: "target" }],
  [FLASK, { ...PLAIN, colour: "green", heals: "self" }],
  [LONG_GUN, gun(3)],
]);
const kinds = (card: number) => KINDS.get(card) ?? null;

const healthy: PlayerView = {
  character: "",
  ability: "",
  role: null,
  alive: true,
  life: 4,
  max_life: 4,
  hand: 2,
  in_play: [LONG_GUN],
  reach: 3,
};
function game(me = healthy): GameView {
  const people = [me, healthy];
  return {
    seq: 1,
    me: 0,
    people,
    turn: 0,
    turns: 1,
    deck: 9,
    discards: [],
    display: [],
    display_owner: -1,
    resolving: [],
  };
}

describe("a regret", () => {
  it("is a remedy for somebody in full health", () => {
    expect(regrets(game(), { verb: "play", card: REMEDY }, kinds)).toBe("full_life");
    expect(regrets(game({ ...healthy, life: 3 }), { verb: "play", card: REMEDY }, kinds)).toBeNull();
    expect(regrets(game(), { verb: "discard", card: REMEDY }, kinds)).toBeNull();
  });

  it("is a green remedy when it is used, not when it is laid", () => {
    expect(regrets(game(), { verb: "play", card: FLASK }, kinds)).toBeNull();
    expect(regrets(game(), { verb: "use", card: FLASK }, kinds)).toBe("full_life");
  });

  it("is a weapon of less reach, unless it is laid for its speed", () => {
    expect(regrets(game(), { verb: "play", card: SHORT_GUN }, kinds)).toBe("worse_weapon");
    expect(regrets(game(), { verb: "play", card: RAPID_GUN }, kinds)).toBeNull();
    expect(regrets(game({ ...healthy, in_play: [] }), { verb: "play", card: SHORT_GUN }, kinds)).toBeNull();
  });

  it("is harm aimed at myself, but no gift", () => {
    expect(regrets(game(), { verb: "play", card: JAIL, target: 0 }, kinds)).toBe("on_self");
    expect(regrets(game(), { verb: "play", card: JAIL, target: 1 }, kinds)).toBeNull();
    expect(regrets(game({ ...healthy, life: 2 }), { verb: "play", card: GIFT, target: 0 }, kinds)).toBeNull();
    expect(regrets(game(), { verb: "play", card: GIFT, target: 0 }, kinds)).toBe("full_life");
    expect(regrets(game(), { verb: "play", card: GIFT, target: 1 }, kinds)).toBeNull();
  });

  it("is never to pass", () => {
    expect(regrets(game(), { verb: "pass" }, kinds)).toBeNull();
  });
});
