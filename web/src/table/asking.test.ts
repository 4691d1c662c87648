/** What lies on the table is chosen there: hands at their seats, piles where they are, cards on the cloth. */

import { afterEach, beforeEach, expect, it } from "vitest";

import { FROM_HAND } from "../game/choice";
import type { Choice, FromClient, GameView, PromptName } from "../protocol/messages";
import { all, cleanUp, click, one, render } from "../testing/render";
import { BANG, BEER, SCHOFIELD, game, person, room } from "../testing/views";

beforeEach(() => localStorage.clear());
afterEach(cleanUp);

const PASS: Choice = { verb: "pass" };
const take = (target: number): Choice => ({ verb: "take", target, take: FROM_HAND });
const asked = (name: PromptName, options: Choice[], more: Partial<GameView> = {}): GameView =>
  game({ turn: 0, prompt: { id: 5, seat: 0, name, facts: { who: 0 } }, options, ...more });
const chosen = (sent: FromClient[]) => sent.flatMap((message) => (message.type === "choose" ? [message.choice] : []));

it("a hand to draw from is chosen at its seat", async () => {
  const { sent } = await render({ game: asked("draw_from_hand", [PASS, take(1), take(3)]) });
  expect(all(".picture")).toHaveLength(0);
  expect(all(".seat.legal").map((seat) => seat.dataset["seat"])).toEqual(["1", "3"]);
  expect(all(".seat .target")).toHaveLength(2);
  click('[data-seat="3"]');
  expect(chosen(sent)).toEqual([take(3)]);
});

it("a pile to draw from is chosen itself", async () => {
  const options: Choice[] = [PASS, { verb: "take", take: BEER }];
  const { sent } = await render({ game: asked("draw_from_discards", options, { discards: [BANG, BEER] }) });
  expect(all(".picture")).toHaveLength(0);
  expect(all("button.pile")).toHaveLength(2);
  click('button[data-place="discards"]');
  expect(chosen(sent)).toEqual([options[1]]);
});

it("drawing from the deck is chosen at the deck", async () => {
  const { sent } = await render({ game: asked("draw_from_hand", [PASS, take(1), take(3)]) });
  expect(one('[data-place="discards"]').tagName).toBe("DIV");
  click('button[data-place="deck"]');
  expect(chosen(sent)).toEqual([PASS]);
});

it("cards lie on the cloth, and the question stands at my hand", async () => {
  const options = [BANG, BEER].map((card): Choice => ({ verb: "return", card }));
  await render({ game: asked("put_back", options, { display: [BANG, BEER] }) });
  expect(all(".picture .thing")).toHaveLength(2);
  expect(all(".picture h2")).toHaveLength(0);
  expect(one(".prompt .sentence").textContent).not.toBe("");
  expect(all(".display")).toHaveLength(0); // not once more beside it
});

it("a threat to me is said once: at my hand", async () => {
  const line = { code: "log-shot", facts: { who: 1, target: 0 }, tone: "fight" } as const;
  const shot = { id: 7, seat: 0, name: "shot", by: 1, card: BANG, facts: { who: 0, by: 1, life: 2 } } as const;
  const { show } = await render();
  await show(game({ seq: 2, prompt: { ...shot, seat: 2, facts: { ...shot.facts, who: 2 } } }), [], [line]);
  expect(all(".caption")).toHaveLength(1);
  await show(game({ seq: 3, prompt: shot }), [], [line]);
  expect(all(".caption")).toHaveLength(0);
});

it("a bot has one name, that of its character; a person keeps their own", async () => {
  const people = [person(), person({ character: "willy_the_kid" }), person({ character: "willy_the_kid" }), person()];
  const chairs = room().chairs.map((chair, seat) => (seat === 2 ? { ...chair, sitter: "person" as const } : chair));
  await render({ room: room({ chairs }), game: game({ people }) });
  const texts = (seat: number) => all(`[data-seat="${seat}"] :is(.name, .character)`).map((text) => text.textContent);
  expect(texts(1)).toEqual(["Willy the Kid"]);
  expect(texts(2)).toEqual(["Cora", "Willy the Kid"]);
});

it("calls me You at my place", async () => {
  await render({ game: game({ people: [person({ in_play: [SCHOFIELD] }), person(), person(), person()] }) });
  expect(one(".self .name").textContent).toBe("You");
});
