/** The server's HTTP API, one function per route. */

import type {
  Blocked,
  Chances,
  DeviceListed,
  EditionFacts,
  Film,
  ReplaySummary,
  ReportPlayer,
  Level,
  Link,
  TableSummary,
  TableCreated,
  Me,
  NewTable,
  Operator,
  Problem,
  ProgramListed,
  ProgramMade,
  Quick,
  Ranked,
  Results,
  Room,
  Ruling,
} from "./messages";
import type { Settings } from "../language/words";

/** A failed request. `code` is the name of the `problem-...` message that explains it. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    readonly facts: Record<string, string | number> = {},
    detail = code,
  ) {
    super(detail);
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await reach(method, path, body);
  if (!answer.ok) throw await trouble(answer);
  if (answer.status === 204 || answer.headers.get("content-length") === "0") return undefined as Answer;
  return (await answer.json()) as Answer;
}

async function reach(method: string, path: string, body: unknown): Promise<Response> {
  const headers = body === undefined ? undefined : { "content-type": "application/json" };
  try {
    return await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new ApiError("unreachable", 0);
  }
}

async function trouble(answer: Response): Promise<ApiError> {
  try {
    const problem = (await answer.json()) as Problem;
    return new ApiError(problem.code ?? "unexpected", answer.status, problem.facts, problem.detail);
  } catch {
    return new ApiError("unexpected", answer.status);
  }
}

const get = <Answer>(path: string) => ask<Answer>("GET", path);
const post = <Answer>(path: string, body: unknown = {}) => ask<Answer>("POST", path, body);
const put = <Answer>(path: string, body: unknown = {}) => ask<Answer>("PUT", path, body);
const remove = <Answer>(path: string) => ask<Answer>("DELETE", path);

const table = (code: string) => `/api/tables/${encodeURIComponent(code)}`;
const replay = (id: string) => `/api/replays/${encodeURIComponent(id)}`;

/** Caches answers that cannot change while the page is open. */
const known = new Map<string, Promise<unknown>>();

function once<Answer>(path: string): Promise<Answer> {
  const found = known.get(path) as Promise<Answer> | undefined;
  if (found) return found;
  const asked = get<Answer>(path);
  known.set(path, asked);
  asked.catch(() => known.delete(path));
  return asked;
}

function otherBoxes(houseRules: Settings): string {
  const boxes = ["deck", "characters"].filter((box) => box in houseRules);
  const query = new URLSearchParams(boxes.map((box) => [box, String(houseRules[box])]));
  return boxes.length ? `?${query}` : "";
}

/** Somebody at a table: the number of their seat, or the id of a spectator. */
export type Somebody = number | string;
const meant = (who: Somebody) => (typeof who === "number" ? { seat: who } : { player: who });

export const api = {
  // Identity
  me: () => get<Me>("/api/me"),
  callMe: (name: string) => post<Me>("/api/me", { name }),
  forgetMe: () => remove<void>("/api/me"),
  exportPath: "/api/me/export",
  devices: () => get<DeviceListed[]>("/api/me/devices"),
  logOut: (everywhere: boolean) => post<void>("/api/me/logout", { everywhere }),
  logOutDevice: (device: string) => remove<DeviceListed[]>(`/api/me/devices/${encodeURIComponent(device)}`),
  programs: () => get<ProgramListed[]>("/api/me/programs"),
  makeProgram: (name: string) => post<ProgramMade>("/api/me/programs", { name }),
  forgetProgram: (player: string) => remove<ProgramListed[]>(`/api/me/programs/${encodeURIComponent(player)}`),

  blocks: () => get<Blocked[]>("/api/me/blocks"),
  unblock: (player: string) => remove<Blocked[]>(`/api/me/blocks/${encodeURIComponent(player)}`),

  // Tables
  quick: (wish: Quick) => post<TableCreated>("/api/quick", wish),
  tables: () => get<TableSummary[]>("/api/tables"),
  makeTable: (wish: NewTable) => post<TableCreated>("/api/tables", wish),
  table: (code: string) => get<Room>(table(code)),
  sit: (code: string, seat: number | null = null) => post<Room>(`${table(code)}/seat`, { seat }),
  leave: (code: string) => remove<Room>(`${table(code)}/seat`),
  seatBot: (code: string, seat: number, level: Level) => put<Room>(`${table(code)}/bots/${seat}`, { level }),
  removeBot: (code: string, seat: number) => remove<Room>(`${table(code)}/bots/${seat}`),
  /** The pledge is a hash of a share of the shuffle. */
  ready: (code: string, ready: boolean, pledge: string | null = null) =>
    post<Room>(`${table(code)}/ready`, { ready, pledge }),
  start: (code: string, pledge: string | null = null) => post<Room>(`${table(code)}/start`, { pledge }),
  handOver: (code: string, seat: number) => post<Room>(`${table(code)}/host`, { seat }),
  removePlayer: (code: string, who: Somebody, ban: boolean) =>
    post<Room>(`${table(code)}/remove`, { ...meant(who), ban }),
  mutePlayer: (code: string, who: Somebody, muted: boolean) =>
    post<Room>(`${table(code)}/mute`, { ...meant(who), muted }),
  admitPlayer: (code: string, player: string, admitted: boolean) =>
    post<Room>(`${table(code)}/admit`, { player, admitted }),
  closeTable: (code: string) => post<Room>(`${table(code)}/close`),
  blockPlayer: (code: string, who: Somebody) => post<Blocked[]>(`${table(code)}/block`, meant(who)),
  reportPlayer: (code: string, who: Somebody, reason: ReportPlayer["reason"]) =>
    post<void>(`${table(code)}/report`, { ...meant(who), reason }),
  links: (code: string) => get<Link[]>(`${table(code)}/links`),
  /** The QR code of one of the links. */
  qrPath: (code: string, link = 0) => `${table(code)}/qr.svg${link === 0 ? "" : `?link=${link}`}`,

  // Reference
  editions: () => once<EditionFacts[]>("/api/editions"),
  /** A house rule may change the deck or the characters. */
  edition: (name: string, houseRules: Settings = {}) =>
    once<EditionFacts>(`/api/editions/${encodeURIComponent(name)}${otherBoxes(houseRules)}`),
  /** About a card, character, role or term; or else all questions that players ask. */
  rulings: (edition: string, about?: string) =>
    once<Ruling[]>(`/api/rulings?${new URLSearchParams(about === undefined ? { edition } : { edition, about })}`),

  // Replays and results
  replays: (whose: "mine" | "public", before?: string) =>
    get<ReplaySummary[]>(`/api/replays?whose=${whose}${before ? `&before=${before}` : ""}`),
  /** As seen from a seat; -1 is a spectator, null sees everything. */
  film: (id: string, seat: number | null, start: number, count: number) =>
    get<Film>(`${replay(id)}/stills?start=${start}&count=${count}${seat === null ? "" : `&seat=${seat}`}`),
  replayTextPath: (id: string) => replay(id),
  chances: (id: string) => get<Chances>(`${replay(id)}/chances`),
  results: (player: string) => get<Results>(`/api/players/${encodeURIComponent(player)}`),
  ranking: () => get<Ranked[]>("/api/leaderboard"),

  // The server
  operator: () => once<Operator>("/api/operator"),
};
