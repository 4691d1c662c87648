/** Pointer gestures on a card: previewing and dragging. */

import type { EntryKey, Preview } from "../../game/overlays.svelte";
import type { Session } from "../../game/session.svelte";

export interface Previewed {
  session: Session;
  card?: number;
  entry?: EntryKey;
  note?: string | null;
}

const PRESS = 450;

function entryOf({ session, card, entry }: Previewed): EntryKey | null {
  if (entry !== undefined) return entry;
  return card === undefined ? null : session.entryOf(card);
}

/** Shows a large preview of a card or character on hover, on a long press or on focus. */
export function previewing(
  node: HTMLElement,
  given: Previewed,
): { update: (given: Previewed) => void; destroy: () => void } {
  let press: ReturnType<typeof setTimeout> | undefined;
  let mine: Preview | null = null;
  let held = false;

  function show(): void {
    const entry = entryOf(given);
    if (entry === null) return;
    mine = { entry, box: place(), note: given.note ?? null };
    given.session.overlays.rest(mine);
  }
  /** Where the preview goes: above or below the whole choice board, whose prompt must stay readable. */
  function place(): DOMRect {
    const box = node.getBoundingClientRect();
    const picture = node.closest(".picture")?.getBoundingClientRect();
    return picture ? new DOMRect(box.x, picture.y, box.width, picture.height) : box;
  }
  /** Deferred: a card may vanish while the table is being drawn, when no state may change. */
  function hide(): void {
    const shown = mine;
    mine = null;
    if (shown !== null) queueMicrotask(() => given.session.overlays.leave(shown));
  }
  function enter(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.buttons === 0) show();
  }
  function down(event: PointerEvent): void {
    hide();
    held = false;
    if (event.pointerType === "mouse") return;
    press = setTimeout(() => {
      held = true;
      given.session.overlays.showEntry(entryOf(given));
    }, PRESS);
  }
  const up = (): void => clearTimeout(press);
  function menu(event: Event): void {
    event.preventDefault();
    given.session.overlays.showEntry(entryOf(given));
  }
  /** The end of a long press is not a click. */
  function click(event: MouseEvent): void {
    if (held) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    held = false;
  }
  const focus = (): void => void (node.matches(":focus-visible") && show());

  const listeners: [string, (event: never) => void][] = [
    ["pointerenter", enter],
    ["pointerleave", hide],
    ["pointerdown", down],
    ["pointerup", up],
    ["pointercancel", up],
    ["contextmenu", menu],
    ["focus", focus],
    ["blur", hide],
  ];
  for (const [type, listener] of listeners) node.addEventListener(type, listener as EventListener);
  node.addEventListener("click", click, true);
  return {
    update: (next) => (given = next),
    destroy() {
      hide();
      clearTimeout(press);
      for (const [type, listener] of listeners) node.removeEventListener(type, listener as EventListener);
      node.removeEventListener("click", click, true);
    },
  };
}

export interface Dragged {
  session: Session;
  card: number;
  able: boolean;
}

const BEGIN = 10; // pixels: a shorter move is a click
const UP = 70; // pixels: a card dropped this far above its place is played, even without a target

/** Dragging a card from the hand onto a seat, or up onto the table. */
export function dragging(node: HTMLElement, given: Dragged): { update: (given: Dragged) => void; destroy: () => void } {
  let from: { x: number; y: number; id: number } | null = null;
  let active = false;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || !given.able) return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    node.setPointerCapture(event.pointerId); // at once: the first move of a quick flick may already be outside the card
  }
  function move(event: PointerEvent): void {
    if (from === null || event.pointerId !== from.id) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!active && Math.hypot(x, y) > BEGIN) begin();
    if (active) node.style.translate = `${x}px ${y}px`;
  }
  function begin(): void {
    active = true;
    node.classList.add("dragged");
    given.session.overlays.hidePreview();
    if (!given.session.decision.draft.cards.includes(given.card) && isAimed()) given.session.decision.pick(given.card);
  }
  /** Picks a card with a target, to light up the targets; any other would be played before it is dropped. */
  const isAimed = (): boolean =>
    given.session.decision.options.some(
      (choice) => choice.card === given.card && choice.target !== undefined && choice.verb !== "ability",
    );

  function up(event: PointerEvent): void {
    if (active && from !== null) drop(event.clientX, event.clientY, from.y - event.clientY);
    end();
  }
  function drop(x: number, y: number, risen: number): void {
    const under = document.elementsFromPoint(x, y).map((element) => element.closest<HTMLElement>("[data-seat]"));
    const seat = under.find((element) => element !== null)?.dataset["seat"];
    if (seat !== undefined && isAimed()) given.session.decision.drop(given.card, Number(seat));
    else if (risen > UP && !isAimed()) given.session.decision.pick(given.card, true);
  }
  function end(): void {
    node.classList.remove("dragged");
    node.style.translate = "";
    if (active) setTimeout(() => (active = false));
    from = null;
  }
  /** The end of a drag is not a click. */
  function click(event: MouseEvent): void {
    if (active) event.stopImmediatePropagation();
    active = false;
  }
  const listeners: [string, (event: never) => void][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", end],
  ];
  for (const [type, listener] of listeners) node.addEventListener(type, listener as EventListener);
  node.addEventListener("click", click, true);
  return {
    update: (next) => (given = next),
    destroy() {
      for (const [type, listener] of listeners) node.removeEventListener(type, listener as EventListener);
      node.removeEventListener("click", click, true);
    },
  };
}
