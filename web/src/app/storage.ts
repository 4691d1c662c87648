/** What this browser remembers. */

/** Something kept in this browser. A browser that keeps nothing is no reason to fail. */
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
    // A private window may refuse: then it lasts as long as the page.
  }
}
