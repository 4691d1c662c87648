import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { say } from "../../language/current.svelte";
import { settings } from "../../app/settings.svelte";
import type { FromClient, Room } from "../../protocol/messages";
import { all, button, cleanUp, click, one, render, settled } from "../../testing/render";
import { BANG, BEER, game, person, playing, room } from "../../testing/views";

const paces = (sent: FromClient[]) => sent.flatMap((message) => (message.type === "pace" ? [message.pace] : []));
const over = () =>
  game({
    seq: 2,
    people: [person({ alive: false, life: 0, role: "outlaw" }), person(), person(), person()],
    hand: [],
    reasons: [],
    prompt: playing(1, 2),
  });

async function died(at: Room) {
  const rendered = await render({ room: at });
  rendered.table.link = "open";
  await rendered.show(over(), [{ type: "died", seat: 0, role: "outlaw", by: 1 }]);
  await vi.waitFor(() => one(".out"), 10_000);
  return rendered;
}

beforeEach(() => settings.change({ reducedMotion: true, bots: "normal" }));
afterEach(async () => {
  await cleanUp();
  settings.change({ reducedMotion: null, bots: "normal" });
});

it("says who got me, and lets me watch the rest of a game with bots fast", async () => {
  const { sent } = await died(room());
  expect(one(".out .story").textContent).toContain("Ben");
  click(button("Watch at 4×"));
  await settled();
  click(button("Watch at 4×"));
  await settled();
  expect(paces(sent)).toEqual(["fast", "normal"]);
});

it("hurries no one if other people play", async () => {
  const { sent } = await died(room({ chairs: room().chairs.map((chair) => ({ ...chair, sitter: "person" })) }));
  settings.change({ bots: "instant" });
  await settled();
  expect(all(".out button")).toEqual([]);
  expect(paces(sent)).toEqual([]);
});

it("keeps the pace of bots that was chosen", async () => {
  settings.change({ bots: "slow" });
  const { sent } = await died(room());
  expect(paces(sent)).toEqual(["slow"]);
});

it("shows nobody's cards to a player who is out and still asked", async () => {
  const rendered = await died(room());
  expect(all(".out")).toHaveLength(1);
  const options = [BANG, BEER].map((card) => ({ verb: "discard" as const, card }));
  const prompt = { id: 3, seat: 0, name: "last_discard" as const, facts: { who: 0 } };
  await rendered.show({ ...over(), seq: 3, prompt, options, hand: [BANG, BEER], reasons: [null, null] });
  expect(all(".out")).toHaveLength(0);
  expect(all("button").map((one) => one.textContent)).not.toContain(say("table-look_open"));
});
