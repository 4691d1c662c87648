/** Chat and emotes, without the players I have muted. */

import type { Emoted, Said } from "../protocol/messages";
import { load, save } from "../app/storage";

const PLACE = "sixgun.muted";
const MOST = 200;

export class Chat {
  heard = $state.raw<(Said | Emoted)[]>([]);
  /** Messages that arrived while no panel showed the chat. */
  unread = $state(0);
  #panels = 0;
  #muted = $state<string[]>(load<string[]>(PLACE, []));

  isMuted(name: string): boolean {
    return this.#muted.includes(name);
  }

  mute(name: string): void {
    this.#muted = this.isMuted(name) ? this.#muted.filter((one) => one !== name) : [...this.#muted, name];
    save(PLACE, $state.snapshot(this.#muted));
  }

  /** Marks the chat as shown by a panel, until the returned function is called. */
  read(): () => void {
    this.unread = 0;
    this.#panels++;
    return () => this.#panels--;
  }

  receive(message: Said | Emoted): void {
    if (this.isMuted(message.name)) return;
    this.heard = [...this.heard, message].slice(-MOST);
    if (this.#panels === 0) this.unread++;
  }
}
