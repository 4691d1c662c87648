/** The connection to one table. It reconnects; an unacknowledged choice is sent again, and other messages wait. */

import {
  PROTOCOL,
  type Choose,
  type Farewell,
  type FromClient,
  type FromServer,
  type Interrupt,
  type TakeBack,
} from "./messages";

export type Link = "connecting" | "open" | "closed" | "restarting" | "ended";
type Deed = Choose | Interrupt | TakeBack;

/** Why a connection ended: the reason of a goodbye, or what a close code means. */
export type Parting = Farewell | "not_allowed";
/** Partings after which the page must not reconnect. */
const FINAL = new Set<Parting>(["closed", "removed", "banned_here", "protocol", "not_allowed"]);
/** The meaning of a close code that comes without a goodbye. */
const MEANT: Record<number, Parting> = {
  1012: "restart",
  4403: "not_allowed",
  4404: "closed",
  4410: "closed",
  4423: "banned_here",
  4426: "protocol",
};
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8000;
const CHOICE_TIMEOUT = 5000;

export interface TableSocketOptions {
  heard: (message: FromServer) => void;
  changed: (link: Link) => void;
  open?: (address: string) => WebSocket;
}

export class TableSocket {
  link: Link = "connecting";
  /** The reason the server gave for closing. */
  farewell: Parting | null = null;
  private socket: WebSocket | null = null;
  private pending: Deed | null = null;
  private readonly untold = new Map<string, FromClient>();
  private failures = 0;
  /** How many milliseconds to wait before reconnecting, as the server asked, so that not every client does so at once. */
  private respite = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private overdue: ReturnType<typeof setTimeout> | undefined;
  private unanswered: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: string,
    private readonly options: TableSocketOptions,
  ) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.lost);
    document.addEventListener("visibilitychange", this.awake);
    this.connect();
  }

  /** Whether a choice awaits its acknowledgement. */
  get busy(): boolean {
    return this.pending !== null;
  }

  /** Sends a choice, and keeps it until the server has stored or refused it. */
  act(deed: Deed): void {
    this.pending = deed;
    this.send(deed);
    this.watchForAnswer();
  }

  /** Sends any other message, now or on reconnecting; repeated presses meanwhile send it once. */
  tell(message: FromClient): void {
    if (!this.send(message)) this.untold.set(JSON.stringify(message), message);
  }

  private send(message: FromClient): boolean {
    if (this.link !== "open" || !this.socket) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.lost);
    document.removeEventListener("visibilitychange", this.awake);
    this.drop();
    this.setLink("ended");
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.drop();
    const open = this.options.open ?? ((address: string) => new WebSocket(address));
    const socket = open(this.address);
    this.socket = socket;
    socket.onopen = () => socket === this.socket && this.opened();
    socket.onmessage = (event: MessageEvent<string>) => socket === this.socket && this.receive(event.data);
    socket.onclose = (event) => socket === this.socket && this.dropped(event.code);
  }

  private opened(): void {
    this.failures = 0;
    this.farewell = null;
    this.setLink("open");
    this.beat = setInterval(this.ping, PING_EVERY);
    if (this.pending) this.act(this.pending);
    this.untold.forEach((message) => this.send(message));
    this.untold.clear();
  }

  private receive(data: string): void {
    clearTimeout(this.overdue);
    const message = JSON.parse(data) as FromServer;
    if (message.type === "goodbye") {
      this.farewell = message.reason;
      this.respite = message.wait ?? 0;
    }
    if ("key" in message && message.key === this.pending?.key) this.acknowledge(message);
    this.options.heard(message);
  }

  /** A storage error settles nothing: the choice waits and is sent again. */
  private acknowledge(message: FromServer): void {
    if (message.type === "wrong" && (message.code === "storage" || message.code === "too_fast")) return;
    this.pending = null;
    clearTimeout(this.unanswered);
  }

  private watchForAnswer(): void {
    clearTimeout(this.unanswered);
    this.unanswered = setTimeout(() => this.pending && this.link === "open" && this.act(this.pending), CHOICE_TIMEOUT);
  }

  private dropped(code: number): void {
    this.farewell ??= MEANT[code] ?? null;
    this.comeBack();
  }

  private comeBack(): void {
    this.drop();
    if (this.farewell !== null && FINAL.has(this.farewell)) return this.setLink("ended");
    this.setLink(this.farewell === "restart" ? "restarting" : "closed");
    this.retry = setTimeout(() => this.connect(), this.respite + this.wait());
    this.respite = 0;
    this.failures += 1;
  }

  /** Exponential backoff with jitter, so that not every client reconnects at once. */
  private wait(): number {
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures);
    return longest * (0.5 + Math.random() / 2);
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.overdue);
    clearTimeout(this.unanswered);
    clearInterval(this.beat);
    const old = this.socket;
    this.socket = null;
    old?.close();
  }

  private setLink(link: Link): void {
    this.link = link;
    this.options.changed(link);
  }

  private readonly ping = (): void => {
    if (!this.send({ type: "ping" })) return;
    clearTimeout(this.overdue);
    this.overdue = setTimeout(() => this.comeBack(), PONG_WITHIN);
  };

  private readonly hurry = (): void => {
    if (this.link === "closed" || this.link === "restarting") this.connect();
  };

  private readonly lost = (): void => {
    if (this.link === "open" || this.link === "connecting") this.comeBack();
  };

  /** Checks at once whether the connection survived, as after unlocking a phone. */
  private readonly awake = (): void => {
    if (document.visibilityState !== "visible") return;
    this.ping();
    this.hurry();
  };
}

/** A new key for each decision; the server gives the same key the same answer. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function socketAddress(code: string, here: Location = location): string {
  return `${here.protocol === "https:" ? "wss" : "ws"}://${here.host}/api/tables/${code}/socket?protocol=${PROTOCOL}`;
}
