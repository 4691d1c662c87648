/** How a hand of so many cards lies in a space: the width of a card, and how far each one covers the one before. */
export interface Fan {
  readonly rows: number;
  readonly width: number;
  readonly overlap: number;
}

const RATIO = 1.42;
const BETWEEN = 6;
const READABLE = 66; // a narrower card is hard to read: rather let them overlap
const SEEN = 0.76; // of a card that the next one covers
const LEAST = 44; // of a card that stays visible: what a thumb hits

export function fan(cards: number, width: number, height: number): Fan {
  if (cards === 0 || width <= 0) return { rows: 1, width: 80, overlap: 0 };
  const one = laid(cards, width, height, 1);
  const step = one.width - one.overlap;
  return step >= LEAST || cards < 2 ? one : laid(cards, width, height, 2);
}

function laid(cards: number, width: number, height: number, rows: number): Fan {
  const across = Math.ceil(cards / rows);
  const tall = ((height - 14) / rows - 4) / RATIO; // 14: a playable card stands out
  const beside = (width - (across - 1) * BETWEEN) / across;
  const covered = Math.max(READABLE, width / (1 + SEEN * (across - 1)));
  const card = Math.max(Math.min(tall, 118, beside >= READABLE ? beside : covered), 40);
  const step = across > 1 ? Math.min(card + BETWEEN, (width - card) / (across - 1)) : card;
  return { rows, width: card, overlap: card - step };
}
