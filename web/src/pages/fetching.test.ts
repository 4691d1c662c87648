/** Every page that fetches something shows that it is loading, offers a retry, and is then drawn. */

import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { identity } from "../app/identity.svelte";
import { say, speech } from "../language/current.svelte";
import { ApiError, api } from "../protocol/api";
import { all, button, click, one } from "../testing/render";
import { EDITION } from "../testing/views";
import CreatePage from "./create/CreatePage.svelte";
import HotSeatPage from "./hotseat/HotSeatPage.svelte";
import RankingPage from "./ranking/RankingPage.svelte";
import ReplaysPage from "./replays/ReplaysPage.svelte";
import ResultsPage from "./results/ResultsPage.svelte";
import RulesPage from "./rules/RulesPage.svelte";
import TablesPage from "./tables/TablesPage.svelte";

const TABLE = {
  code: "ABCDEF",
  status: "lobby",
  edition: "fourth",
  host: "Ann",
  taken: 1,
  players: 4,
  speed: "normal",
  rated: false,
};
const RESULTS = { name: "Ann", games: 0, wins: 0, rating: null, roles: [], editions: [], characters: [] };
const PAGES = [
  ["create", CreatePage, "editions", [EDITION], "form"],
  ["hotseat", HotSeatPage, "editions", [EDITION], "form"],
  ["ranking", RankingPage, "ranking", [{ player: "p1", name: "Ann", rating: 1500, games: 3 }], "table"],
  ["replays", ReplaysPage, "replays", [], "ul"],
  ["results", ResultsPage, "results", RESULTS, "dl"],
  ["rules", RulesPage, "editions", [{ ...EDITION, kinds: {} }], "nav"],
  ["tables", TablesPage, "tables", [TABLE], "a.table"],
] as const;

let page: ReturnType<typeof mount> | null = null;

function open(of: unknown): void {
  page = mount(of as Component<Record<string, unknown>>, { target: document.body, props: { player: "p1" } });
  flushSync();
}
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  flushSync();
}

beforeEach(async () => {
  await speech.speak("en");
  identity.asked = true;
  identity.known = null;
  vi.useFakeTimers();
});
afterEach(async () => {
  if (page) await unmount(page);
  page = null;
  document.body.innerHTML = "";
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe.each(PAGES)("the page %s", (_, Page, route, answer, drawn) => {
  it("is drawn when it has loaded", async () => {
    vi.spyOn(api, route).mockResolvedValue(answer as never);
    open(Page);
    expect(one("[role=status]").textContent).toBe(say("web-loading"));
    await pass(0);
    await vi.dynamicImportSettled();
    await pass(0);
    expect(all(drawn).length).toBeGreaterThan(0);
    expect(all("[role=status]").filter((status) => status.textContent === say("web-loading"))).toEqual([]);
  });

  it("retries automatically", async () => {
    vi.spyOn(api, route)
      .mockRejectedValueOnce(new ApiError("unreachable", 0))
      .mockResolvedValue(answer as never);
    open(Page);
    await pass(1000);
    expect(all("[role=alert]")).toHaveLength(0);
    expect(all(drawn).length).toBeGreaterThan(0);
  });

  it("offers a retry", async () => {
    const asked = vi.spyOn(api, route).mockRejectedValue(new ApiError("unreachable", 0));
    open(Page);
    await pass(3000);
    expect(one("[role=alert]").textContent).toContain(say("problem-unreachable"));
    asked.mockResolvedValue(answer as never);
    click(button(say("web-try_again")));
    await pass(0);
    expect(all("[role=alert]")).toHaveLength(0);
    expect(all(drawn).length).toBeGreaterThan(0);
  });
});

it("keeps the list of tables while a refresh fails", async () => {
  const asked = vi.spyOn(api, "tables").mockResolvedValue([TABLE] as never);
  open(TablesPage);
  await pass(0);
  asked.mockRejectedValue(new ApiError("unreachable", 0));
  await pass(6000);
  expect(one("[role=alert]").textContent).toBe(say("problem-unreachable"));
  expect(all("a.table")).toHaveLength(1);
  asked.mockResolvedValue([]);
  await pass(6000);
  expect([all("[role=alert]").length, all("a.table").length]).toEqual([0, 0]);
});
