/** The quick game of the home page, and the parameters of its address: `/?edition=abacus&players=4&level=hard&seed=7`. */

import { api } from "../protocol/api";
import { keep } from "../fairness/evidence";
import { drawShare, pledge } from "../fairness/shuffle";
import { LEVELS, DEFAULT_EDITION, type Level, type Quick, type TableCreated } from "../protocol/messages";

export type QuickWish = Required<Omit<Quick, "name" | "seed" | "pledge" | "example">>;

export const DEFAULT_WISH: QuickWish = { edition: DEFAULT_EDITION, players: 5, level: "normal" };

/** The parameters of an address. Invalid ones are ignored; the server refuses what cannot be dealt. */
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

/** Opens the table with a pledge, whose share its page opens. A game with a seed is not shuffled. */
export async function dealQuick(wish: Quick): Promise<TableCreated> {
  const share = drawShare();
  const seeded = wish.seed !== undefined && wish.seed !== null;
  const made = await api.quick(seeded ? wish : { ...wish, pledge: pledge(share) });
  if (!seeded) keep(made.code, 1, { share });
  return made;
}

function wholeNumber(written: string | null): number | null {
  const number = written !== null && /^\d+$/.test(written) ? Number(written) : NaN;
  return Number.isSafeInteger(number) ? number : null;
}
