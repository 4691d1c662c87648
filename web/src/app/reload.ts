/** Reloads a page whose files are gone from the server after an update. */

import { load, save } from "./storage";

const PLACE = "sixgun.reloaded";
const AGAIN_AFTER = 60_000; // milliseconds; the new page may lack the file too

interface World {
  now(): number;
  /** Whether the server answers: without it, reloading would lose the page. */
  reachable(): Promise<boolean>;
  reload(): void;
}

const WORLD: World = {
  now: () => Date.now(),
  reachable: async () => (await fetch("/", { cache: "no-store" })).ok,
  reload: () => location.reload(),
};

/** Reloads the page when Vite cannot load one of its files, but not in a loop. */
export function reloadAfterUpdates(world: World = WORLD): void {
  addEventListener("vite:preloadError", () => void reloadOnce(world));
}

export async function reloadOnce({ now, reachable, reload }: World = WORLD): Promise<void> {
  if (now() - load(PLACE, 0) < AGAIN_AFTER || !(await reachable().catch(() => false))) return;
  save(PLACE, now());
  reload();
}
