/** Something fetched from the server: loading, loaded, or failed. */

import { ApiError } from "../protocol/api";

const FIRST_WAIT = 400;
const ATTEMPTS = 3; // then the user has to retry

export class Resource<Thing> {
  value = $state.raw<Thing | null>(null);
  /** Why the last attempt failed. */
  error = $state.raw<unknown>(null);
  readonly state: "loading" | "ready" | "failed" = $derived(
    this.value !== null ? "ready" : this.error !== null ? "failed" : "loading",
  );
  #failures = 0;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly fetch: () => Promise<Thing>) {
    void this.#load();
  }

  /** Starts over, at the user's request. */
  retry(): void {
    this.#failures = 0;
    this.error = null;
    void this.#load();
  }

  /** Fetches it again. Keeps the present value if that fails. */
  async refresh(): Promise<void> {
    try {
      this.value = await this.fetch();
      this.error = null;
    } catch (error) {
      this.error = error;
    }
  }

  /** Stops retrying; the result is no longer needed. */
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

/** The server understood the request and refused it, so retrying is useless. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
