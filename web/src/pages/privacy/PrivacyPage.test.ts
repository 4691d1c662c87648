import { mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";

import { identity } from "../../app/identity.svelte";
import { speech } from "../../language/current.svelte";
import { api } from "../../protocol/api";
import type { Operator } from "../../protocol/messages";
import { settled } from "../../testing/render";
import PrivacyPage from "./PrivacyPage.svelte";

let mounted: Record<string, unknown> | null = null;

beforeAll(() => speech.speak("en"));
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
  vi.restoreAllMocks();
});

async function shown(said: Partial<Operator>): Promise<string> {
  vi.spyOn(api, "operator").mockResolvedValue({ imprint: "", privacy: "", keep_games: 0, keep_tables: 0, ...said });
  identity.asked = true;
  mounted = mount(PrivacyPage, { target: document.body });
  await settled();
  return document.body.textContent ?? "";
}

it("shows what the operator says, as text and nothing else", async () => {
  const text = await shown({ imprint: "Ann Example\n<b>Main Street 1</b>", privacy: "Logs are kept for a week." });
  expect(text).toContain("Ann Example\n<b>Main Street 1</b>");
  expect(text).toContain("Logs are kept for a week.");
});

it("says how long games are kept, if not for ever", async () => {
  expect(await shown({ keep_games: 365 })).toContain("Finished games are deleted after 365 days.");
});

it("says so if the operator has not introduced themselves", async () => {
  const text = await shown({});
  expect(text).toContain("They have not said so.");
  expect(text).not.toContain("deleted after");
});
