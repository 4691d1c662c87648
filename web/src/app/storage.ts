/** Values in the browser's local storage. */

/** The stored value, or the fallback if there is none or storage is unavailable. */
export function load<Thing>(place: string, otherwise: Thing): Thing {
  try {
    const found = localStorage.getItem(place);
    return found === null ? otherwise : (JSON.parse(found) as Thing);
  } catch {
    return otherwise;
  }
}

export function save(place: string, thing: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(thing));
  } catch {
    // A private window may refuse; the value then lasts as long as the page.
  }
}
