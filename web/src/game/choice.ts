/**
 * Narrows the list of legal moves to one, step by step. This module knows no rules: the server has sent
 * every legal move, and the picks only say which of them is meant. Incomplete picks are never sent.
 */
import type { Choice, GameView, Verb } from "../protocol/messages";

export const NOTHING = -1;
export const FROM_HAND = -2;

/** The picks so far. `cards` are the card, followed by the price. */
export interface PartialChoice {
  readonly ability: boolean;
  readonly cards: readonly number[];
  readonly target: number;
  readonly take: number;
}

export type Step = "begin" | "target" | "take" | "pay" | "whole";

/** Everything that can be picked next. */
export interface Open {
  readonly step: Step;
  readonly cards: ReadonlySet<number>;
  readonly seats: ReadonlySet<number>;
  readonly takes: ReadonlySet<number>;
}

export const UNDECIDED: PartialChoice = { ability: false, cards: [], target: NOTHING, take: NOTHING };

export const cardOf = (choice: Choice): number => choice.card ?? NOTHING;
export const targetOf = (choice: Choice): number => choice.target ?? NOTHING;
export const takeOf = (choice: Choice): number => choice.take ?? NOTHING;
export const payOf = (choice: Choice): number => choice.pay ?? NOTHING;
export const isAbility = (choice: Choice): boolean => choice.verb === "ability";

/** My cards that a move costs. For an ability, their order is irrelevant. */
function spent(choice: Choice): number[] {
  return [cardOf(choice), payOf(choice)].filter((card) => card !== NOTHING);
}

function agrees(choice: Choice, draft: PartialChoice): boolean {
  if (draft.ability !== isAbility(choice) && (draft.ability || draft.cards.length > 0)) return false;
  if (!costAgrees(choice, draft)) return false;
  if (draft.target !== NOTHING && targetOf(choice) !== draft.target) return false;
  return draft.take === NOTHING || takeOf(choice) === draft.take;
}

function costAgrees(choice: Choice, draft: PartialChoice): boolean {
  if (isAbility(choice)) return draft.cards.every((card) => spent(choice).includes(card));
  const [card, pay] = draft.cards;
  return (card === undefined || cardOf(choice) === card) && (pay === undefined || payOf(choice) === pay);
}

/** The moves that match the picks so far. */
export function remaining(options: readonly Choice[], draft: PartialChoice): Choice[] {
  return options.filter((choice) => agrees(choice, draft));
}

const isBlank = (draft: PartialChoice): boolean =>
  !draft.ability && draft.cards.length === 0 && draft.target === NOTHING && draft.take === NOTHING;

/** What to pick next: the cards of an ability, the target, which of their cards, the price. */
export function stepOf(options: readonly Choice[], draft: PartialChoice): Step {
  if (isBlank(draft)) return "begin";
  const left = remaining(options, draft);
  const missing = (part: (choice: Choice) => number, have: number): boolean =>
    have === NOTHING && left.some((choice) => part(choice) !== NOTHING);
  if (draft.ability && left.some((choice) => spent(choice).length > draft.cards.length)) return "pay";
  if (missing(targetOf, draft.target)) return "target";
  if (missing(takeOf, draft.take)) return "take";
  if (draft.cards.length < 2 && !draft.ability && left.some((choice) => payOf(choice) !== NOTHING)) return "pay";
  return "whole";
}

export function open(options: readonly Choice[], draft: PartialChoice): Open {
  const step = stepOf(options, draft);
  const left = remaining(options, draft);
  return {
    step,
    cards: step === "begin" || step === "pay" ? cardsNow(left, draft, step) : new Set(),
    seats: step === "target" || step === "begin" ? seatsNow(left, step) : new Set(),
    takes: step === "take" || step === "begin" ? takesNow(left, step) : new Set(),
  };
}

function cardsNow(left: readonly Choice[], draft: PartialChoice, step: Step): Set<number> {
  if (step === "begin") return known(left.filter((choice) => !isAbility(choice)).map(cardOf));
  if (draft.ability) return known(left.flatMap(spent).filter((card) => !draft.cards.includes(card)));
  return known(left.map(payOf));
}

/** Seats can be picked first only if none of my cards is needed: "take from whom", "whose ability". */
function seatsNow(left: readonly Choice[], step: Step): Set<number> {
  return known((step === "begin" ? left.filter(needsNoCard) : left).map(targetOf));
}

function takesNow(left: readonly Choice[], step: Step): Set<number> {
  const takes = (step === "begin" ? left.filter(needsNoCard) : left).map(takeOf);
  return new Set(takes.filter((take) => take !== NOTHING));
}

const needsNoCard = (choice: Choice): boolean => cardOf(choice) === NOTHING && !isAbility(choice);

function known(numbers: readonly number[]): Set<number> {
  return new Set(numbers.filter((number) => number >= 0));
}

/** The move that is meant, once nothing is left to pick. */
export function whole(options: readonly Choice[], draft: PartialChoice): Choice | null {
  const left = remaining(options, draft);
  const only = left.length === 1 ? left[0] : undefined;
  return only !== undefined && stepOf(options, draft) === "whole" ? only : null;
}

/**
 * Fills in picks with a single option: what is taken, what is paid. The target is always picked by hand,
 * unless the move costs none of my cards.
 */
