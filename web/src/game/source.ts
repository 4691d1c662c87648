/** Where a session gets its state, and where its choices go. */

import type { Choice, EditionFacts, GameView, Room } from "../protocol/messages";
import type { Witness } from "../fairness/witness";
import type { Words } from "../language/words";
import type { RunningClock } from "./live-table.svelte";

/** The state to draw, of a live table or a replay. */
export interface TableSource {
  readonly game: GameView | null;
  readonly room: Room | null;
  readonly edition: EditionFacts | null;
  readonly words: Words;
  readonly clock: RunningClock | null;
  readonly pending: boolean;
  /** Whether newer states are waiting to be drawn, so that nothing can be chosen now. */
  readonly behind?: boolean;
  /** Whether my last choice can be taken back. */
  readonly mayTakeBack?: boolean;
  /** For a live table: the evidence about its shuffle. */
  readonly witness?: Witness;
}

/** Accepts choices; a replay has none. */
export interface Commands {
  choose(choice: Choice): void;
  interrupt(choice: Choice): void;
  takeBack(): void;
  why(choice: Choice): void;
}
