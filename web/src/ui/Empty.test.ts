import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { speech } from "../language/current.svelte";
import RankingPage from "../pages/ranking/RankingPage.svelte";
import ReplaysPage from "../pages/replays/ReplaysPage.svelte";
import TablesPage from "../pages/tables/TablesPage.svelte";
import { api } from "../protocol/api";
import { settled } from "../testing/render";

let shown: Record<string, unknown> | null = null;

beforeEach(async () => {
  await speech.speak("en");
  vi.spyOn(api, "ranking").mockResolvedValue([]);
  vi.spyOn(api, "tables").mockResolvedValue([]);
  vi.spyOn(api, "replays").mockResolvedValue([]);
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  vi.restoreAllMocks();
});

it.each([
  ["ranking", RankingPage, "/new"],
  ["tables", TablesPage, "/new"],
  ["replays", ReplaysPage, "/"],
])("an empty list of %s says what to do", async (_, Page, href) => {
  shown = mount(Page, { target: document.body });
  await settled();
  const links = [...document.querySelectorAll(".empty a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual([href]);
});
