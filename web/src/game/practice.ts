/** What was fixed before the deal at a practice table. */

import type { Words } from "../language/words";
import type { Practice } from "../protocol/messages";

const numbers = (seats: number[]): string => seats.map((seat) => seat + 1).join(", ");

export function practiceFacts(practice: Practice, say: Words["say"]): string[] {
  const { roles = [], characters = [], position = false, shuffle = false } = practice;
  return [
    ...(roles.length > 0 ? [say("web-fixed_roles", { seats: numbers(roles) })] : []),
    ...(characters.length > 0 ? [say("web-fixed_characters", { seats: numbers(characters) })] : []),
    ...(position ? [say("web-fixed_position")] : []),
    ...(shuffle ? [say("web-fixed_shuffle")] : []),
  ];
}
