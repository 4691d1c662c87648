/** A card of the hand is dragged onto a seat, or up onto the table. */

import type { Play } from "../../game/session.svelte";

export interface Dragged {
  play: Play;
  card: number;
  able: boolean;
}

const BEGIN = 10; // pixels: less is a click
const UP = 70; // pixels: dropped so far above its place it is played, even without a target

export function dragging(node: HTMLElement, given: Dragged): { update: (given: Dragged) => void; destroy: () => void } {
  let from: { x: number; y: number; id: number } | null = null;
  let active = false;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || !given.able) return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    node.setPointerCapture(event.pointerId); // now: the first move of a quick flick is already outside of the card
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
    given.play.glance = null;
    if (!given.play.draft.cards.includes(given.card) && isAimed()) given.play.pick(given.card);
  }
  /** Picking an aimed card lights its targets; another one would be played before it is dropped. */
  const isAimed = (): boolean =>
    given.play.options.some((choice) => choice.card === given.card && choice.target !== undefined && choice.verb !== "ability");

  function up(event: PointerEvent): void {
    if (active && from !== null) drop(event.clientX, event.clientY, from.y - event.clientY);
    end();
  }
  function drop(x: number, y: number, risen: number): void {
    const under = document.elementsFromPoint(x, y).map((element) => element.closest<HTMLElement>("[data-seat]"));
    const seat = under.find((element) => element !== null)?.dataset["seat"];
    if (seat !== undefined && isAimed()) given.play.drop(given.card, Number(seat));
    else if (risen > UP && !isAimed()) given.play.pick(given.card);
  }
  function end(): void {
    node.classList.remove("dragged");
    node.style.translate = "";
    if (active) setTimeout(() => (active = false));
    from = null;
  }
  /** The end of a drag is no click. */
  function click(event: MouseEvent): void {
    if (active) event.stopImmediatePropagation();
    active = false;
  }
  const listeners: [string, (event: never) => void][] = [
    ["pointerdown", down], ["pointermove", move], ["pointerup", up], ["pointercancel", end],
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
