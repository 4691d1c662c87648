/** Speech bubbles: the last thing each player said, shown briefly over the seat. */

const LASTS = 4500;

export interface Bubble {
  readonly text: string;
}

export class Bubbles {
  #said = $state<Record<number, Bubble>>({});

  of(seat: number): Bubble | undefined {
    return this.#said[seat];
  }

  say(seat: number, text: string): void {
    const bubble = { text };
    this.#said[seat] = bubble;
    setTimeout(() => {
      if (this.#said[seat]?.text === text) delete this.#said[seat];
    }, LASTS);
  }
}
