/** Players' names, including those of several people at one device, of whom the server knows only one. */

import type { Room } from "../protocol/messages";
import { load, save } from "../app/storage";

const place = (code: string) => `sixgun.hotseat.${code}`;

/** In the order in which they sit down. */
export function keepNames(code: string, names: readonly string[]): void {
  save(place(code), names);
}

/** The players' names by seat. Duplicates get numbers. */
export function calledAt(room: Room): string[] {
  const here = room.agreement.hot_seat ? load<string[]>(place(room.code), []) : [];
  let next = 0;
  return toldApart(room.chairs.map((chair) => (chair.mine && here[next++]) || (chair.name ?? "")));
}

export function toldApart(names: readonly string[]): string[] {
  return names.map((name, seat) => {
    const before = names.slice(0, seat).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}
