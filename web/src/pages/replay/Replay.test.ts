import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { router } from "../../app/router.svelte";
import { say, speech } from "../../language/current.svelte";
import { ApiError, api } from "../../protocol/api";
import type { Film } from "../../protocol/messages";
import { all, button, click, one } from "../../testing/render";
import { EDITION, NAMES, game } from "../../testing/views";
import Replay from "./Replay.svelte";

const LAST = 5;
const FILM = {
  kept: { replay: "r1", edition: EDITION.name, names: NAMES, winners: [0], characters: [], ended: 0, moves: LAST },
  total: LAST + 1,
  stills: Array.from({ length: LAST + 1 }, (_, seq) => ({ game: game({ seq, me: -1 }), happened: [], lines: [] })),
} as unknown as Film;

let page: ReturnType<typeof mount>;

async function open(address: string): Promise<void> {
  router.go(address);
  page = mount(Replay, { target: document.body, props: { id: "r1" } });
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
}
const at = () => (document.querySelector("input[type=range]") as HTMLInputElement).value;
const press = (code: "table-step_on" | "table-step_back" | "table-to_end" | "table-play" | "table-pause") =>
  click(`[aria-label="${say(code)}"]`);
const rest = async (ms = 300) => {
  await vi.advanceTimersByTimeAsync(ms);
  flushSync();
};

beforeEach(async () => {
  await speech.speak("en");
  vi.useFakeTimers();
  vi.spyOn(api, "edition").mockResolvedValue(EDITION);
  vi.spyOn(api, "film").mockResolvedValue(FILM);
});
afterEach(async () => {
  await unmount(page);
  document.body.innerHTML = "";
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the moment of a replay", () => {
  it("comes from the address", async () => {
    await open("/replays/r1?at=3");
    expect(at()).toBe("3");
    router.go("/replays/r1?at=1");
    flushSync();
    expect(at()).toBe("1");
  });

  it("stays within the game", async () => {
    await open("/replays/r1?at=99");
    expect(at()).toBe(String(LAST));
    router.go("/replays/r1?at=nonsense");
    flushSync();
    expect(at()).toBe("0");
  });

  it("is written into the address once, after the last step", async () => {
    await open("/replays/r1?at=0");
    const written = vi.spyOn(history, "replaceState");
    for (let step = 0; step < 3; step++) press("table-step_on");
    press("table-step_back");
    expect(at()).toBe("2");
    expect(written).not.toHaveBeenCalled();
    await rest();
    expect(written).toHaveBeenCalledOnce();
    expect([router.query.get("at"), at()]).toEqual(["2", "2"]);
  });

  it("follows a link that is clicked between two steps", async () => {
    await open("/replays/r1?at=0");
    press("table-step_on");
    router.go("/replays/r1?at=4");
    await rest();
    expect([router.query.get("at"), at()]).toEqual(["4", "4"]);
  });

  it("does not change the address of another page", async () => {
    await open("/replays/r1?at=0");
    press("table-step_on");
    await unmount(page);
    router.go("/rules");
    await rest();
    expect(location.pathname).toBe("/rules");
    await open("/replays/r1");
  });
});

describe("playing", () => {
  it("ends with the game", async () => {
    await open(`/replays/r1?at=${LAST - 1}`);
    press("table-play");
    expect(all(`[aria-label="${say("table-pause")}"]`)).toHaveLength(1);
    await rest(5000);
    expect(at()).toBe(String(LAST));
    press("table-step_back");
    await rest(5000);
    expect(at()).toBe(String(LAST - 1));
    expect(all(`[aria-label="${say("table-play")}"]`)).toHaveLength(1);
  });
});

it("offers a retry when it cannot be loaded", async () => {
  vi.spyOn(api, "film").mockRejectedValue(new ApiError("unreachable", 0));
  await open("/replays/r1");
  await rest(5000);
  expect(one("[role=alert]").textContent).toContain(say("problem-unreachable"));
  vi.spyOn(api, "film").mockResolvedValue(FILM);
  click(button(say("web-try_again")));
  await rest();
  expect(all("button.seat")).toHaveLength(3);
});
