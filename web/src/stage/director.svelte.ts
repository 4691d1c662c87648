/**
 * Shows the states of the game one after another. What leads to a state is played on the picture before it: the shot
 * rings out, then the bullet falls, then the log says so. The table lags at most a few seconds behind the server, and
 * no longer than the player likes: any tap catches up.
 */

import { tick } from "svelte";
import type { Code } from "$codes";
import { settings } from "../app/settings.svelte";
import type { Session } from "../game/session.svelte";
import type { GameMessage, GameView, Role } from "../protocol/messages";
import { beats, isEffect, type Beat } from "./beats";
import type { Effects } from "./effects.svelte";
import { tempo } from "./tempo.svelte";

/** What fills the stage for a moment, with its sentence from the log. */
export type Scene =
  | { readonly is: "role"; readonly role: Role }
  | { readonly is: "check"; readonly card: number; readonly good: boolean; readonly text: string }
  | { readonly is: "death"; readonly seat: number; readonly role: Role; readonly mine: boolean; readonly text: string }
  | { readonly is: "end"; readonly won: boolean | null; readonly text: string };

type Scenic = Extract<Beat, { type: "checked" | "died" }>;
const isScene = (beat: Beat): beat is Scenic => beat.type === "checked" || beat.type === "died";

interface Act {
  readonly message: GameMessage;
  readonly show: () => void;
}

const HURRY = 3; // waiting states
const TOO_MANY = 8;
const ROLE = 2400;
const END = 3000;
const FLIGHTS = 500; // how long cards may still fly when the next state has something to play

export class Director {
  scene = $state.raw<Scene | null>(null);
  /** Whether there is more to show. */
  behind = $state(false);
  #acts: Act[] = [];
  #running = false;
  #cut: (() => void) | null = null;

  constructor(
    private readonly session: Session,
    private readonly effects: Effects,
    /** Whether the table is hidden while another player sits down at this device. */
    private readonly hidden: () => boolean = () => false,
  ) {}

  /** Says how the game has ended, on the table itself. */
  end(game: GameView, text: string): void {
    const won = game.me < 0 ? null : (game.winners ?? []).includes(game.me);
    void this.#play({ is: "end", won, text }, END);
  }

  /** Takes the next state of the game; `show` puts it on the table. */
  deliver(message: GameMessage, show: () => void): void {
    this.#acts.push({ message, show });
    if (document.hidden || this.hidden() || this.#acts.length > TOO_MANY) this.finish();
    else if (!settings.motion) this.#tell();
    else if (!this.#running) void this.#run();
  }

  /** Turns my role up. Nothing happens on the table until it has been seen. */
  async deal(role: Role): Promise<void> {
    if (settings.speed === 0) return;
    this.#running = true;
    await this.#play({ is: "role", role }, ROLE);
    this.#running = false;
    void this.#run();
  }

  /** Catches up with the server at once. */
  finish(): void {
    const acts = this.#acts;
    const cut = this.#cut;
    this.#acts = [];
    this.scene = null;
    for (const act of acts) this.#put(act); // the last of which may begin the scene of the end
    this.behind = false;
    cut?.();
  }

  /** With reduced motion: the new state at once, and beside it the card or the death that led to it. */
  #tell(): void {
    const acts = this.#acts;
    this.#acts = [];
    for (const act of acts) {
      this.#put(act);
      const last = beats(act.message.happened ?? [], false).findLast(isScene);
      if (last && settings.speed > 0) void this.#play(this.#scene(last, act.message), last.ms);
    }
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let act = this.#acts[0]; act; act = this.#acts[0]) {
      const before = beats(act.message.happened ?? [], this.#asksMe(act.message), this.effects.answers);
      if (before.length > 0) {
        this.behind = true;
        await this.effects.landed(FLIGHTS);
        for (const beat of before) if (this.#acts[0] === act) await this.#beat(beat, act.message);
      }
      if (this.#acts[0] !== act) continue;
      this.#acts.shift();
      this.scene = null;
      this.#put(act);
      if (before.length > 0) await tick();
    }
    this.behind = false;
    this.#running = false;
  }

  #asksMe({ game }: GameMessage): boolean {
    return game.me >= 0 && game.prompt?.seat === game.me;
  }

  /** Leaves out what was played on the picture before. */
  #put({ message, show }: Act): void {
    const happened = message.happened ?? [];
    if (this.hidden()) return show();
    const asked = this.session.game.prompt?.name;
    const duel = this.effects.answers !== null;
    const left = happened.filter((event) => isEffect(event, duel));
    this.effects.receive(settings.motion && !document.hidden ? left : happened);
    show();
    this.effects.alarm(asked);
  }

  async #beat(beat: Beat, message: GameMessage): Promise<void> {
    const ms = this.#time(beat.ms);
    this.effects.play(beat, ms);
    return isScene(beat) ? this.#play(this.#scene(beat, message), beat.ms) : this.#pause(ms);
  }

  #scene(beat: Scenic, message: GameMessage): Scene {
    if (beat.type === "checked") {
      const good = beat.matched !== (this.session.kind(beat.cause)?.explodes ?? false);
      return { is: "check", card: beat.card, good, text: this.#told(message, "log-check") };
    }
    const { seat, role } = beat;
    const mine = seat === this.session.game.me;
    return { is: "death", seat, role, mine, text: this.#told(message, "log-died", seat) };
  }

  /** The line of the log that tells this. */
  #told({ lines = [] }: GameMessage, code: string, who = -1): string {
    const line = lines.find((one) => one.code.startsWith(code) && (who < 0 || one.facts["who"] === who));
    return line ? this.session.narrator.text(line.code as Code, line.facts) : "";
  }

  async #play(scene: Scene, ms: number): Promise<void> {
    this.scene = scene;
    await this.#pause(this.#time(ms));
    if (this.scene === scene) this.scene = null;
  }

  #pause(ms: number): Promise<void> {
    return new Promise((go) => {
      const timer = setTimeout(go, ms);
      this.#cut = () => {
        clearTimeout(timer);
        go();
      };
    });
  }

  #time(ms: number): number {
    return ms / (tempo.speed * (this.#acts.length > HURRY ? 2 : 1));
  }
}
