/** Why the bots did what they did last, as far as somebody asked. */

import type { Motive } from "../protocol/messages";

export class Explanations {
  #given = $state.raw<ReadonlyMap<number, readonly Motive[]>>(new Map());
  #asked: number | null = null;

  /** Nothing said yet is null; nothing to say is empty. */
  of(seat: number): readonly Motive[] | null {
    return this.#given.get(seat) ?? null;
  }

  ask(seat: number): void {
    this.drop(seat);
    this.#asked = seat;
  }

  receive(seat: number, motives: readonly Motive[]): void {
    this.#given = new Map([...this.#given, [seat, motives]]);
    this.#asked = null;
  }

  /** The server has nothing to explain to the last question. */
  refuse(): void {
    if (this.#asked !== null) this.receive(this.#asked, []);
  }

  /** This bot has moved again: what was said is about an older move. */
  drop(seat: number): void {
    this.#given = new Map([...this.#given].filter(([one]) => one !== seat));
  }
}
