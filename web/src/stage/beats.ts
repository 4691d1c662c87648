/**
 * What is played before a new state is shown, so that the cause is seen before its effect: a card is turned up, a shot
 * hits or misses, a shot in a Duel is answered, someone dies. Everything else is played on the new state.
 */

import type { Checked, Died, Discarded, Dodged, Happening, LifeChanged } from "../protocol/messages";

type Cause = Checked | LifeChanged | Dodged | Discarded | Died;
export type Beat = Cause & { readonly ms: number };

/** Milliseconds at normal speed. */
const LENGTHS = { checked: 1200, life_changed: 420, dodged: 380, discarded: 260, died: 2600 } as const;
/** A question for me waits no longer than this, except after a death. */
const PATIENCE = 900;
const MOST = 2400;
/** Every answer in a Duel comes a little faster than the one before. */
const FASTER = 0.97;

export const hastened = (answers: number): number => FASTER ** answers;

/** `answers` counts the shots answered in the Duel that is fought; null is no Duel. */
export function beats(happened: readonly Happening[], asksMe: boolean, answers: number | null = null): Beat[] {
  const causes = happened.filter((event): event is Cause => isCause(event, answers !== null));
  const found = causes.map((event) => ({ ...event, ms: lengthOf(event, answers ?? 0) }));
  const total = found.reduce((sum, beat) => (beat.type === "died" ? sum : sum + beat.ms), 0);
  const pace = Math.min(1, (asksMe ? PATIENCE : MOST) / Math.max(total, 1));
  return found.map((beat) => (beat.type === "died" ? beat : { ...beat, ms: beat.ms * pace }));
}

const lengthOf = ({ type }: Cause, answers: number): number =>
  LENGTHS[type] * (type === "discarded" ? hastened(answers) : 1);

function isCause(event: Happening, duel: boolean): boolean {
  if (event.type === "life_changed") return event.change < 0;
  if (event.type === "checked") return event.card >= 0;
  if (event.type === "discarded") return duel;
  return event.type === "dodged" || event.type === "died";
}

/** What is left for the new state. */
export const isEffect = (event: Happening, duel = false): boolean => !isCause(event, duel);
