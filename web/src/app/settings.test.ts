import { beforeEach, describe, expect, it, vi } from "vitest";

import { speech } from "../language/current.svelte";

const PLACE = "sixgun.settings";

/** A page that is opened anew reads what was kept. */
async function opened() {
  vi.resetModules();
  return import("./settings.svelte");
}

beforeEach(async () => {
  localStorage.clear();
  await speech.speak("en");
});

describe("settings", () => {
  it("are the usual ones at first", async () => {
    const { settings } = await opened();
    expect([settings.theme, settings.speed, settings.sound, settings.confirm]).toEqual(["saloon", 1, true, true]);
  });

  it("last", async () => {
    const { settings } = await opened();
    settings.change({ theme: "night", speed: 4, sound: false });
    const { settings: again } = await opened();
    expect([again.theme, again.speed, again.sound]).toEqual(["night", 4, false]);
  });

  it("show at once", async () => {
    const { settings } = await opened();
    settings.change({ theme: "contrast" });
    expect(document.documentElement.dataset.theme).toBe("contrast");
  });

  it("that an older version kept are completed", async () => {
    localStorage.setItem(PLACE, JSON.stringify({ theme: "night" }));
    const { settings } = await opened();
    expect([settings.theme, settings.vibrate]).toEqual(["night", true]);
  });

  it("that nobody can read are the usual ones", async () => {
    localStorage.setItem(PLACE, "{");
    const { settings } = await opened();
    expect(settings.theme).toBe("saloon");
  });

  it("reduce motion if wanted", async () => {
    const { settings } = await opened();
    settings.change({ reducedMotion: false });
    expect(settings.motion).toBe(true);
    settings.change({ reducedMotion: true });
    expect(settings.motion).toBe(false);
    expect(document.documentElement.dataset.motion).toBe("reduced");
    settings.change({ reducedMotion: false, speed: 0 });
    expect(settings.motion).toBe(false);
  });

  it("move things for somebody who wants it although the system does not", async () => {
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
    let changed: (event: { matches: boolean }) => void = () => {};
    const listen = (_: string, listener: typeof changed) => (changed = listener);
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: listen }));
    const { settings } = await opened();
    settings.apply();
    expect(document.documentElement.dataset["motion"]).toBe("full");
    changed({ matches: true });
    expect(document.documentElement.dataset["motion"]).toBe("reduced");
    vi.unstubAllGlobals();
  });
});
