/** Everything that happened in this game, and the lines of the log that tell it. */

import type { Code } from "$codes";
import type { Happening, LineMessage } from "../protocol/messages";
import { seatsOf, type Narrator, type Part } from "../language/line";

export interface LogLine {
  readonly code: string;
  readonly tone: LineMessage["tone"];
  readonly parts: readonly Part[];
  readonly text: string;
  /** Everybody it is about. */
  readonly seats: ReadonlySet<number>;
  /** How many choices were made before. */
  readonly seq: number;
}

interface At<T> {
  readonly what: T;
  readonly seq: number;
}

export class GameLog {
  #events: At<Happening>[] = [];
  #lines: At<LineMessage>[] = [];
  #version = $state(0);
  #told: { narrator: Narrator; lines: LogLine[] } | null = null;

  receive(happened: readonly Happening[], lines: readonly LineMessage[], seq: number): void {
    if (happened.length === 0 && lines.length === 0) return;
    this.#events.push(...happened.map((what) => ({ what, seq })));
    this.#lines.push(...lines.map((what) => ({ what, seq })));
    this.#version++;
  }

  /** The whole history, told again. */
  recall(happened: readonly At<Happening>[], lines: readonly At<LineMessage>[]): void {
    this.#events = [...happened];
    this.#lines = [...lines];
    this.#told = null;
    this.#version++;
  }

  /** The log in this language; only what is new is spelled. Before the edition is there its words are not. */
  lines(narrator: Narrator): readonly LogLine[] {
    void this.#version;
    if (narrator.deck.length === 0) return [];
    if (this.#told?.narrator !== narrator) this.#told = { narrator, lines: [] };
    const told = this.#told;
    const fresh = this.#lines.slice(told.lines.length).map(({ what, seq }) => spelled(what, seq, narrator));
    if (fresh.length > 0) told.lines = [...told.lines, ...fresh];
    return told.lines;
  }

  /** Every event with the number of choices made before it. */
  events(): readonly { event: Happening; seq: number }[] {
    void this.#version;
    return this.#events.map(({ what, seq }) => ({ event: what, seq }));
  }
}

function spelled({ code, facts, tone }: LineMessage, seq: number, narrator: Narrator): LogLine {
  const parts = narrator.parts(code as Code, facts);
  return { code, tone, parts, text: parts.map((part) => part.text).join(""), seats: seatsOf(facts), seq };
}

/** Each with the number of choices made before it. */
export function dated<T>(things: readonly T[], seqs: readonly number[]): At<T>[] {
  return things.map((what, i) => ({ what, seq: seqs[i] ?? 0 }));
}
