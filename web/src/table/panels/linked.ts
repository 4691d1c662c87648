/** A line of the log in pieces: text, players and cards, the last two to be clicked. */

import type { Happening } from "../../protocol/messages";
import type { Narrator, Told } from "../../language/narrate";

export type Piece = { text: string } | { text: string; seat: number } | { text: string; card: number };

export function pieces(line: Told, narrator: Narrator): Piece[] {
  const marks: Piece[] = [
    ...cardsOf(line.event).map((card): Piece => ({ text: narrator.card(card), card })),
    ...seatsOf(line.event, narrator),
  ];
  return marks.reduce((split, mark) => split.flatMap((piece) => cut(piece, mark)), [{ text: line.text }] as Piece[]);
}

function cut(piece: Piece, mark: Piece): Piece[] {
  const at = "seat" in piece || "card" in piece || mark.text === "" ? -1 : piece.text.indexOf(mark.text);
  if (at < 0) return [piece];
  const before = { text: piece.text.slice(0, at) };
  const after = { text: piece.text.slice(at + mark.text.length) };
  return [before, mark, after].filter((one) => one.text !== "");
}

function cardsOf(event: Happening): number[] {
  return "card" in event && event.card >= 0 ? [event.card] : [];
}

function seatsOf(event: Happening, narrator: Narrator): Piece[] {
  const seats = new Set<number>();
  for (const key of ["seat", "target", "by", "dead"] as const) {
    const seat = (event as unknown as Record<string, number | undefined>)[key];
    if (seat !== undefined && seat >= 0) seats.add(seat);
  }
  return [...seats].map((seat) => ({ text: narrator.name(seat) ?? "", seat }));
}
