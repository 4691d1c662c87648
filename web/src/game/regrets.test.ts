import { describe, expect, it } from "vitest";

import type { CardKind } from "../protocol/messages";
import { game as sample, KIND, person } from "../testing/views";
import { regrets } from "./regrets";

const gun = (reach: number): CardKind => ({ ...KIND, colour: "blue", weapon: true, reach });
const REMEDY = 1;
const SHORT_GUN = 2;
const RAPID_GUN = 3;
const JAIL = 4;
const GIFT = 5;
const FLASK = 6;
const LONG_GUN = 50;
const KINDS = new Map<number, CardKind>([
  [REMEDY, { ...KIND, heals: "self" }],
  [SHORT_GUN, gun(2)],
  [RAPID_GUN, { ...gun(1), rapid: true }],
  [JAIL, { ...KIND, colour: "blue", jails: true }],
  [GIFT, { ...KIND, heals: "target" }],
  [FLASK, { ...KIND, colour: "green", heals: "self" }],
  [LONG_GUN, gun(3)],
]);
const kinds = (card: number) => KINDS.get(card) ?? null;

const healthy = person({ life: 4, in_play: [LONG_GUN], reach: 3 });
const game = (me = healthy) => sample({ people: [me, healthy] });

describe("a regret", () => {
  it("is a healing card at full life", () => {
    expect(regrets(game(), { verb: "play", card: REMEDY }, kinds)).toBe("full_life");
    expect(regrets(game({ ...healthy, life: 3 }), { verb: "play", card: REMEDY }, kinds)).toBeNull();
    expect(regrets(game(), { verb: "discard", card: REMEDY }, kinds)).toBeNull();
  });

  it("is a green healing card being used, not being played", () => {
    expect(regrets(game(), { verb: "play", card: FLASK }, kinds)).toBeNull();
    expect(regrets(game(), { verb: "use", card: FLASK }, kinds)).toBe("full_life");
  });

  it("is a weapon with a shorter range, unless it allows more shots", () => {
    expect(regrets(game(), { verb: "play", card: SHORT_GUN }, kinds)).toBe("worse_weapon");
    expect(regrets(game(), { verb: "play", card: RAPID_GUN }, kinds)).toBeNull();
    expect(regrets(game({ ...healthy, in_play: [] }), { verb: "play", card: SHORT_GUN }, kinds)).toBeNull();
  });

  it("is harm aimed at myself, but not a gift", () => {
    expect(regrets(game(), { verb: "play", card: JAIL, target: 0 }, kinds)).toBe("on_self");
    expect(regrets(game(), { verb: "play", card: JAIL, target: 1 }, kinds)).toBeNull();
    expect(regrets(game({ ...healthy, life: 2 }), { verb: "play", card: GIFT, target: 0 }, kinds)).toBeNull();
    expect(regrets(game(), { verb: "play", card: GIFT, target: 0 }, kinds)).toBe("full_life");
    expect(regrets(game(), { verb: "play", card: GIFT, target: 1 }, kinds)).toBeNull();
  });

  it("is never a pass", () => {
    expect(regrets(game(), { verb: "pass" }, kinds)).toBeNull();
  });
});
