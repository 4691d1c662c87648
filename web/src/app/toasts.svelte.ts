/** Short messages that come and go; screen readers hear them too. */

import { Trouble } from "../protocol/api";
import { say } from "../language/current.svelte";
import { problemCode } from "../language/problems";

export interface Notice {
  id: number;
  text: string;
  tone: "good" | "bad";
}

const SHOWN_FOR = 6000;

class Notices {
  list = $state<Notice[]>([]);
  #next = 1;

  tell(text: string, tone: Notice["tone"] = "good"): void {
    const id = this.#next++;
    this.list.push({ id, text, tone });
    setTimeout(() => this.dismiss(id), SHOWN_FOR);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();

/** What went wrong, in words. */
export function explained(trouble: unknown): string {
  if (!(trouble instanceof Trouble)) return say("problem-unexpected");
  return say(problemCode(trouble.code), trouble.facts);
}

/** Do it; if it fails, say why. Whether it worked is the answer. */
export async function attempt(deed: () => Promise<unknown>): Promise<boolean> {
  try {
    await deed();
    return true;
  } catch (trouble) {
    if (!(trouble instanceof Trouble)) console.error(trouble);
    notices.tell(explained(trouble), "bad");
    return false;
  }
}
