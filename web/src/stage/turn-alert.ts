/** "Your turn": a sound, the title of the page, a shake of the phone; each can be switched off. */

import { settings } from "../app/settings.svelte";
import { play as sound } from "./sounds";

let usual: string | null = null;

export function alertTurn(title: string): void {
  if (settings.sound) sound("turn", settings.volume);
  // A page that nobody has touched yet may not shake the phone; trying it is written into the console.
  if (settings.vibrate && !document.hidden && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(80);
  if (!settings.titleAlert) return;
  usual ??= document.title;
  document.title = `● ${title}`;
}

export function clearAlert(): void {
  if (usual !== null) document.title = usual;
  usual = null;
}
