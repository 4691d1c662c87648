import { mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";

import { speech } from "../../language/current.svelte";
import { api } from "../../protocol/api";
import { button, click, settled } from "../../testing/render";
import Programs from "./Programs.svelte";

const REX = { player: "bot-p1-1", name: "Rex 🤖" };
let mounted: Record<string, unknown>;

beforeAll(() => speech.speak("en"));
beforeEach(async () => {
  vi.spyOn(api, "programs").mockResolvedValueOnce([]).mockResolvedValue([REX]);
  vi.spyOn(api, "makeProgram").mockResolvedValue({ ...REX, token: "the-token" });
  vi.spyOn(api, "forgetProgram").mockResolvedValue([]);
  mounted = mount(Programs, { target: document.body });
  await settled();
});
afterEach(async () => {
  await unmount(mounted);
  vi.restoreAllMocks();
});

it("shows the token of a new program, once, until it is deleted", async () => {
  const field = document.querySelector("input")!;
  field.value = " Rex ";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  click(button("Make a token"));
  await settled();
  expect(vi.mocked(api.makeProgram).mock.calls).toEqual([["Rex"]]);
  expect(document.querySelector("code")?.textContent).toBe("the-token");
  const bin = [...document.querySelectorAll("button")].find((one) => one.textContent?.includes("Delete"))!;
  click(bin);
  await settled();
  expect(vi.mocked(api.forgetProgram).mock.calls).toEqual([[REX.player]]);
  expect(document.querySelector("code")).toBeNull();
});
