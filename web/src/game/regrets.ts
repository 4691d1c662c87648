/** Moves a player may regret, judged only by what everyone can see. */

import type { CardKind, Choice, GameView, PlayerView } from "../protocol/messages";
import { cardOf, targetOf } from "./choice";

export type Regret = "full_life" | "worse_weapon" | "on_self";

/** The facts about a card of the deck. */
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

/** Heals only me; a green card heals when it is used, not when it is played. */
function healsMe(game: GameView, choice: Choice, kind: CardKind): boolean {
  if (kind.colour === "green" && choice.verb === "play") return false;
  return kind.heals === "self" || (kind.heals === "target" && targetOf(choice) === game.me);
}

/** A weapon with a shorter range than the one in play, and not one that allows more shots. */
function isWorse(me: PlayerView, kind: CardKind, kinds: Kinds): boolean {
  const armed = me.in_play.some((card) => kinds(card)?.weapon);
  return armed && kind.weapon && !kind.rapid && kind.reach < me.reach;
}
