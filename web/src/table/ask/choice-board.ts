/** The items of the choice board, and what choosing each one does. */

import {
  FROM_HAND,
  NOTHING,
  cardOf,
  isForked,
  isPictured,
  payOf,
  remaining,
  takeOf,
  targetOf,
} from "../../game/choice";
import { choiceText } from "../../language/choices";
import type { Choice } from "../../protocol/messages";
import type { EntryKey } from "../../game/overlays.svelte";
import type { Session } from "../../game/session.svelte";

export interface Shown {
  readonly key: string;
  readonly label: string;
  readonly caption: string;
  readonly card?: number;
  readonly entry?: EntryKey;
  readonly choose: () => void;
}

const isAnswer = ({ verb }: Choice): boolean => verb !== "pass" && verb !== "ability";

/** Whether the players themselves are the answers: from whose hand, or before whom, a card is taken. */
function isAskedOfSeats(choices: readonly Choice[]): boolean {
  const seats = new Set(choices.map(targetOf));
  const fromHands = choices.every((choice) => takeOf(choice) === FROM_HAND);
  return choices.every(({ verb }) => verb === "take") && !seats.has(NOTHING) && (seats.size > 1 || fromHands);
}

/** What taking the top card of the discard pile answers, where the pile itself is the answer. */
export function fromDiscards(session: Session): Choice | null {
  if (!session.mine || session.game.prompt?.name !== "draw_from_discards") return null;
  return session.decision.options.find(isAnswer) ?? null;
}
/** What drawing from the deck answers, where the other answer lies on the table too. */
export function fromDeck(session: Session): Choice | null {
  const asked = session.mine && session.game.prompt?.name.startsWith("draw_from_");
  return asked ? session.decision.pass : null;
}

/** Empty if hand, seats and piles show all options. `top` is the card to go on top. */
export function pictured(session: Session, top: number): Shown[] {
  const left = remaining(session.decision.options, session.decision.draft);
  if (session.decision.draft.target !== NOTHING && isForked(left)) return left.map((choice) => fork(session, choice));
  if (session.decision.open.step === "take" && session.decision.busy) return taken(session);
  if (session.decision.busy || !session.mine || !isPictured(session.decision.options)) return [];
  if (session.game.prompt?.name === "which_counts") return counting(session, top);
  const answers = session.decision.options.filter(isAnswer);
  if (isAskedOfSeats(answers) || fromDiscards(session) !== null) return [];
  return answers.map((choice) => whole(session, choice));
}

/** Whether a choice board is shown. */
export const isOpen = (session: Session): boolean =>
  (session.mine || session.decision.busy) && pictured(session, NOTHING).length > 0;

/** On a phone it lies over the seats, and can be folded to look at the table. */
export const isFolded = (session: Session): boolean => session.overlays.folded === session.game.prompt?.id;

/** The target's cards: those in play, and the hand as one card back. */
function taken(session: Session): Shown[] {
  const target = session.decision.draft.target;
  return [...session.decision.open.takes].map((take) => ({
    ...thing(session, take, target),
    key: `${take}`,
    choose: () => session.decision.take(take),
  }));
}

/** The card that counts; which one goes on top is chosen beside it. */
function counting(session: Session, top: number): Shown[] {
  const above = top === NOTHING ? (session.game.display[0] ?? NOTHING) : top;
  const fitting = session.decision.options.filter((choice) => takeOf(choice) === above || takeOf(choice) === NOTHING);
  return fitting.map((choice) => ({
    key: `${cardOf(choice)}`,
    label: choiceText(session.narrator, session.game, choice),
    caption: session.say("table-counts"),
    card: cardOf(choice),
    choose: () => session.decision.decide(choice),
  }));
}

/** A whole move among several with the same card and target. */
function fork(session: Session, choice: Choice): Shown {
  const label = choiceText(session.narrator, session.game, choice);
  const card = [takeOf(choice), payOf(choice)].find((part) => part !== NOTHING) ?? cardOf(choice);
  return { key: `${card}`, label, caption: label, card, choose: () => session.decision.decide(choice) };
}

/** A numbered answer, which has no picture. */
function numbered(session: Session, choice: Choice): Shown {
  const label = choiceText(session.narrator, session.game, choice);
  return { key: `${takeOf(choice)}`, label, caption: label, choose: () => session.decision.decide(choice) };
}

function whole(session: Session, choice: Choice): Shown {
  const character = named(session, choice);
  if (choice.verb === "name" && character === null) return numbered(session, choice);
  const card = cardOf(choice) === NOTHING ? takeOf(choice) : cardOf(choice);
  const shown = character === null ? thing(session, card, targetOf(choice)) : portrait(session, choice, character);
  return {
    ...shown,
    key: `${cardOf(choice)}:${targetOf(choice)}:${takeOf(choice)}`,
    label: choiceText(session.narrator, session.game, choice),
    choose: () => session.decision.decide(choice),
  };
}

function named(session: Session, choice: Choice): string | null {
  if (choice.verb !== "name") return null;
  return session.game.people[targetOf(choice)]?.character ?? session.game.offered?.[takeOf(choice)] ?? null;
}

type Look = Pick<Shown, "label" | "caption" | "card" | "entry">;

function portrait(session: Session, choice: Choice, character: string): Look {
  const caption = choiceText(session.narrator, session.game, choice);
  return { label: caption, caption, entry: { of: "characters", key: character } };
}

/** A card with its owner below; a hand shows a card back and the number of cards. */
function thing(session: Session, card: number, target: number): Look {
  const owner = session.narrator.name(target) ?? "";
  const hand =
    card === FROM_HAND ? session.say("table-from_hand", { count: session.game.people[target]?.hand ?? 0 }) : "";
  const caption = [owner, hand].filter((part) => part !== "").join(": ");
  const label = [owner, session.narrator.card(card)].filter((part) => part !== "").join(": ");
  return { label, caption, card: card === FROM_HAND ? NOTHING : card };
}
