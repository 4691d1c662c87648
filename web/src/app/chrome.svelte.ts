/** The frame around a page. A table fills the window, has its own keys, and wears the theme of its edition. */

import type { Shortcut } from "./keys";

interface Chrome {
  bare: boolean;
  keys: Shortcut[];
  edition: string;
}

export const chrome = $state<Chrome>({ bare: false, keys: [], edition: "" });
