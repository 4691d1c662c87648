/** Something that is fetched: on its way, here, or not to be had for now. */

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

  /** Ask again, at somebody's wish. */
  retry(): void {
    this.#failures = 0;
    this.error = null;
    void this.#load();
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
      if (this.#failures >= ATTEMPTS) this.error = error;
      else this.#again = setTimeout(() => void this.#load(), FIRST_WAIT * 2 ** (this.#failures - 1));
    }
  }
}
