/** After an update the server has other files than an open page asks for: the page is loaded anew. */

import { load, save } from "./storage";

const PLACE = "sixgun.reloaded";
const AGAIN_AFTER = 60_000; // a file that is missing from the new page too is no reason to reload for ever

interface World {
  now(): number;
  /** Whether the server is there: without it a page that is loaded anew would be lost. */
  reachable(): Promise<boolean>;
  reload(): void;
}

const WORLD: World = {
  now: () => Date.now(),
  reachable: async () => (await fetch("/", { cache: "no-store" })).ok,
  reload: () => location.reload(),
};

export async function reloadOnce({ now, reachable, reload }: World = WORLD): Promise<void> {
  if (now() - load(PLACE, 0) < AGAIN_AFTER || !(await reachable().catch(() => false))) return;
  save(PLACE, now());
  reload();
}
