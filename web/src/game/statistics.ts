/** Statistics of a finished game: who shot whom, life over time, and awards. */

import type { Happening } from "../protocol/messages";

export interface Moment {
  readonly event: Happening;
  readonly seq: number;
}

export interface Curve {
  readonly seat: number;
  readonly points: readonly { readonly seq: number; readonly life: number }[];
}

export const AWARDS = ["deadeye", "medic", "escapist", "busy", "punchbag"] as const;
export type Award = (typeof AWARDS)[number];

/** Life lost, by attacker and victim, without self-inflicted losses. */
export function wounds(moments: readonly Moment[], seats: number): number[][] {
  const matrix = Array.from({ length: seats }, () => Array<number>(seats).fill(0));
  for (const { event } of moments) {
    const row =
      event.type === "life_changed" && event.change < 0 && event.by !== event.seat ? matrix[event.by] : undefined;
    if (row && event.type === "life_changed") row[event.seat] = (row[event.seat] ?? 0) - event.change;
  }
  return matrix;
}

export function kills(moments: readonly Moment[]): { by: number; seat: number; seq: number }[] {
  return moments.flatMap(({ event, seq }) => (event.type === "died" ? [{ by: event.by, seat: event.seat, seq }] : []));
}

/** Each player's life over the game, from the initial life. */
export function curves(moments: readonly Moment[], first: readonly number[], last: number): Curve[] {
  return first.map((life, seat) => {
    const points = [{ seq: 0, life }];
    for (const { event, seq } of moments) {
      if (event.type === "life_changed" && event.seat === seat) points.push({ seq, life: Math.max(event.life, 0) });
    }
    return { seat, points: [...points, { seq: last, life: points.at(-1)?.life ?? life }] };
  });
}

/** The initial life, reckoned back from the final one. */
export function beginnings(moments: readonly Moment[], now: readonly number[]): number[] {
  return now.map((life, seat) => {
    const first = moments.find(({ event }) => event.type === "life_changed" && event.seat === seat)?.event;
    return first?.type === "life_changed" ? first.life - first.change : life;
  });
}

/** The winner of each award, unless several tie. */
export function awards(moments: readonly Moment[], seats: number): { award: Award; seat: number; count: number }[] {
  return AWARDS.flatMap((award) => {
    const counts = Array.from({ length: seats }, (_, seat) =>
      moments.reduce((sum, { event }) => sum + earned(award, event, seat), 0),
    );
    const most = Math.max(...counts);
    const best = counts.indexOf(most);
    return most > 0 && counts.lastIndexOf(most) === best ? [{ award, seat: best, count: most }] : [];
  });
}

function earned(award: Award, event: Happening, seat: number): number {
  switch (award) {
    case "deadeye":
      return event.type === "life_changed" && event.change < 0 && event.by === seat && event.seat !== seat
        ? -event.change
        : 0;
    case "medic":
      return event.type === "life_changed" && event.change > 0 && event.seat === seat ? event.change : 0;
    case "escapist":
      return event.type === "dodged" && event.seat === seat ? 1 : 0;
    case "busy":
      return (event.type === "played" || event.type === "used") && event.seat === seat ? 1 : 0;
    case "punchbag":
      return event.type === "life_changed" && event.change < 0 && event.seat === seat ? -event.change : 0;
  }
}
