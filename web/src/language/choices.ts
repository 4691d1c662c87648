/** The labels of moves, and the sentence at the prompt bar. */

import { NOTHING, cardOf, payOf, remaining, takeOf, targetOf } from "../game/choice";
import type { Session } from "../game/session.svelte";
import type { Choice, GameView } from "../protocol/messages";
import type { Narrator } from "./line";

/** What I am asked, what to pick next, or who the table waits for. */
export function instruction(session: Session): string {
  const { game, narrator } = session;
  if ((game.winners ?? []).length > 0 || !game.prompt) return "";
  if (session.decision.busy) return next(session);
  return narrator.prompt(game.prompt, game.prompt.seat === game.me && !session.replaced ? "" : ".others");
}

const STEPS = {
  begin: "table-step_whole",
  target: "table-step_target",
  take: "table-step_take",
  pay: "table-step_pay",
  price: "table-step_price",
  whole: "table-step_whole",
} as const;

/** What is still to be picked for the move I have begun. */
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

/** A complete move on one line. */
/** What the card that waits for a second tap does. */
export function effectText(session: Session): string {
  const { armed } = session.decision;
  const face = armed === null ? null : session.face(cardOf(armed));
  return face === null ? "" : session.words.text(face.kind);
}

export function choiceText(narrator: Narrator, game: GameView, choice: Choice): string {
  if (choice.verb === "pass") return game.prompt ? narrator.prompt(game.prompt, ".pass") : "";
  if (choice.verb === "name") return naming(narrator, game, choice);
  if (choice.verb === "take" && game.prompt?.name === "which_counts") return counting(narrator, choice);
  return doing(narrator, game, choice);
}

/** A character, or a player together with their character. */
function naming(narrator: Narrator, game: GameView, choice: Choice): string {
  const who = game.people[targetOf(choice)];
  const character = game.offered?.[takeOf(choice)];
  if (who === undefined && character !== undefined) return narrator.words.name(character);
  if (who === undefined) return game.prompt ? narrator.prompt(game.prompt, `.answer${takeOf(choice)}`) : "";
  const facts = { who: narrator.name(targetOf(choice)), character: narrator.words.name(who.character) };
  return narrator.words.say("choice-person", facts);
}

function counting(narrator: Narrator, choice: Choice): string {
  if (cardOf(choice) === NOTHING) return narrator.words.say("verb-draw");
  const facts = { card: narrator.card(cardOf(choice)), top: narrator.card(takeOf(choice)) };
  return narrator.words.say("choice-counts", facts);
}

/** The move, → its target, which of their cards, and the price. */
function doing(narrator: Narrator, game: GameView, choice: Choice): string {
  return narrator.words.say("choice-whole", {
    done: done(narrator, game, choice),
    target: narrator.name(targetOf(choice)),
    take: takeOf(choice) === NOTHING ? null : narrator.card(takeOf(choice)),
    pay: payOf(choice) === NOTHING || choice.verb === "ability" ? null : narrator.card(payOf(choice)),
  });
}

/** The verb and its card, or the ability and the cards it costs. */
function done(narrator: Narrator, game: GameView, choice: Choice): string {
  const { words } = narrator;
  if (choice.verb === "ability") {
    const cards = [cardOf(choice), payOf(choice)].filter((card) => card !== NOTHING);
    const character = words.name(game.people[game.me]?.ability ?? "");
    return words.say("choice-ability", { character, cards: cards.length > 0 ? narrator.cards(cards) : null });
  }
  if (cardOf(choice) === NOTHING) return words.say(`verb-${choice.verb}`);
  return words.say("choice-do", { verb: choice.verb, card: narrator.card(cardOf(choice)) });
}
