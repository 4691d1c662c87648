/** The events of a game, and its log lines. */

import type { Code } from "$codes";
import { FACT_TYPES, type Happening, type LineMessage } from "../protocol/messages";
import type { Talk } from "./story";
import { seatsOf, type Facts, type Narrator, type Part } from "../language/line";

export interface LogLine {
  readonly code: string;
  readonly tone: LineMessage["tone"];
  readonly facts: Facts;
  readonly parts: readonly Part[];
  readonly text: string;
  /** The seats it is about. */
  readonly seats: ReadonlySet<number>;
  /** The drawing it begins with: the card or the role it is about. */
  readonly picture: string | null;
  /** How many choices were made before it. */
  readonly seq: number;
}

interface At<T> {
  readonly what: T;
  readonly seq: number;
}

const MOST_TALK = 200;

export class GameLog {
  #events: At<Happening>[] = [];
  #lines: At<LineMessage>[] = [];
  #version = $state(0);
  /** What was said at the table, without the players I have muted. */
  talks = $state.raw<readonly Talk[]>([]);
  #told: { narrator: Narrator; read: number; lines: LogLine[] } | null = null;

  receive(happened: readonly Happening[], lines: readonly LineMessage[], seq: number): void {
    if (happened.length === 0 && lines.length === 0) return;
    this.#events.push(...happened.map((what) => ({ what, seq })));
    this.#lines.push(...lines.map((what) => ({ what, seq })));
    this.#version++;
  }

  /** Replaces everything with the whole history. */
  recall(happened: readonly At<Happening>[], lines: readonly At<LineMessage>[]): void {
    this.#events = [...happened];
    this.#lines = [...lines];
    this.#told = null;
    this.#version++;
  }

  /** The log in this language; only new lines are spelled. Empty until the edition and its words are loaded. */
  lines(narrator: Narrator): readonly LogLine[] {
    void this.#version;
    if (narrator.deck.length === 0) return [];
    if (this.#told?.narrator !== narrator) this.#told = { narrator, read: 0, lines: [] };
    const told = this.#told;
    const fresh = this.#lines
      .slice(told.read)
      .filter(({ what }) => !isTheirName(what, narrator))
      .map(({ what, seq }) => spelled(what, seq, narrator));
    told.read = this.#lines.length;
    if (fresh.length > 0) told.lines = [...told.lines, ...fresh];
    return told.lines;
  }

  hear(talk: Talk): void {
    this.talks = [...this.talks, talk].slice(-MOST_TALK);
  }

  /** Every event with the number of choices made before it. */
  events(): readonly { event: Happening; seq: number }[] {
    void this.#version;
    return this.#events.map(({ what, seq }) => ({ event: what, seq }));
  }
}

/** Whether it says the character of a bot that is called by it: that El Gringo is El Gringo tells nobody anything. */
function isTheirName({ code, facts }: LineMessage, { names, words }: Narrator): boolean {
  return code === "log-character" && names[Number(facts["who"])] === words.name(String(facts["character"]));
}

function spelled({ code, facts, tone }: LineMessage, seq: number, narrator: Narrator): LogLine {
  const parts = narrator.parts(code as Code, facts);
  const text = parts.map((part) => part.text).join("");
  return { code, tone, facts, parts, text, seats: seatsOf(facts), picture: pictureOf(facts, narrator), seq };
}

/** A revealed role, or the first card that is named. */
function pictureOf(facts: Facts, { deck }: Narrator): string | null {
  if (typeof facts["role"] === "string") return `roles/${facts["role"]}`;
  for (const [name, fact] of Object.entries(facts)) {
    const type = FACT_TYPES[name as keyof typeof FACT_TYPES];
    if (type === "kind") return `cards/${fact as string}`;
    const card = type === "card" || type === "face" ? (fact as number) : type === "cards" ? (fact as number[])[0] : -1;
    const kind = deck[card ?? -1]?.kind;
    if (kind !== undefined) return `cards/${kind}`;
  }
  return null;
}

const WEIGHTS: Record<LogLine["tone"], number> = { cards: 0, turn: 1, fight: 2, news: 3, end: 4 };

/** The line that matters most among the latest ones; the cards that follow a death do not push it away. */
export function headline(lines: readonly LogLine[]): string {
  const now = lines.at(-1)?.seq;
  let best: LogLine | undefined;
  for (const line of lines.slice(-12))
    if (line.seq === now && (best === undefined || WEIGHTS[line.tone] >= WEIGHTS[best.tone])) best = line;
  return best?.text ?? "";
}

/** Each with the number of choices made before it. */
export function dated<T>(things: readonly T[], seqs: readonly number[]): At<T>[] {
  return things.map((what, i) => ({ what, seq: seqs[i] ?? 0 }));
}
