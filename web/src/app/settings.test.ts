import { beforeEach, describe, expect, it, vi } from "vitest";

import { speech } from "../language/current.svelte";

const PLACE = "sixgun.settings";

/** A freshly opened page, which reads the stored settings. */
async function opened() {
  vi.resetModules();
  return import("./settings.svelte");
}

beforeEach(async () => {
  localStorage.clear();
  await speech.speak("en");
});

describe("settings", () => {
  it("have defaults", async () => {
    const { settings } = await opened();
    expect([settings.theme, settings.speed, settings.sound, settings.confirm]).toEqual(["system", 1, true, true]);
  });

  it("survive a reload", async () => {
    const { settings } = await opened();
    settings.change({ theme: "night", speed: 4, sound: false });
    const { settings: again } = await opened();
    expect([again.theme, again.speed, again.sound]).toEqual(["night", 4, false]);
  });

  it("apply immediately", async () => {
    const { settings } = await opened();
    settings.change({ theme: "contrast" });
    expect(document.documentElement.dataset.theme).toBe("contrast");
  });

  it("stored by an older version get the defaults they lack", async () => {
    localStorage.setItem(PLACE, JSON.stringify({ theme: "night" }));
    const { settings } = await opened();
    expect([settings.theme, settings.vibrate]).toEqual(["night", true]);
  });

  it("that are unreadable fall back to the defaults", async () => {
    localStorage.setItem(PLACE, "{");
    const { settings } = await opened();
    expect(settings.theme).toBe("system");
  });

  it("can reduce motion", async () => {
    const { settings } = await opened();
    settings.change({ reducedMotion: false });
    expect(settings.motion).toBe(true);
    settings.change({ reducedMotion: true });
    expect(settings.motion).toBe(false);
    expect(document.documentElement.dataset.motion).toBe("reduced");
    settings.change({ reducedMotion: false, speed: 0 });
    expect(settings.motion).toBe(false);
  });

  it("can allow motion although the system reduces it", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {} }));
    const { settings } = await opened();
    expect(settings.motion).toBe(false);
    settings.change({ reducedMotion: false });
    expect(settings.motion).toBe(true);
    vi.unstubAllGlobals();
  });

  it("change the language", async () => {
    const { settings } = await opened();
    settings.change({ language: "cs" });
    expect(settings.language).toBe("cs");
    await vi.waitFor(() => expect(document.documentElement.lang).toBe("cs"));
  });

  it("follow the system while the page is open", async () => {
    const system = followed();
    const { settings } = await opened();
    settings.apply();
    const { dataset } = document.documentElement;
    expect([dataset["motion"], dataset["theme"]]).toEqual(["full", "saloon"]);
    system.wants("(prefers-reduced-motion: reduce)", "(prefers-color-scheme: light)");
    expect([dataset["motion"], dataset["theme"]]).toEqual(["reduced", "noon"]);
    system.wants("(prefers-color-scheme: light)", "(prefers-contrast: more)");
    expect([dataset["motion"], dataset["theme"]]).toEqual(["full", "contrast"]);
    settings.change({ theme: "night" });
    expect(dataset["theme"]).toBe("night");
    vi.unstubAllGlobals();
  });
});

/** A system whose preferences change. */
function followed(): { wants: (...queries: string[]) => void } {
  let wanted: string[] = [];
  const listeners: (() => void)[] = [];
  vi.stubGlobal("matchMedia", (query: string) => ({
    get matches() {
      return wanted.includes(query);
    },
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
  }));
  return {
    wants(...queries) {
      wanted = queries;
      for (const listener of listeners) listener();
    },
  };
}
