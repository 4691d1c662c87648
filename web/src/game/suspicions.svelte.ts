/** My private guesses about the roles of a game. They stay in this browser and are never sent. */

import { load, save } from "../app/storage";
import type { Role } from "../protocol/messages";

export const SUSPICIONS: readonly (Role | null)[] = [null, "deputy", "outlaw", "renegade"];

export class Suspicions {
  readonly #place: string;
  #marks = $state<Record<number, Role>>({});

  constructor(code: string, game: number) {
    this.#place = `sixgun.marks.${code}-${game}`;
    this.#marks = load<Record<number, Role>>(this.#place, {});
  }

  of(seat: number): Role | null {
    return this.#marks[seat] ?? null;
  }

  mark(seat: number, role: Role | null): void {
    if (role === null) delete this.#marks[seat];
    else this.#marks[seat] = role;
    save(this.#place, $state.snapshot(this.#marks));
  }
}
