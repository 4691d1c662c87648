import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { announcer } from "./announcer.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  announcer.polite = announcer.urgent = "";
});
afterEach(() => void vi.useRealTimers());

it("joins messages that arrive together", () => {
  announcer.say("Ben shoots.");
  announcer.say("Ada is out.");
  announcer.say("");
  announcer.say("Offline.", true);
  expect(announcer.polite).toBe("");
  vi.advanceTimersByTime(100);
  expect([announcer.polite, announcer.urgent]).toEqual(["Ben shoots. Ada is out.", "Offline."]);
  vi.runAllTimers();
  expect([announcer.polite, announcer.urgent]).toEqual(["", ""]);
});

it("repeats a message that is sent twice", () => {
  announcer.say("Ben shoots.");
  vi.advanceTimersByTime(100);
  const first = announcer.polite;
  announcer.say("Ben shoots.");
  vi.advanceTimersByTime(100);
  expect(announcer.polite).not.toBe(first);
  expect(announcer.polite.trim()).toBe("Ben shoots.");
});
