/** The move being made: what is picked, what can be picked next, and what is finally sent. */

import { settings } from "../app/settings.svelte";
import type { Choice, Prompt } from "../protocol/messages";
import {
  UNDECIDED,
  answers,
  asked,
  back,
  buttons,
  everything,
  hasAbility,
  open,
  pickAbility,
  pickCard,
  pickSeat,
  pickTake,
  remaining,
  whole,
  type Open,
  type PartialChoice,
} from "./choice";
import { regrets, type Regret } from "./regrets";
import type { Session } from "./session.svelte";
import type { Commands } from "./source";

const REPLACED = 1500; // milliseconds after an answer in which the next question comes unexpectedly
const INERT = 400; // milliseconds in which such a question takes no click

/** A question whose only answer everyone can see on the table: answering it automatically gives nothing away. */
const isOpenToAll = ({ name }: Prompt): boolean => name === "pick";

export class Decision {
  draft = $state.raw<PartialChoice>(UNDECIDED);
  /** Why something cannot be picked. */
  hint = $state<string | null>(null);
  confirming = $state.raw<{ choice: Choice; regret: Regret } | null>(null);
  /** The cards picked to be discarded together, in the order in which they go. */
  discards = $state.raw<readonly number[]>([]);
  /** Whether a question has just replaced another, whose buttons the pointer may still rest on. */
  guarded = $state(false);

  /** Whether I can choose now: no move of mine is being sent, and no bot plays for me. */
  private readonly able: boolean = $derived.by(
    () => this.commands !== null && !this.session.source.pending && !this.session.replaced,
  );
  readonly options: Choice[] = $derived.by(() => (this.able ? everything(this.session.game) : []));
  readonly open: Open = $derived.by(() => open(this.options, this.draft));
  readonly buttons: Choice[] = $derived.by(() => buttons(this.options));
  readonly hasAbility: boolean = $derived.by(() => hasAbility(this.options));
  /** Whether something is picked but not sent yet. */
  readonly busy: boolean = $derived.by(() => this.draft !== UNDECIDED);

