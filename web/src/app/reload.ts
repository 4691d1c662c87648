/** After an update the server has other files than an open page asks for: the page is loaded anew. */

import { load, save } from "./storage";

const PLACE = "sixgun.reloaded";
const AGAIN_AFTER = 60_000; // a file that is missing from the new page too is no reason to reload for ever

export function reloadOnce(event: Event, now = Date.now(), reload = () => location.reload()): void {
  if (now - load(PLACE, 0) < AGAIN_AFTER) return;
  save(PLACE, now);
  event.preventDefault();
  reload();
}
