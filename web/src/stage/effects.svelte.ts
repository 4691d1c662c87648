/**
 * What happened, as pictures over the table: cards fly, shots ring out. The table below is always the newest;
 * nothing waits for this, and when it falls behind it hurries, and in the end leaves out what is old.
 */

import { tick } from "svelte";
import type { Checked, Happening, LifeChanged, Moved, Played } from "../protocol/messages";
import { settings } from "../app/settings.svelte";
import { play as sound } from "./sounds";
import type { Session } from "../game/session.svelte";

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export type Item =
  | {
      readonly id: number;
      readonly type: "card";
      readonly card: number;
      readonly from: Spot;
      readonly to: Spot;
      readonly ms: number;
      readonly delay: number;
    }
  | {
      readonly id: number;
      readonly type: "check";
      readonly card: number;
      readonly at: Spot;
      readonly matched: boolean;
      readonly ms: number;
    }
  | {
      readonly id: number;
      readonly type: "shot";
      readonly from: Spot;
      readonly to: Spot;
      readonly ms: number;
      readonly delay: number;
    }
  | { readonly id: number; readonly type: "boom" | "skull"; readonly at: Spot; readonly ms: number }
  | { readonly id: number; readonly type: "number"; readonly at: Spot; readonly change: number; readonly ms: number };

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;

interface Scheduled {
  readonly event: Happening;
  readonly from: Spot | null;
}

const FLIGHT = 420;
const STAGGER = 80;
const HURRY = 12; // waiting events
const TOO_MANY = 60;
const MOST_ITEMS = 24;

export class Effects {
  items = $state.raw<Item[]>([]);
  private queue: Scheduled[] = [];
  private running = false;
  private last = 0;

  constructor(
    private readonly session: Session,
    private readonly root: () => HTMLElement | null,
  ) {}

  /** To be called before the table is drawn anew: cards start from where they are still seen. */
  receive(happened: readonly Happening[]): void {
    if (document.hidden) return;
    if (!settings.motion) return happened.forEach((event) => this.ring(event));
    const scenes = happened.map((event) => ({ event, from: event.type === "moved" ? this.seen(event.card) : null }));
    this.queue.push(...scenes);
    if (this.queue.length > TOO_MANY) this.queue.splice(0, this.queue.length - TOO_MANY);
    if (!this.running) void this.run();
  }

  /** Whatever still waits or flies is over at once. */
  skip(): void {
    this.queue = [];
    this.items = [];
  }

  get busy(): boolean {
    return this.items.length > 0;
  }

  private async run(): Promise<void> {
    this.running = true;
    await tick();
    while (this.queue.length > 0) await this.next();
    this.running = false;
  }

  private async next(): Promise<void> {
    const scene = this.queue.shift();
    if (scene === undefined) return;
    if (scene.event.type === "moved") return this.pause(this.moves([scene, ...this.together(scene.event)]));
    this.ring(scene.event);
    await this.pause(this.show(scene.event));
  }

  /** Cards that go the same way go together. */
  private together(first: Moved): Scheduled[] {
    const found: Scheduled[] = [];
    while (
      this.queue[0]?.event.type === "moved" &&
      this.queue[0].event.src === first.src &&
      this.queue[0].event.dst === first.dst
    ) {
      found.push(this.queue.shift()!);
    }
    return found;
  }

  private pause(ms: number): Promise<void> {
    return new Promise((go) => setTimeout(go, ms));
  }

  /** Milliseconds at the chosen speed, less when many wait. */
  private time(ms: number): number {
    const hurry = this.queue.length > HURRY ? 3 : 1;
    return ms / (Math.max(settings.speed, 1) * hurry);
  }

  // Pictures; each says how long to wait before the next one begins.

  private moves(scenes: Scheduled[]): number {
    if (this.queue.length + scenes.length > TOO_MANY / 2) return 0;
    sound("card", settings.sound ? settings.volume : 0);
    scenes.slice(0, 8).forEach((scene, i) => this.move(scene, i));
    return this.time(Math.min(scenes.length, 8) * STAGGER + FLIGHT * 0.45);
  }

  private move({ event, from: seen }: Scheduled, place: number): void {
    if (event.type !== "moved") return;
    const from = seen ?? this.spot(event.src);
    const to = this.seen(event.card) ?? this.spot(event.dst);
    if (from === null || to === null || event.dst === "box") return;
    const [ms, delay] = [this.time(FLIGHT), this.time(place * STAGGER)];
    this.hide(event.card, ms + delay);
    this.add({ type: "card", card: event.card, from, to, ms, delay });
  }

  private show(event: Happening): number {
    switch (event.type) {
      case "played":
        return this.shoot(event);
      case "used":
        return event.target >= 0 && event.target !== event.seat
          ? this.tracer(event.seat, event.target)
          : this.time(120);
      case "checked":
        return this.check(event);
      case "life_changed":
        return this.life(event);
      case "dodged":
        return this.sway(event.seat);
      case "died":
        return this.at(event.seat, (at) => this.add({ type: "skull", at, ms: this.time(1100) }), 500);
      case "turn_began":
        return this.glow(event.seat);
      default:
        return 0;
    }
  }

