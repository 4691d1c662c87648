import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { ApiError } from "../protocol/api";
import { Resource } from "./resource.svelte";

/** A source that fails so many times. */
function failing(times: number) {
  let asked = 0;
  return vi.fn(async () => {
    asked += 1;
    if (asked <= times) throw new Error("unreachable");
    return `answer ${asked}`;
  });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a resource", () => {
  it("is on its way, then here", async () => {
    const resource = new Resource(failing(0));
    expect(resource.state).toBe("loading");
    await vi.runAllTimersAsync();
    expect([resource.state, resource.value]).toEqual(["ready", "answer 1"]);
  });

  it("is asked for again by itself", async () => {
    const resource = new Resource(failing(2));
    await vi.runAllTimersAsync();
    expect([resource.state, resource.value]).toEqual(["ready", "answer 3"]);
  });

  it("fails after three attempts, until somebody asks again", async () => {
    const source = failing(3);
    const resource = new Resource(source);
    await vi.runAllTimersAsync();
    expect([resource.state, source.mock.calls.length]).toEqual(["failed", 3]);
    resource.retry();
    expect(resource.state).toBe("loading");
    await vi.runAllTimersAsync();
    expect(resource.state).toBe("ready");
  });

  it("is not asked for again when the server has said no", async () => {
    const source = vi.fn().mockRejectedValue(new ApiError("no_such_player", 404));
    const resource = new Resource(source);
    await vi.runAllTimersAsync();
    expect([resource.state, source.mock.calls.length]).toEqual(["failed", 1]);
  });

  it("is asked for again when the server is in trouble", async () => {
    const resource = new Resource(vi.fn().mockRejectedValueOnce(new ApiError("busy", 503)).mockResolvedValue("here"));
    await vi.runAllTimersAsync();
    expect(resource.value).toBe("here");
  });

  it("stays while nothing newer can be had", async () => {
    const source = vi.fn().mockResolvedValueOnce("old").mockRejectedValueOnce("gone").mockResolvedValueOnce("new");
    const resource = new Resource<string>(source);
    await vi.runAllTimersAsync();
    await resource.refresh();
    expect([resource.state, resource.value, resource.error]).toEqual(["ready", "old", "gone"]);
    await resource.refresh();
    expect([resource.state, resource.value, resource.error]).toEqual(["ready", "new", null]);
  });

  it("is left alone when nobody waits for it any more", async () => {
    const source = failing(3);
    const resource = new Resource(source);
    await vi.advanceTimersByTimeAsync(1);
    resource.close();
    await vi.runAllTimersAsync();
    expect(source).toHaveBeenCalledTimes(1);
  });
});
