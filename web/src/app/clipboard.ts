/** A link for somebody else. */

/** Pages that come over plain HTTP, as from another computer at home, get no clipboard: there the old way remains. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const carrier = document.createElement("textarea");
  carrier.value = text;
  carrier.className = "quiet";
  const place = document.activeElement?.closest("dialog") ?? document.body; // outside of an open dialog nothing can be selected
  place.append(carrier);
  carrier.select();
  const copied = document.execCommand("copy");
  carrier.remove();
  if (!copied) throw new Error("the browser does not copy");
}
