/** Announcements for screen readers, in order: each is read out once, on every page and in every layout. */

const PAUSE = 60; // collects messages that arrive together into one
const HEARD = 1000; // then the text is removed, so that no one finds a stale sentence on the page

class Announcer {
  /** The texts of the two live regions. */
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

/** Screen readers skip a text that has not changed, so a repeated sentence must differ. */
function another(before: string, text: string): string {
  return before === text ? `${text}\u00a0` : text;
}

export const announcer = new Announcer();
