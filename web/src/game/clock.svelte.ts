/** One ticking clock for everything that counts down. */

import type { RunningClock } from "./live-table.svelte";

const TICK = 250;

class Now {
  value = $state(performance.now());
  constructor() {
    setInterval(() => {
      if (globalThis.document?.hidden === false) this.value = performance.now(); // a test may take its page away
    }, TICK);
  }
}

const now = new Now();

export interface Left {
  readonly seconds: number;
  /** Of the time there was, between 0 and 1. */
  readonly part: number;
  /** The time for this decision is over, the bank runs. */
  readonly banking: boolean;
}

export function timeLeft(clock: RunningClock | null): Left | null {
  if (clock === null || clock.left + clock.bank <= 0) return null;
  const spent = Math.max(now.value - clock.since, 0);
  const banking = spent > clock.left;
  const whole = banking ? clock.bank : clock.left;
  const rest = Math.max(banking ? clock.left + clock.bank - spent : clock.left - spent, 0);
  return { seconds: Math.ceil(rest / 1000), part: whole > 0 ? rest / whole : 0, banking };
}
