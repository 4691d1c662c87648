import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { ApiError } from "../protocol/api";
import { Resource } from "./resource.svelte";

/** A source that fails this many times. */
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
  it("is loading, then loaded", async () => {
    const resource = new Resource(failing(0));
    expect(resource.state).toBe("loading");
    await vi.runAllTimersAsync();
    expect([resource.state, resource.value]).toEqual(["ready", "answer 1"]);
  });

  it("is retried automatically", async () => {
    const resource = new Resource(failing(2));
    await vi.runAllTimersAsync();
    expect([resource.state, resource.value]).toEqual(["ready", "answer 3"]);
  });

  it("fails after three attempts, until the user retries", async () => {
    const source = failing(3);
    const resource = new Resource(source);
    await vi.runAllTimersAsync();
    expect([resource.state, source.mock.calls.length]).toEqual(["failed", 3]);
    resource.retry();
    expect(resource.state).toBe("loading");
    await vi.runAllTimersAsync();
    expect(resource.state).toBe("ready");
  });

  it("is not retried when the server has refused it", async () => {
    const source = vi.fn().mockRejectedValue(new ApiError("no_such_player", 404));
    const resource = new Resource(source);
    await vi.runAllTimersAsync();
    expect([resource.state, source.mock.calls.length]).toEqual(["failed", 1]);
  });

  it("is retried after a server error", async () => {
    const resource = new Resource(vi.fn().mockRejectedValueOnce(new ApiError("busy", 503)).mockResolvedValue("here"));
    await vi.runAllTimersAsync();
    expect(resource.value).toBe("here");
  });

  it("keeps its value while a refresh fails", async () => {
    const source = vi.fn().mockResolvedValueOnce("old").mockRejectedValueOnce("gone").mockResolvedValueOnce("new");
    const resource = new Resource<string>(source);
    await vi.runAllTimersAsync();
    await resource.refresh();
    expect([resource.state, resource.value, resource.error]).toEqual(["ready", "old", "gone"]);
    await resource.refresh();
    expect([resource.state, resource.value, resource.error]).toEqual(["ready", "new", null]);
  });

  it("is not retried when it is no longer needed", async () => {
    const source = failing(3);
    const resource = new Resource(source);
    await vi.advanceTimersByTimeAsync(1);
    resource.close();
    await vi.runAllTimersAsync();
    expect(source).toHaveBeenCalledTimes(1);
  });
});
