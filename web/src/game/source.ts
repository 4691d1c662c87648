/** What a session draws from, and where its choices go. */

import type { Choice, EditionFacts, GameView, Room } from "../protocol/messages";
import type { Witness } from "../fairness/witness";
import type { Words } from "../language/words";
import type { RunningClock } from "./live-table.svelte";

/** What there is to draw: from a live table or from a replay. */
export interface TableSource {
  readonly game: GameView | null;
  readonly room: Room | null;
  readonly edition: EditionFacts | null;
  readonly words: Words;
  readonly clock: RunningClock | null;
  readonly pending: boolean;
  /** Of a live table: what it promised about the shuffle, and whether it kept it. */
  readonly witness?: Witness;
}

/** Where choices go; a replay has none. */
export interface Commands {
  choose(choice: Choice): void;
  interrupt(choice: Choice): void;
  why(choice: Choice): void;
}
