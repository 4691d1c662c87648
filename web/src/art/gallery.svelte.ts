/**
 * The drawings, by name: `cards/bang`, `characters/el_gringo`, `roles/sheriff`, `icons/star`.
 * They are bundled in a few sheets, each fetched when its first drawing is needed.
 */

import icons from "./sheets/icons";

const AGAIN_AFTER = 3000;
type Sheet = Record<string, string>;

/** The editions with their own drawings. */
const OWN_DRAWINGS = ["walkingdead"];

/** Cards that an edition draws as something else, to match the name it prints. */
const CALLED_OTHERWISE: Record<string, Record<string, string>> = {
  "cards/scope": { abacus: "cards/appaloosa", czech: "cards/appaloosa", combined: "cards/appaloosa" },
  "cards/binocular": { dodgecity: "cards/silver", combined: "cards/silver" },
};

const sheets: Record<string, () => Promise<{ default: Sheet }>> = {
  cards: () => import("./sheets/cards"),
  roles: () => import("./sheets/cards"),
  characters: () => import("./sheets/characters"),
  events: () => import("./sheets/events"),
  walkingdead: () => import("./sheets/walkingdead"),
};

class Gallery {
  #drawings = $state.raw<Sheet>(named(icons));
  readonly #fetched = new Set<string>();

  /** The drawing in the style of this edition, or undefined while its sheet is loading. */
  drawing(name: string, edition = ""): string {
    const own = OWN_DRAWINGS.includes(edition) ? this.#drawings[ownName(name, edition)] : undefined;
    return own ?? this.#drawings[CALLED_OTHERWISE[name]?.[edition] ?? name] ?? "";
  }

  /** Fetches the sheets this drawing needs. */
  async fetch(name: string, edition = ""): Promise<void> {
    const wanted = [name.split("/")[0] ?? "", edition].filter((sheet) => sheet in sheets);
    await Promise.all(wanted.map((sheet) => this.#load(sheet)));
  }

  async #load(sheet: string): Promise<void> {
    const source = sheets[sheet];
    if (!source || this.#fetched.has(sheet)) return;
    this.#fetched.add(sheet);
    try {
      const { default: found } = await source();
      this.#drawings = { ...this.#drawings, ...named(found) };
    } catch {
      this.#fetched.delete(sheet); // the request failed: retry next time
      setTimeout(() => void this.#load(sheet), AGAIN_AFTER);
    }
  }
}

/** `cards/bang` in the style of `walkingdead` is `cards/walkingdead/bang`. */
function ownName(name: string, edition: string): string {
  return name.replace("/", `/${edition}/`);
}

function named(found: Sheet): Sheet {
  const short = (path: string) => path.replace(/^.*\/art\//, "").replace(/\.svg$/, "");
  return Object.fromEntries(Object.entries(found).map(([path, drawing]) => [short(path), drawing]));
}

export const gallery = new Gallery();
