/** Announcements for screen readers, in order: each is read out once, on every page and in every layout. */

const PAUSE = 60; // what belongs together comes in one breath
const HEARD = 1000; // after that it is removed, so that no stale sentence is found on the page

class Announcer {
  /** The texts of the two regions that screen readers watch. */
  polite = $state("");
  urgent = $state("");
  #waiting: { polite: string[]; urgent: string[] } = { polite: [], urgent: [] };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #end: ReturnType<typeof setTimeout> | undefined;

  say(text: string, urgent = false): void {
    if (text === "") return;
    this.#waiting[urgent ? "urgent" : "polite"].push(text);
    this.#timer ??= setTimeout(() => this.#speak(), PAUSE);
  }

  #speak(): void {
    const { polite, urgent } = this.#waiting;
    this.#waiting = { polite: [], urgent: [] };
    this.#timer = undefined;
    if (polite.length > 0) this.polite = another(this.polite, polite.join(" "));
    if (urgent.length > 0) this.urgent = another(this.urgent, urgent.join(" "));
    clearTimeout(this.#end);
    this.#end = setTimeout(() => (this.polite = this.urgent = ""), HEARD);
  }
}

/** The same sentence twice is heard twice only if it is not the same text. */
function another(before: string, text: string): string {
  return before === text ? `${text}\u00a0` : text;
}

export const announcer = new Announcer();
