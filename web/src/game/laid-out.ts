/** The cards laid out for everybody to take: each in its place, with who has taken it. */

import type { Happening } from "../protocol/messages";

export interface Place {
  readonly card: number;
  /** The seat that has taken it, or -1 while it lies there. */
  readonly taker: number;
}

const HAND = "hand:";

/** Empty if nothing lies there, or if not everybody may see it. */
export function laidOut(events: readonly { event: Happening }[], display: readonly number[]): Place[] {
  if (display.length === 0 || display.some((card) => card < 0)) return [];
  const takers = new Map<number, number>();
  const cards: number[] = [];
  for (let i = events.length - 1; i >= 0; i--) {
    const { event } = events[i]!;
    if (event.type === "moved" && event.src === "display" && event.dst.startsWith(HAND)) {
      if (cards.length > 0) break;
      takers.set(event.card, Number(event.dst.slice(HAND.length)));
    } else if (event.type === "moved" && event.dst === "display") cards.unshift(event.card);
    else if (cards.length > 0) break;
  }
  const all = display.every((card) => cards.includes(card));
  return all ? cards.map((card) => ({ card, taker: takers.get(card) ?? -1 })) : [];
}
