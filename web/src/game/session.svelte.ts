/** What I look at and am about to do at one table. The table may be live or a still of a replay. */

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
  type PartialChoice,
  type Open,
} from "./choice";
import { regrets, type Regret } from "./regrets";
import { calledAt } from "./seat-names";
import type { CardFace, CardKind, Choice, GameView, Reason } from "../protocol/messages";
import { Narrator } from "../language/narrate";
import { settings } from "../app/settings.svelte";
import type { Commands, TableSource } from "./source";
import type { Words } from "../language/words";

/** Something to read about: a kind of card, perhaps one of the deck, or a character. */
export interface EntryKey {
  readonly of: "cards" | "characters";
  readonly key: string;
  readonly card?: number;
}

export interface Preview {
  readonly entry: EntryKey;
  readonly box: DOMRect;
  readonly note: string | null;
}

const NO_GAME: GameView = {
  seq: 0,
  me: -1,
  people: [],
  turn: -1,
  turns: 0,
  deck: 0,
  discards: [],
  display: [],
  display_owner: -1,
  resolving: [],
};

export class Session {
  draft = $state.raw<PartialChoice>(UNDECIDED);
  /** Why something could not be chosen. */
  hint = $state<string | null>(null);
  confirming = $state.raw<{ choice: Choice; regret: Regret } | null>(null);
  preview = $state.raw<Preview | null>(null);
  entry = $state.raw<EntryKey | null>(null);
  /** The seat whose sheet is open. */
  player = $state<number | null>(null);
  /** A seat that the log or somebody else points at. */
  pointed = $state<number | null>(null);

  readonly game: GameView = $derived.by(() => this.source.game ?? NO_GAME);
  readonly words: Words = $derived.by(() => this.source.words);
  // As one text, so that what is made of the names is made anew only when a name changes.
  private readonly chairs: string = $derived.by(() => (this.source.room ? calledAt(this.source.room).join("\n") : ""));
  readonly names: string[] = $derived.by(() => (this.chairs === "" ? [] : this.chairs.split("\n")));
  readonly narrator: Narrator = $derived.by(
    () => new Narrator(this.words, this.source.edition?.deck ?? [], this.names),
  );
  /** The seat at the bottom: mine, or for a spectator the first. */
  readonly bottom: number = $derived.by(() => Math.max(this.game.me, 0));
  readonly others: number[] = $derived.by(() => seatsAfter(this.bottom, this.game.people.length));
  /** A bot has my seat: I look on until I take it back. */
  readonly replaced: boolean = $derived.by(() => this.source.room?.chairs[this.game.me]?.bot_plays ?? false);
  /** I may speak: nothing of mine is on its way, and nobody speaks for me. */
  private readonly speaking: boolean = $derived.by(
    () => this.commands !== null && !this.source.pending && !this.replaced,
  );
  /** It is for me to choose. */
  readonly mine: boolean = $derived.by(
    () => this.game.me >= 0 && this.game.prompt?.seat === this.game.me && !this.source.pending && !this.replaced,
  );
  readonly options: Choice[] = $derived.by(() => (this.speaking ? everything(this.game) : []));
  readonly open: Open = $derived.by(() => open(this.options, this.draft));
  readonly buttons: Choice[] = $derived.by(() => buttons(this.options));
  readonly hasAbility: boolean = $derived.by(() => hasAbility(this.options));
  readonly busy: boolean = $derived.by(() => this.draft !== UNDECIDED);

  constructor(
    readonly source: TableSource,
    private readonly commands: Commands | null,
  ) {}

  // What cards are

  face(card: number): CardFace | null {
    return this.source.edition?.deck[card] ?? null;
  }
  kind(card: number): CardKind | null {
    const face = this.face(card);
    return face && (this.source.edition?.kinds[face.kind] ?? null);
  }
  colour(kind: string): "brown" | "blue" | "green" {
    return this.source.edition?.kinds[kind]?.colour ?? "brown";
  }
  reach(kind: string): number {
    const known = this.source.edition?.kinds[kind];
    return known?.weapon ? known.reach : 0;
  }
  /** Who somebody plays; nothing as long as it is not chosen. */
  character(seat: number): string | null {
    const key = this.game.people[seat]?.character ?? "";
    return this.source.edition && key in this.source.edition.characters ? key : null;
  }
  characterName(seat: number): string {
    const key = this.character(seat);
    return key === null ? "" : this.words.name(key);
  }
  get edition(): string {
    return this.source.edition?.name ?? "";
  }

  /** Why a card of my hand cannot be played now. */
  reason(card: number): Reason | null {
    const place = this.game.hand?.indexOf(card) ?? -1;
    return place < 0 ? null : (this.game.reasons?.[place] ?? null);
  }
  reasonText(card: number): string | null {
    const reason = this.reason(card);
    return reason && this.narrator.refusal(reason);
  }

  /** Show what a card does. */
  read(card: number): void {
    const face = this.face(card);
    if (face !== null) this.entry = { of: "cards", key: face.kind, card };
  }

  // Choosing

  pick(card: number): void {
    const next = pickCard(this.options, this.draft, card);
    if (next !== this.draft) this.setDraft(next);
    else if (this.mine || this.busy) this.hint = this.reasonText(card) ?? this.words.say("refusal-not_now");
    else this.read(card);
  }

  /** A seat: the target, or somebody to look at. */
  aim(seat: number): void {
    if (this.open.seats.has(seat)) return this.setDraft(pickSeat(this.options, this.draft, seat));
    const question = this.open.step === "target" ? asked(this.options, this.draft, seat) : null;
    if (question === null) this.player = seat;
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
    this.preview = null;
    this.draft = draft;
    const choice = draft === UNDECIDED ? null : whole(this.options, draft);
    if (choice !== null) this.decide(choice);
  }

  /** A whole choice: sent, or first asked about if it is one of those that people are sorry for. */
  decide(choice: Choice): void {
    const regret = settings.confirm ? regrets(this.game, choice, (card) => this.kind(card)) : null;
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
    const answer = answers(this.game, choice);
    this.draft = UNDECIDED;
    this.hint = null;
    if (answer) this.commands?.choose(choice);
    else this.commands?.interrupt(choice);
  }

  /** The table has changed: what cannot be meant any more is put back. */
  dropStale(): void {
    if (this.draft !== UNDECIDED && remaining(this.options, this.draft).length === 0) this.draft = UNDECIDED;
    this.confirming = null;
    this.hint = null;
  }

  /** The pass of the pending question, if there is one. */
  get pass(): Choice | null {
    return this.buttons.find((choice) => choice.verb === "pass") ?? null;
  }
}

/** Clockwise, beginning on the left of this one. */
function seatsAfter(seat: number, count: number): number[] {
  return Array.from({ length: Math.max(count - 1, 0) }, (_, step) => (seat + 1 + step) % count);
}
