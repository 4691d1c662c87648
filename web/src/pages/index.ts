/** The page behind each name. Home comes with the first load, the others when they are wanted. */

import type { Component } from "svelte";

import type { PageName } from "../app/routes";
import Home from "./Home.svelte";

type Loaded = { default: Component<Record<string, string>> };
const page = (load: () => Promise<unknown>) => load as () => Promise<Loaded>;

export const pages: Record<PageName, () => Promise<Loaded>> = {
  home: page(async () => ({ default: Home })),
  create: page(() => import("./Create.svelte")),
  join: page(() => import("./Join.svelte")),
  table: page(() => import("./TablePage.svelte")),
  tables: page(() => import("./Tables.svelte")),
  hotseat: page(() => import("./HotSeat.svelte")),
  tutorial: page(() => import("./Tutorial.svelte")),
  rules: page(() => import("./Rules.svelte")),
  replays: page(() => import("./Replays.svelte")),
  replay: page(() => import("./ReplayPage.svelte")),
  results: page(() => import("./Results.svelte")),
  ranking: page(() => import("./Ranking.svelte")),
  settings: page(() => import("./SettingsPage.svelte")),
  privacy: page(() => import("./Privacy.svelte")),
  missing: page(() => import("./Missing.svelte")),
};
