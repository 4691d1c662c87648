/** Toasts: short messages that disappear, also announced to screen readers. */

import { announcer } from "./announcer.svelte";
import { ApiError } from "../protocol/api";
import { say, speech } from "../language/current.svelte";
import { problemText } from "../language/problems";

export interface Toast {
  id: number;
  text: string;
  tone: "good" | "bad";
}

const SHOWN_FOR = 6000;

class Toasts {
  list = $state<Toast[]>([]);
  #next = 1;

  tell(text: string, tone: Toast["tone"] = "good"): void {
    const id = this.#next++;
    this.list.push({ id, text, tone });
    announcer.say(text, tone === "bad");
    setTimeout(() => this.dismiss(id), SHOWN_FOR);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }
}

export const toasts = new Toasts();

/** What went wrong, as a sentence. */
export function errorText(trouble: unknown): string {
  if (!(trouble instanceof ApiError)) return say("problem-unexpected");
  return problemText(speech.words, trouble.code, trouble.facts);
}

/** Runs a task and shows an error if it fails. Returns whether it succeeded. */
export async function attempt(deed: () => Promise<unknown>): Promise<boolean> {
  try {
    await deed();
    return true;
  } catch (trouble) {
    if (!(trouble instanceof ApiError)) console.error(trouble);
    toasts.tell(errorText(trouble), "bad");
    return false;
  }
}
