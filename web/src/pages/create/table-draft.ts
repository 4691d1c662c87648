/** The draft of a table: its agreement while it is being edited. */

import type { Code } from "$codes";
import { DEFAULT_EDITION, type Agreement, type EditionFacts, type Level, type Role } from "../../protocol/messages";
import type { Setting } from "../../language/words";

/** A complete agreement, and the bots to seat. */
export interface TableDraft {
  agreement: Required<Omit<Agreement, "position">> & { position: string };
  bots: Level[];
}

export const DEFAULTS: TableDraft = {
  agreement: {
    edition: DEFAULT_EDITION,
    players: 5,
    speed: "normal",
    public: false,
    spectators: true,
    chat: true,
    rated: false,
    ask_first: false,
    dead_see_all: true,
    hot_seat: false,
    house_rules: {},
    choose_characters: false,
    simplified: false,
    keep_characters: null,
    star_passes: null,
    roles: [],
    characters: [],
    position: "",
    seeded: false,
  },
  bots: ["normal", "normal"],
};

/** The settings that add event cards. */
export const expansions = (edition: EditionFacts): string[] => Object.keys(edition.event_cards);

/** Whether event cards are chosen; the simplified first game has none. */
export const hasEvents = (rules: TableDraft["agreement"]["house_rules"], edition: EditionFacts): boolean =>
  expansions(edition).some((expansion) => expansion in rules);

export interface Preset {
  key: string;
  code: Code;
  hint: Code;
  change: Partial<TableDraft["agreement"]>;
}

const CASUAL = {
  rated: false,
  choose_characters: false,
  simplified: false,
  house_rules: {},
  roles: [],
  characters: [],
};

export const PRESETS: Preset[] = [
  {
    key: "friends",
    code: "web-preset_friends",
    hint: "web-preset_friends_hint",
    change: { ...CASUAL, speed: "normal", public: false, spectators: true, chat: true, dead_see_all: true },
  },
  {
    key: "first",
    code: "web-preset_first",
    hint: "web-preset_first_hint",
    change: {
      ...CASUAL,
      speed: "none",
      public: false,
      spectators: true,
      chat: true,
      dead_see_all: true,
      simplified: true,
    },
  },
  {
    key: "open",
    code: "web-preset_open",
    hint: "web-preset_open_hint",
    change: { ...CASUAL, speed: "normal", public: true, spectators: true, chat: true, dead_see_all: true },
  },
  {
    key: "match",
    code: "web-preset_match",
    hint: "web-preset_match_hint",
    change: { ...CASUAL, speed: "fast", public: true, spectators: false, chat: true, dead_see_all: false, rated: true },
  },
];

export function follows(draft: TableDraft, preset: Preset): boolean {
  const agreed = draft.agreement as Record<string, unknown>;
  return Object.entries(preset.change).every(([key, value]) => JSON.stringify(agreed[key]) === JSON.stringify(value));
}

/** The draft, reduced to what this edition has. */
export function fitted(draft: TableDraft, edition: EditionFacts): TableDraft {
  const { agreement } = draft;
  const players = Math.min(Math.max(agreement.players, edition.min_players), edition.max_players);
  return {
    agreement: {
      ...agreement,
      players,
      simplified: agreement.simplified && edition.simplified,
      house_rules: differing(agreement.house_rules, edition),
      roles: agreement.roles.slice(0, players),
      characters: agreement.characters.slice(0, players).map((one) => (one && one in edition.characters ? one : null)),
    },
    bots: draft.bots.slice(0, players - 1),
  };
}

/** The house rules that differ from the rulebook. */
function differing(rules: Record<string, Setting>, edition: EditionFacts): Record<string, Setting> {
  const known = Object.entries(rules).filter(([key]) => key in edition.settings);
  return Object.fromEntries(known.filter(([key, value]) => edition.settings[key] !== value));
}

/** The agreement as sent, without empty fields. */
export function agreed(draft: TableDraft): Agreement {
  const { position, roles, characters, ...rest } = draft.agreement;
  const said: Agreement = { ...rest };
  if (roles.some(Boolean)) said.roles = [...roles];
  if (characters.some(Boolean)) said.characters = [...characters];
  if (position.trim()) said.position = position;
  return said;
}

/** The house rules after setting this value; the printed value is not a house rule. */
export function ruled(
  rules: Record<string, Setting>,
  edition: EditionFacts,
  key: string,
  value: Setting,
): Record<string, Setting> {
  return differing({ ...rules, [key]: value }, edition);
}

/** The settings open to house rules, with their values. */
export function changeable(edition: EditionFacts): { key: string; values: Setting[] }[] {
  return Object.entries(edition.settings)
    .map(([key, value]) => ({ key, values: valuesOf(edition, key, value) }))
    .filter(({ values }) => values.length > 1);
}

function valuesOf(edition: EditionFacts, key: string, value: Setting): Setting[] {
  if (typeof value === "boolean") return [true, false];
  return edition.choices[key] ?? [value];
}

export function seatRoles(edition: EditionFacts, players: number): Role[] {
  return [...new Set(edition.roles[String(players)] ?? [])];
}
