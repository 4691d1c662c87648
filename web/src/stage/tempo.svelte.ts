/** How fast everything goes at this table: as the settings say, or four times as fast for those who are in a hurry. */

import { settings } from "../app/settings.svelte";
import type { BotPace } from "../protocol/messages";

const FAST = 4;

class Tempo {
  /** As long as the player holds the table, or watches a game that is over for them. */
  hurried = $state(false);
  watching = $state(false);

  /** Factor of the normal speed of animations. */
  get speed(): number {
    return this.hurried || this.watching ? FAST : Math.max(settings.speed, 1);
  }
  get bots(): BotPace {
    if (this.hurried) return "instant";
    return this.watching && settings.bots !== "instant" ? "fast" : settings.bots;
  }
  reset(): void {
    this.hurried = this.watching = false;
  }
}

export const tempo = new Tempo();
