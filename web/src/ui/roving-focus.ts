/** Roving focus: Tab reaches one element of a group, the arrow keys the others. */
export function rovingFocus(node: HTMLElement, selector: string): { destroy: () => void } {
  const items = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>(selector)];

  function move(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const all = items();
    const here = all.indexOf(document.activeElement as HTMLElement);
    const inside = here >= 0 || document.activeElement === node;
    if (step === undefined || !inside || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    all[landing(step, here, all.length)]?.focus();
  }
  /** From the group itself (a list that scrolls), the first step back leads to its end. */
  function landing(step: number | "first" | "last", here: number, count: number): number {
    if (step === "first") return 0;
    if (step === "last" || (here < 0 && step < 0)) return count - 1;
    return (here + step + count) % count;
  }
  /** Tab returns to the element that had the focus last. */
  function remember(event: FocusEvent): void {
    if (event.target === node) return;
    for (const item of items()) item.tabIndex = item === event.target ? 0 : -1;
  }
  /** When the element Tab reaches is gone (a played card), another takes its place. */
  function replace(): void {
    const all = items();
    const [first] = all;
    if (first !== undefined && node.tabIndex < 0 && !all.some((item) => item.tabIndex === 0)) first.tabIndex = 0;
  }
  const watching = new MutationObserver(replace);
  watching.observe(node, { childList: true, subtree: true });
  node.addEventListener("keydown", move);
  node.addEventListener("focusin", remember);
  return {
    destroy() {
      watching.disconnect();
      node.removeEventListener("keydown", move);
      node.removeEventListener("focusin", remember);
    },
  };
}

const STEPS: Record<string, number | "first" | "last"> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowDown: 1,
  Home: "first",
  End: "last",
};
