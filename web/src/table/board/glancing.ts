/** A card or character under the pointer, under a long press or in focus is shown large. */

import type { Glance, Play, Topic } from "../../game/session.svelte";

export interface Glanced {
  play: Play;
  card?: number;
  topic?: Topic;
  note?: string | null;
}

const PRESS = 450;

function topicOf({ play, card, topic }: Glanced): Topic | null {
  if (topic !== undefined) return topic;
  const face = card === undefined ? null : play.face(card);
  return face && card !== undefined ? { of: "cards", key: face.kind, card } : null;
}

export function glancing(node: HTMLElement, given: Glanced): { update: (given: Glanced) => void; destroy: () => void } {
  let press: ReturnType<typeof setTimeout> | undefined;
  let mine: Glance | null = null;
  let held = false;

  function show(): void {
    const topic = topicOf(given);
    if (topic === null) return;
    mine = { topic, box: place(), note: given.note ?? null };
    given.play.glance = mine;
  }
  /** Where it is; above or below the whole picture that it belongs to, which has a question to be read. */
  function place(): DOMRect {
    const box = node.getBoundingClientRect();
    const picture = node.closest(".picture")?.getBoundingClientRect();
    return picture ? new DOMRect(box.x, picture.y, box.width, picture.height) : box;
  }
  /** Not at once: a card may vanish while the table is being drawn, when nothing may be changed. */
  function hide(): void {
    const shown = mine;
    mine = null;
    queueMicrotask(() => {
      if (shown !== null && given.play.glance === shown) given.play.glance = null;
    });
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
      given.play.topic = topicOf(given);
    }, PRESS);
  }
  const up = (): void => clearTimeout(press);
  function menu(event: Event): void {
    event.preventDefault();
    given.play.topic = topicOf(given);
  }
  /** The end of a long press is no click. */
  function click(event: MouseEvent): void {
    if (held) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    held = false;
  }
  const focus = (): void => void (node.matches(":focus-visible") && show());

  const listeners: [string, (event: never) => void][] = [
    ["pointerenter", enter], ["pointerleave", hide], ["pointerdown", down], ["pointerup", up], ["pointercancel", up],
    ["contextmenu", menu], ["focus", focus], ["blur", hide],
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
