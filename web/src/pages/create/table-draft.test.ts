import { describe, expect, it } from "vitest";

import {
  agreed,
  changeable,
  DEFAULTS,
  fitted,
  follows,
  hasEvents,
  PRESETS,
  ruled,
  type TableDraft,
} from "./table-draft";
import type { EditionFacts } from "../../protocol/messages";

const edition: EditionFacts = {
  name: "fourth",
  min_players: 4,
  max_players: 7,
  deck: [],
  kinds: {},
  characters: { el_gringo: 3 },
  roles: { "4": ["sheriff", "renegade", "outlaw", "outlaw"] },
  settings: { beer_mode: "heal", green_cards: false, min_players: 4 },
  choices: { beer_mode: ["heal", "prevent"] },
  event_cards: {},
  simplified: false,
};

function draft(change: Partial<TableDraft["agreement"]>): TableDraft {
  return {
    agreement: { ...DEFAULTS.agreement, ...change },
    bots: ["easy", "easy", "easy", "easy", "easy", "easy", "easy"],
  };
}

describe("a draft", () => {
  it("is fitted to the edition", () => {
    const few = fitted(draft({ players: 3, simplified: true }), edition);
    expect([few.agreement.players, few.bots.length, few.agreement.simplified]).toEqual([4, 3, false]);
    expect(fitted(draft({ players: 8 }), edition).agreement.players).toBe(7);
  });

  it("keeps only house rules that differ from the rulebook", () => {
    const house_rules = { beer_mode: "heal", green_cards: true, unheard_of: 1 };
    expect(fitted(draft({ house_rules }), edition).agreement.house_rules).toEqual({ green_cards: true });
  });

  it("keeps only characters of the edition", () => {
    const { agreement } = fitted(draft({ characters: ["el_gringo", "vera_custer"] }), edition);
    expect(agreement.characters).toEqual(["el_gringo", null]);
  });

  it("is not a practice table unless something is fixed", () => {
    const plain = agreed(draft({ roles: [null, null] }));
    expect([plain.roles, plain.characters, plain.position]).toEqual([undefined, undefined, undefined]);
    expect(agreed(draft({ roles: [null, "sheriff"] })).roles).toEqual([null, "sheriff"]);
    expect(agreed(draft({ position: "x" })).position).toBe("x");
  });

  it("matches at most one preset", () => {
    const chosen = PRESETS.filter((preset) => follows(DEFAULTS, preset));
    expect(chosen.map((preset) => preset.key)).toEqual(["friends"]);
  });
});

it("a setting as printed is not a house rule", () => {
  expect(ruled({}, edition, "beer_mode", "prevent")).toEqual({ beer_mode: "prevent" });
  expect(ruled({ beer_mode: "prevent" }, edition, "beer_mode", "heal")).toEqual({});
});

it("every setting with more than one value can be a house rule", () => {
  expect(changeable(edition)).toEqual([
    { key: "beer_mode", values: ["heal", "prevent"] },
    { key: "green_cards", values: [true, false] },
  ]);
});

describe("event cards", () => {
  const noon: EditionFacts = { ...edition, event_cards: { high_noon: ["high_noon"] } };

  it("are chosen by the setting of an expansion", () => {
    expect(hasEvents({ high_noon: "on" }, noon)).toBe(true);
    expect(hasEvents({ beer_mode: "heal" }, noon)).toBe(false);
    expect(hasEvents({ high_noon: "on" }, edition)).toBe(false);
  });
});
