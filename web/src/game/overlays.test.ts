import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Overlays, type Preview } from "./overlays.svelte";

const preview = (key: string): Preview => ({ entry: { of: "cards", key }, box: new DOMRect(), note: null });
const AFTER = 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("what the pointer rests on", () => {
  it("is shown after a delay", () => {
    const overlays = new Overlays();
    const beer = preview("beer");
    overlays.rest(beer);
    expect(overlays.preview).toBe(null);
    vi.advanceTimersByTime(AFTER);
    expect(overlays.preview).toBe(beer);
    overlays.leave(beer);
    expect(overlays.preview).toBe(null);
  });

  it("is not shown if the pointer only passes over it", () => {
    const overlays = new Overlays();
    const beer = preview("beer");
    overlays.rest(beer);
    overlays.leave(beer);
    vi.advanceTimersByTime(AFTER);
    expect(overlays.preview).toBe(null);
  });

  it("stays when the previous element is left late", () => {
    const overlays = new Overlays();
    const [beer, bang] = [preview("beer"), preview("bang")];
    overlays.rest(beer);
    overlays.rest(bang);
    overlays.leave(beer);
    vi.advanceTimersByTime(AFTER);
    expect(overlays.preview).toBe(bang);
  });

  it("is not shown over a sheet opened in the meantime", () => {
    const overlays = new Overlays();
    overlays.rest(preview("beer"));
    overlays.showPlayer(1);
    vi.advanceTimersByTime(AFTER);
    expect(overlays.preview).toBe(null);
  });
});
