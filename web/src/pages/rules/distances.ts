/** The distance from seat 0 to another one in a circle of players. Never less than 1. */
export function seen(seat: number, players: number, farther: boolean, nearer: boolean): number {
  const seats = Math.min(seat, players - seat);
  return Math.max(1, seats + Number(farther) - Number(nearer));
}
