import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { alertTurn, clearAlert } from "../stage/turn-alert";
import { mayNotify } from "./notifications";
import { settings } from "./settings.svelte";

const shown: { title: string; close: () => void }[] = [];
const registration = {
  showNotification: vi.fn(async (title: string) => void shown.push({ title, close: () => void shown.pop() })),
  getNotifications: async () => [...shown],
};
let permission = "granted";

/** A browser with a service worker, in which the page is in the background or not. */
function browser(hidden: boolean): void {
  vi.stubGlobal("Notification", {
    get permission() {
      return permission;
    },
    requestPermission: async () => permission,
  });
  vi.stubGlobal("navigator", {
    serviceWorker: { getRegistration: async () => registration },
    setAppBadge: vi.fn(async () => undefined),
    clearAppBadge: vi.fn(async () => undefined),
  });
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
}

beforeEach(() => {
  permission = "granted";
  shown.length = 0;
  settings.change({ notify: true, sound: false, vibrate: false });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("notifies a player whose page is in the background, until the turn is over", async () => {
  browser(true);
  alertTurn("Your turn");
  await vi.waitFor(() => expect(shown.map(({ title }) => title)).toEqual(["Your turn"]));
  await vi.waitFor(() => expect(navigator.setAppBadge).toHaveBeenCalledWith(1));
  clearAlert();
  await vi.waitFor(() => expect(shown).toEqual([]));
  await vi.waitFor(() => expect(navigator.clearAppBadge).toHaveBeenCalled());
});

it.each([
  ["the page is in front", false, true, "granted"],
  ["the setting is off", true, false, "granted"],
  ["the browser does not allow it", true, true, "denied"],
])("is silent where %s", async (_, hidden, notify, allowed) => {
  permission = allowed;
  settings.change({ notify });
  browser(hidden);
  registration.showNotification.mockClear();
  alertTurn("Your turn");
  await new Promise((resolve) => setTimeout(resolve));
  expect(registration.showNotification).not.toHaveBeenCalled();
});

it("knows what the browser allows", async () => {
  browser(true);
  expect(await mayNotify()).toBe(true);
  permission = "denied";
  expect(await mayNotify()).toBe(false);
  vi.stubGlobal("navigator", {});
  expect(await mayNotify()).toBe(false);
});
