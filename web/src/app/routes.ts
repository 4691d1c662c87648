/** The pages and their paths. */

export type PageName =
  | "home"
  | "create"
  | "join"
  | "table"
  | "tables"
  | "hotseat"
  | "tutorial"
  | "rules"
  | "replays"
  | "replay"
  | "results"
  | "ranking"
  | "settings"
  | "privacy"
  | "missing";

export interface Place {
  page: PageName;
  params: Record<string, string>;
}

const ROUTES: [string, PageName][] = [
  ["/", "home"],
  ["/new", "create"],
  ["/join", "join"],
  ["/tables", "tables"],
  ["/t/:code", "table"],
  ["/hotseat", "hotseat"],
  ["/tutorial", "tutorial"],
  ["/rules", "rules"],
  ["/rules/:edition", "rules"],
  ["/rules/:edition/:section", "rules"],
  ["/replays", "replays"],
  ["/replays/:replay", "replay"],
  ["/players/:player", "results"],
  ["/ranking", "ranking"],
  ["/settings", "settings"],
  ["/privacy", "privacy"],
];

const patterns = ROUTES.map(([path, page]) => ({ page, steps: steps(path) }));

export function matched(path: string): Place {
  const walked = steps(path);
  for (const { page, steps } of patterns) {
    const params = walk(steps, walked);
    if (params) return { page, params };
  }
  return { page: "missing", params: {} };
}

function steps(path: string): string[] {
  return path.split("/").filter((step) => step !== "");
}

function walk(pattern: string[], walked: string[]): Record<string, string> | null {
  if (pattern.length !== walked.length) return null;
  const params: Record<string, string> = {};
  for (const [index, step] of pattern.entries()) {
    const taken = walked[index] ?? "";
    if (step.startsWith(":")) params[step.slice(1)] = decode(taken);
    else if (step !== taken) return null;
  }
  return params;
}

function decode(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
