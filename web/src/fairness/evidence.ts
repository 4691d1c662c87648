/** Evidence about each shuffle, stored by table and game, to check the server's claims after the game. */

import { drawShare, pledge } from "./shuffle";

export interface Evidence {
  /** The first commitment seen from the server, and how many rounds had been aborted by then. */
  commitment?: string;
  brokenOff?: number;
  /** The commitment changed although no round was aborted. */
  changed?: boolean;
  /** My share. */
  share?: string;
  /** Set once I have opened it: the seal, the terms, and the pledges by seat. */
  opened?: boolean;
  seal?: string;
  terms?: string;
  pledges?: Record<number, string>;
}

const PLACE = "sixgun.shuffles";
const MOST = 40; // games
const known = new Map<string, Evidence>();

const stores = (): Storage[] => {
  try {
    return [sessionStorage, localStorage];
  } catch {
    return []; // no storage: the evidence lasts as long as the page
  }
};

function read(store: Storage): Record<string, Evidence> {
  try {
    return JSON.parse(store.getItem(PLACE) ?? "{}") as Record<string, Evidence>;
  } catch {
    return {};
  }
}

export function kept(table: string, game: number): Evidence {
  const name = `${table}-${game}`;
  const places = [() => known.get(name), ...stores().map((store) => () => read(store)[name])];
  for (const place of places) {
    const found = place();
    if (found) return found;
  }
  return {};
}

/** Adds to the evidence about a shuffle. Only the latest games are kept. */
export function keep(table: string, game: number, more: Evidence): Evidence {
  const name = `${table}-${game}`;
  const evidence = { ...kept(table, game), ...more };
  known.set(name, evidence);
  for (const store of stores()) {
    const { [name]: _, ...others } = read(store);
    const latest = Object.entries(others).slice(1 - MOST);
    try {
      store.setItem(PLACE, JSON.stringify({ ...Object.fromEntries(latest), [name]: evidence }));
    } catch {
      continue;
    }
  }
  return evidence;
}

const HEADS = "sixgun.heads";
const MOST_HEADS = 200;

/** The heads of a table's log that this tab has seen, by the number of entries. */
export function keptHeads(table: string): Map<number, string> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(HEADS) ?? "{}") as { table?: string; heads?: [number, string][] };
    return new Map(kept.table === table ? kept.heads : []);
  } catch {
    return new Map();
  }
}

/** Keeps the latest heads of one table over a reload. */
export function keepHeads(table: string, heads: Map<number, string>): void {
  try {
    sessionStorage.setItem(HEADS, JSON.stringify({ table, heads: [...heads].slice(-MOST_HEADS) }));
  } catch {
    return; // no storage: the heads last as long as the page
  }
}

/** Clears the copy in memory, as a page load does. */
export function forgetMemory(): void {
  known.clear();
}

/** Draws a share for a game and returns its pledge. */
export function pledgeFor(table: string, game: number): string {
  return pledge(keep(table, game, { share: drawShare(), opened: false }).share ?? "");
}
