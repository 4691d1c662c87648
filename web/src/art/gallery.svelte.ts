/**
 * The drawings, by name: `cards/bang`, `characters/el_gringo`, `roles/sheriff`, `icons/star`.
 * They come in a few sheets, each fetched when the first drawing of it is wanted.
 */

import icons from "./sheets/icons";

const AGAIN_AFTER = 3000;
type Sheet = Record<string, string>;

/** The editions that have drawings of their own. */
const OWN_DRAWINGS = ["walkingdead"];

/** A card that an edition prints under another name is drawn as what it is called there: both are horses. */
const CALLED_OTHERWISE: Record<string, Record<string, string>> = {
  "cards/scope": { abacus: "cards/appaloosa", czech: "cards/appaloosa", combined: "cards/appaloosa" },
  "cards/binocular": { dodgecity: "cards/silver", combined: "cards/silver" },
};

/** The gun of those who have laid no weapon. */
export const COLT = "cards/colt_45";

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

  /** The drawing in the manner of this edition, or nothing as long as its sheet is on its way. */
  drawing(name: string, edition = ""): string {
    const own = OWN_DRAWINGS.includes(edition) ? this.#drawings[ownName(name, edition)] : undefined;
    return own ?? this.#drawings[CALLED_OTHERWISE[name]?.[edition] ?? name] ?? "";
  }

  /** Fetch what is needed to draw this. */
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
      this.#fetched.delete(sheet); // the server was away: it is asked again
      setTimeout(() => void this.#load(sheet), AGAIN_AFTER);
    }
  }
}

/** `cards/bang` in the manner of `walkingdead` is `cards/walkingdead/bang`. */
function ownName(name: string, edition: string): string {
  return name.replace("/", `/${edition}/`);
}

function named(found: Sheet): Sheet {
  const short = (path: string) => path.replace(/^.*\/art\//, "").replace(/\.svg$/, "");
  return Object.fromEntries(Object.entries(found).map(([path, drawing]) => [short(path), drawing]));
}

export const gallery = new Gallery();
