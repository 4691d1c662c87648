/** Hints for players who meet something for the first time. A hint that was read is not shown again. */

import { load, save } from "./storage";

const READ = "sixgun.hints";

class Hints {
  #read = $state.raw<readonly string[]>(load<string[]>(READ, []));

  isRead(hint: string): boolean {
    return this.#read.includes(hint);
  }

  read(hint: string): void {
    if (this.isRead(hint)) return;
    this.#read = [...this.#read, hint];
    save(READ, this.#read);
  }
}

export const hints = new Hints();
