/** How many other players sit on the left, far and right side of the table. */
export interface Sides {
  readonly left: number[];
  readonly top: number[];
  readonly right: number[];
}

const ON_EACH_SIDE = [0, 0, 0, 1, 1, 1, 2, 2];

/** The other players by side, clockwise: up the left, across, down the right. */
export function around(others: readonly number[]): Sides {
  const side = ON_EACH_SIDE[others.length] ?? 2;
  return {
    left: others.slice(0, side),
    top: others.slice(side, others.length - side),
    right: others.slice(others.length - side),
  };
}
