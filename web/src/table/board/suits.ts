import type { CardFace } from "../../protocol/messages";

const SIGNS: Record<CardFace["suit"], string> = { spades: "♠", hearts: "♥", diamonds: "♦", clubs: "♣" };

/** Forced to text, because some systems draw suits as coloured emoji. */
export function suitSign(suit: CardFace["suit"]): string {
  return `${SIGNS[suit]}\uFE0E`;
}
