/** Finds in a sentence what a player looks for first: cards, and losses such as `−1 life`. */

export interface Run {
  readonly is: "text" | "card" | "loss";
  readonly text: string;
}

export function emphasized(text: string, names: readonly string[]): Run[] {
  const cards = [...names].sort((one, other) => other.length - one.length).map(escaped);
  const found = new RegExp(`(?<loss>−\\d+ ?\\p{L}*)|(?<!\\p{L})(?:\\d+ )?(?:${cards.join("|")})(?!\\p{L})`, "gu");
  const runs: Run[] = [];
  let end = 0;
  if (cards.length > 0)
    for (const match of text.matchAll(found)) {
      if (match.index > end) runs.push({ is: "text", text: text.slice(end, match.index) });
      runs.push({ is: match.groups?.["loss"] ? "loss" : "card", text: match[0] });
      end = match.index + match[0].length;
    }
  if (end < text.length) runs.push({ is: "text", text: text.slice(end) });
  return runs;
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
