/** The layout of a hand in a given space: the width of a card, and how far each one overlaps the one before. */
export interface Fan {
  readonly rows: number;
  readonly width: number;
  readonly overlap: number;
}

const RATIO = 1.42;
const BETWEEN = 6;
const READABLE = 66; // pixels: a narrower card is hard to read
const SEEN = 0.64; // of a card; hiding more is worse than smaller cards
const LEAST = 44; // visible pixels of a card, enough for a thumb

/** `least` is how much of each card must stay visible: more for a finger than for a mouse. */
export function fan(cards: number, width: number, height: number, least = LEAST): Fan {
  if (cards === 0 || width <= 0) return { rows: 1, width: 80, overlap: 0 };
  const one = laid(cards, width, height, 1);
  const step = one.width - one.overlap;
  return step >= least || cards < 2 ? one : laid(cards, width, height, 2);
}

function laid(cards: number, width: number, height: number, rows: number): Fan {
  const across = Math.ceil(cards / rows);
  const tall = ((height - 14) / rows - 4) / RATIO; // 14 pixels for a playable card, which is raised
  const beside = (width - (across - 1) * BETWEEN) / across;
  const covered = width / (1 + SEEN * (across - 1));
  const card = Math.max(Math.min(tall, Math.max(beside, covered, READABLE)), 40);
  const step = across > 1 ? Math.min(card + BETWEEN, (width - card) / (across - 1)) : card;
  return { rows, width: card, overlap: card - step };
}
