import { mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";

import { identity } from "../../app/identity.svelte";
import { say, speech } from "../../language/current.svelte";
import { api } from "../../protocol/api";
import { all, button, click, settled } from "../../testing/render";
import { EDITION } from "../../testing/views";
import CreatePage from "./CreatePage.svelte";

let mounted: Record<string, unknown> | null = null;

beforeAll(() => speech.speak("en"));
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
  vi.restoreAllMocks();
  localStorage.clear();
});

async function open(): Promise<void> {
  vi.spyOn(api, "editions").mockResolvedValue([EDITION]);
  mounted = mount(CreatePage, { target: document.body });
  await settled();
}

const unfolded = (selector: string) =>
  all(selector)
    .filter((element) => !element.closest("details:not([open])"))
    .map((element) => element.textContent?.trim());

it("asks for players, bots and speed; everything else is folded, with its present value", async () => {
  await open();
  expect(unfolded("form legend")).toEqual([say("web-players"), say("web-level"), say("web-pace")]);
  expect(unfolded("form [role=switch], form select")).toEqual([]);
  const summaries = all("summary").map((element) => element.textContent?.replace(/\s+/g, " ").trim());
  expect(summaries[0]).toBe(`${say("web-edition")} ${speech.words.name(`edition_${EDITION.name}`)}`);
  expect(summaries[1]).toBe(`${say("web-access")} ${say("web-access_private")}`);
  expect(summaries).toHaveLength(5);
});

it("says what each preset is for, and a table is two clicks away", async () => {
  identity.known = { name: "Ann", player: "p1", tables: [], rejoin: "/r/x" };
  identity.asked = true;
  const make = vi.spyOn(api, "makeTable").mockResolvedValue({ code: "ABCDEF", path: "/t/ABCDEF" });
  await open();
  for (const element of all(".preset")) expect(element.querySelector(".hint")?.textContent).not.toBe("");
  click(all(".preset")[2]!);
  await settled();
  click(button(say("web-create_button")));
  await settled();
  expect(make.mock.calls[0]?.[0].agreement).toMatchObject({ public: true, players: 5, edition: EDITION.name });
});
