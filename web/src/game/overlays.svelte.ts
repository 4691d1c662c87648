/** The overlays of the table: one sheet at a time, and the preview of what the pointer rests on. */

/** An entry to read: a kind of card (perhaps one card of the deck), a character, an event card, a role or a term. */
export interface EntryKey {
  readonly of: "cards" | "characters" | "events" | "roles" | "terms";
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

/** Panels and sheets; opening one closes the other. */
export type SheetName =
  | { readonly is: "player"; readonly seat: number }
  | { readonly is: "entry"; readonly entry: EntryKey }
  | { readonly is: "panel"; readonly panel: Panel }
  | { readonly is: "end" };

export class Overlays {
  sheet = $state.raw<SheetName | null>(null);
  /** The entry that the pointer or the focus rests on. */
  preview = $state.raw<Preview | null>(null);
  #resting: { readonly preview: Preview; readonly timer: ReturnType<typeof setTimeout> } | null = null;
  /** A seat that the log or a player points at. */
  pointed = $state<number | null>(null);

  /** The number of the prompt whose choice board is folded. */
  folded = $state<number | null>(null);

  /** The seat whose sheet is open. */
  readonly player: number | null = $derived(this.sheet?.is === "player" ? this.sheet.seat : null);
  readonly entry: EntryKey | null = $derived(this.sheet?.is === "entry" ? this.sheet.entry : null);
  readonly panel: Panel | null = $derived(this.sheet?.is === "panel" ? this.sheet.panel : null);
  readonly ended: boolean = $derived(this.sheet?.is === "end");

  /** Shows what the pointer or the focus rests on, after a delay. */
  rest(preview: Preview): void {
    this.hidePreview();
    this.#resting = { preview, timer: setTimeout(() => (this.preview = preview), REST) };
  }
  /** Called when the pointer or the focus has left it. */
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
  /** Opens this panel, or closes it if it is open. */
  togglePanel(panel: Panel): void {
    if (this.panel === panel) this.close();
    else this.show({ is: "panel", panel });
  }
  close(): void {
    this.sheet = null;
  }
}
