/** The log as a story: what one card did to everybody is told in one entry, and talk stands where it was said. */

import type { LogLine } from "./game-log.svelte";

/** What a card for everybody did to one player: `mark` is what is drawn beside the portrait. */
export interface Outcome {
  readonly seat: number;
  readonly mark: string;
  /** Whether it cost life. */
  readonly bad: boolean;
  /** The card that was taken. */
  readonly picture: string | null;
  readonly text: string;
}

/** Something said or a phrase, with the number of choices made before it. */
export interface Talk {
  readonly name: string;
  readonly text: string;
  readonly seat: number;
  readonly seq: number;
}

export type Entry =
  | { readonly is: "line"; readonly seq: number; readonly line: LogLine; readonly outcomes: readonly Outcome[] }
  | { readonly is: "talk"; readonly seq: number; readonly talk: Talk };

interface Told {
  readonly is: "line";
  readonly seq: number;
  readonly line: LogLine;
  readonly outcomes: Outcome[];
}

const SAFE = "✓";
/** The player who played a card for everybody goes on: it is over. */
const DEED = /^log-(played|used|laid|armed|jailed|traded|shot|volley|duel|stripped)$/;
const MARKS: Readonly<Record<string, string>> = {
  "log-dodged": SAFE,
  "log-shot_back": SAFE,
  "log-unaffected": SAFE,
  "log-answered": "",
  "log-picked": "",
};

export function story(lines: readonly LogLine[], talks: readonly Talk[] = []): Entry[] {
  return mixed(told(lines), talks);
}

function told(lines: readonly LogLine[]): Told[] {
  const entries: Told[] = [];
  let everybody: Told | null = null;
  for (const line of lines) {
    if (everybody && ends(everybody.line, line)) everybody = null;
    const outcome = everybody && outcomeOf(everybody, line);
    if (everybody && outcome) add(everybody.outcomes, outcome);
    else if (line.code === "log-turned_up" && entries.at(-1)?.line.code === "log-played") everybody = entries.at(-1)!;
    else {
      entries.push({ is: "line", seq: line.seq, line, outcomes: [] });
      if (line.code === "log-volley") everybody = entries.at(-1)!;
    }
  }
  return entries;
}

function ends(card: LogLine, line: LogLine): boolean {
  const again = DEED.test(line.code) && line.facts["who"] === card.facts["who"];
  return line.tone === "turn" || line.tone === "end" || again;
}

function outcomeOf({ line: card, outcomes }: Told, line: LogLine): Outcome | null {
  const mark = markOf(card, line);
  const seat = line.facts["who"] as number;
  if (mark === null || outcomes.some((one) => one.seat === seat && isDone(one))) return null;
  const picture = line.code === "log-picked" ? line.picture : null;
  return { seat, mark, bad: line.code === "log-lost", picture, text: line.text };
}

/** Empty until the player has answered, or where a picture says it; null if the line is about something else. */
function markOf(card: LogLine, { code, facts }: LogLine): string | null {
  if (code === "log-lost") return facts["by"] === card.facts["who"] ? `−${facts["lost"] as number}` : null;
  if (code === "log-check_barrel") return facts["dodged"] === true ? SAFE : "";
  return MARKS[code] ?? null;
}

const isDone = ({ mark, picture }: Outcome): boolean => mark !== "" || picture !== null;

/** A second line about the same player completes the first. */
function add(outcomes: Outcome[], outcome: Outcome): void {
  const before = outcomes.findIndex(({ seat }) => seat === outcome.seat);
  if (before < 0) outcomes.push(outcome);
  else outcomes[before] = { ...outcome, text: `${outcomes[before]!.text}. ${outcome.text}` };
}

function mixed(entries: readonly Entry[], talks: readonly Talk[]): Entry[] {
  const all = [...entries];
  for (const talk of talks) {
    const next = all.findIndex((entry) => (entry.is === "line" ? entry.seq >= talk.seq : entry.seq > talk.seq));
    all.splice(next < 0 ? all.length : next, 0, { is: "talk", seq: talk.seq, talk });
  }
  return all;
}
