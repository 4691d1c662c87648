/** A finished game, frame by frame, from one seat or with all cards face up. */

import { api } from "../protocol/api";
import { speech } from "../language/current.svelte";
import {
  PROTOCOL,
  type Chair,
  type EditionFacts,
  type Film,
  type GameView,
  type Room,
  type Still,
} from "../protocol/messages";
import type { Words } from "../language/words";
import type { TableSource } from "./source";

const REEL = 50; // frames: as many as the server sends at once
export const OPEN = "open";

export class ReplayTable implements TableSource {
  film = $state.raw<Film | null>(null);
  stills = $state.raw<Still[]>([]);
  edition = $state.raw<EditionFacts | null>(null);
  seat = $state(OPEN);
  readonly clock = null;
  readonly pending = false;

  /** The moment shown: the requested one, clamped to the game. */
  readonly at: number = $derived.by(() => Math.min(Math.max(Math.trunc(this.wanted()) || 0, 0), this.last));
  readonly game: GameView | null = $derived(this.stills[this.at]?.game ?? null);
  readonly words: Words = $derived(this.edition ? speech.ofEdition(this.edition) : speech.words);
  readonly room: Room | null = $derived(this.film && asRoom(this.film));

  constructor(
    readonly id: string,
    seat: string,
    private readonly wanted: () => number,
  ) {
    this.seat = seat;
  }

  get last(): number {
    return Math.max(this.stills.length - 1, 0);
  }

  async load(): Promise<Film> {
    const seat = this.seat === OPEN ? null : Number(this.seat);
    const film = await api.film(this.id, seat, 0, REEL);
    const reels = Array.from({ length: Math.ceil(film.total / REEL) - 1 }, (_, i) => (i + 1) * REEL);
    const rest = await Promise.all(reels.map((start) => api.film(this.id, seat, start, REEL)));
    const stills = [film, ...rest].flatMap((reel) => reel.stills);
    this.edition = await api.edition(film.kept.edition);
    this.film = film;
    this.stills = stills;
    return film;
  }

  async sit(seat: string): Promise<void> {
    const before = this.seat;
    this.seat = seat;
    try {
      await this.load();
    } catch (trouble) {
      this.seat = before;
      throw trouble;
    }
  }
}

/** The room, as far as a replay knows it. */
function asRoom({ kept }: Film): Room {
  const chairs = kept.names.map((name): Chair => ({ sitter: "person", name }));
  return {
    code: kept.replay,
    protocol: PROTOCOL,
    status: "over",
    agreement: { edition: kept.edition, players: chairs.length },
    chairs,
    watchers: 0,
    game: 1,
    replay: kept.replay,
  };
}
