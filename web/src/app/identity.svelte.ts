/** The player's identity on the server. A name is all it takes. */

import { say } from "../language/current.svelte";
import { api, ApiError } from "../protocol/api";
import type { Me } from "../protocol/messages";
import { load, save } from "./storage";

const MET = "sixgun.met";

/** Whether a redirect, such as that of a personal link, led here. */
function cameByPersonalLink(): boolean {
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return (arrival?.redirectCount ?? 0) > 0;
}

class Identity {
  known = $state.raw<Me | null>(null);
  /** Whether the server has been asked. */
  asked = $state(false);
  /** Whether the dialog that asks for a name is open. */
  naming = $state(false);
  /** Counts changes of player: a socket opened before one still speaks for the old player. */
  changes = $state(0);
  #waiting: ((named: boolean) => void)[] = [];

  /** Asks the server who I am, unless this browser has never been here. */
  async load(): Promise<void> {
    if (load(MET, false) || cameByPersonalLink()) await this.#ask();
    this.asked = true;
  }

  async #ask(): Promise<void> {
    try {
      this.known = await api.me();
      this.met();
    } catch (trouble) {
      if (!(trouble instanceof ApiError)) throw trouble;
      if (trouble.status === 401) this.known = null;
    }
  }

  /** Remembers in this browser that the server knows me. */
  met(): void {
    save(MET, true);
  }

  async rename(name: string): Promise<void> {
    const before = this.known?.player;
    this.known = await api.callMe(name);
    this.met();
    if (this.known.player !== before) this.changes += 1;
    this.finish(true);
  }

  /** Asks for a name if there is none yet. Returns whether there is one now. */
  async introduced(): Promise<boolean> {
    if (!this.asked) await this.load();
    if (this.known) return true;
    return this.ask();
  }

  /** The name to sit down with when none was asked for; null if the server knows one. */
  async guestName(): Promise<string | null> {
    if (!this.asked) await this.load();
    return this.known ? null : say("web-guest");
  }

  ask(): Promise<boolean> {
    this.naming = true;
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  finish(named: boolean): void {
    this.naming = false;
    for (const resolve of this.#waiting.splice(0)) resolve(named);
  }

  forget(): void {
    this.known = null;
    this.changes += 1;
  }
}

export const identity = new Identity();
