/** The shuffle shared by server and players, as defined in docs/fairness.md. All numbers are hexadecimal. */

import type { Room } from "../protocol/messages";
import { blake2b, fromHex, joined, sha256, toHex, utf8 } from "./hashes";

const SCHEME = "sixgun-fair-1";

/** Canonical JSON: sorted keys, no spaces. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(",")}}`;
}

/** The commitment: what the server publishes of its secret before the players pledge. */
export function commitment(table: string, game: number, secret: string): string {
  return toHex(sha256(joined(utf8(`${SCHEME}\n${table}\n${game}\n`), fromHex(secret))));
}

/** The pledge: what a player publishes of a share before any share is opened. */
export function pledge(share: string): string {
  return toHex(sha256(fromHex(share)));
}

export function drawShare(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** The seal: a hash of what a screen shows when the shares are opened. */
export function seal(promised: string, agreement: unknown, seats: unknown[][], terms: string): string {
  return toHex(sha256(utf8(canonical({ agreement, commitment: promised, seats, terms }))));
}

export function sealOf(room: Room, terms: string): string {
  const seats = room.chairs.map((chair) => [chair.sitter, chair.name ?? "", chair.level ?? "", chair.keeps ?? false]);
  return seal(room.commitment ?? "", room.agreement, seats, terms);
}

/** The key of the deal. */
export function shuffleKey(secret: string, promised: string, terms: string, shares: Map<number, string>): string {
  const opened = [...shares].sort(([one], [other]) => one - other).map(([seat, share]) => `${seat} ${share}`);
  return toHex(blake2b(utf8(["deal", promised, terms, ...opened].join("\n")), fromHex(secret)));
}
