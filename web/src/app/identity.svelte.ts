/** Who I am to the server: a name is enough. */

import { say } from "../language/current.svelte";
import { api, ApiError } from "../protocol/api";
import type { Me } from "../protocol/messages";
import { load, save } from "./storage";

const MET = "sixgun.met";

/** The personal link leads here by a redirection. */
function cameByPersonalLink(): boolean {
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return (arrival?.redirectCount ?? 0) > 0;
}

class Identity {
  known = $state.raw<Me | null>(null);
  /** Whether the server has been asked. */
  asked = $state(false);
  /** The dialog that asks for a name is open, and somebody waits for the answer. */
  naming = $state(false);
  /** Counts up when I become somebody else: a line that was opened before does not know it. */
  changes = $state(0);
  #waiting: ((named: boolean) => void)[] = [];

  /** A browser that was never here asks nothing: nobody is known in it. */
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

  /** The server knows me from now on. */
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

  /** Ask for a name if there is none yet. The answer is whether there is one now. */
  async introduced(): Promise<boolean> {
    if (!this.asked) await this.load();
    if (this.known) return true;
    return this.ask();
  }

  /** What to call me at a table without having asked: nothing, if the server knows a name. */
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
