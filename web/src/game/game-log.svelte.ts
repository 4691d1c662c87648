/** Everything that happened in this game, and the lines of the log that tell it. */

import type { Happening } from "../protocol/messages";
import { Story, type Narrator, type Told } from "../language/narrate";

interface Chapter {
  readonly happened: readonly Happening[];
  readonly seq: number;
}

export class GameLog {
  #chapters: Chapter[] = [];
  #version = $state(0);
  #story: { narrator: Narrator; story: Story; told: number; lines: Told[] } | null = null;

  receive(happened: readonly Happening[], seq: number): void {
    if (happened.length === 0) return;
    this.#chapters.push({ happened, seq });
    this.#version++;
  }

  /** The whole history, told again. */
  recall(happened: readonly Happening[], seqs: readonly number[]): void {
    this.#chapters = [];
    happened.forEach((event, i) => this.#add(event, seqs[i] ?? 0));
    this.#story = null;
    this.#version++;
  }

  #add(event: Happening, seq: number): void {
    const last = this.#chapters.at(-1);
    if (last?.seq === seq) (last.happened as Happening[]).push(event);
    else this.#chapters.push({ happened: [event], seq });
  }

  forget(): void {
    this.#chapters = [];
    this.#story = null;
    this.#version++;
  }

  /** The log in this language; only what is new is told anew. Before the edition is there its words are not. */
  lines(narrator: Narrator): readonly Told[] {
    void this.#version;
    if (narrator.deck.length === 0) return [];
    if (this.#story?.narrator !== narrator) this.#story = { narrator, story: new Story(narrator), told: 0, lines: [] };
    const telling = this.#story;
    const fresh = this.#chapters.slice(telling.told).flatMap(({ happened, seq }) => telling.story.tell(happened, seq));
    telling.told = this.#chapters.length;
    if (fresh.length > 0) telling.lines = [...telling.lines, ...fresh];
    return telling.lines;
  }

  /** Every event with the number of choices made before it. */
  events(): readonly { event: Happening; seq: number }[] {
    void this.#version;
    return this.#chapters.flatMap(({ happened, seq }) => happened.map((event) => ({ event, seq })));
  }
}
