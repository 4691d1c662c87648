/** One table, as its messages tell it. Whatever is drawn of it is drawn from here. */

import { Resource } from "../app/resource.svelte";
import { api } from "../protocol/api";
import { TableSocket, newKey, socketAddress, type Link } from "../protocol/socket";
import { speech } from "../language/current.svelte";
import { DEFAULT_EDITION } from "../protocol/messages";
import type { Choice, Clock, EditionFacts, FromClient, FromServer, GameView, Phrase, Room } from "../protocol/messages";
import { pledgeFor } from "../fairness/evidence";
import { Witness } from "../fairness/witness";
import { Chat } from "./chat.svelte";
import type { Words } from "../language/words";

/** `since` is the moment of `performance.now()` at which the clock was told. */
export type RunningClock = Clock & { since: number };
export type Listener = (message: FromServer) => void;
type Line = Pick<TableSocket, "act" | "tell" | "close" | "busy" | "farewell">;

const PATIENCE = 700; // a shorter loss of the line is nothing to talk about

export class LiveTable {
  room = $state.raw<Room | null>(null);
  game = $state.raw<GameView | null>(null);
  clock = $state.raw<RunningClock | null>(null);
  /** I am out and may see all cards. */
  mayLook = $state(false);
  /** The cards and people of the edition, fetched as soon as the room says which. */
  facts = $state.raw<Resource<EditionFacts> | null>(null);
  readonly edition: EditionFacts | null = $derived(this.facts?.value ?? null);
  link = $state<Link>("connecting");
  /** The line is down, and not only for a moment. */
  lost = $state(false);
  /** A choice is on its way. */
  pending = $state(false);
  /** Why the server said goodbye. */
  farewell = $state<string | null>(null);

  /** What was said here, from the waiting room to the end. */
  readonly chat = new Chat();

  /** The words of this table: the names of its edition, under its house rules, in the language spoken now. */
  words: Words = $derived(
    this.edition ? speech.ofEdition(this.edition, this.room?.agreement.house_rules) : speech.words,
  );

  /** Holds the server to what it promised about the shuffle. */
  readonly witness: Witness;

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
    clearTimeout(this.losing);
    if (link === "closed" || link === "restarting") this.losing = setTimeout(() => (this.lost = true), PATIENCE);
    else this.lost = false;
  }

  /** Open the line anew: as somebody who has just said a name, or here instead of in another window. */
  redial(): void {
    this.line.close();
    this.farewell = null;
    this.link = "connecting";
    this.line = this.dial();
  }

  /** Every message, in order, after the fields above have changed. */
  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  receive(message: FromServer): void {
    if (message.type === "room") this.showRoom(message.room);
    if (message.type === "game") this.witness.seeHead(message.entries, message.head);
    if (message.type === "game") {
      this.mayLook = message.may_look ?? false;
      this.showGame(message.game, message.clock ?? null);
    }
    if (message.type === "said" || message.type === "emoted") this.chat.receive(message);
    if (message.type === "goodbye") this.farewell = message.reason;
    this.pending = this.line?.busy ?? false;
    for (const listener of [...this.listeners]) listener(message);
  }

  private showRoom(room: Room): void {
    this.room = room;
    const share = this.witness.see(room, this.game);
    if (share !== null) this.tell({ type: "open", share });
    const wanted = room.agreement.edition ?? DEFAULT_EDITION;
    if (this.wanted === wanted) return;
    this.wanted = wanted;
    this.facts?.close();
    this.facts = new Resource(() => api.edition(wanted, room.agreement.house_rules));
  }

  private showGame(game: GameView, clock: Clock | null): void {
    this.game = game;
    this.clock = clock && { ...clock, since: performance.now() };
  }

  /** Answer the pending decision. */
  choose(choice: Choice): void {
    const prompt = this.game?.prompt;
    if (!prompt || this.pending) return;
    this.pending = true;
    this.line.act({ type: "choose", key: newKey(), prompt: prompt.id, choice, seat: this.speaker(prompt.seat) });
  }

  /** Use an ability that works at any time. */
  interrupt(choice: Choice): void {
    if (this.pending) return;
    this.pending = true;
    this.line.act({ type: "interrupt", key: newKey(), choice, seat: this.speaker(this.game?.me ?? -1) });
  }

  /** Only somebody who plays several seats has to say for which one he speaks. */
  private speaker(seat: number): number {
    return this.room?.agreement.hot_seat ? seat : -1;
  }

  /** The pledge of a new share of the next shuffle, if the server has promised anything about it. */
  pledge(): string | null {
    return this.room?.commitment ? pledgeFor(this.code, this.room.game + 1) : null;
  }

  private tell(message: FromClient): void {
    this.line.tell(message);
  }

  why(choice: Choice): void {
    this.tell({ type: "why", choice });
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
