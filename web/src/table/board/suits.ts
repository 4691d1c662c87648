import type { CardFace } from "../../protocol/messages";

const SIGNS: Record<CardFace["suit"], string> = { spades: "♠", hearts: "♥", diamonds: "♦", clubs: "♣" };

/** As text, never as a coloured picture of some system. */
export function suitSign(suit: CardFace["suit"]): string {
  return `${SIGNS[suit]}\uFE0E`;
}
