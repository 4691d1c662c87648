/** The text of a chapter as blocks: paragraphs, lists and examples, with links to the rules of what they mention. */

export interface Run {
  text: string;
  /** The key of the card, character, role or term that the text links to. */
  about?: string;
  /** The key of the term that is explained here. */
  explains?: string;
}

export interface Block {
  kind: "paragraph" | "list" | "example";
  lines: Run[][];
}

const SIGNS: Record<string, Block["kind"]> = { "• ": "list", "> ": "example" };
const SIGN_LENGTH = 2;
const MARK = /<(\w+)(?:([|=])([^>]*))?>/g;

/** `name` is what an edition calls a key: `<beer>` becomes its printed name. */
export function blocks(text: string, name: (key: string) => string): Block[] {
  const found: Block[] = [];
  for (const line of text.split("\n").map((one) => one.trim())) {
    if (line === "") continue;
    const kind = SIGNS[line.slice(0, SIGN_LENGTH)] ?? "paragraph";
    const said = runs(kind === "paragraph" ? line : line.slice(SIGN_LENGTH), name);
    const last = found.at(-1);
    if (kind === "list" && last?.kind === "list") last.lines.push(said);
    else found.push({ kind, lines: [said] });
  }
  return found;
}

/** One line, with its marks read. */
export function runs(line: string, name: (key: string) => string): Run[] {
  const found: Run[] = [];
  let end = 0;
  for (const mark of line.matchAll(MARK)) {
    const [whole, key = "", sign, words] = mark;
    if (mark.index > end) found.push({ text: line.slice(end, mark.index) });
    const text = words ?? name(key);
    found.push(sign === "=" ? { text, explains: key } : { text, about: key });
    end = mark.index + whole.length;
  }
  if (end < line.length) found.push({ text: line.slice(end) });
  return found;
}

/** The terms that these blocks explain, by key. */
export function explained(blocks: Block[]): Map<string, string> {
  const runs = blocks.flatMap((block) => block.lines.flat());
  return new Map(runs.flatMap(({ explains, text }) => (explains === undefined ? [] : [[explains, text]])));
}

/** The line that explains a term, and its chapter. */
export function explanation<Place extends { blocks: Block[] }>(
  chapters: Place[],
  term: string,
): { chapter: Place; line: Run[] } | null {
  for (const chapter of chapters)
    for (const line of chapter.blocks.flatMap((block) => block.lines))
      if (line.some(({ explains }) => explains === term)) return { chapter, line };
  return null;
}

/** A printed text as a line: the names in it lead to the rules of what they name. The longest name wins. */
export function mentions(text: string, keys: ReadonlyMap<string, string>, itself: string): Run[] {
  const names = [...keys.keys()].filter((name) => name !== "").sort((a, b) => b.length - a.length);
  if (names.length === 0) return [{ text }];
  const quoted = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const pieces = text.split(new RegExp(`(?<![\\p{L}\\d])(${quoted})(?![\\p{L}\\d])`, "u"));
  return pieces
    .filter((piece) => piece !== "")
    .map((piece) => {
      const about = keys.get(piece);
      return about === undefined || about === itself ? { text: piece } : { text: piece, about };
    });
}
