/** What surrounds the page: a table has the whole window for itself, keys of its own, and the dress of its edition. */

import type { Shortcut } from "./keys";

interface Chrome {
  bare: boolean;
  keys: Shortcut[];
  edition: string;
}

export const chrome = $state<Chrome>({ bare: false, keys: [], edition: "" });
