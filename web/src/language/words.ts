/** Names, texts and sentences of one language, as one edition prints them, under the settings of one table. */

import type { Code } from "$codes";
import { complain, type Catalogue, type Facts } from "./fluent";
import type { Language } from "../protocol/messages";

export type Setting = string | number | boolean;
export type Settings = Record<string, Setting>;
/** What a sentence is told. What there is not is left out: null and undefined are no facts. */
export type Told = Record<string, Setting | null | undefined>;

export class Words {
  private readonly names: Map<string, string>;
  private readonly known: Facts;

  constructor(
    private readonly catalogue: Catalogue,
    readonly edition: string,
    settings: Settings = {},
  ) {
    this.names = printedNames(catalogue, edition);
    this.known = knownFacts(this.names, settings);
  }

  get lang(): Language {
    return this.catalogue.lang as Language;
  }

  /** A card, character, role, suit, rank, phase, zone, term or edition. */
  name(key: string): string {
    return this.names.get(key) ?? complain(`Nothing is called ${key}.`, key);
  }

  /** What a card, character, role or edition does, under the settings in force. */
  text(key: string): string {
    return this.catalogue.format(`text-${key}`, this.known);
  }

  /**
   * Any other message. A message may have fuller forms, each an attribute named after the facts it needs:
   * `event-played` is said as `event-played.target` when there is a target.
   */
  say(code: Code, told: Told = {}): string {
    const given = spelled(told);
    return this.knowing(given, () => this.catalogue.format(this.catalogue.fullest(code, given), this.known));
  }

  /** Hundreds of facts are known: for one sentence its own are laid beside them, which costs less than a copy of all. */
  private knowing(given: Facts, speak: () => string): string {
    const covered = Object.keys(given).map((key) => [key, this.known[key]] as const);
    Object.assign(this.known, given);
    try {
      return speak();
    } finally {
      for (const [key, before] of covered) {
        if (before === undefined) delete this.known[key];
        else this.known[key] = before;
      }
    }
  }

  has(code: string): code is Code {
    return this.catalogue.has(code);
  }

  /** The label of a setting. */
  setting(key: string): string {
    return this.say(`setting-${key}` as Code);
  }

  /** What it means when this setting has this value. */
  choice(key: string, value: Setting): string {
    if (typeof value === "number") return this.say(`setting-${key}.number` as Code, { value });
    return this.say(`setting-${key}.${variant(value)}` as Code);
  }
}

function spelled(told: Told): Facts {
  const given: Facts = {};
  for (const [key, fact] of Object.entries(told)) {
    if (fact !== null && fact !== undefined) given[key] = typeof fact === "boolean" ? String(fact) : fact;
  }
  return given;
}

/** A value of a setting as a selector or an attribute can spell it: `true`, `base80_dodge40`. */
function variant(value: Setting): string | number {
  return typeof value === "number" ? value : String(value).replaceAll("+", "_");
}

/** What every message may mention: all names as `$name-missed`, all settings as `$beer_mode`. */
function knownFacts(names: Map<string, string>, settings: Settings): Facts {
  const facts: Facts = {};
  for (const [key, name] of names) facts[`name-${key}`] = name;
  for (const [key, value] of Object.entries(settings)) facts[key] = variant(value);
  return facts;
}

function printedNames(catalogue: Catalogue, edition: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const code of catalogue.codes()) {
    if (code.startsWith("name-") && !code.includes(".")) {
      const own = `${code}.${edition}`;
      names.set(code.slice("name-".length), catalogue.format(catalogue.has(own) ? own : code, {}));
    }
  }
  return names;
}
