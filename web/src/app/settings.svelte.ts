/** What this person likes, kept in this browser and nowhere else. */

import { preferred, speech } from "../language/current.svelte";
import type { Language } from "../protocol/messages";
import { load, save } from "./storage";

export const THEMES = ["saloon", "night", "contrast"] as const;
export type Theme = (typeof THEMES)[number];
/** How many times as fast as normal; 0 shows no animation at all. */
export const ANIMATION_SPEEDS = [0, 1, 2, 4] as const;
export type AnimationSpeed = (typeof ANIMATION_SPEEDS)[number];

/** What of a game is announced to screen readers. */
export const ANNOUNCEMENTS = ["everything", "mine", "nothing"] as const;
export type Announcements = (typeof ANNOUNCEMENTS)[number];

export interface Preferences {
  /** null: as the browser says. */
  language: Language | null;
  theme: Theme;
  speed: AnimationSpeed;
  /** null: as the system says. */
  reducedMotion: boolean | null;
  announce: Announcements;
  sound: boolean;
  volume: number;
  /** Ask again before something regrettable. */
  confirm: boolean;
  vibrate: boolean;
  /** "Your turn" in the title of the page. */
  titleAlert: boolean;
}

export const DEFAULTS: Preferences = {
  language: null,
  theme: "saloon",
  speed: 1,
  reducedMotion: null,
  announce: "everything",
  sound: true,
  volume: 0.6,
  confirm: true,
  vibrate: true,
  titleAlert: true,
};

const PLACE = "sixgun.settings";

class PersonalSettings {
  #preferences = $state<Preferences>(read());
  #systemReduces = $state(false);

  constructor() {
    const query = matchMedia("(prefers-reduced-motion: reduce)");
    this.#systemReduces = query.matches;
    query.addEventListener("change", (event) => {
      this.#systemReduces = event.matches;
      this.apply();
    });
  }

  get language(): Language {
    return this.#preferences.language ?? preferred();
  }
  get theme(): Theme {
    return this.#preferences.theme;
  }
  get speed(): AnimationSpeed {
    return this.#preferences.speed;
  }
  /** What was chosen: null follows the system. */
  get reducedMotion(): boolean | null {
    return this.#preferences.reducedMotion;
  }
  /** Whether things may move: as chosen here, otherwise as the system says. */
  get motion(): boolean {
    return this.#preferences.speed > 0 && !(this.#preferences.reducedMotion ?? this.#systemReduces);
  }
  get announce(): Announcements {
    return this.#preferences.announce;
  }
  get sound(): boolean {
    return this.#preferences.sound;
  }
  get volume(): number {
    return this.#preferences.volume;
  }
  get confirm(): boolean {
    return this.#preferences.confirm;
  }
  get vibrate(): boolean {
    return this.#preferences.vibrate;
  }
  get titleAlert(): boolean {
    return this.#preferences.titleAlert;
  }

  change(preferences: Partial<Preferences>): void {
    Object.assign(this.#preferences, preferences);
    save(PLACE, $state.snapshot(this.#preferences));
    this.apply();
    if (preferences.language !== undefined) void speech.speak(this.language);
  }

  /** Show the theme; the rest is asked for where it matters. */
  apply(root: HTMLElement = document.documentElement): void {
    root.dataset.theme = this.theme;
    root.dataset.motion = this.motion ? "full" : "reduced";
  }
}

/** What was kept, over what is usual: an older version may not know every key yet. */
function read(): Preferences {
  return { ...DEFAULTS, ...load<Partial<Preferences>>(PLACE, {}) };
}

export const settings = new PersonalSettings();
