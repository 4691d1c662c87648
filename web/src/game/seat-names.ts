/** What players are called: people by their name, including several at one device, and bots by their character. */

import type { Chair, Room } from "../protocol/messages";
import { load, save } from "../app/storage";

const place = (code: string) => `sixgun.hotseat.${code}`;

/** In the order in which they sit down. */
export function keepNames(code: string, names: readonly string[]): void {
  save(place(code), names);
}

/** The players' names by seat. A bot whose character is known has its name and no second one. Duplicates get numbers. */
export function calledAt(room: Room, character: (seat: number) => string = () => ""): string[] {
  const here = room.agreement.hot_seat ? load<string[]>(place(room.code), []) : [];
  let next = 0;
  const ofBot = (chair: Chair, seat: number): string => (chair.sitter === "bot" ? character(seat) : "");
  return toldApart(
    room.chairs.map((chair, seat) => (chair.mine && here[next++]) || ofBot(chair, seat) || (chair.name ?? "")),
  );
}

export function toldApart(names: readonly string[]): string[] {
  return names.map((name, seat) => {
    const before = names.slice(0, seat).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}
