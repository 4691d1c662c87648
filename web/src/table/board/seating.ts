/** How many of the others sit on the left, on the far side and on the right of the table. */
export interface Sides {
  readonly left: number[];
  readonly top: number[];
  readonly right: number[];
}

const ON_EACH_SIDE = [0, 0, 0, 1, 1, 1, 2, 2];

/** The others in seating order, clockwise: up the left side, across, down the right side. */
export function around(others: readonly number[]): Sides {
  const side = ON_EACH_SIDE[others.length] ?? 2;
  return {
    left: others.slice(0, side),
    top: others.slice(side, others.length - side),
    right: others.slice(others.length - side),
  };
}
