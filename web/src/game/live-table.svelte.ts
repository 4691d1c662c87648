/** The state of one table, built from the server's messages. Everything drawn of a table comes from here. */

import { Resource } from "../app/resource.svelte";
import { api } from "../protocol/api";
import { TableSocket, newKey, socketAddress, type Link, type Parting } from "../protocol/socket";
import { speech } from "../language/current.svelte";
import { DEFAULT_EDITION, PROTOCOL } from "../protocol/messages";
import type {
  BotPace,
  Choice,
  Clock,
  EditionFacts,
  FromClient,
  FromServer,
  GameMessage,
  GameView,
  Phrase,
  Room,
} from "../protocol/messages";
import { pledgeFor } from "../fairness/evidence";
import { Witness } from "../fairness/witness";
import { Chat } from "./chat.svelte";
import type { Words } from "../language/words";

/** `since` is the `performance.now()` at which the clock arrived. */
export type RunningClock = Clock & { since: number };
export type Listener = (message: FromServer) => void;
/** Shows the states of the game one by one; `show` puts the next one on the table. */
export interface Stage {
  readonly behind: boolean;
  deliver(message: GameMessage, show: () => void): void;
  finish(): void;
}
type Line = Pick<TableSocket, "act" | "tell" | "close" | "busy" | "farewell">;

/** Messages that say nothing about the state of the game, and are not held back until it is shown. */
const ASIDES: ReadonlySet<FromServer["type"]> = new Set([
  "done",
  "said",
  "emoted",
  "nudged",
  "explained",
  "pong",
  "why",
]);
const PATIENCE = 700; // milliseconds; shorter disconnections are not reported

export class LiveTable {
  room = $state.raw<Room | null>(null);
  game = $state.raw<GameView | null>(null);
  clock = $state.raw<RunningClock | null>(null);
  /** Whether I am eliminated and may see all cards. */
  mayLook = $state(false);
  /** Whether my last choice can be taken back: nothing hidden has followed. */
  mayTakeBack = $state(false);
  /** The cards and characters of the edition, fetched once the room names it. */
  facts = $state.raw<Resource<EditionFacts> | null>(null);
  readonly edition: EditionFacts | null = $derived(this.facts?.value ?? null);
  link = $state<Link>("connecting");
  /** Whether the connection has been down for more than a moment. */
  lost = $state(false);
  /** Whether a choice is being sent. */
  pending = $state(false);
  /** Why the server closed the connection. */
  farewell = $state<Parting | null>(null);

  /** The chat of the table, from the lobby to the end. */
  readonly chat = new Chat();

  /** The words of this table: its edition's names, under its house rules, in the current language. */
  words: Words = $derived(
    this.edition ? speech.ofEdition(this.edition, this.room?.agreement.house_rules) : speech.words,
  );

  /** Checks the server's promises about the shuffle. */
  readonly witness: Witness;

  /** Shows what happens before its outcome. */
  stage = $state.raw<Stage | null>(null);

  private wanted = "";
  private losing: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<Listener>();
  private line: Line;

  constructor(
    readonly code: string,
    line?: (table: LiveTable) => Line,
  ) {
    this.witness = new Witness(code);
    this.line = line ? line(this) : this.dial();
  }

  private dial(): TableSocket {
    return new TableSocket(socketAddress(this.code), {
      heard: (message) => this.receive(message),
      changed: (link) => this.showLink(link),
    });
  }

  private showLink(link: Link): void {
    this.link = link;
    if (link === "ended") this.farewell ??= this.line?.farewell ?? null;
    clearTimeout(this.losing);
    if (link === "closed" || link === "restarting") this.losing = setTimeout(() => (this.lost = true), PATIENCE);
    else this.lost = false;
  }

  /** Reconnects: as a player who has just given a name, or here instead of in another window. */
  redial(): void {
    this.line.close();
    this.farewell = null;
    this.link = "connecting";
    this.line = this.dial();
  }

  /** Receives every message, in order, after the fields above have changed. */
  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  receive(message: FromServer): void {
    if (message.type !== "game") {
      if (!ASIDES.has(message.type) && !this.isNewsOfTheRoom(message)) this.stage?.finish();
      return this.take(message);
    }
    this.witness.seeHead(message.entries, message.head);
    const since = performance.now();
    const show = (): void => this.take(message, since);
    if (this.stage) this.stage.deliver(message, show);
    else show();
  }

