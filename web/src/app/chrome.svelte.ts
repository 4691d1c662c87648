/** The frame around the page: a table that is being played has the whole window for itself, and keys of its own. */

import type { Shortcut } from "./keys";

export const chrome = $state<{ bare: boolean; keys: Shortcut[] }>({ bare: false, keys: [] });
