import { afterEach, expect, it } from "vitest";

import { isShortcut } from "./keys";
import { settings } from "./settings.svelte";

afterEach(() => settings.change({ singleKeys: true }));

/** A key pressed in an element. */
function key(name: string, more: KeyboardEventInit = {}, where = document.body): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key: name, bubbles: true, ...more });
  where.dispatchEvent(event);
  return event;
}

it("ignores what is typed into a field or pressed together with Ctrl", () => {
  const field = document.body.appendChild(document.createElement("input"));
  expect([isShortcut(key("p")), isShortcut(key("Escape"))]).toEqual([true, true]);
  expect(isShortcut(key("p", {}, field))).toBe(false);
  expect([isShortcut(key("p", { ctrlKey: true })), isShortcut(key("1", { altKey: true }))]).toEqual([false, false]);
});

it("is no shortcut a letter, a digit or a sign where single keys are off; the named keys still are", () => {
  settings.change({ singleKeys: false });
  for (const name of ["p", "1", "?"]) expect(isShortcut(key(name))).toBe(false);
  for (const name of ["Enter", "Escape", "ArrowLeft"]) expect(isShortcut(key(name))).toBe(true);
});
