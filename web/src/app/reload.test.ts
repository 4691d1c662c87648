import { beforeEach, describe, expect, it, vi } from "vitest";

import { reloadOnce } from "./reload";

const reload = vi.fn();
const world = (now: number, reachable = async () => true) => ({ now: () => now, reachable, reload });

beforeEach(() => {
  localStorage.clear();
  reload.mockClear();
});

describe("a page with a missing part", () => {
  it("is loaded anew, but not for ever", async () => {
    await reloadOnce(world(100_000));
    await reloadOnce(world(101_000));
    expect(reload).toHaveBeenCalledTimes(1);
    await reloadOnce(world(200_000));
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("stays while the server cannot be reached", async () => {
    await reloadOnce(world(100_000, async () => false));
    await reloadOnce(world(100_000, () => Promise.reject(new TypeError("offline"))));
    expect(reload).not.toHaveBeenCalled();
  });
});
