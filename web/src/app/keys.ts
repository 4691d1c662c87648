/** The keys that work, and the message that says what each does. Shown on the sheet that `?` opens. */

import type { Code } from "$codes";

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

/** Whether a key that is pressed here belongs to a text that is being typed. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return (
    target !== null &&
    (target.isContentEditable || target.matches?.("input:not([type=radio]):not([type=checkbox]), textarea, select"))
  );
}
