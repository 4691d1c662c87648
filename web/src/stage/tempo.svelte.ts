/** How fast everything goes at this table: as the settings say, or four times as fast for a player in a hurry. */

import { settings } from "../app/settings.svelte";
import type { BotPace } from "../protocol/messages";

const FAST = 4;

class Tempo {
  /** Set while the player holds the table, or watches on after being eliminated. */
  hurried = $state(false);
  watching = $state(false);

  /** The speed of animations, as a factor of the normal one. */
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
