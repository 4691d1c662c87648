/** The server's refusals as sentences. */

import type { Told, Words } from "./words";

/** The message named after the code, with the reason if a game cannot be played. */
export function problemText(words: Words, code: string, facts: Told): string {
  const message = `problem-${code}`;
  if (!words.has(message)) return words.say("problem-unexpected");
  return words.say(message, { ...facts, reason: rejectionText(words, facts) });
}

function rejectionText(words: Words, { reason, ...facts }: Told): string | undefined {
  const message = `rejection-${reason}`;
  if (!words.has(message)) return undefined;
  const named = Object.entries(facts).map(([fact, value]) => [fact, printed(words, fact, value)]);
  return words.say(message, Object.fromEntries(named));
}

function printed(words: Words, fact: string, value: Told[string]): Told[string] {
  if (fact === "edition") return words.name(`edition_${value}`);
  return fact === "role" || fact === "character" ? words.name(String(value)) : value;
}
