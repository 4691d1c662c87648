import { describe, expect, it } from "vitest";

import type { LogLine } from "./game-log.svelte";
import { story, type Entry } from "./story";

const line = (code: string, facts: LogLine["facts"], seq = 0, tone: LogLine["tone"] = "fight"): LogLine => ({
  ...{ code, facts, seq, tone, text: `${code} ${facts["who"] as number}` },
  ...{ parts: [], seats: new Set(), picture: code === "log-picked" ? "cards/beer" : null },
});
const codes = (entries: readonly Entry[]) => entries.map((one) => (one.is === "line" ? one.line.code : one.talk.text));
const marks = (entry: Entry | undefined) =>
  entry?.is === "line" ? entry.outcomes.map(({ seat, mark, picture }) => [seat, picture ?? mark]) : [];

const GATLING = [
  line("log-turn", { who: 0 }, 0, "turn"),
  line("log-volley", { who: 0, card: 6 }),
  line("log-dodged", { who: 1, card: 3 }),
  line("log-lost", { who: 2, lost: 1, life: 0, by: 0, cause: "gatling" }),
  line("log-saved", { who: 2, card: 4, life: 1 }),
  line("log-check_barrel", { who: 3, matched: false, dodged: false, face: 7 }),
  line("log-lost", { who: 3, lost: 1, life: 3, by: 0, cause: "gatling" }),
];

describe("a card for everybody", () => {
  it("is one entry, with what it did to each", () => {
    const entries = story(GATLING);
    expect(codes(entries)).toEqual(["log-turn", "log-volley", "log-saved"]);
    expect(marks(entries[1])).toEqual([
      [1, "✓"],
      [2, "−1"],
      [3, "−1"],
    ]);
  });

  it("says of every player all that was said", () => {
    const [, volley] = story(GATLING);
    expect(volley?.is === "line" && volley.outcomes.at(-1)?.text).toBe("log-check_barrel 3. log-lost 3");
  });

  it("waits for a player who has only drawn for a Barrel", () => {
    expect(marks(story(GATLING.slice(0, 6))[1]).at(-1)).toEqual([3, ""]);
  });

  it("is over with the next deed of the player who played it", () => {
    const after = [line("log-shot", { who: 0, target: 1 }), line("log-dodged", { who: 1, card: 5 })];
    expect(codes(story([...GATLING.slice(0, 2), ...after]))).toEqual([
      "log-turn",
      "log-volley",
      "log-shot",
      "log-dodged",
    ]);
  });

  it("has nothing to do with life that is lost to somebody else", () => {
    const other = line("log-lost", { who: 1, lost: 1, life: 2, by: 3 });
    expect(codes(story([...GATLING.slice(0, 2), other])).at(-1)).toBe("log-lost");
  });

  it("shows what each player took in the General Store", () => {
    const store = [
      line("log-played", { who: 2, card: 8 }, 0, "cards"),
      line("log-turned_up", { cards: [1, 2] }, 0, "cards"),
      line("log-picked", { who: 2, card: 1 }, 1, "cards"),
      line("log-picked", { who: 3, card: 2 }, 2, "cards"),
      line("log-picked", { who: 3, card: 5 }, 9, "cards"),
    ];
    const entries = story(store);
    expect(codes(entries)).toEqual(["log-played", "log-picked"]);
    expect(marks(entries[0])).toEqual([
      [2, "cards/beer"],
      [3, "cards/beer"],
    ]);
  });
});

it("talk stands between what happened before and after it", () => {
  const lines = [
    line("log-turn", { who: 0 }, 0, "turn"),
    line("log-drew", { who: 0 }, 1),
    line("log-shot", { who: 0 }, 2),
  ];
  const said = (text: string, seq: number) => ({ name: "Ben", text, seat: 1, seq });
  expect(codes(story(lines, [said("Howdy!", 2), said("Ouch!", 2), said("Ha ha!", 3)]))).toEqual([
    ...["log-turn", "log-drew", "Howdy!", "Ouch!", "log-shot", "Ha ha!"],
  ]);
});
