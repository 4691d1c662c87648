/** The bots' explanations of their last moves, where the player has asked. */

import type { Motive } from "../protocol/messages";

export class Explanations {
  #given = $state.raw<ReadonlyMap<number, readonly Motive[]>>(new Map());
  #asked: number | null = null;

  /** null before the answer; empty if there is nothing to explain. */
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

  /** The server has no explanation for the last request. */
  refuse(): void {
    if (this.#asked !== null) this.receive(this.#asked, []);
  }

  /** Drops the explanation of a bot that has moved again. */
  drop(seat: number): void {
    this.#given = new Map([...this.#given].filter(([one]) => one !== seat));
  }
}
