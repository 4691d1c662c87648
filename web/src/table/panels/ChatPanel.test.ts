/** The chat at a table: what can be done about spectators who speak. */

import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Chat } from "../../game/chat.svelte";
import type { LiveTable } from "../../game/live-table.svelte";
import { say, speech } from "../../language/current.svelte";
import { api } from "../../protocol/api";
import type { Chair, Said } from "../../protocol/messages";
import { all, button, click, settled } from "../../testing/render";
import { CODE, room } from "../../testing/views";
import ChatPanel from "./ChatPanel.svelte";

const EVE: Said = { type: "said", name: "Eve", text: "boo", player: "eve-id" };
let shown: ReturnType<typeof mount> | null = null;

async function panel(me: Partial<Chair>): Promise<void> {
  const chairs: Chair[] = [
    { sitter: "person", name: "Ann", mine: true, ...me },
    { sitter: "person", name: "Ben" },
  ];
  const chat = new Chat();
  chat.receive(EVE);
  chat.receive({ type: "said", name: "Ben", text: "hello", seat: 1 });
  const table = { chat, room: room({ chairs }), words: { say }, emote: vi.fn(), say: vi.fn() };
  shown = mount(ChatPanel, { target: document.body, props: { table: table as unknown as LiveTable } });
  await import("../sheets/PersonDeeds.svelte");
  await settled(5);
}

const labels = () => all("details button").map((element) => element.textContent?.trim());

beforeEach(() => speech.speak("en"));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it("the host mutes a spectator who has spoken, and lets them speak again", async () => {
  const mute = vi.spyOn(api, "mutePlayer").mockResolvedValue(room({}));
  await panel({ host: true });
  expect(all("summary").filter((element) => element.textContent?.includes("Eve"))).toHaveLength(1);
  expect(all("summary").filter((element) => element.textContent?.includes("Ben"))).toHaveLength(0);
  click(button("Mute"));
  await settled();
  click(button("Mute"));
  await settled();
  expect(mute.mock.calls).toEqual([
    [CODE, "eve-id", true],
    [CODE, "eve-id", false],
  ]);
});

it("the host sends a spectator away for good", async () => {
  const remove = vi.spyOn(api, "removePlayer").mockResolvedValue(room({}));
  await panel({ host: true });
  click(button("Send away for good"));
  await settled();
  expect(remove.mock.calls).toEqual([[CODE, "eve-id", true]]);
});

it("another player blocks and reports a spectator, and has no other power", async () => {
  const block = vi.spyOn(api, "blockPlayer").mockResolvedValue([]);
  await panel({});
  expect(labels()).not.toContain("Mute");
  click(button("Block"));
  await settled();
  expect(block.mock.calls).toEqual([[CODE, "eve-id"]]);
});

it("the body of a request names a seat or a spectator", async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal(
    "fetch",
    vi.fn((_: string, request: RequestInit) => {
      bodies.push(JSON.parse(String(request.body)));
      return Promise.resolve(new Response("[]"));
    }),
  );
  await api.blockPlayer(CODE, 0);
  await api.blockPlayer(CODE, "eve-id");
  vi.unstubAllGlobals();
  expect(bodies).toEqual([{ seat: 0 }, { player: "eve-id" }]);
});
