/**
 * What is played before a new state is shown, so that the cause is seen before its effect: a card is turned up, a shot
 * hits or misses, someone dies. Everything else is played on the new state.
 */

import type { Checked, Died, Dodged, Happening, LifeChanged } from "../protocol/messages";

export type Beat = (Checked | LifeChanged | Dodged | Died) & { readonly ms: number };

/** Milliseconds at normal speed. */
const LENGTHS = { checked: 1200, life_changed: 420, dodged: 380, died: 2600 } as const;
/** A question for me waits no longer than this, except after a death. */
const PATIENCE = 900;
const MOST = 2400;

export function beats(happened: readonly Happening[], asksMe: boolean): Beat[] {
  const found = happened.filter(isCause).map((event) => ({ ...event, ms: LENGTHS[event.type] }));
  const total = found.reduce((sum, beat) => (beat.type === "died" ? sum : sum + beat.ms), 0);
  const pace = Math.min(1, (asksMe ? PATIENCE : MOST) / Math.max(total, 1));
  return found.map((beat) => (beat.type === "died" ? beat : { ...beat, ms: beat.ms * pace }));
}

function isCause(event: Happening): event is Checked | LifeChanged | Dodged | Died {
  if (event.type === "life_changed") return event.change < 0;
  if (event.type === "checked") return event.card >= 0;
  return event.type === "dodged" || event.type === "died";
}

/** What is left for the new state. */
export const isEffect = (event: Happening): boolean => !isCause(event);
