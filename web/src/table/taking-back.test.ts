/** My last choice can be taken back where the server offers it, with a button and a key. */

import { flushSync } from "svelte";
import { afterEach, expect, it } from "vitest";

import { announcer } from "../app/announcer.svelte";
import { settings } from "../app/settings.svelte";
import { all, button, cleanUp, click, one, render, settled, type Rendered } from "../testing/render";
import { game } from "../testing/views";

afterEach(async () => {
  settings.change({ singleKeys: true });
  await cleanUp();
});

/** The table after my choice: a bot is asked. */
async function chosen(may_take_back: boolean): Promise<Rendered> {
  const shown = await render({ game: game({ prompt: { id: 4, seat: 2, name: "play_phase", facts: { who: 2 } } }) });
  await shown.receive({
    type: "game",
    game: game({ seq: 1, prompt: { id: 5, seat: 2, name: "play_phase", facts: { who: 2 } } }),
    may_take_back,
  });
  return shown;
}

const press = (key: string): void => {
  window.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  flushSync();
};
const undone = ({ sent }: Rendered) => sent.filter((message) => message.type === "take_back");
const offered = (): boolean => all("button").some((each) => each.textContent?.trim() === "Take back");

it("offers it as long as the server does", async () => {
  const shown = await chosen(true);
  click(button("Take back"));
  expect(undone(shown)).toEqual([{ type: "take_back", key: expect.any(String), prompt: 5 }]);
  await settled();
  expect(offered()).toBe(false);
  await shown.receive({ type: "game", game: game({ seq: 2 }) });
  expect(offered()).toBe(false);
});

it("offers nothing by itself", async () => {
  const shown = await chosen(false);
  expect(offered()).toBe(false);
  press("u");
  expect(undone(shown)).toEqual([]);
});

it("takes a key, unless single keys are off", async () => {
  const shown = await chosen(true);
  settings.change({ singleKeys: false });
  press("u");
  expect(undone(shown)).toEqual([]);
  settings.change({ singleKeys: true });
  press("u");
  expect(undone(shown)).toHaveLength(1);
});

it("tells everybody, and forgets what did not happen", async () => {
  const shown = await chosen(false);
  await shown.receive(
    { type: "taken_back", seat: 2, seq: 0 },
    { type: "game", game: game({ prompt: { id: 6, seat: 2, name: "play_phase", facts: { who: 2 } } }) },
  );
  await settled(100);
  expect(announcer.polite).toContain("takes the last choice back.");
  expect(one(".bubble").textContent).toContain("takes the last choice back.");
  expect(shown.sent.filter((message) => message.type === "history").length).toBeGreaterThan(1);
});

it("says that it is too late", async () => {
  const shown = await chosen(true);
  await shown.receive({ type: "wrong", code: "too_late", key: "k" });
  expect(one(".why").textContent).toBe("Too late to take that back.");
});
