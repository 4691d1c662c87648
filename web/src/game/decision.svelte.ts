/** What I am about to do: what is picked so far, what can be picked next, and what is sent in the end. */

import { settings } from "../app/settings.svelte";
import type { Choice } from "../protocol/messages";
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

export class Decision {
  draft = $state.raw<PartialChoice>(UNDECIDED);
  /** Why something could not be chosen. */
  hint = $state<string | null>(null);
  confirming = $state.raw<{ choice: Choice; regret: Regret } | null>(null);

  /** Nothing of mine is on its way, and nobody decides for me. */
  private readonly able: boolean = $derived.by(
    () => this.commands !== null && !this.session.source.pending && !this.session.replaced,
  );
  readonly options: Choice[] = $derived.by(() => (this.able ? everything(this.session.game) : []));
  readonly open: Open = $derived.by(() => open(this.options, this.draft));
  readonly buttons: Choice[] = $derived.by(() => buttons(this.options));
  readonly hasAbility: boolean = $derived.by(() => hasAbility(this.options));
  /** Something is picked, but not yet sent. */
  readonly busy: boolean = $derived.by(() => this.draft !== UNDECIDED);

  constructor(
    private readonly session: Session,
    /** A replay has none: there is nothing to decide. */
    private readonly commands: Commands | null,
  ) {}

  pick(card: number): void {
    const next = pickCard(this.options, this.draft, card);
    if (next !== this.draft) this.setDraft(next);
    else if (this.session.mine || this.busy) this.hint = this.refusal(card);
    else this.session.read(card);
  }
  private refusal(card: number): string {
    return this.session.reasonText(card) ?? this.session.say("refusal-not_now");
  }

  /** A seat: the target, or somebody to look at. */
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

  /** A card dropped on a seat is a card and a target. */
  drop(card: number, seat: number): void {
    this.setDraft(pickCard(this.options, UNDECIDED, card));
    if (this.busy) this.aim(seat);
  }

  back(): void {
    this.hint = null;
    this.draft = back(this.draft);
  }

  private setDraft(draft: PartialChoice): void {
    this.hint = null;
    this.session.overlays.hidePreview();
    this.draft = draft;
    const choice = draft === UNDECIDED ? null : whole(this.options, draft);
    if (choice !== null) this.decide(choice);
  }

  /** A whole choice: sent, or first asked about if it is one of those that people are sorry for. */
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
    if (answer) this.commands?.choose(choice);
    else this.commands?.interrupt(choice);
  }

  /** The table has changed: what cannot be meant any more is put back. */
  dropStale(): void {
    if (this.busy && remaining(this.options, this.draft).length === 0) this.draft = UNDECIDED;
    this.confirming = null;
    this.hint = null;
  }

  /** The pass of the pending question, if there is one. */
  get pass(): Choice | null {
    return this.buttons.find((choice) => choice.verb === "pass") ?? null;
  }
}
