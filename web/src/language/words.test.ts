import type { Code } from "$codes";
import { beforeAll, describe, expect, it } from "vitest";

import { Catalogue, UnknownWord } from "./fluent";
import { LANGUAGES } from "../protocol/messages";
import { catalogueOf, preferred, say, speech } from "./current.svelte";
import { Words } from "./words";

const english = await catalogueOf("en");
const german = await catalogueOf("de");
const czech = await catalogueOf("cs");

describe("names", () => {
  it("are those the edition prints", () => {
    expect(new Words(english, "fourth").name("missed")).toBe("Missed!");
    expect(new Words(english, "walkingdead").name("sheriff")).toBe("Leader of the Survivors");
    expect(new Words(german, "abacus").name("deputy")).toBe("Hilfsheriff");
    expect(new Words(german, "fourth").name("deputy")).toBe("Hilfssheriff");
  });

  it("are found by what any edition prints, without accents and in any case", () => {
    const words = new Words(german, "fourth");
    expect(words.everyName("deputy")).toEqual(expect.arrayContaining(["Hilfssheriff", "Hilfsheriff"]));
    expect([words.answersTo("deputy", "hilfsheriff"), words.answersTo("deputy", "Abtrünn")]).toEqual([true, false]);
    expect(new Words(czech, "czech").answersTo("sheriff", "SERIF")).toBe(true);
    expect(words.answersTo("deputy", "  ")).toBe(true);
  });

  it("that do not exist are an error", () => {
    expect(() => new Words(english, "fourth").name("laser")).toThrow(UnknownWord);
  });
});

describe("texts", () => {
  it("follow the settings of the table", () => {
    const brown = (brown_to_discard: string) => new Words(english, "fourth", { brown_to_discard }).text("brown_border");
    expect(brown("after_effect")).toContain("afterwards");
    expect(brown("before_effect")).toContain("first");
  });

  it("need the settings they depend on", () => {
    expect(() => new Words(english, "fourth").text("brown_border")).toThrow(UnknownWord);
  });
});

describe("sentences", () => {
  const words = new Words(english, "fourth");
  const played = { who: "Ada", who_is: "other", card: "Panic!" };

  it("use their fullest form", () => {
    expect(words.say("log-played", played)).toBe("Ada plays Panic!");
    expect(words.say("log-played", { ...played, target: null, count: undefined })).toBe("Ada plays Panic!");
    expect(words.say("log-played", { ...played, target: "Ben", target_is: "other" })).toBe("Ada plays Panic! on Ben");
  });

  it("use the form that mentions most of the facts", () => {
    const hit = "hit = Hit\n    .by = Hit by { $by }\n    .by-card = Hit by { $by } with { $card }\n";
    const own = new Words(new Catalogue("en", [hit]), "fourth");
    expect(own.say("hit" as Code)).toBe("Hit");
    expect(own.say("hit" as Code, { by: "Ada" })).toBe("Hit by Ada");
    expect(own.say("hit" as Code, { by: "Ada", card: "Duel" })).toBe("Hit by Ada with Duel");
  });

  it("do not remember earlier facts", () => {
    const catalogue = new Catalogue("en", ["met = { $who } is here\n"]);
    const own = new Words(catalogue, "fourth");
    expect(own.say("met" as Code, { who: "Ada" })).toBe("Ada is here");
    expect(() => own.say("met" as Code)).toThrow(UnknownWord);
  });

  it("spell yes and no", () => {
    const checked = { who: "Eva", who_is: "other", face: "5♥" };
    const speech = new Words(czech, "fourth", { jail_failed: "skip_turn" });
    const said = (matched: boolean) => speech.say("log-check_jail", { ...checked, matched });
    expect(said(true)).toMatch(/ – je venku!$/);
    expect(said(false)).toMatch(/ – vynechává tah$/);
  });

  it.each([
    [0, "0 životů"],
    [1, "1 život"],
    [4, "4 životy"],
    [5, "5 životů"],
  ])("know the plurals of Czech: %i", (count, life) => {
    expect(new Words(czech, "fourth").say("ui-life", { count })).toBe(life);
  });

  it("contain no invisible marks", () => {
    expect(words.say("web-rename", { name: "Ada" })).toBe("Change your name (Ada)");
  });
});

describe("settings", () => {
  const words = new Words(english, "fourth");

  it("have a label, and every value an explanation", () => {
    expect(words.setting("deck")).toBe("Cards");
    expect(words.choice("deck", "base80+dodge40")).toBe("80 cards of the base game and 40 of Dodge City");
    expect(words.choice("green_cards", true)).toBe("yes");
    expect(words.choice("min_players", 4)).toBe("4");
  });
});

describe("the languages", () => {
  const codes = (catalogue: Catalogue) => [...catalogue.codes()].filter((code) => !/^(name|part)-/.test(code)).sort();

  it.each(LANGUAGES)("have the same messages: %s", async (lang) => {
    expect(codes(await catalogueOf(lang))).toEqual(codes(english));
  });

  it.each(LANGUAGES)("leave out what only the terminal or the rulebook uses: %s", async (lang) => {
    expect(
      codes(await catalogueOf(lang)).filter((code) => /^(chapter|ruling|cli|lab|rules|serve)-/.test(code)),
    ).toEqual([]);
  });
});

describe("the current language", () => {
  beforeAll(() => speech.speak("en"));

  it("can change during a game", async () => {
    const spoken = () => speech.of("walkingdead", {}).name("outlaw_side");
    expect(say("web-close")).toBe("Close");
    expect(spoken()).toBe("Saviors");
    await speech.speak("de");
    expect(say("web-close")).toBe("Schließen");
    expect(spoken()).not.toBe("Saviors");
    expect(document.documentElement.lang).toBe("de");
  });

  it("is the browser's, if it is one of ours", () => {
    expect(preferred(["cs-CZ", "en"])).toBe("cs");
    expect(preferred(["fr", "de-AT"])).toBe("de");
    expect(preferred(["fr"])).toBe("en");
  });
});
