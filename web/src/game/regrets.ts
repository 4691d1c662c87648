/** What one would be sorry for, as far as everybody can see it at the table. */

import type { CardKind, Choice, GameView, PlayerView } from "../protocol/messages";
import { cardOf, targetOf } from "./choice";

export type Regret = "full_life" | "worse_weapon" | "on_self";

/** What is known of a card of the deck. */
export type Kinds = (card: number) => CardKind | null;

export function regrets(game: GameView, choice: Choice, kinds: Kinds): Regret | null {
  const me = game.people[game.me];
  const kind = kinds(cardOf(choice));
  if (me === undefined || kind === null || (choice.verb !== "play" && choice.verb !== "use")) return null;
  if (healsMe(game, choice, kind)) return me.life >= me.max_life ? "full_life" : null;
  if (choice.verb === "use") return null;
  if (isWorse(me, kind, kinds)) return "worse_weapon";
  return targetOf(choice) === game.me ? "on_self" : null;
}

/** Me and nobody else; a green card heals when it is used, not when it is laid. */
function healsMe(game: GameView, choice: Choice, kind: CardKind): boolean {
  if (kind.colour === "green" && choice.verb === "play") return false;
  return kind.heals === "self" || (kind.heals === "target" && targetOf(choice) === game.me);
}

/** Shorter than the gun on the table, and not laid for its speed. */
function isWorse(me: PlayerView, kind: CardKind, kinds: Kinds): boolean {
  const armed = me.in_play.some((card) => kinds(card)?.weapon);
  return armed && kind.weapon && !kind.rapid && kind.reach < me.reach;
}