  /** A complete choice that waits for a second tap, or for its button. */
  readonly armed: Choice | null = $derived.by(() => (this.busy ? whole(this.options, this.draft) : null));
  readonly #starts: ReadonlySet<number> = $derived.by(() => open(this.options, UNDECIDED).cards);
  /** Whether this card can be picked now, perhaps in place of one that waits for a second tap. */
  takes(card: number): boolean {
    return (
      this.open.cards.has(card) || (this.armed !== null && this.#starts.has(card) && !this.draft.cards.includes(card))
    );
  }
  /** How many cards are to be discarded, where they are picked as a set; otherwise 0. */
  readonly discardCount: number = $derived.by(() => {
    const { prompt } = this.session.game;
    if (!this.session.mine || settings.oneTap || this.draft.ability) return 0;
    if (this.isLastDiscard) return this.options.length;
    return prompt?.name === "discard_phase" ? Number(prompt.facts?.["count"] ?? 0) : 0;
  });
  /** Whether only the order of my last cards is asked: it has a default. */
  private get isLastDiscard(): boolean {
    return this.session.game.prompt?.name === "last_discard";
  }
  /** Whether the set can go: it is complete, or its order does not matter to me. */
  get mayDiscard(): boolean {
    return this.discardCount > 0 && (this.isLastDiscard || this.discards.length === this.discardCount);
  }
  /** The part of such a set that is not sent yet: the rules ask for one card at a time. */
  #toDiscard: readonly number[] = [];
  #guard: ReturnType<typeof setTimeout> | undefined;
  #answeredAt = -Infinity;
  #prompt = -1;
  /** The question that was answered without asking the player. */
  #obvious = -1;

  constructor(
    private readonly session: Session,
    /** null in a replay, where there is nothing to decide. */
    private readonly commands: Commands | null,
  ) {}

  /** A tapped card. The first tap shows what it does, and the second plays it; `sure` skips the second. */
  pick(card: number, sure = false): void {
    if (this.discardCount > 0) return this.pickDiscard(card);
    if (this.armed !== null && this.draft.cards.includes(card)) return this.decide(this.armed);
    const next = pickCard(this.options, this.draft, card);
    const goesOn = this.busy && next.ability === this.draft.ability && next.cards[0] === this.draft.cards[0];
    if (next !== this.draft) this.setDraft(next, sure || goesOn || next.ability || settings.oneTap);
    else if (this.session.mine || this.busy) this.hint = this.refusal(card);
    else this.session.read(card);
  }
  /** Tapping a picked card puts it back; one too many replaces the first. */
  private pickDiscard(card: number): void {
    this.hint = null;
    if (this.discards.includes(card)) this.discards = this.discards.filter((one) => one !== card);
    else if (this.open.cards.has(card)) this.discards = [...this.discards, card].slice(-this.discardCount);
    else this.hint = this.refusal(card);
  }
  /** Sends the whole set, the first card now and the others as soon as they are asked for. */
  discard(): void {
    if (!this.mayDiscard) return;
    const others = this.isLastDiscard ? [...this.open.cards].filter((card) => !this.discards.includes(card)) : [];
    this.#toDiscard = [...this.discards, ...others];
    this.discards = [];
    this.discardNext();
  }
  private discardNext(): void {
    const [card, ...others] = this.#toDiscard;
    const choice = this.options.find((option) => option.verb === "discard" && option.card === card);
    this.#toDiscard = choice === undefined ? [] : others;
    if (choice !== undefined) this.send(choice);
  }

  private refusal(card: number): string {
    return this.session.reasonText(card) ?? this.session.say("refusal-no_answer");
  }

  /** A clicked seat: the target, or a player to inspect. */
  aim(seat: number): void {
    if (this.open.seats.has(seat)) return this.setDraft(pickSeat(this.options, this.draft, seat));
    const question = this.open.step === "target" ? asked(this.options, this.draft, seat) : null;
    if (question === null) this.session.overlays.showPlayer(seat);
    else this.commands?.why(question);
  }

  take(card: number, target?: number): void {
    this.setDraft(pickTake(this.options, this.draft, card, target));
  }

  useAbility(): void {
    this.setDraft(pickAbility(this.options));
  }

  /** A card dropped on a seat: picks the card and the target. */
  drop(card: number, seat: number): void {
    this.setDraft(pickCard(this.options, UNDECIDED, card));
    if (this.busy) this.aim(seat);
  }

  back(): void {
    this.hint = null;
    this.draft = back(this.draft);
  }

  private setDraft(draft: PartialChoice, sure = true): void {
    this.hint = null;
    this.session.overlays.hidePreview();
    this.draft = draft;
    const choice = draft === UNDECIDED ? null : whole(this.options, draft);
    if (choice !== null && sure) this.decide(choice);
  }

  /** Sends a complete move, after a confirmation if the player may regret it. */
  decide(choice: Choice): void {
    const { session } = this;
    const regret = settings.confirm ? regrets(session.game, choice, (card) => session.kind(card)) : null;
    if (regret === null) this.send(choice);
    else this.confirming = { choice, regret };
  }

  confirm(): void {
    const choice = this.confirming?.choice;
    this.confirming = null;
    if (choice !== undefined) this.send(choice);
  }
  reconsider(): void {
    this.confirming = null;
    this.draft = UNDECIDED;
  }

  private send(choice: Choice): void {
    const answer = answers(this.session.game, choice);
    this.draft = UNDECIDED;
    this.hint = null;
    this.#answeredAt = performance.now();
    if (answer) this.commands?.choose(choice);
    else this.commands?.interrupt(choice);
  }

  /** Puts back picks that a change of the table has made impossible. */
  dropStale(): void {
    const { game } = this.session;
    const mine = [...(game.hand ?? []), ...(game.people[game.me]?.in_play ?? [])];
    this.discards = this.discards.filter((card) => mine.includes(card));
    this.guard();
    if (this.busy && remaining(this.options, this.draft).length === 0) this.draft = UNDECIDED;
    this.confirming = null;
    this.hint = null;
  }

  /** Ignores clicks on a question that has just followed my last answer: they were meant for that one. */
  private guard(): void {
    const { prompt } = this.session.game;
    if (!this.session.asked || prompt?.id === this.#prompt) return;
    this.#prompt = prompt?.id ?? -1;
    if (performance.now() - this.#answeredAt > REPLACED) return;
    this.guarded = true;
    clearTimeout(this.#guard);
    this.#guard = setTimeout(() => (this.guarded = false), INERT);
  }

  /** After each message: sends what the player has already decided, or the only possible answer. */
  goOn(): void {
    const { game, mine } = this.session;
    if (!mine || !game.prompt) return;
    if (this.#toDiscard.length > 0) return this.discardNext();
    const [only, ...others] = this.options;
    if (only === undefined || others.length > 0 || !isOpenToAll(game.prompt) || this.#obvious === game.prompt.id)
      return;
    this.#obvious = game.prompt.id;
    this.send(only);
  }

  /** Whether my last choice can be taken back. */
  get mayTakeBack(): boolean {
    const { mayTakeBack, pending, behind } = this.session.source;
    return this.commands !== null && mayTakeBack === true && !pending && !behind;
  }
  takeBack(): void {
    this.#toDiscard = [];
    this.commands?.takeBack();
  }

  /** The option to pass, if the prompt has one. */
  get pass(): Choice | null {
    return this.buttons.find((choice) => choice.verb === "pass") ?? null;
  }
}