  /** Whether there is more of the game to show. */
  get behind(): boolean {
    return this.stage?.behind ?? false;
  }

  /** Whether only the room has changed, around the same game. */
  private isNewsOfTheRoom(message: FromServer): boolean {
    return message.type === "room" && message.room.game === this.room?.game;
  }

  private take(message: FromServer, since = 0): void {
    if (message.type === "room") this.showRoom(message.room);
    if (message.type === "game") {
      this.mayLook = message.may_look ?? false;
      this.mayTakeBack = message.may_take_back ?? false;
      this.showGame(message.game, message.clock ? { ...message.clock, since } : null);
    }
    if (message.type === "said" || message.type === "emoted") this.chat.receive(message);
    if (message.type === "goodbye") this.farewell = message.reason;
    this.pending = this.line?.busy ?? false;
    for (const listener of [...this.listeners]) listener(message);
  }

  private showRoom(room: Room): void {
    if (room.protocol !== PROTOCOL) return this.outdated();
    this.room = room;
    const share = this.witness.see(room, this.game);
    if (share !== null) this.tell({ type: "open", share });
    const wanted = room.agreement.edition ?? DEFAULT_EDITION;
    if (this.wanted === wanted) return;
    this.wanted = wanted;
    this.facts?.close();
    this.facts = new Resource(() => api.edition(wanted, room.agreement.house_rules));
  }

  /** Stops listening: the server speaks a version that this page would misunderstand. */
  private outdated(): void {
    this.farewell = "protocol";
    this.link = "ended";
    this.line.close();
  }

  private showGame(game: GameView, clock: RunningClock | null): void {
    this.game = game;
    this.clock = clock;
  }

  /** Answers the pending prompt. */
  choose(choice: Choice): void {
    const prompt = this.game?.prompt;
    if (!prompt || this.pending || this.behind) return;
    this.pending = true;
    this.line.act({ type: "choose", key: newKey(), prompt: prompt.id, choice, seat: this.speaker(prompt.seat) });
  }

  /** Uses an ability that works at any time. */
  interrupt(choice: Choice): void {
    if (this.pending) return;
    this.pending = true;
    this.line.act({ type: "interrupt", key: newKey(), choice, seat: this.speaker(this.game?.me ?? -1) });
  }

  /** Takes my last choice back. */
  takeBack(): void {
    const prompt = this.game?.prompt;
    if (!prompt || this.pending || this.behind || !this.mayTakeBack) return;
    this.pending = true;
    this.line.act({ type: "take_back", key: newKey(), prompt: prompt.id });
  }

  /** The seat to name in a message; only a viewer who plays several seats has to. */
  private speaker(seat: number): number {
    return this.room?.agreement.hot_seat ? seat : -1;
  }

  /** The pledge of a new share for the next shuffle, if the server has committed to one. */
  pledge(): string | null {
    return this.room?.commitment ? pledgeFor(this.code, this.room.game + 1) : null;
  }

  private tell(message: FromClient): void {
    this.line.tell(message);
  }

  why(choice: Choice): void {
    this.tell({ type: "why", choice });
  }
  /** How fast the bots are; only someone who plays alone with them can set it. */
  pace(pace: BotPace): void {
    this.tell({ type: "pace", pace });
  }
  history(): void {
    this.tell({ type: "history" });
  }
  say(text: string): void {
    this.tell({ type: "say", text });
  }
  emote(phrase: Phrase, target = -1): void {
    this.tell({ type: "emote", phrase, target });
  }
  again(keep: boolean): void {
    this.tell({ type: "again", keep, pledge: this.pledge() });
  }
  sitBack(): void {
    this.tell({ type: "sit_back" });
  }
  standUp(): void {
    this.tell({ type: "stand_up" });
  }
  nudge(): void {
    this.tell({ type: "nudge" });
  }
  look(open: boolean): void {
    this.tell({ type: "look", open });
  }
  explain(seat: number): void {
    this.tell({ type: "explain", seat });
  }

  close(): void {
    clearTimeout(this.losing);
    this.facts?.close();
    this.line.close();
  }
}
