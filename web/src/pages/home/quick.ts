/** The game that the home page deals, and what its address may ask for: `/?edition=abacus&players=4&level=hard&seed=7`. */

import { LEVELS, DEFAULT_EDITION, type Level, type Quick } from "../../protocol/messages";

export type QuickWish = Required<Omit<Quick, "name" | "seed" | "pledge">>;

export const DEFAULT_WISH: QuickWish = { edition: DEFAULT_EDITION, players: 5, level: "normal" };

/** The wishes in an address. What is no wish is passed over; what cannot be dealt is refused by the server. */
export function wishesIn(query: URLSearchParams): { wish: Partial<QuickWish>; seed: number | null } {
  const wish: Partial<QuickWish> = {};
  const edition = query.get("edition");
  if (edition) wish.edition = edition;
  const players = wholeNumber(query.get("players"));
  if (players !== null) wish.players = players;
  const level = query.get("level");
  if ((LEVELS as readonly (string | null)[]).includes(level)) wish.level = level as Level;
  return { wish, seed: wholeNumber(query.get("seed")) };
}

function wholeNumber(written: string | null): number | null {
  const number = written !== null && /^\d+$/.test(written) ? Number(written) : NaN;
  return Number.isSafeInteger(number) ? number : null;
}
