/** The keyboard shortcuts and the message that describes each, for the sheet that `?` opens. */

import type { Code } from "$codes";
import { settings } from "./settings.svelte";

export interface Shortcut {
  keys: string[];
  code: Code;
}

export const EVERYWHERE: Shortcut[] = [
  { keys: ["?"], code: "web-key_sheet" },
  { keys: ["Tab"], code: "web-key_tab" },
  { keys: ["Enter"], code: "web-key_enter" },
  { keys: ["Esc"], code: "web-key_escape" },
];

/** Whether this may be a shortcut: not typed into a field, without modifiers, and not a single key if those are off. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return false;
  return settings.singleKeys || event.key.length > 1;
}

/** Whether a key pressed here is part of typing. */
function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return (
    target !== null &&
    (target.isContentEditable || target.matches?.("input:not([type=radio]):not([type=checkbox]), textarea, select"))
  );
}
