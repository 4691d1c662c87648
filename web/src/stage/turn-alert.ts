/** The "Your turn" alert: a sound, the page title, a vibration and a notification, each optional. */

import { notify, withdraw } from "../app/notifications";
import { settings } from "../app/settings.svelte";
import { play as sound } from "./sounds";

let usual: string | null = null;

export function alertTurn(title: string): void {
  if (settings.sound) sound("turn", settings.volume);
  // A page without user interaction may not vibrate; trying logs a warning to the console.
  if (settings.vibrate && !document.hidden && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(80);
  if (settings.notify && document.hidden) void notify(title);
  if (!settings.titleAlert) return;
  usual ??= document.title;
  document.title = `● ${title}`;
}

export function clearAlert(): void {
  if (usual !== null) document.title = usual;
  usual = null;
  if (settings.notify) void withdraw();
}
