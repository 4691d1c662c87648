/** One game for one viewer: what there is to see. A new game, or another viewer at this device, is a new session. */

import { Narrator } from "../language/line";
import type { Words } from "../language/words";
import type { CardFace, CardKind, FromServer, GameMessage, GameView, Reason } from "../protocol/messages";
import { Bubbles } from "./bubbles.svelte";
import { Decision } from "./decision.svelte";
import { Explanations } from "./explanations.svelte";
import { GameLog, dated } from "./game-log.svelte";
import { Overlays, type EntryKey } from "./overlays.svelte";
import { calledAt } from "./seat-names";
import type { Commands, TableSource } from "./source";
import { Suspicions } from "./suspicions.svelte";

export const NO_ABILITY = "no_ability";

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

/** What one session is about: another game, or another viewer at this device, is another session. */
export function sessionKey({ room, game }: TableSource): string {
  return `${room?.game}:${room?.agreement.hot_seat ? game?.me : ""}`;
}

export class Session {
  readonly log = new GameLog();
  readonly bubbles = new Bubbles();
  readonly explanations = new Explanations();
  readonly overlays = new Overlays();
  readonly decision: Decision;
  readonly suspicions: Suspicions;

  readonly game: GameView = $derived.by(() => this.source.game ?? NO_GAME);
  readonly words: Words = $derived.by(() => this.source.words);
  /** A sentence in these words. */
  readonly say: Words["say"] = $derived.by(() => this.words.say.bind(this.words));
  // As one text, so that what is made of the names is made anew only when a name changes.
  private readonly chairs: string = $derived.by(() => (this.source.room ? calledAt(this.source.room).join("\n") : ""));
  readonly names: string[] = $derived.by(() => (this.chairs === "" ? [] : this.chairs.split("\n")));
  private readonly me: number = $derived.by(() => this.game.me);
  readonly narrator: Narrator = $derived.by(
    () => new Narrator(this.words, this.source.edition?.deck ?? [], this.names, this.me),
  );
  /** The seat at the bottom: mine, or for a spectator the first. */
  readonly bottom: number = $derived.by(() => Math.max(this.game.me, 0));
  readonly others: number[] = $derived.by(() => seatsAfter(this.bottom, this.game.people.length));
  /** A bot has my seat: I look on until I take it back. */
  readonly replaced: boolean = $derived.by(() => this.source.room?.chairs[this.game.me]?.bot_plays ?? false);
  /** The question is put to me. */
  readonly asked: boolean = $derived.by(
    () => this.game.me >= 0 && this.game.prompt?.seat === this.game.me && !this.replaced,
  );
  /** It is for me to choose: no answer of mine is on its way. */
  readonly mine: boolean = $derived.by(() => this.asked && !this.source.pending);
  /** Everybody waits for somebody else, who is no bot. */
  readonly awaitsPerson: boolean = $derived.by(() => {
    const chair = this.source.room?.chairs[this.game.prompt?.seat ?? -1];
    return !this.asked && chair?.sitter === "person" && !chair.bot_plays && !chair.mine;
  });
  readonly over: boolean = $derived.by(
    () => this.game.people.length > 0 && !this.game.prompt && (this.game.winners ?? []).length > 0,
  );
  /** The choices made before what happens next, and who makes the next one. */
  #before: { seq: number; seat: number };

  constructor(
    readonly source: TableSource,
    commands: Commands | null,
  ) {
    this.decision = new Decision(this, commands);
    this.suspicions = new Suspicions(source.room?.code ?? "", source.room?.game ?? 1);
    this.#before = this.moment();
  }

  private moment(): { seq: number; seat: number } {
    return { seq: this.source.game?.seq ?? 0, seat: this.source.game?.prompt?.seat ?? -1 };
  }

  /** A message of the table, after the source has changed. */
  receive(message: FromServer): void {
    switch (message.type) {
      case "game":
        return this.receiveGame(message);
      case "history":
        return this.log.recall(dated(message.happened, message.seqs), dated(message.lines, message.line_seqs));
      case "why":
        this.decision.hint = message.reason && this.refusal(message.reason);
        return;
      case "refused":
        this.decision.hint = this.refusal(message.reason);
        return;
      case "explained":
        return this.explanations.receive(message.seat, message.reasons);
      case "wrong":
        if (message.code === "not_allowed") this.explanations.refuse();
    }
  }

  private receiveGame({ happened = [], lines = [] }: GameMessage): void {
    const before = this.#before;
    this.#before = this.moment();
    if (this.#before.seq !== before.seq) this.explanations.drop(before.seat);
    this.log.receive(happened, lines, before.seq);
    this.decision.dropStale();
  }

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
  /** An event card has taken the ability of this player. */
  silenced(seat: number): boolean {
    return this.game.people[seat]?.ability === NO_ABILITY;
  }
  /** Eliminated, and not back as a ghost. */
  out(seat: number): boolean {
    const person = this.game.people[seat];
    return person !== undefined && !person.alive && !person.ghost;
  }
  /** The suit that a card counts as, if it is not the printed one. */
  countsAs(face: CardFace): CardFace["suit"] | null {
    const suit = this.game.events?.suit as CardFace["suit"] | "" | undefined;
    return suit && suit !== face.suit ? suit : null;
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
    return reason && this.refusal(reason);
  }
  private refusal({ code, facts }: Reason): string {
    return this.narrator.text(`refusal-${code}`, facts);
  }

  /** Show what a card does. */
  read(card: number): void {
    this.overlays.showEntry(this.entryOf(card));
  }
  entryOf(card: number): EntryKey | null {
    const face = this.face(card);
    return face && { of: "cards", key: face.kind, card };
  }
}

/** Clockwise, beginning on the left of this one. */
function seatsAfter(seat: number, count: number): number[] {
  return Array.from({ length: Math.max(count - 1, 0) }, (_, step) => (seat + 1 + step) % count);
}