export function complete(options: readonly Choice[], draft: PartialChoice): PartialChoice {
  const step = stepOf(options, draft);
  const now = open(options, draft);
  if (isForked(remaining(options, draft))) return draft;
  if (step === "take" && now.takes.size === 1) return complete(options, withTake(draft, first(now.takes)));
  if (step === "pay" && isForced(options, draft, now)) return complete(options, withCard(draft, first(now.cards)));
  return draft;
}

/** Whether a move is complete, although other moves add something to it: a BANG! at a player, or at a card. */
export const isForked = (left: readonly Choice[]): boolean =>
  left.length > 1 && left.some((choice) => takeOf(choice) === NOTHING && payOf(choice) === NOTHING);

function isForced(options: readonly Choice[], draft: PartialChoice, now: Open): boolean {
  return (
    now.cards.size === 1 && !remaining(options, draft).some((choice) => isAbility(choice) && draft.cards.length === 0)
  );
}

function first<T>(items: ReadonlySet<T>): T {
  for (const item of items) return item;
  throw new Error("nothing to choose from");
}

const withTake = (draft: PartialChoice, take: number): PartialChoice => ({ ...draft, take });
const withCard = (draft: PartialChoice, card: number): PartialChoice => ({ ...draft, cards: [...draft.cards, card] });

/** Picks a card of mine or one on the table, puts back a picked one, or pays with it. */
export function pickCard(options: readonly Choice[], draft: PartialChoice, card: number): PartialChoice {
  if (draft.cards.includes(card)) return withoutCard(draft, card);
  const now = open(options, draft);
  if (now.step === "take" && now.takes.has(card)) return complete(options, withTake(draft, card));
  if (now.cards.has(card)) return complete(options, withCard(draft, card));
  return beginsWith(options, card) ? complete(options, withCard(UNDECIDED, card)) : draft;
}

/** Picks another card in place of the present one. */
const beginsWith = (options: readonly Choice[], card: number): boolean => open(options, UNDECIDED).cards.has(card);

/** Putting back the card clears the target; putting back the price keeps the rest. */
function withoutCard(draft: PartialChoice, card: number): PartialChoice {
  if (draft.ability) return { ...draft, cards: draft.cards.filter((one) => one !== card), target: NOTHING };
  return draft.cards[0] === card ? UNDECIDED : { ...draft, cards: draft.cards.slice(0, 1) };
}

export function pickSeat(options: readonly Choice[], draft: PartialChoice, seat: number): PartialChoice {
  const now = open(options, draft);
  return now.seats.has(seat) ? complete(options, { ...draft, target: seat }) : draft;
}

export function pickTake(
  options: readonly Choice[],
  draft: PartialChoice,
  take: number,
  target = draft.target,
): PartialChoice {
  const next = { ...draft, take, target };
  return remaining(options, next).length > 0 ? complete(options, next) : draft;
}

export function pickAbility(options: readonly Choice[]): PartialChoice {
  return complete(options, { ...UNDECIDED, ability: true });
}

/** Undoes the last pick. */
export function back(draft: PartialChoice): PartialChoice {
  if (draft.take !== NOTHING) return { ...draft, take: NOTHING };
  if (draft.target !== NOTHING) return { ...draft, target: NOTHING };
  if (draft.cards.length > (draft.ability ? 0 : 1)) return { ...draft, cards: draft.cards.slice(0, -1) };
  return UNDECIDED;
}

/** The moves that need neither a card nor a target: buttons. */
export function buttons(options: readonly Choice[]): Choice[] {
  return options.filter((choice) => needsNoCard(choice) && targetOf(choice) === NOTHING && takeOf(choice) === NOTHING);
}

export const hasAbility = (options: readonly Choice[]): boolean => options.some(isAbility);

export function same(one: Choice, other: Choice): boolean {
  return one.verb === other.verb && [cardOf, targetOf, takeOf, payOf].every((part) => part(one) === part(other));
}

/** My options and the abilities I can use at any time, without duplicates. */
export function everything(game: GameView): Choice[] {
  const options = game.options ?? [];
  const others = (game.interrupts ?? []).filter((choice) => !options.some((option) => same(option, choice)));
  return [...options, ...others];
}

/** Whether the move answers the prompt; otherwise it interrupts. */
export function answers(game: GameView, choice: Choice): boolean {
  return (game.options ?? []).some((option) => same(option, choice));
}

/** The request that asks the server why a seat is no valid target for these picks. */
export function asked(options: readonly Choice[], draft: PartialChoice, seat: number): Choice | null {
  const example = remaining(options, draft)[0];
  if (example === undefined || isBlank(draft)) return null;
  const [card, pay] = draft.cards;
  return {
    verb: example.verb,
    ...(card === undefined ? {} : { card }),
    target: seat,
    ...(takeOf(example) === NOTHING ? {} : { take: FROM_HAND }),
    ...(pay !== undefined ? { pay } : payOf(example) === NOTHING ? {} : { pay: payOf(example) }),
  };
}

/** Whether the answers are cards that are not mine to play: a choice board shows those, not hand and seats. */
const POINTING: ReadonlySet<Verb> = new Set<Verb>(["name", "return", "take"]);

export const isPictured = (options: readonly Choice[]): boolean => options.some(({ verb }) => POINTING.has(verb));
