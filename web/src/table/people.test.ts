/** What one can do about the people at a table while the game runs. */

import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import Blocks from "../pages/settings/Blocks.svelte";
import { speech } from "../language/current.svelte";
import { api } from "../protocol/api";
import type { Chair } from "../protocol/messages";
import { all, button, cleanUp, click, render, settled } from "../testing/render";
import { CODE, NAMES, game, room } from "../testing/views";

const BEN: Chair = { sitter: "person", name: "Ben" };

/** A game in which I sit first, Ben second, and bots at the other seats. */
async function table(me: Partial<Chair>): Promise<void> {
  const chairs = NAMES.map((name, seat): Chair => {
    if (seat === 0) return { sitter: "person", name, mine: true, ...me };
    return seat === 1 ? BEN : { sitter: "bot", name, level: "normal" };
  });
  await render({ room: room({ chairs }), game: game() });
}
async function sheetOf(seat: number): Promise<string[]> {
  click(all(`[data-seat="${seat}"]`)[0]!);
  await import("./sheets/PersonDeeds.svelte");
  await settled(5);
  return all("dialog[open] details button").map((element) => element.textContent?.trim() ?? "");
}

beforeEach(() => speech.speak("en"));
afterEach(cleanUp);

it("another player can be blocked and reported from their seat, also in the middle of a game", async () => {
  const block = vi.spyOn(api, "blockPlayer").mockResolvedValue([]);
  await table({});
  expect(await sheetOf(1)).toEqual([
    "Block",
    "Report insults",
    "Report the name",
    "Report cheating",
    "Report something else",
  ]);
  click(button("Block"));
  await settled();
  expect(block.mock.calls).toEqual([[CODE, 1]]);
});

it("the host can also send away and mute", async () => {
  await table({ host: true });
  expect((await sheetOf(1)).slice(0, 3)).toEqual(["Send away", "Send away for good", "Mute"]);
});

it("nothing can be done about a bot", async () => {
  await table({ host: true });
  expect(await sheetOf(2)).toEqual([]);
});

it("unblocks a blocked player", async () => {
  vi.spyOn(api, "blocks").mockResolvedValue([{ player: "p2", name: "Ben" }]);
  const unblock = vi.spyOn(api, "unblock").mockResolvedValue([]);
  const shown = mount(Blocks, { target: document.body });
  await settled();
  click(button("Unblock Ben"));
  await settled();
  expect(unblock.mock.calls).toEqual([["p2"]]);
  expect(all("#blocks")).toEqual([]);
  await unmount(shown);
});
