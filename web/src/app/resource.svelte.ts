/** Something that is fetched: on its way, here, or not to be had for now. */

import { ApiError } from "../protocol/api";

const FIRST_WAIT = 400;
const ATTEMPTS = 3; // then somebody has to ask for it

export class Resource<Thing> {
  value = $state.raw<Thing | null>(null);
  /** Why it is not here, after the last attempt. */
  error = $state.raw<unknown>(null);
  readonly state: "loading" | "ready" | "failed" = $derived(
    this.value !== null ? "ready" : this.error !== null ? "failed" : "loading",
  );
  #failures = 0;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly fetch: () => Promise<Thing>) {
    void this.#load();
  }

  /** Ask again, because somebody wants it. */
  retry(): void {
    this.#failures = 0;
    this.error = null;
    void this.#load();
  }

  /** Look for changes. What is here stays, also if nothing new can be had. */
  async refresh(): Promise<void> {
    try {
      this.value = await this.fetch();
      this.error = null;
    } catch (error) {
      this.error = error;
    }
  }

  /** Nobody waits for it any more. */
  close(): void {
    clearTimeout(this.#again);
    this.#failures = ATTEMPTS;
  }

  async #load(): Promise<void> {
    clearTimeout(this.#again);
    try {
      this.value = await this.fetch();
    } catch (error) {
      this.#failures += 1;
      if (this.#failures >= ATTEMPTS || isFinal(error)) this.error = error;
      else this.#again = setTimeout(() => void this.#load(), FIRST_WAIT * 2 ** (this.#failures - 1));
    }
  }
}

/** The server has understood the question and said no: it would say so again. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
