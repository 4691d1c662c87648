import { describe, expect, it } from "vitest";

import { blocks, explained, explanation, mentions } from "./passage";

const name = (key: string) => key.toUpperCase();

describe("the text of a chapter", () => {
  it("is read as paragraphs, lists and examples", () => {
    const found = blocks("One.\n• a\n• b\nTwo.\n\n> c\n", name);
    expect(found.map(({ kind, lines }) => [kind, lines.length])).toEqual([
      ["paragraph", 1],
      ["list", 2],
      ["paragraph", 1],
      ["example", 1],
    ]);
    expect(found[1]?.lines[1]).toEqual([{ text: "b" }]);
  });

  it("links what it mentions, by its printed name or in other words", () => {
    expect(blocks("Play <beer>, not <bang|shots>.", name)[0]?.lines[0]).toEqual([
      { text: "Play " },
      { text: "BEER", about: "beer" },
      { text: ", not " },
      { text: "shots", about: "bang" },
      { text: "." },
    ]);
  });

  it("says which terms it explains", () => {
    const found = blocks("A <range=range> is a number.\n• <turn=Turn>: yours", name);
    expect([...explained(found)]).toEqual([
      ["range", "range"],
      ["turn", "Turn"],
    ]);
  });
});

it("knows where a term is explained", () => {
  const chapters = [
    { key: "turn", blocks: blocks("A <turn=turn> has phases.", name) },
    { key: "guns", blocks: blocks("Nothing.\n• The <range=range> is a number.", name) },
  ];
  const found = explanation(chapters, "range");
  expect(found?.chapter.key).toBe("guns");
  expect(found?.line.map(({ text }) => text).join("")).toBe("The range is a number.");
  expect(explanation(chapters, "distance")).toBeNull();
});

describe("a printed text", () => {
  const keys = new Map([
    ["Beer", "beer"],
    ["Missed!", "missed"],
    ["Duel", "duel"],
    ["Duel of Honour", "honour"],
  ]);
  const links = (text: string, itself = "") =>
    mentions(text, keys, itself)
      .filter(({ about }) => about !== undefined)
      .map(({ text, about }) => [text, about]);

  it("leads from the names in it to what they name, the longest name first", () => {
    expect(links("Play Missed! in a Duel of Honour.")).toEqual([
      ["Missed!", "missed"],
      ["Duel of Honour", "honour"],
    ]);
    expect(mentions("A Duel.", keys, "").map(({ text }) => text)).toEqual(["A ", "Duel", "."]);
  });

  it("does not lead to itself, nor from a part of a word", () => {
    expect(links("Beer, Beers and Duelling", "beer")).toEqual([]);
    expect(links("Beers and Duelling")).toEqual([]);
  });

  it("stays as it is where nothing has a name", () => {
    expect(mentions("Beer", new Map(), "")).toEqual([{ text: "Beer" }]);
  });
});
