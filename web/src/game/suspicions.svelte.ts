/** My private guesses who is who. They are kept in this tab and never sent anywhere. */

import type { Role } from "../protocol/messages";

export const SUSPICIONS: readonly (Role | null)[] = [null, "deputy", "outlaw", "renegade"];

class Suspicions {
  #marks = $state<Record<string, Role>>({});

  of(game: string, seat: number): Role | null {
    return this.#marks[`${game}:${seat}`] ?? null;
  }

  mark(game: string, seat: number, role: Role | null): void {
    if (role === null) delete this.#marks[`${game}:${seat}`];
    else this.#marks[`${game}:${seat}`] = role;
  }
}

export const suspicions = new Suspicions();
