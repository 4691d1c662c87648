/** Chat and emotes, without those whom I do not want to hear. */

import type { Emoted, Phrase, Said } from "../protocol/messages";
import { load, save } from "../app/storage";

const PLACE = "sixgun.muted";
const MOST = 200;

export const PHRASES = {
  hello: "table-say_hello",
  good_luck: "table-say_good_luck",
  good_game: "table-say_good_game",
  thanks: "table-say_thanks",
  sorry: "table-say_sorry",
  nice_shot: "table-say_nice_shot",
  ouch: "table-say_ouch",
  trust_me: "table-say_trust_me",
  i_am_deputy: "table-say_i_am_deputy",
  shoot_him: "table-say_shoot_him",
  help: "table-say_help",
  hurry: "table-say_hurry",
  well_played: "table-say_well_played",
  oops: "table-say_oops",
  laugh: "table-say_laugh",
  tip_hat: "table-say_tip_hat",
} as const satisfies Record<Phrase, string>;

export class Chat {
  heard = $state.raw<(Said | Emoted)[]>([]);
  unread = $state(0);
  #muted = $state<string[]>(load<string[]>(PLACE, []));

  isMuted(name: string): boolean {
    return this.#muted.includes(name);
  }

  mute(name: string): void {
    this.#muted = this.isMuted(name) ? this.#muted.filter((one) => one !== name) : [...this.#muted, name];
    save(PLACE, $state.snapshot(this.#muted));
  }

  receive(message: Said | Emoted): void {
    if (this.isMuted(message.name)) return;
    this.heard = [...this.heard, message].slice(-MOST);
    this.unread++;
  }
}
