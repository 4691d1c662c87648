import { describe, expect, it } from "vitest";
import { Catalogue } from "./fluent";
import cs from "./cs";
import de from "./de";
import en from "./en";
import type { CardFace, GameView, Happening } from "../protocol/messages";
import { Narrator, Story } from "./narrate";
import golden from "./narrate.golden.json";
import { Words, type Settings } from "./words";

/** What the narrator of the terminal said, of the same games. */
interface Tale {
  edition: string;
  settings: Settings;
  deck: CardFace[];
  names: string[];
  chapters: { happened: Happening[]; lines: Record<string, string[]> }[];
  scenes: { game: GameView; said: Record<string, { question: string; waiting: string; choices: string[] }> }[];
}
const TALES = golden as unknown as Tale[];
const LANGUAGES = { en, de, cs };

describe.each(Object.entries(LANGUAGES))("in %s", (lang, files) => {
  const catalogue = new Catalogue(lang, Object.values(files));

  describe.each(TALES)("$edition", (tale) => {
    const narrator = new Narrator(new Words(catalogue, tale.edition, tale.settings), tale.deck, tale.names);

    it("the log is the one of the terminal", () => {
      const story = new Story(narrator);
      for (const chapter of tale.chapters) {
        expect(story.tell(chapter.happened).map((line) => line.text)).toEqual(chapter.lines[lang]);
      }
    });

    it("questions and choices are those of the terminal", () => {
      for (const { game, said } of tale.scenes) {
        expect(narrator.question(game)).toBe(said[lang]?.question);
        expect(narrator.waiting(game)).toBe(said[lang]?.waiting);
        expect((game.options ?? []).map((choice) => narrator.choice(game, choice))).toEqual(said[lang]?.choices);
      }
    });

    it("a bot says whom it believes to be what", () => {
      const said = narrator.motive({ code: "bot-believes", facts: { target: 1, role: "outlaw", percent: 70 } });
      for (const fact of [tale.names[1] ?? "", narrator.words.name("outlaw"), "70"]) expect(said).toContain(fact);
    });

    it("a refusal names the player and the numbers", () => {
      const refused = narrator.refusal({ code: "out_of_reach", facts: { target: 2, distance: 3, reach: 1 } });
      for (const fact of [tale.names[2] ?? "", "3", "1"]) expect(refused).toContain(fact);
    });
  });
});
