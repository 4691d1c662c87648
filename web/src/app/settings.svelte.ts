/** What this person likes, kept in this browser and nowhere else. */

import { preferred, speech } from "../language/current.svelte";
import type { Language } from "../protocol/messages";

export const THEMES = ["saloon", "night", "contrast"] as const;
export type Theme = (typeof THEMES)[number];
/** How many times as fast as normal; 0 shows no animation at all. */
export const SPEEDS = [0, 1, 2, 4] as const;
export type AnimationSpeed = (typeof SPEEDS)[number];

export interface Likes {
  /** null: as the browser says. */
  language: Language | null;
  theme: Theme;
  speed: AnimationSpeed;
  /** null: as the system says. */
  reducedMotion: boolean | null;
  sound: boolean;
  volume: number;
  /** Ask again before something regrettable. */
  confirm: boolean;
  vibrate: boolean;
  /** "Your turn" in the title of the page. */
  titleAlert: boolean;
}

export const USUAL: Likes = {
  language: null,
  theme: "saloon",
  speed: 1,
  reducedMotion: null,
  sound: true,
  volume: 0.6,
  confirm: true,
  vibrate: true,
  titleAlert: true,
};

const PLACE = "sixgun.settings";

class PersonalSettings {
  #likes = $state<Likes>(read());
  #systemReduces = $state(false);

  constructor() {
    const query = matchMedia("(prefers-reduced-motion: reduce)");
    this.#systemReduces = query.matches;
    query.addEventListener("change", (event) => (this.#systemReduces = event.matches));
  }

  get language(): Language {
    return this.#likes.language ?? preferred();
  }
  get theme(): Theme {
    return this.#likes.theme;
  }
  get speed(): AnimationSpeed {
    return this.#likes.speed;
  }
  /** What was chosen: null follows the system. */
  get reducedMotion(): boolean | null {
    return this.#likes.reducedMotion;
  }
  /** Whether things may move: as chosen here, otherwise as the system says. */
  get motion(): boolean {
    return this.#likes.speed > 0 && !(this.#likes.reducedMotion ?? this.#systemReduces);
  }
  get sound(): boolean {
    return this.#likes.sound;
  }
  get volume(): number {
    return this.#likes.volume;
  }
  get confirm(): boolean {
    return this.#likes.confirm;
  }
  get vibrate(): boolean {
    return this.#likes.vibrate;
  }
  get titleAlert(): boolean {
    return this.#likes.titleAlert;
  }

  change(likes: Partial<Likes>): void {
    Object.assign(this.#likes, likes);
    keep(PLACE, $state.snapshot(this.#likes));
    this.apply();
    if (likes.language !== undefined) void speech.speak(this.language);
  }

  /** Show the theme; the rest is asked for where it matters. */
  apply(root: HTMLElement = document.documentElement): void {
    root.dataset.theme = this.theme;
    root.dataset.motion = this.motion ? "full" : "reduced";
  }
}

/** What was kept, over what is usual: an older version may not know every key yet. */
function read(): Likes {
  return { ...USUAL, ...kept<Partial<Likes>>(PLACE, {}) };
}

/** Something kept in this browser. A browser that keeps nothing is no reason to fail. */
export function kept<Thing>(place: string, otherwise: Thing): Thing {
  try {
    const found = localStorage.getItem(place);
    return found === null ? otherwise : (JSON.parse(found) as Thing);
  } catch {
    return otherwise;
  }
}

export function keep(place: string, thing: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(thing));
  } catch {
    // A private window may refuse: then it lasts as long as the page.
  }
}

export const settings = new PersonalSettings();
