/** Sounds made in the browser. The synthesizer is fetched with the first tap or key, before which browsers allow no sound. */

import type { Sound, make } from "./synthesizer";

export type { Sound };

const APART = 80; // milliseconds between two sounds of one kind
const VARIETY = 0.06; // of the pitch: nothing sounds the same twice

let context: AudioContext | null = null;
let synthesizer: { make: typeof make } | null = null;
const last = new Map<Sound, number>();

/** Unlocks sound. Browsers allow it only from within a user gesture. */
export function wake(): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  if (synthesizer === null)
    import("./synthesizer").then(
      (found) => (synthesizer = found),
      () => undefined, // without a connection the table stays silent
    );
}

export function play(sound: Sound, volume = 0.5, pitch = 1): void {
  if (context === null || context.state !== "running" || volume <= 0) return;
  const now = performance.now();
  if (now - (last.get(sound) ?? -APART) < APART) return;
  last.set(sound, now);
  const out = context.createGain();
  out.gain.value = volume;
  out.connect(context.destination);
  synthesizer?.make(sound, context, out, pitch * (1 + (Math.random() * 2 - 1) * VARIETY));
}
