/** The one sentence that says where we are: what is asked of me, what comes next, whom everybody waits for. */

import { remaining } from "../game/choice";
import type { Session } from "../game/session.svelte";

export function instruction(session: Session): string {
  const { game, words, narrator } = session;
  if ((game.winners ?? []).length > 0 || !game.prompt) return "";
  if (session.decision.busy) return next(session);
  if (game.prompt.seat === game.me && !session.replaced) return narrator.question(game);
  const cause = narrator.cause(game);
  const waiting = narrator.waiting(game);
  return cause === null ? waiting : words.say("ui-asked", { cause, question: waiting });
}

const STEPS = {
  begin: "table-step_whole",
  target: "table-step_target",
  take: "table-step_take",
  pay: "table-step_pay",
  price: "table-step_price",
  whole: "table-step_whole",
} as const;

/** What is still to be picked for what I have begun. */
function next(session: Session): string {
  const { words, narrator } = session;
  const { draft } = session.decision;
  const example = remaining(session.decision.options, draft)[0];
  const ability = words.name(session.game.people[session.game.me]?.ability ?? "");
  const what = draft.ability ? ability : draft.cards[0] === undefined ? "" : narrator.card(draft.cards[0]);
  const step = session.decision.open.step === "pay" && draft.ability ? "price" : session.decision.open.step;
  const count = example?.pay !== undefined && draft.ability ? 2 - draft.cards.length : 1;
  return words.say(STEPS[step], { what, count, target: narrator.name(draft.target) });
}
