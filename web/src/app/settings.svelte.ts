/** The player's preferences, stored only in this browser. */

import { preferred, speech } from "../language/current.svelte";
import type { BotPace, Language } from "../protocol/messages";
import { load, save } from "./storage";

/** What the page can look like; "system" leaves it to the browser: light, dark, or with more contrast. */
export const THEMES = ["system", "saloon", "noon", "night", "contrast"] as const;
export type Theme = (typeof THEMES)[number];
type Dress = Exclude<Theme, "system">;
/** Factor of the normal animation speed; 0 turns animations off. */
export const ANIMATION_SPEEDS = [0, 1, 2, 4] as const;
export type AnimationSpeed = (typeof ANIMATION_SPEEDS)[number];

/** Which events of a game are announced to screen readers. */
export const ANNOUNCEMENTS = ["everything", "mine", "nothing"] as const;
export type Announcements = (typeof ANNOUNCEMENTS)[number];

export interface Preferences {
  /** null follows the browser. */
  language: Language | null;
  theme: Theme;
  speed: AnimationSpeed;
  /** null follows the system. */
  reducedMotion: boolean | null;
  announce: Announcements;
  /** How fast bots are at a table without other people. */
  bots: BotPace;
  sound: boolean;
  volume: number;
  /** Ask before a move the player may regret. */
  confirm: boolean;
  /** The first tap on a card plays it. */
  oneTap: boolean;
  vibrate: boolean;
  /** Show "Your turn" in the page title. */
  titleAlert: boolean;
  /** Notify the player when the page is in the background. */
  notify: boolean;
  /** Letters and digits are shortcuts. */
  singleKeys: boolean;
}

export const DEFAULTS: Preferences = {
  language: null,
  theme: "system",
  speed: 1,
  reducedMotion: null,
  announce: "everything",
  bots: "normal",
  sound: true,
  volume: 0.6,
  confirm: true,
  oneTap: false,
  vibrate: true,
  titleAlert: true,
  notify: false,
  singleKeys: true,
};

const PLACE = "sixgun.settings";

class PersonalSettings {
  #preferences = $state<Preferences>(read());
  #systemReduces = $state(false);
  #systemTheme = $state<Dress>("saloon");

  constructor() {
    const calm = matchMedia("(prefers-reduced-motion: reduce)");
    const light = matchMedia("(prefers-color-scheme: light)");
    const contrast = matchMedia("(prefers-contrast: more)");
    const follow = (): void => {
      this.#systemReduces = calm.matches;
      this.#systemTheme = contrast.matches ? "contrast" : light.matches ? "noon" : "saloon";
    };
    follow();
    for (const query of [calm, light, contrast])
      query.addEventListener("change", () => {
        follow();
        this.apply();
      });
  }

  get language(): Language {
    return this.#preferences.language ?? preferred();
  }
  get theme(): Theme {
    return this.#preferences.theme;
  }
  /** The theme on the screen: the player's, or else the system's. */
  get dress(): Dress {
    return this.theme === "system" ? this.#systemTheme : this.theme;
  }
  get speed(): AnimationSpeed {
    return this.#preferences.speed;
  }
  /** The player's choice; null follows the system. */
  get reducedMotion(): boolean | null {
    return this.#preferences.reducedMotion;
  }
  /** Whether animations run: the player's choice, or else the system's. */
  get motion(): boolean {
    return this.#preferences.speed > 0 && !(this.#preferences.reducedMotion ?? this.#systemReduces);
  }
  get announce(): Announcements {
    return this.#preferences.announce;
  }
  get bots(): BotPace {
    return this.#preferences.bots;
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
  get oneTap(): boolean {
    return this.#preferences.oneTap;
  }
  get vibrate(): boolean {
    return this.#preferences.vibrate;
  }
  get titleAlert(): boolean {
    return this.#preferences.titleAlert;
  }
  get notify(): boolean {
    return this.#preferences.notify;
  }
  get singleKeys(): boolean {
    return this.#preferences.singleKeys;
  }

  change(preferences: Partial<Preferences>): void {
    Object.assign(this.#preferences, preferences);
    save(PLACE, $state.snapshot(this.#preferences));
    this.apply();
    if (preferences.language !== undefined) void speech.speak(this.language);
  }

  /** Applies theme and motion to the document; other settings are read where they are used. */
  apply(root: HTMLElement = document.documentElement): void {
    root.dataset.theme = this.dress;
    root.dataset.motion = this.motion ? "full" : "reduced";
    const bar = root.querySelector('meta[name="theme-color"]');
    bar?.setAttribute("content", getComputedStyle(root).getPropertyValue("--bg").trim());
  }
}

/** The stored preferences over the defaults: those stored by an older version may lack keys. */
function read(): Preferences {
  return { ...DEFAULTS, ...load<Partial<Preferences>>(PLACE, {}) };
}

export const settings = new PersonalSettings();
