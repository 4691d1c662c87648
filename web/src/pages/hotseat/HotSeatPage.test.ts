import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";

import { identity } from "../../app/identity.svelte";
import { calledAt } from "../../game/seat-names";
import { say, speech } from "../../language/current.svelte";
import { api } from "../../protocol/api";
import { settled } from "../../testing/render";
import { CODE, EDITION, room } from "../../testing/views";
import HotSeatPage from "./HotSeatPage.svelte";

beforeAll(() => speech.speak("en"));
beforeEach(() => {
  localStorage.clear();
  identity.known = { name: "Ann", player: "p1", tables: [], rejoin: "/r/x" };
  identity.asked = true;
  vi.spyOn(api, "editions").mockResolvedValue([EDITION]);
  vi.spyOn(api, "makeTable").mockResolvedValue({ code: CODE, path: `/t/${CODE}` });
  for (const deed of ["sit", "ready", "start"] as const) vi.spyOn(api, deed).mockResolvedValue(room());
});
afterEach(() => void vi.restoreAllMocks());

it("gives players who typed no name the form's default names", async () => {
  const page = mount(HotSeatPage, { target: document.body });
  await settled();
  const shown = [...document.querySelectorAll<HTMLInputElement>(".names input")].map((input) => input.placeholder);
  document.querySelector("form")?.requestSubmit();
  await settled(20);
  const chairs = room().chairs.map((chair, seat) => ({ ...chair, name: "Ann", mine: seat < 2 }));
  const called = calledAt(room({ agreement: { hot_seat: true }, chairs }));
  expect(called.slice(0, 2)).toEqual(shown);
  expect(shown).toEqual(["Ann", say("web-hotseat_name", { number: 2 })]);
  flushSync();
  await unmount(page);
});
