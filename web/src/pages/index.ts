/** The component of each page. Home is part of the first load, the others are loaded on demand. */

import type { Component } from "svelte";

import type { PageName } from "../app/routes";
import HomePage from "./home/HomePage.svelte";

type Loaded = { default: Component<Record<string, string>> };
const page = (load: () => Promise<unknown>) => load as () => Promise<Loaded>;

export const pages: Record<PageName, () => Promise<Loaded>> = {
  home: page(async () => ({ default: HomePage })),
  create: page(() => import("./create/CreatePage.svelte")),
  join: page(() => import("./join/JoinPage.svelte")),
  table: page(() => import("./table/TablePage.svelte")),
  tables: page(() => import("./tables/TablesPage.svelte")),
  hotseat: page(() => import("./hotseat/HotSeatPage.svelte")),
  tutorial: page(() => import("./tutorial/TutorialPage.svelte")),
  rules: page(() => import("./rules/RulesPage.svelte")),
  replays: page(() => import("./replays/ReplaysPage.svelte")),
  replay: page(() => import("./replay/ReplayPage.svelte")),
  results: page(() => import("./results/ResultsPage.svelte")),
  ranking: page(() => import("./ranking/RankingPage.svelte")),
  settings: page(() => import("./settings/SettingsPage.svelte")),
  privacy: page(() => import("./privacy/PrivacyPage.svelte")),
  missing: page(() => import("./missing/MissingPage.svelte")),
};
