/** Reading the rules at the table: one tap from a card or word to its rule. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { api } from "../protocol/api";
import type { EditionFacts, Ruling } from "../protocol/messages";
import { all, button, cleanUp, click, one, render, settled } from "../testing/render";
import { EDITION, KIND, game } from "../testing/views";

const FACTS: EditionFacts = {
  ...EDITION,
  kinds: { ...EDITION.kinds, missed: KIND, gatling: { ...KIND, shoots: true } },
  roles: { 4: ["sheriff", "renegade", "outlaw", "outlaw"] },
};
const entry = (change: Partial<Ruling>): Ruling => ({
  id: "BR-BEE-5",
  text: "Beer, by the ledger.",
  expansion: "",
  lines: ["317-319"],
  decided: false,
  answers: true,
  ...change,
});
const RULINGS = [
  entry({}),
  entry({ id: "BR-BEE-4", lines: [] }),
  entry({ id: "DER-12", lines: [], decided: true }),
  entry({ id: "BR-BEE-1", answers: false }),
];
const text = (selector: string) => all(selector).map((element) => element.textContent?.replace(/\s+/g, " ").trim());

beforeEach(async () => {
  vi.spyOn(api, "rulings").mockResolvedValue(RULINGS);
  await render({ game: game(), edition: async () => FACTS });
});
afterEach(cleanUp);

/** Looks something up in the panel of the rules. */
async function lookUp(wanted: string): Promise<void> {
  const field = one(".rules input") as HTMLInputElement;
  field.value = wanted;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await settled();
}
async function openPanel(): Promise<void> {
  click(`button[aria-label="Rules"]`);
  await vi.waitFor(() => expect(all(".rules details").length).toBeGreaterThan(5), 15_000);
}

describe("the sheet of a card", () => {
  it("answers what players ask, with the booklet's lines; the ledger stands below, in English", async () => {
    await openPanel();
    click(button("Beer"));
    await vi.waitFor(() => expect(all("dialog[open] dl")).toHaveLength(1), 15_000);
    expect(text("dialog[open] .more li b")).toEqual([
      "May I play Beer when it isn’t my turn?",
      "There were three of us, and I am losing my last life. Does Beer still work?",
    ]);
    expect(text("dialog[open] .more li small")).toEqual([
      "Rulebook, lines 317-319 · BR-BEE-5",
      "No rulebook says so; this is how it is played here · DER-12",
    ]);
    expect(one("dialog[open] dl").getAttribute("lang")).toBe("en");
  });

  it("leads from every name in its text to that rule, and not to itself", async () => {
    await openPanel();
    click(button("Gatling"));
    await settled();
    expect(text("dialog[open] .entry button")).toEqual(["BANG!"]);
    await vi.waitFor(() => expect(all("dialog[open] .more li button").length).toBeGreaterThan(0), 15_000);
    click(all("dialog[open] .more li button")[0]!);
    await settled();
    expect(text("dialog[open] .entry h3")).toEqual(["Beer"]);
  });
});

describe("the panel of the rules", () => {
  it("holds the whole rulebook, in which every word with a rule opens it", async () => {
    await openPanel();
    expect(text(".rules summary")[0]).toBe("BANG! in five minutes");
    const word = all(".rules details button").find((element) => element.textContent === "range");
    click(word!);
    await settled();
    expect(text("dialog[open] .entry h3")).toEqual(["range"]);
    expect(text("dialog[open] .entry p").join()).toContain("how far you can shoot");
  });

  it("finds a card by the name that another edition prints, and a term", async () => {
    await openPanel();
    const names = () => text(".rules li button");
    await lookUp("shotgun");
    expect(names()).toEqual([]);
    await lookUp("attack");
    expect(names()).toContain("BANG!");
    await lookUp("HAND LIMIT");
    expect(names()).toContain("hand limit");
  });
});
