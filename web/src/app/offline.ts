/** Keeps the page and the rules for use without a network. Browsers allow it over HTTPS and on this device. */

import { gallery } from "../art/gallery.svelte";
import { speech } from "../language/current.svelte";
import { api } from "../protocol/api";
import { DEFAULT_EDITION } from "../protocol/messages";

const LATER = 3000; // milliseconds, so that what may be wanted later delays nothing that is wanted now
const SHEETS = ["cards/", "characters/", "events/"];

/** `rules` loads the page of the rules. */
export async function keepForLater(rules: () => Promise<unknown>): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/worker.js").catch(() => undefined); // a private window may refuse
  const { active } = await navigator.serviceWorker.ready;
  await new Promise((resolve) => setTimeout(resolve, LATER));
  active?.postMessage({ keep: fetched() });
  if (savesData()) return;
  const editions = await api.editions();
  const standard = editions.find(({ name }) => name === DEFAULT_EDITION);
  await Promise.all([
    rules(),
    standard && speech.rulebook(standard, speech.lang),
    ...SHEETS.map((sheet) => gallery.fetch(sheet)),
  ]);
  active?.postMessage({ keep: fetched() });
}

/** The files of the page that were fetched so far, as paths. */
function fetched(): string[] {
  const files = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const mine = files.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"));
  return [...mine.map(({ pathname }) => pathname), "/api/editions"];
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
