import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { identity } from "../../app/identity.svelte";
import { router } from "../../app/router.svelte";
import { speech } from "../../language/current.svelte";
import { api } from "../../protocol/api";
import { EXAMPLES } from "../../protocol/messages";
import { EDITION } from "../../testing/views";
import Chapters from "./Chapters.svelte";

let shown: Record<string, unknown>;

beforeEach(async () => {
  await speech.speak("en");
  const words = await speech.rulebook(EDITION, "en");
  shown = mount(Chapters, { target: document.body, props: { facts: EDITION, words } });
  flushSync();
});

afterEach(() => unmount(shown));

it("links a term to the one place that explains it", () => {
  const link = document.querySelector<HTMLAnchorElement>("#chapter-quick a[href='#range']");
  expect(link?.textContent).toBe("range");
  expect(document.querySelectorAll("#range")).toHaveLength(1);
  expect(document.querySelector("#glossary a[href='#range']")?.textContent).toBe("range");
});

it("links a card to its own rule", () => {
  expect(document.querySelector("#chapter-life p a[href='/rules/fourth/cards#beer']")?.textContent).toBe("Beer");
});

it("shows the cards and roles that a chapter talks about, each once", () => {
  const shown = (chapter: string) =>
    [...document.querySelectorAll(`#chapter-${chapter} .name`)].map((one) => one.textContent);
  expect(shown("goal")).toEqual(["Sheriff", "Outlaw", "Renegade", "Deputy"]);
  expect(shown("life")).toContain("Beer");
  expect(document.querySelector<HTMLAnchorElement>("#chapter-life li a")?.getAttribute("href")).toBe(
    "/rules/fourth/cards#beer",
  );
});

it("leaves out the chapters of other editions", () => {
  expect(document.querySelector("#chapter-goal")).not.toBeNull();
  expect(document.querySelector("#chapter-eight")).toBeNull();
});

it("lets the reader try distances", () => {
  const seats = () =>
    [...document.querySelectorAll("#chapter-distance figure button")].map((one) => one.textContent?.trim());
  expect(seats()).toEqual(["1", "2", "3", "2", "1"]);
  document.querySelector<HTMLButtonElement>("#chapter-distance figure button")?.click();
  flushSync();
  expect(seats()[0]).toBe("2+1");
});

it("has examples to play, each dealt with one click", async () => {
  const quick = vi.spyOn(api, "quick").mockResolvedValue({ code: "ABCDEF", path: "/t/ABCDEF" });
  vi.spyOn(identity, "guestName").mockResolvedValue(null);
  vi.spyOn(router, "go").mockImplementation(() => undefined);
  expect(document.querySelectorAll(".try")).toHaveLength(EXAMPLES.length);
  document.querySelector<HTMLElement>("#chapter-distance .try button")?.click();
  await vi.waitFor(() => expect(router.go).toHaveBeenCalledWith("/t/ABCDEF"));
  expect(quick.mock.calls).toEqual([[{ edition: "fourth", example: "distance", name: null }]]);
  expect(document.querySelector("#chapter-distance .try")?.textContent).toContain("Mustang");
  vi.restoreAllMocks();
});
