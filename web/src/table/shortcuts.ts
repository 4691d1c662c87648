/** The keyboard shortcuts of the table, also for the sheet that `?` opens. */

import type { Shortcut } from "../app/keys";
import { isShortcut } from "../app/keys";
import type { Session } from "../game/session.svelte";

export const SHORTCUTS: Shortcut[] = [
  { keys: ["1", "…", "9"], code: "table-key_card" },
  { keys: ["←", "→", "↑", "↓"], code: "table-key_arrows" },
  { keys: ["S"], code: "table-key_seats" },
  { keys: ["H"], code: "table-key_hand" },
  { keys: ["P"], code: "table-key_pass" },
  { keys: ["A"], code: "table-key_ability" },
  { keys: ["I"], code: "table-key_inspect" },
  { keys: ["Esc"], code: "table-key_back" },
  { keys: ["U"], code: "table-key_take_back" },
  { keys: ["L"], code: "table-key_log" },
  { keys: ["C"], code: "table-key_chat" },
  { keys: ["R"], code: "table-key_rules" },
  { keys: ["M"], code: "table-key_sound" },
  { keys: ["N"], code: "table-key_skip" },
];

/** What the keys do, other than making moves. */
export interface Reaches {
  panel(name: "log" | "chat" | "rules"): void;
  sound(): void;
  skip(): void;
  root(): HTMLElement | null;
}

export function pressed(event: KeyboardEvent, session: Session, reaches: Reaches): void {
  if (!isShortcut(event) || document.querySelector("dialog[open]")) return;
  const done = digit(event.key, session) || letter(event.key.toLowerCase(), session, reaches);
  if (done) event.preventDefault();
}

function digit(key: string, session: Session): boolean {
  const card = /^[1-9]$/.test(key) ? session.game.hand?.[Number(key) - 1] : undefined;
  if (card === undefined) return false;
  session.decision.pick(card);
  return true;
}

function letter(key: string, session: Session, reaches: Reaches): boolean {
  const focus = (selector: string): void => reaches.root()?.querySelector<HTMLElement>(selector)?.focus();
  switch (key) {
    case "escape":
      return session.decision.busy && (session.decision.back(), true);
    case "p": // only moves the focus to the button, so that one key costs no life
      return session.mine && session.decision.pass !== null && (focus("[data-pass]"), true);
    case "enter":
      return session.decision.armed !== null && isFree() && (session.decision.decide(session.decision.armed), true);
    case "a":
      return session.decision.hasAbility && !session.decision.busy && (session.decision.useAbility(), true);
    case "u":
      return session.decision.mayTakeBack && (session.decision.takeBack(), true);
    case "i":
      return inspect(session);
    case "s":
      return (focus(session.decision.open.step === "target" ? ".seat.legal, .self.legal" : ".seat"), true);
    case "h":
      return (focus(".slot.playable, .slot"), true);
    case "l":
      return (reaches.panel("log"), true);
    case "c":
      return (reaches.panel("chat"), true);
    case "r":
      return (reaches.panel("rules"), true);
    case "m":
      return (reaches.sound(), true);
    case "n":
      return (reaches.skip(), true);
    default:
      return false;
  }
}

/** Opens the entry of the focused card or seat. */
function inspect(session: Session): boolean {
  const here = document.activeElement as HTMLElement | null;
  const card = here?.dataset["hand"];
  const seat = here?.dataset["seat"];
  if (card !== undefined) session.read(Number(card));
  else if (seat !== undefined) session.overlays.showPlayer(Number(seat));
  return card !== undefined || seat !== undefined;
}

/** Whether Enter presses nothing else. */
const isFree = (): boolean => !document.activeElement?.matches("button, a, input, select, [role=tab]");
