/** What a question with a picture of its own shows, thing by thing, and what choosing it does. */

import { FROM_HAND, NOTHING, PICTURES, cardOf, takeOf, targetOf } from "../../game/choice";
import type { Choice } from "../../protocol/messages";
import type { Play, Topic } from "../../game/session.svelte";

export interface Shown {
  readonly key: string;
  readonly label: string;
  readonly caption: string;
  readonly card?: number;
  readonly topic?: Topic;
  readonly choose: () => void;
}

/** Nothing, where the hand and the seats are picture enough. `top` is the card that shall lie on top. */
export function pictured(play: Play, top: number): Shown[] {
  if (play.open.step === "take" && play.busy) return taken(play);
  const name = play.game.prompt?.name;
  if (play.busy || !play.mine || name === undefined || !PICTURES.has(name)) return [];
  if (name === "which_counts") return counting(play, top);
  return play.options.filter((choice) => choice.verb !== "pass" && choice.verb !== "ability").map((choice) => whole(play, choice));
}

/** Which card of the target: those in play, and the hand as one back. */
function taken(play: Play): Shown[] {
  const target = play.draft.target;
  return [...play.open.takes].map((take) => ({ ...thing(play, take, target), key: `${take}`, choose: () => play.take(take) }));
}

/** The card that counts; the other question, what lies on top, is answered beside it. */
function counting(play: Play, top: number): Shown[] {
  const above = top === NOTHING ? (play.game.display[0] ?? NOTHING) : top;
  const fitting = play.options.filter((choice) => takeOf(choice) === above || takeOf(choice) === NOTHING);
  return fitting.map((choice) => ({
    key: `${cardOf(choice)}`,
    label: play.narrator.choice(play.game, choice),
    caption: play.words.say("table-counts"),
    card: cardOf(choice),
    choose: () => play.decide(choice),
  }));
}

function whole(play: Play, choice: Choice): Shown {
  const character = named(play, choice);
  const card = cardOf(choice) === NOTHING ? takeOf(choice) : cardOf(choice);
  const shown = character === null ? thing(play, card, targetOf(choice)) : portrait(play, choice, character);
  return {
    ...shown,
    key: `${cardOf(choice)}:${targetOf(choice)}:${takeOf(choice)}`,
    label: play.narrator.choice(play.game, choice),
    choose: () => play.decide(choice),
  };
}

function named(play: Play, choice: Choice): string | null {
  if (choice.verb !== "name") return null;
  return play.game.people[targetOf(choice)]?.character ?? play.game.offered?.[takeOf(choice)] ?? null;
}

type Look = Pick<Shown, "label" | "caption" | "card" | "topic">;

function portrait(play: Play, choice: Choice, character: string): Look {
  const caption = play.narrator.choice(play.game, choice);
  return { label: caption, caption, topic: { of: "characters", key: character } };
}

/** A card, with its owner below; the hand of somebody shows its back and how many there are. */
function thing(play: Play, card: number, target: number): Look {
  const owner = play.narrator.name(target) ?? "";
  const hand = card === FROM_HAND ? play.words.say("table-from_hand", { count: play.game.people[target]?.hand ?? 0 }) : "";
  const caption = [owner, hand].filter((part) => part !== "").join(": ");
  const label = [owner, play.narrator.card(card)].filter((part) => part !== "").join(": ");
  return { label, caption, card: card === FROM_HAND ? NOTHING : card };
}
