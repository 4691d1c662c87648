/**
 * Events as animations over the table: cards fly, shots ring out. The director decides when; a replay has none, and plays
 * everything on the new state. When the animations fall behind they speed up, and in the end skip old events.
 */

import { tick } from "svelte";
import type { Checked, Dodged, Happening, LifeChanged, Moved, Played } from "../protocol/messages";
import { settings } from "../app/settings.svelte";
import { hastened, type Beat } from "./beats";
import { alarmed, heard } from "./event-sounds";
import { play as sound } from "./sounds";
import { tempo } from "./tempo.svelte";
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
  | {
      readonly id: number;
      readonly type: "boom" | "skull" | "bullet";
      readonly at: Spot;
      readonly ms: number;
      readonly delay: number;
    }
  | { readonly id: number; readonly type: "wound"; readonly ms: number; readonly delay: number }
  | {
      readonly id: number;
      readonly type: "number";
      readonly at: Spot;
      readonly change: number;
      readonly ms: number;
      readonly delay: number;
    };

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
  /** How many shots have been answered in this Duel. */
  private answered = 0;

  constructor(
    private readonly session: Session,
    private readonly root: () => HTMLElement | null,
  ) {}

  /** Must be called before the table is redrawn, because cards start from where they are still visible. */
  receive(happened: readonly Happening[]): void {
    if (document.hidden) return;
    if (!settings.motion) return happened.forEach((event) => this.ring(event));
    const scenes = happened.map((event) => ({ event, from: event.type === "moved" ? this.seen(event.card) : null }));
    this.queue.push(...scenes);
    if (this.queue.length > TOO_MANY) this.queue.splice(0, this.queue.length - TOO_MANY);
    if (!this.running) void this.run();
  }

  /** How many shots have been answered in the Duel that is fought; null if none is. */
  get answers(): number | null {
    return this.session.duel ? this.answered : null;
  }

  /** Plays what leads to the next state, on the picture before it. */
  play(beat: Beat, ms: number): void {
    this.ring(beat);
    switch (beat.type) {
      case "life_changed":
        return this.hit(beat, ms);
      case "dodged":
        return this.miss(beat, ms);
      case "discarded":
        return this.shootBack(beat.seat, ms);
      case "died":
        this.face(beat.seat)?.animate(FALL, { duration: ms, fill: "none" });
        return;
      case "checked":
        if (this.explodes(beat)) this.at(beat.seat, (at) => this.add({ type: "boom", at, ms, delay: ms * 0.6 }), 0);
    }
  }

  /** Plays a sound once when a Duel begins or my last life is at stake. */
  alarm(before: string | undefined): void {
    if (!this.session.duel) this.answered = 0;
    const made = settings.sound && alarmed(this.session.game, before);
    if (made) sound(made, settings.volume);
  }

  /** Resolves when no card is in flight, or after this many milliseconds. */
  async landed(most: number): Promise<void> {
    const end = performance.now() + most;
    while ((this.items.length > 0 || this.queue.length > 0) && performance.now() < end) await this.pause(30);
  }

  /** Ends all pending and running animations at once. */
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

  /** Merges cards that fly the same way. */
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

  /** Milliseconds at the chosen speed, less when many events wait. */
  private time(ms: number): number {
    const hurry = this.queue.length > HURRY ? 3 : 1;
    return ms / (tempo.speed * hurry);
  }

  // Animations; each returns the delay before the next one starts.

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
        return event.change < 0 ? (this.hit(event, this.time(420)), this.time(220)) : this.heal(event);
      case "dodged":
        return (this.miss(event, this.time(380)), this.time(220));
      case "died":
        return this.at(event.seat, (at) => this.add({ type: "skull", at, ms: this.time(1100), delay: 0 }), 500);
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

  /** A shot at every other player, one after the other. */
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
      this.at(event.seat, (seat) => this.add({ type: "boom", at: seat, ms: this.time(900), delay: 0 }), 0);
    return this.time(850);
  }

  private explodes(event: Happening): boolean {
    return event.type === "checked" && event.matched && this.session.kind(event.cause)?.explodes === true;
  }

  /** By what the card was played as, not by what is printed on it. */
  private shoots(event: Played): boolean {
    return this.session.source.edition?.kinds[event.kind]?.shoots ?? false;
  }

  /** The shot arrives, the portrait flashes and shakes, and a spent bullet falls. */
  private hit({ seat, change, by }: LifeChanged, ms: number): void {
    const [from, at] = [by >= 0 && by !== seat ? this.seat(by) : null, this.seat(seat)];
    if (from && at) this.add({ type: "shot", from, to: at, ms: ms * 0.35, delay: 0 });
    const delay = from ? ms * 0.3 : 0;
    this.face(seat)?.animate(SHAKE, { duration: ms * 0.75, delay });
    const bullet = center(this.spent(seat), 0);
    if (bullet) this.add({ type: "bullet", at: bullet, ms, delay });
    if (at) this.add({ type: "number", at, change, ms: ms * 2, delay });
    if (seat === this.session.game.me) this.stagger(ms, delay);
  }

  /** When I am hit, the whole board feels it. */
  private stagger(ms: number, delay: number): void {
    this.element(".ground")?.animate(JOLT, { duration: Math.min(180, ms), delay });
    this.add({ type: "wound", ms, delay });
    if (settings.vibrate && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
  }

  /** In a Duel the shot goes from one portrait on the stage to the other. */
  private shootBack(by: number, ms: number): void {
    this.answered++;
    const other = this.session.duel?.pair.find((seat) => seat !== by);
    const [from, to] = [by, other].map((seat) => center(this.element(`[data-duelist="${seat}"]`), 60));
    if (from && to) this.add({ type: "shot", from, to, ms, delay: 0 });
    this.element(`[data-duelist="${by}"]`)?.animate(KICK, { duration: ms });
  }

  /** The portrait ducks, and the shot flies past it. */
  private miss({ seat, by }: Dodged, ms: number): void {
    const [from, at] = [by >= 0 && by !== seat ? this.seat(by) : null, this.seat(seat)];
    this.face(seat)?.animate(DUCK, { duration: ms });
    if (from && at) {
      const past = { ...at, x: at.x + (at.x - from.x) * 0.3, y: at.y + (at.y - from.y) * 0.3 - at.width };
      this.add({ type: "shot", from, to: past, ms: ms * 0.6, delay: 0 });
    }
  }

  private heal(event: LifeChanged): number {
    this.face(event.seat)?.animate(HEAL, { duration: this.time(500) });
    const show = (at: Spot): void =>
      this.add({ type: "number", at, change: event.change, ms: this.time(1000), delay: 0 });
    return this.at(event.seat, show, 220);
  }

  private glow(seat: number): number {
    this.face(seat)?.animate(GLOW, { duration: this.time(600) });
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
    const made = settings.sound && heard(event, this.session);
    if (made) sound(made.sound, settings.volume, made.pitch / hastened(this.answered));
  }

  // Places

  private element(selector: string): HTMLElement | null {
    return this.root()?.querySelector<HTMLElement>(selector) ?? null;
  }
  private face(seat: number): HTMLElement | null {
    return this.element(`[data-face="${seat}"]`);
  }
  /** The last full bullet of this player. */
  private spent(seat: number): HTMLElement | null {
    return [...(this.root()?.querySelectorAll<HTMLElement>(`[data-seat="${seat}"] .full`) ?? [])].at(-1) ?? null;
  }
  private seat(seat: number): Spot | null {
    return center(this.face(seat), 60);
  }
  private spot(place: string): Spot | null {
    return center(this.element(`[data-place="${place}"]`), 46);
  }
  private seen(card: number): Spot | null {
    return card < 0 ? null : center(this.element(`[data-card="${card}"]`), 0);
  }
  /** The card lands before it appears at its destination. */
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
  { transform: "translateX(-6px) rotate(-1deg)", boxShadow: "0 0 0 6px var(--threat), 0 0 40px var(--threat-glow)" },
  { transform: "translateX(6px) rotate(1deg)" },
  { transform: "translateX(-4px)" },
  { transform: "translateX(0)" },
];
const HEAL: Keyframe[] = [{ transform: "none" }, { transform: "translateY(-4px) scale(1.04)" }, { transform: "none" }];
const DUCK: Keyframe[] = [
  { transform: "none" },
  { transform: "translate(8px, 14px) rotate(3deg)" },
  { transform: "none" },
];
const JOLT: Keyframe[] = [
  { transform: "none" },
  { transform: "translate(-6px, 3px)" },
  { transform: "translate(5px, -2px)" },
  { transform: "none" },
];
/** The portrait falls on its face, about its lower edge. */
const FALL: Keyframe[] = [
  { transform: "none", transformOrigin: "50% 100%" },
  { transform: "perspective(600px) rotateX(-80deg)", transformOrigin: "50% 100%", opacity: 0.3, offset: 0.2 },
  { transform: "perspective(600px) rotateX(-80deg)", transformOrigin: "50% 100%", opacity: 0.3, offset: 0.85 },
  { transform: "none", transformOrigin: "50% 100%" },
];
/** The gun kicks. */
const KICK: Keyframe[] = [{ transform: "none" }, { transform: "scale(1.08)", offset: 0.2 }, { transform: "none" }];
const GLOW: Keyframe[] = [{ transform: "scale(1)" }, { transform: "scale(1.035)" }, { transform: "scale(1)" }];
