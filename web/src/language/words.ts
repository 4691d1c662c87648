/** Names, texts and sentences in one language, for one edition and the settings of one table. */

import type { Code } from "$codes";
import { complain, type Catalogue, type Facts } from "./fluent";
import type { Language } from "../protocol/messages";

export type Setting = string | number | boolean;
export type Settings = Record<string, Setting>;
/** The facts of a sentence. Those that are null or undefined are left out. */
export type Told = Record<string, Setting | null | undefined>;

export interface Chapter {
  key: string;
  title: string;
  /** With the marks that `pages/rules/passage.ts` reads. */
  text: string;
}

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

  /** The text of a card, character, role or edition, under the settings in force. */
  text(key: string): string {
    return this.catalogue.format(`text-${key}`, this.known);
  }

  /** Where the rules of an expansion without a booklet come from. */
  source(expansion: string): string {
    return this.text(`source_${expansion}`);
  }

  /**
   * Any other message. A message may have fuller forms, each an attribute named after the facts it needs:
   * `event-played` becomes `event-played.target` when there is a target.
   */
  say(code: Code, told: Told = {}): string {
    const given = spelled(told);
    return this.knowing(given, () => this.catalogue.format(this.catalogue.fullest(code, given), this.known));
  }

  /** Adds the facts of one sentence to the hundreds of standing ones, which is cheaper than a copy. */
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

  /** The chapters of the rulebook in order, if it is loaded. A chapter without text is not for this edition. */
  chapters(): Chapter[] {
    const keys = [...this.catalogue.codes()].flatMap((code) => /^chapter-(\w+)$/.exec(code)?.[1] ?? []);
    return keys.map((key) => this.chapter(key)).filter(({ text }) => text !== "");
  }

  private chapter(key: string): Chapter {
    const code = `chapter-${key}`;
    return {
      key,
      title: this.catalogue.format(code, this.known),
      text: this.catalogue.format(`${code}.text`, this.known).trim(),
    };
  }

  /** A question that players ask, and its answer; empty if it does not arise under these settings. */
  question(id: string): { question: string; answer: string } {
    const code = `ruling-${id}`;
    if (!this.catalogue.has(code)) return { question: "", answer: "" };
    const answer = this.catalogue.format(`${code}.text`, this.known).trim();
    return { question: this.catalogue.format(code, this.known), answer };
  }

  /** Every name that any edition prints. */
  everyName(key: string): string[] {
    const code = `name-${key}`;
    const codes = [...this.catalogue.codes()].filter((one) => one === code || one.startsWith(`${code}.`));
    return codes.map((one) => this.catalogue.format(one, {}));
  }

  /** Whether any name of something contains what was typed, ignoring case and accents. */
  answersTo(key: string, sought: string): boolean {
    const wanted = folded(sought.trim());
    return wanted === "" || this.everyName(key).some((name) => folded(name).includes(wanted));
  }

  has(code: string): code is Code {
    return this.catalogue.has(code);
  }

  /** The label of a setting. */
  setting(key: string): string {
    return this.say(`setting-${key}` as Code);
  }

  /** What this value of the setting means. */
  choice(key: string, value: Setting): string {
    if (typeof value === "number") return this.say(`setting-${key}.number` as Code, { value });
    return this.say(`setting-${key}.${variant(value)}` as Code);
  }
}

function folded(text: string): string {
  return text.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

function spelled(told: Told): Facts {
  const given: Facts = {};
  for (const [key, fact] of Object.entries(told)) {
    if (fact !== null && fact !== undefined) given[key] = typeof fact === "boolean" ? String(fact) : fact;
  }
  return given;
}

/** A setting's value as the name of a selector or attribute: `true`, `base80_dodge40`. */
function variant(value: Setting): string | number {
  return typeof value === "number" ? value : String(value).replaceAll("+", "_");
}

/** The facts every message may use: names as `$name-missed`, settings as `$beer_mode`. */
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
