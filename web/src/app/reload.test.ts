import { beforeEach, expect, it, vi } from "vitest";

import { reloadOnce } from "./reload";

beforeEach(() => localStorage.clear());

it("loads the page anew when a part of it is gone, but not for ever", () => {
  const reload = vi.fn();
  const missing = () => new Event("vite:preloadError", { cancelable: true });
  const [first, second, later] = [missing(), missing(), missing()];
  reloadOnce(first, 100_000, reload);
  expect(first.defaultPrevented).toBe(true);
  reloadOnce(second, 101_000, reload);
  expect(second.defaultPrevented).toBe(false);
  reloadOnce(later, 200_000, reload);
  expect(reload).toHaveBeenCalledTimes(2);
});
