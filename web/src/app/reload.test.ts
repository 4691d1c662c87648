import { beforeEach, describe, expect, it, vi } from "vitest";

import { reloadAfterUpdates, reloadOnce } from "./reload";

const reload = vi.fn();
const world = (now: number, reachable = async () => true) => ({ now: () => now, reachable, reload });

beforeEach(() => {
  localStorage.clear();
  reload.mockClear();
});

describe("a page with a missing file", () => {
  it("is reloaded, but not for ever", async () => {
    await reloadOnce(world(100_000));
    await reloadOnce(world(101_000));
    expect(reload).toHaveBeenCalledTimes(1);
    await reloadOnce(world(200_000));
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("is not reloaded while the server is unreachable", async () => {
    await reloadOnce(world(100_000, async () => false));
    await reloadOnce(world(100_000, () => Promise.reject(new TypeError("offline"))));
    expect(reload).not.toHaveBeenCalled();
  });

  it("is reloaded when Vite cannot load the file", async () => {
    reloadAfterUpdates(world(100_000));
    dispatchEvent(new Event("vite:preloadError"));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });
});
