/** The language that is spoken now, and the words in it. Switching needs no reload. */

import type { Code } from "$codes";
import { Catalogue } from "./fluent";
import { DEFAULT_EDITION, LANGUAGES, type EditionFacts, type Language } from "../protocol/messages";
import { Words, type Settings, type Told } from "./words";

const files = {
  en: () => import("./en"),
  de: () => import("./de"),
  cs: () => import("./cs"),
} satisfies Record<Language, unknown>;

/** What the language is called by those who speak it. */
export const OWN_NAMES: Record<Language, string> = { en: "English", de: "Deutsch", cs: "Čeština" };

class Speech {
  #catalogue = $state.raw<Catalogue | null>(null);
  #plain = $derived(this.#catalogue && new Words(this.#catalogue, DEFAULT_EDITION));

  get lang(): Language {
    return (this.#catalogue?.lang ?? "en") as Language;
  }

  /** The words of the interface; the names are those of the default edition. */
  get words(): Words {
    if (!this.#plain) throw new Error("No language is loaded yet.");
    return this.#plain;
  }

  /** The words of a table: the names of its edition, the texts under its settings. */
  of(edition: string, settings: Settings): Words {
    if (!this.#catalogue) throw new Error("No language is loaded yet.");
    return new Words(this.#catalogue, edition, settings);
  }

  ofEdition(facts: EditionFacts, houseRules: Settings = {}): Words {
    return this.of(facts.name, { ...facts.settings, ...houseRules });
  }

  async speak(lang: Language): Promise<void> {
    const { default: found } = await files[lang]();
    this.#catalogue = new Catalogue(lang, Object.values(found));
    document.documentElement.lang = lang;
  }
}

export const speech = new Speech();

/** A message of the interface, in the language spoken now. */
export function say(code: Code, told: Told = {}): string {
  return speech.words.say(code, told);
}

/** The language of the browser, if we speak it. */
export function preferred(wanted: readonly string[] = navigator.languages): Language {
  const spoken = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find((tag): tag is Language => (LANGUAGES as readonly string[]).includes(tag)) ?? "en";
}
