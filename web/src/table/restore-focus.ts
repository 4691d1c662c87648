/** Keeps the focus for keyboard players: when the focused element is gone, the focus moves to the next one. */

import type { Session } from "../game/session.svelte";

const QUESTION = ".prompt";
/** Where the focus goes, most likely first; the prompt itself always exists. */
const NEXT = [
  ".picture .thing",
  ".slot.playable",
  ".piece.usable",
  ".prompt .button.primary",
  "[data-pass]",
  ".prompt .button",
];

export function restoreFocus(node: HTMLElement, session: Session): { destroy: () => void } {
  let last: HTMLElement | null = null;
  let typing = false;

  function remember(event: FocusEvent): void {
    last = event.target as HTMLElement;
  }
  const isGone = (): boolean => last !== null && !last.checkVisibility({ visibilityProperty: true });
  const isLost = (): boolean => document.activeElement === document.body && isGone();
  /** Whether the focus is on the prompt because there was nothing else. */
  const waits = (): boolean => document.activeElement?.matches(QUESTION) === true && session.mine;

  function look(): void {
    if (typing && (isLost() || waits()) && !document.querySelector("dialog[open]")) land();
  }
  function land(): void {
    const wanted = session.mine || session.decision.busy ? NEXT : [];
    for (const selector of [...wanted, QUESTION]) {
      const found = [...node.querySelectorAll<HTMLElement>(selector)].find((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      );
      if (found !== undefined) return found.focus();
    }
  }
  const byKey = (): void => void (typing = true);
  const byPointer = (): void => void (typing = false);

  const watching = new MutationObserver(look);
  watching.observe(node, { childList: true, subtree: true });
  node.addEventListener("focusin", remember);
  addEventListener("keydown", byKey, true);
  addEventListener("pointerdown", byPointer, true);
  return {
    destroy() {
      watching.disconnect();
      node.removeEventListener("focusin", remember);
      removeEventListener("keydown", byKey, true);
      removeEventListener("pointerdown", byPointer, true);
    },
  };
}
