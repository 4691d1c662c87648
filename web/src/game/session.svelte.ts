/** The state of one game for one viewer. A new game, or another viewer at this device, gets a new session. */

import { Narrator } from "../language/line";
import type { Words } from "../language/words";
import type { CardFace, CardKind, FromServer, GameMessage, GameView, Reason } from "../protocol/messages";
import { Resource } from "../app/resource.svelte";
import { speech } from "../language/current.svelte";
import { ROLES } from "../rulebook/roles";
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

/** The identity of a session, by game and viewer. */
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
  // Joined into one string, so that what depends on the names is recomputed only when a name changes.
  private readonly chairs: string = $derived.by(() =>
    this.source.room ? calledAt(this.source.room, (seat) => this.characterName(seat)).join("\n") : "",
  );
  readonly names: string[] = $derived.by(() => (this.chairs === "" ? [] : this.chairs.split("\n")));
  private readonly me: number = $derived.by(() => this.game.me);
  readonly narrator: Narrator = $derived.by(
    () => new Narrator(this.words, this.source.edition?.deck ?? [], this.names, this.me),
  );
  /** The seat at the bottom: mine, or the first for a spectator. */
  readonly bottom: number = $derived.by(() => Math.max(this.game.me, 0));
  readonly others: number[] = $derived.by(() => seatsAfter(this.bottom, this.game.people.length));
  /** Whether a bot plays my seat until I take it back. */
  readonly replaced: boolean = $derived.by(() => this.source.room?.chairs[this.game.me]?.bot_plays ?? false);
  /** Whether the prompt is mine. */
  readonly asked: boolean = $derived.by(
    () => this.game.me >= 0 && this.game.prompt?.seat === this.game.me && !this.replaced,
  );
  /** Whether I can answer now: the prompt is mine and no answer is being sent. */
  readonly mine: boolean = $derived.by(() => this.asked && !this.source.pending && !this.source.behind);
  /** Whether the table waits for another person. */
  readonly awaitsPerson: boolean = $derived.by(() => {
    const chair = this.source.room?.chairs[this.game.prompt?.seat ?? -1];
    return !this.asked && chair?.sitter === "person" && !chair.bot_plays && !chair.mine;
  });
  readonly over: boolean = $derived.by(
    () => this.game.people.length > 0 && !this.game.prompt && (this.game.winners ?? []).length > 0,
  );
  /** How many choices have been made, and who makes the next one. */
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

  /** Handles a message of the table, after the source has changed. */
  receive(message: FromServer): void {
    this.note(message);
    if (!this.source.room?.agreement.hot_seat) this.decision.goOn();
  }
  private note(message: FromServer): void {
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
        if (message.code === "too_late") this.decision.hint = this.say("problem-too_late");
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
  /** The character in this seat; null until it is chosen. */
  character(seat: number): string | null {
    const key = this.game.people[seat]?.character ?? "";
    return this.source.edition && key in this.source.edition.characters ? key : null;
  }
  characterName(seat: number): string {
    const key = this.character(seat);
    return key === null ? "" : this.words.name(key);
  }
  /** Whether an event card has taken away this player's ability. */
  silenced(seat: number): boolean {
    return this.game.people[seat]?.ability === NO_ABILITY;
  }
  /** Eliminated, and not back as a ghost. */
  out(seat: number): boolean {
    const person = this.game.people[seat];
    return person !== undefined && !person.alive && !person.ghost;
  }
  /** One life left, of more: the next hit may be the last. */
  nearDeath(seat: number): boolean {
    const person = this.game.people[seat];
    return person !== undefined && person.alive && person.life === 1 && person.max_life > 1;
  }
  /** Whether Dynamite lies before this player, who draws for it when their turn begins. */
  burns(seat: number): boolean {
    return this.game.people[seat]?.in_play.some((card) => this.kind(card)?.explodes) ?? false;
  }
  /** Whether the player asked loses a life unless they answer. */
  get lifeAtStake(): boolean {
    const { prompt } = this.game;
    return prompt?.facts?.["life"] !== undefined || prompt?.name === "last_chance" || prompt?.name === "prevent";
  }
  /** Whether I am asked to save my last life. */
  get lastLife(): boolean {
    return this.asked && !this.source.behind && this.game.prompt?.name === "last_chance";
  }
  /** Who threatens whom now, if anyone; in a Duel it is the player who shot last. */
  get threat(): { by: number; at: number } | null {
    const { prompt } = this.game;
    if (!prompt || !this.lifeAtStake) return null;
    const by = (prompt.facts?.["target"] as number | undefined) ?? prompt.by ?? -1;
    return by < 0 || by === prompt.seat ? null : { by, at: prompt.seat };
  }
  /** The two players of a Duel, from the left, and who must answer. */
  get duel(): { pair: readonly number[]; asked: number } | null {
    const { threat } = this;
    if (threat === null || this.game.prompt?.name !== "duel") return null;
    const pair = [this.bottom, ...this.others].filter((seat) => seat === threat.by || seat === threat.at);
    return { pair, asked: threat.at };
  }
  /** Who must answer the same after the player who is asked now, because the card is meant for everybody. */
  get threatenedNext(): number[] {
    const { threat, game } = this;
    if (threat === null || !this.kind(game.prompt?.card ?? -1)?.symbols.some(({ sign }) => sign === "everybody"))
      return [];
    const after = seatsAfter(threat.at, game.people.length);
    const next = after.slice(0, Math.max(after.indexOf(threat.by), 0));
    return next.filter((seat) => !this.out(seat));
  }
  /** The suit a card counts as, if it differs from the printed one. */
  countsAs(face: CardFace): CardFace["suit"] | null {
    const suit = this.game.events?.suit as CardFace["suit"] | "" | undefined;
    return suit && suit !== face.suit ? suit : null;
  }
  /** The expansions in this game, with all their event cards. */
  get expansions(): [string, string[]][] {
    const all = Object.entries(this.source.edition?.event_cards ?? {});
    const { card = "", next = "", past = [] } = this.game.events ?? {};
    const seen = [card, next, ...past];
    const agreed = this.source.room?.agreement.house_rules ?? {};
    return all.filter(([name, keys]) => (agreed[name] ?? "off") !== "off" || keys.some((key) => seen.includes(key)));
  }
  /** The expansion that an event card belongs to. */
  expansionOf(event: string): string | undefined {
    return Object.entries(this.source.edition?.event_cards ?? {}).find(([, keys]) => keys.includes(event))?.[0];
  }
  get edition(): string {
    return this.source.edition?.name ?? "";
  }

  /** Why a card in my hand cannot be played now. */
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

  /** The words with the rulebook, fetched when someone opens it. */
  readonly rulebook: Resource<Words> | null = $derived.by(() => {
    const { edition, room } = this.source;
    const { lang } = this.words;
    return edition && new Resource(() => speech.rulebook(edition, lang, room?.agreement.house_rules));
  });
  /** The names of cards, characters, event cards and roles in this edition: each key by its name. */
  readonly named: ReadonlyMap<string, string> = $derived.by(() => {
    const { kinds = {}, characters = {}, event_cards = {} } = this.source.edition ?? {};
    const keys = [...Object.keys(kinds), ...Object.keys(characters), ...Object.values(event_cards).flat(), ...ROLES];
    return new Map(keys.map((key) => [this.words.name(key), key]));
  });

  /** Opens the entry of whatever has this key. */
  readAbout(key: string): void {
    const { kinds = {}, characters = {}, event_cards = {} } = this.source.edition ?? {};
    const places = [
      ["cards", Object.keys(kinds)],
      ["characters", Object.keys(characters)],
      ["events", Object.values(event_cards).flat()],
      ["roles", ROLES],
    ] as const;
    const of = places.find(([, keys]) => (keys as readonly string[]).includes(key))?.[0] ?? "terms";
    this.overlays.showEntry({ of, key });
  }
  /** Opens the entry of a card. */
  read(card: number): void {
    this.overlays.showEntry(this.entryOf(card));
  }
  entryOf(card: number): EntryKey | null {
    const face = this.face(card);
    return face && { of: "cards", key: face.kind, card };
  }
}

/** The other seats clockwise, from the one to the left. */
function seatsAfter(seat: number, count: number): number[] {
  return Array.from({ length: Math.max(count - 1, 0) }, (_, step) => (seat + 1 + step) % count);
}
