import { beforeEach, expect, it, vi } from "vitest";

import type { LiveTable } from "../game/live-table.svelte";
import { LANGUAGES } from "../protocol/messages";
import { speech } from "../language/current.svelte";
import { lineStatus } from "./status";

const ended = (farewell: string) => ({ link: "ended", farewell, lost: false, room: null }) as unknown as LiveTable;

beforeEach(() => speech.speak("en"));

it("asks to reload the page when the server speaks another version", () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  const [row, ...more] = lineStatus(ended("protocol"));
  expect([row?.text, row?.urgent, more.length]).toEqual([
    "The server has been updated. Reload this page to play on.",
    true,
    0,
  ]);
  row?.action?.run();
  expect(reload).toHaveBeenCalledOnce();
});

it("says in every language that it has to be reloaded", async () => {
  const said = new Set<string | undefined>();
  for (const language of LANGUAGES) {
    await speech.speak(language);
    said.add(lineStatus(ended("protocol"))[0]?.text);
  }
  expect(said.size).toBe(LANGUAGES.length);
});

it.each([
  ["removed", "The host has sent you away from the table."],
  ["not_allowed", "Only its players can see this table."],
])("says why the table is not shown any more: %s", (farewell, text) => {
  expect(lineStatus(ended(farewell)).map((row) => row.text)).toEqual([text]);
});

it("says nothing about a table that was closed: the page does", () => {
  expect(lineStatus(ended("closed"))).toEqual([]);
});
