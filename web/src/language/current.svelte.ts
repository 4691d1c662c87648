/** The current language and its words. Switching needs no reload. */

import type { Code } from "$codes";
import { Catalogue } from "./fluent";
import { DEFAULT_EDITION, LANGUAGES, type EditionFacts, type Language } from "../protocol/messages";
import { Words, type Settings, type Told } from "./words";

/** The words of each language; the rulebook is in files of its own. */
const files = import.meta.glob<{ default: Record<string, string> }>("./??.ts");
const TO_READ = ["rulebook", "rulings"] as const;
const rules = import.meta.glob<string>("../../../src/sixgun/words/*/{rulebook,rulings}.ftl", {
  query: "?raw",
  import: "default",
});

async function fileOf<T>(files: Record<string, () => Promise<T>>, path: string): Promise<T> {
  const fetched = files[path];
  if (!fetched) throw new Error(`There is no ${path}.`);
  return fetched();
}

const wordsOf = (lang: Language) => fileOf(files, `./${lang}.ts`);
const toRead = (lang: Language, name: (typeof TO_READ)[number]) =>
  fileOf(rules, `../../../src/sixgun/words/${lang}/${name}.ftl`);

/** The messages of a language, fetched when they are needed. */
export async function catalogueOf(lang: Language): Promise<Catalogue> {
  const { default: found } = await wordsOf(lang);
  return new Catalogue(lang, Object.values(found));
}

class Speech {
  #catalogue = $state.raw<Catalogue | null>(null);
  #plain = $derived(this.#catalogue && new Words(this.#catalogue, DEFAULT_EDITION));

  get lang(): Language {
    return (this.#catalogue?.lang ?? "en") as Language;
  }

  /** The words of the interface, with the names of the default edition. */
  get words(): Words {
    if (!this.#plain) throw new Error("No language is loaded yet.");
    return this.#plain;
  }

  /** The words of a table: the names of its edition, and texts that depend on its settings. */
  of(edition: string, settings: Settings): Words {
    if (!this.#catalogue) throw new Error("No language is loaded yet.");
    return new Words(this.#catalogue, edition, settings);
  }

  ofEdition(facts: EditionFacts, houseRules: Settings = {}): Words {
    return this.of(facts.name, { ...facts.settings, ...houseRules });
  }

  /** The words of an edition together with its rulebook and the questions, which are fetched only for this. */
  async rulebook(facts: EditionFacts, lang: Language, houseRules: Settings = {}): Promise<Words> {
    const [words, ...read] = await Promise.all([wordsOf(lang), ...TO_READ.map((name) => toRead(lang, name))]);
    const catalogue = new Catalogue(lang, [...Object.values(words.default), ...read]);
    return new Words(catalogue, facts.name, { ...facts.settings, ...houseRules });
  }

  async speak(lang: Language): Promise<void> {
    this.#catalogue = await catalogueOf(lang);
    document.documentElement.lang = lang;
  }
}

export const speech = new Speech();

/** A message of the interface in the current language. */
export function say(code: Code, told: Told = {}): string {
  return speech.words.say(code, told);
}

/** The browser's language, if it is one of ours. */
export function preferred(wanted: readonly string[] = navigator.languages): Language {
  const spoken = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find((tag): tag is Language => (LANGUAGES as readonly string[]).includes(tag)) ?? "en";
}
