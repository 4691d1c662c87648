/** The ticking clock shared by all countdowns. */

import type { RunningClock } from "./live-table.svelte";

const TICK = 250;

class Now {
  value = $state(performance.now());
  constructor() {
    setInterval(() => {
      if (globalThis.document?.hidden === false) this.value = performance.now(); // a test may have removed its document
    }, TICK);
  }
}

const now = new Now();

export interface Left {
  readonly seconds: number;
  /** The remaining share of the time, from 0 to 1. */
  readonly part: number;
  /** Whether the time for this decision is used up and the time bank runs. */
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