  private shoot(event: Played): number {
    if (!this.shoots(event) || event.target === event.seat) return this.time(100);
    return event.target < 0 ? this.volley(event.seat) : this.tracer(event.seat, event.target);
  }

  private tracer(by: number, target: number, delay = 0): number {
    const [from, to] = [this.seat(by), this.seat(target)];
    if (from === null || to === null) return 0;
    this.add({ type: "shot", from, to, ms: this.time(360), delay: this.time(delay) });
    return this.time(260);
  }

  /** At everybody, one after the other. */
  private volley(by: number): number {
    const people = this.session.game.people;
    const targets = people
      .map((_, step) => (by + step) % people.length)
      .filter((seat) => seat !== by && (people[seat]?.alive || people[seat]?.ghost));
    targets.forEach((target, i) => this.tracer(by, target, i * STAGGER));
    return this.time(targets.length * STAGGER);
  }

  private check(event: Checked): number {
    const at = this.spot("discards") ?? this.seat(event.seat);
    if (at === null || event.card < 0) return 0;
    this.add({ type: "check", card: event.card, at, matched: event.matched, ms: this.time(1100) });
    if (this.explodes(event))
      this.at(event.seat, (seat) => this.add({ type: "boom", at: seat, ms: this.time(900) }), 0);
    return this.time(850);
  }

  private explodes(event: Happening): boolean {
    return event.type === "checked" && event.matched && this.session.kind(event.cause)?.explodes === true;
  }

  /** As what it was played counts, not what is printed on it. */
  private shoots(event: Played): boolean {
    return this.session.source.edition?.kinds[event.kind]?.shoots ?? false;
  }

  private life(event: LifeChanged): number {
    const element = this.element(`[data-seat="${event.seat}"]`);
    if (event.change < 0) element?.animate(SHAKE, { duration: this.time(380) });
    else element?.animate(HEAL, { duration: this.time(500) });
    return this.at(
      event.seat,
      (at) => this.add({ type: "number", at, change: event.change, ms: this.time(1000) }),
      220,
    );
  }

  private sway(seat: number): number {
    this.element(`[data-seat="${seat}"]`)?.animate(SWAY, { duration: this.time(360) });
    return this.time(220);
  }

  private glow(seat: number): number {
    this.element(`[data-seat="${seat}"]`)?.animate(GLOW, { duration: this.time(600) });
    return this.time(120);
  }

  private at(seat: number, show: (at: Spot) => void, wait: number): number {
    const at = this.seat(seat);
    if (at !== null) show(at);
    return this.time(wait);
  }

  private add(item: Without<Item, "id">): void {
    if (this.items.length >= MOST_ITEMS) return;
    this.items = [...this.items, { ...item, id: ++this.last } as Item];
  }

  done(id: number): void {
    this.items = this.items.filter((item) => item.id !== id);
  }

  // Sounds

  private ring(event: Happening): void {
    if (!settings.sound) return;
    const volume = settings.volume;
    if (event.type === "played" && this.shoots(event)) sound("shot", volume);
    else if (this.explodes(event)) sound("explosion", volume);
    else if (event.type === "checked") sound("flip", volume);
    else if (event.type === "life_changed" && event.change > 0) sound("reload", volume);
    else if (event.type === "game_over")
      sound(event.winners.includes(this.session.game.me) || this.session.game.me < 0 ? "win" : "lose", volume);
  }

  // Places

  private element(selector: string): HTMLElement | null {
    return this.root()?.querySelector<HTMLElement>(selector) ?? null;
  }
  private seat(seat: number): Spot | null {
    return center(this.element(`[data-seat="${seat}"]`), 60);
  }
  private spot(place: string): Spot | null {
    return center(this.element(`[data-place="${place}"]`), 46);
  }
  private seen(card: number): Spot | null {
    return card < 0 ? null : center(this.element(`[data-card="${card}"]`), 0);
  }
  /** The card lands before it is seen where it goes. */
  private hide(card: number, ms: number): void {
    if (card >= 0) this.element(`[data-card="${card}"]`)?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: ms });
  }
}

function center(element: HTMLElement | null, width: number): Spot | null {
  if (element === null) return null;
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, width: width || box.width };
}

const SHAKE: Keyframe[] = [
  { transform: "translateX(0)" },
  { transform: "translateX(-6px) rotate(-1deg)", opacity: 0.45 },
  { transform: "translateX(6px) rotate(1deg)" },
  { transform: "translateX(-4px)" },
  { transform: "translateX(0)" },
];
const HEAL: Keyframe[] = [{ transform: "none" }, { transform: "translateY(-4px) scale(1.04)" }, { transform: "none" }];
const SWAY: Keyframe[] = [{ transform: "none" }, { transform: "translateX(14px) rotate(3deg)" }, { transform: "none" }];
const GLOW: Keyframe[] = [{ transform: "scale(1)" }, { transform: "scale(1.035)" }, { transform: "scale(1)" }];
