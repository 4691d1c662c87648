/** What lies over the table: one sheet at a time, and beside it what the pointer rests on. */

/** Something to read about: a kind of card, perhaps one of the deck, a character, or an event card. */
export interface EntryKey {
  readonly of: "cards" | "characters" | "events";
  readonly key: string;
  readonly card?: number;
}

export interface Preview {
  readonly entry: EntryKey;
  readonly box: DOMRect;
  readonly note: string | null;
}

const REST = 220; // milliseconds

export type Panel = "log" | "chat" | "rules" | "options";

/** Opening one closes the other. */
export type SheetName =
  | { readonly is: "player"; readonly seat: number }
  | { readonly is: "entry"; readonly entry: EntryKey }
  | { readonly is: "panel"; readonly panel: Panel }
  | { readonly is: "end" };

export class Overlays {
  sheet = $state.raw<SheetName | null>(null);
  /** What the pointer or the focus has rested on. */
  preview = $state.raw<Preview | null>(null);
  #resting: { readonly preview: Preview; readonly timer: ReturnType<typeof setTimeout> } | null = null;
  /** A seat that the log or somebody else points at. */
  pointed = $state<number | null>(null);

  /** The question whose picture is folded, by its number. */
  folded = $state<number | null>(null);

  /** The seat whose sheet is open. */
  readonly player: number | null = $derived(this.sheet?.is === "player" ? this.sheet.seat : null);
  readonly entry: EntryKey | null = $derived(this.sheet?.is === "entry" ? this.sheet.entry : null);
  readonly panel: Panel | null = $derived(this.sheet?.is === "panel" ? this.sheet.panel : null);
  readonly ended: boolean = $derived(this.sheet?.is === "end");

  /** The pointer or the focus rests on something: after a while it is shown. */
  rest(preview: Preview): void {
    this.hidePreview();
    this.#resting = { preview, timer: setTimeout(() => (this.preview = preview), REST) };
  }
  /** The pointer or the focus has left this one. */
  leave(preview: Preview): void {
    if (this.#resting?.preview === preview) this.hidePreview();
  }
  hidePreview(): void {
    clearTimeout(this.#resting?.timer);
    this.#resting = null;
    this.preview = null;
  }

  show(sheet: SheetName): void {
    this.hidePreview();
    this.sheet = sheet;
  }
  showPlayer(seat: number): void {
    this.show({ is: "player", seat });
  }
  showEntry(entry: EntryKey | null): void {
    if (entry !== null) this.show({ is: "entry", entry });
  }
  /** Open this panel, or close it if it is open. */
  togglePanel(panel: Panel): void {
    if (this.panel === panel) this.close();
    else this.show({ is: "panel", panel });
  }
  close(): void {
    this.sheet = null;
  }
}
