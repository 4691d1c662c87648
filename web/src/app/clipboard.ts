/** Copying to the clipboard. */

/** Copies a text. Over plain HTTP, as on a home network, a page has no clipboard API and falls back to `execCommand`. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const carrier = document.createElement("textarea");
  carrier.value = text;
  carrier.className = "quiet";
  const place = document.activeElement?.closest("dialog") ?? document.body; // while a dialog is open, nothing outside it can be selected
  place.append(carrier);
  carrier.select();
  const copied = document.execCommand("copy");
  carrier.remove();
  if (!copied) throw new Error("the browser does not copy");
}
