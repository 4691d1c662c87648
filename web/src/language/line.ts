/**
 * Spells log lines: a code and typed facts become the parts of a line, with links to players and cards.
 * The terminal spells facts in the same way (src/sixgun/match/narrator.py); tests/golden/lines.jsonl compares them.
 */
import type { Code } from "$codes";
import { FACT_TYPES, TAILS, type CardFace, type LineMessage, type Prompt } from "../protocol/messages";
import { FROM_HAND } from "../game/choice";
import type { Told } from "./words";

export type Fact = LineMessage["facts"][string];
export type Facts = Readonly<Record<string, Fact>>;
export type Part = { text: string; seat?: number; card?: number };
type Mark = (what: "seat" | "card", number: number, text: string) => string;

/** The part of `Words` that lines need. */
export interface Speech {
  say(code: Code, facts?: Told): string;
  name(key: string): string;
}

// Private-use letters that mark a name; Fluent passes them through.
const bare: Mark = (_, __, text) => text;
const marked: Mark = (what, number, text) => `\uE000${what} ${number}\uE001${text}\uE002`;
const MARKED = /\uE000(?<what>seat|card) (?<number>\d+)\uE001(?<text>[^\uE002]*)\uE002/;

/** Narrates one table in one language to the player in seat `me`, or to a spectator. */
export class Narrator {
  readonly #cards = new Map<number, string>();

  constructor(
    readonly words: Speech,
    readonly deck: readonly CardFace[],
    readonly names: readonly string[],
    readonly me = -1,
  ) {}

  // Names

  name(seat: number): string | null {
    return this.names[seat] ?? null;
  }

  /** `BANG! 5♣`, or the words for a hidden card. */
  card(card: number): string {
    if (card === FROM_HAND) return this.words.say("ui-random_card");
    const known = this.#cards.get(card) ?? this.#named(card);
    this.#cards.set(card, known);
    return known;
  }

  #named(card: number): string {
    const face = this.deck[card];
    if (face === undefined) return this.words.say("choice-unknown");
    return this.words.say("choice-card", { card: this.words.name(face.kind), ...this.#printed(face) });
  }

  /** `5♣`. */
  face(card: number): string {
    const face = this.deck[card];
    return face === undefined ? this.words.say("choice-unknown") : this.words.say("choice-face", this.#printed(face));
  }

  #printed({ rank, suit }: CardFace): Told {
    return { rank: this.words.name(`rank_${rank}`), suit };
  }

  cards(cards: readonly number[]): string {
    return cards.map((card) => this.card(card)).join(", ");
  }

  // Lines

  text(code: Code, facts: Facts): string {
    return this.#say(code, facts, bare);
  }

  parts(code: Code, facts: Facts): Part[] {
    return split(this.#say(code, facts, marked));
  }

  /** The prompt (no form), the label of passing or of a numbered answer, or who the others wait for. */
  prompt(prompt: Prompt, form: "" | ".pass" | ".others" | `.answer${number}` = ""): string {
    return this.text(`prompt-${prompt.name}${form}` as Code, prompt.facts ?? {});
  }

  /** Each fact spelled by its type, and the optional endings of any line. */
  #say(code: Code, facts: Facts, mark: Mark): string {
    const spelled: Told = {};
    for (const [name, fact] of Object.entries(facts)) Object.assign(spelled, this.#spelled(name, fact, mark));
    let text = this.words.say(code, spelled);
    for (const tail of TAILS)
      if (tail in spelled) text = this.words.say(`tail-${tail}`, { line: text, [tail]: spelled[tail] });
    return text;
  }

  #spelled(name: string, fact: Fact, mark: Mark): Told {
    const seat = (seat: number): string => mark("seat", seat, this.names[seat] ?? "");
    const card = (card: number): string => mark("card", card, this.card(card));
    switch (FACT_TYPES[name as keyof typeof FACT_TYPES]) {
      case "seat":
        return { [name]: seat(fact as number), [`${name}_is`]: this.#isMe([fact as number]) };
      case "seats":
        return { [name]: this.#listed((fact as number[]).map(seat)), [`${name}_is`]: this.#isMe(fact as number[]) };
      case "card":
        return { [name]: card(fact as number) };
      case "cards":
        return { [name]: this.#listed((fact as number[]).map(card)) };
      case "face":
        return { [name]: mark("card", fact as number, this.face(fact as number)) };
      case "kind":
        return { [name]: this.words.name(fact as string), [`${name}_is`]: fact as string };
      case "word":
        return { [name]: this.words.name(fact as string) };
      case "thing":
        return { [name]: typeof fact === "string" ? this.words.name(fact) : card(fact as number) };
      default:
        return { [name]: fact as string | number | boolean };
    }
  }

  /** `Ada, Ben and Cleo`. */
  #listed(things: readonly string[]): string {
    const [last = "", ...before] = [...things].reverse();
    return before.length === 0 ? last : this.words.say("ui-list", { list: before.reverse().join(", "), last });
  }

  #isMe(seats: readonly number[]): string {
    return seats.includes(this.me) ? "you" : "other";
  }
}

function split(text: string): Part[] {
  const parts: Part[] = [];
  for (let rest = text; rest !== "";) {
    const found = MARKED.exec(rest);
    const before = rest.slice(0, found?.index ?? rest.length);
    if (before !== "") parts.push({ text: before });
    if (found?.groups === undefined) break;
    parts.push({
      text: found.groups["text"] ?? "",
      [found.groups["what"] as "seat" | "card"]: Number(found.groups["number"]),
    });
    rest = rest.slice(found.index + found[0].length);
  }
  return parts;
}

/** The seats a line is about, named or not. */
export function seatsOf(facts: Facts): Set<number> {
  const typed = Object.entries(facts).map(
    ([name, fact]) => [FACT_TYPES[name as keyof typeof FACT_TYPES], fact] as const,
  );
  return new Set(
    typed.flatMap(([type, fact]) => (type === "seat" || type === "seats" ? (fact as number | number[]) : [])),
  );
}
