import { mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { identity } from "../../app/identity.svelte";
import { LiveTable } from "../../game/live-table.svelte";
import { speech } from "../../language/current.svelte";
import { api, ApiError } from "../../protocol/api";
import type { Chair, Link, Room } from "../../protocol/messages";
import { all, button, click, settled } from "../../testing/render";
import { CODE, EDITION, room } from "../../testing/views";
import LobbyPage from "./LobbyPage.svelte";

const DEEDS = [
  "removePlayer",
  "mutePlayer",
  "admitPlayer",
  "closeTable",
  "handOver",
  "sit",
  "ready",
  "seatBot",
  "removeBot",
  "start",
] as const;
const LINK: Link = { address: `https://bang.example.org/t/${CODE}`, reach: "everywhere" };
const MINE: Chair = { sitter: "person", name: "Ann", mine: true };
const BOB: Chair = { sitter: "person", name: "Bob" };
let mounted: Record<string, unknown> | null = null;

beforeAll(() => speech.speak("en"));
beforeEach(() => {
  identity.known = { name: "Ann", player: "p1", tables: [], rejoin: "/r/x" };
  identity.asked = true;
  vi.spyOn(api, "edition").mockResolvedValue(EDITION);
  for (const deed of DEEDS) vi.spyOn(api, deed).mockResolvedValue(room());
  vi.spyOn(api, "links").mockResolvedValue([LINK]);
  vi.spyOn(api, "blockPlayer").mockResolvedValue([{ player: "p2", name: "Bob" }]);
  vi.spyOn(api, "reportPlayer").mockResolvedValue(undefined);
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
  vi.restoreAllMocks();
});

/** The lobby of four seats, with these people in the first ones. */
async function lobby(chairs: Chair[], change: Partial<Room> = {}): Promise<void> {
  const empty = Array.from({ length: 4 - chairs.length }, (): Chair => ({ sitter: "empty" }));
  const shown = room({ status: "lobby", game: 0, chairs: [...chairs, ...empty], ...change });
  const quiet = { act() {}, tell() {}, close() {}, busy: false, farewell: null };
  const table = new LiveTable(CODE, () => quiet);
  mounted = mount(LobbyPage, { target: document.body, props: { table, room: shown } });
  await settled();
  await vi.dynamicImportSettled(); // of what can be done about the people
  await settled();
}

/** The sheet of a seat, which a tap on it opens. */
async function open(name: string): Promise<void> {
  click(seat(name)!);
  await vi.dynamicImportSettled();
  await settled();
}

/** The seat of somebody, if a tap on it does anything. */
const seat = (name: string) => all("ol button").find((element) => element.textContent?.includes(name));
const labels = () => all("button").map((element) => element.textContent?.trim());
const POWERS = ["Send away", "Send away for good", "Mute", "Make host", "Close the table"];

describe("the host", () => {
  beforeEach(() => lobby([{ ...MINE, host: true }, BOB]));
  const sheeted = (label: string) => label !== "Close the table";

  it.each([
    ["Send away", "removePlayer", [CODE, 1, false]],
    ["Send away for good", "removePlayer", [CODE, 1, true]],
    ["Mute", "mutePlayer", [CODE, 1, true]],
    ["Make host", "handOver", [CODE, 1]],
    ["Close the table", "closeTable", [CODE]],
  ] as const)("can do this: %s", async (label, deed, facts) => {
    if (sheeted(label)) await open("Bob");
    click(button(label));
    await settled();
    expect(vi.mocked(api[deed]).mock.calls).toEqual([facts]);
  });

  it("has no such power over one's own seat, nor over an empty one", async () => {
    expect(seat("Ann")).toBeUndefined();
    await open("Seat 3");
    for (const power of POWERS.filter(sheeted)) expect(labels()).not.toContain(power);
  });

  it("puts a bot on an open seat, two taps away", async () => {
    await open("Seat 3");
    click(button("Gunslinger"));
    await settled();
    expect(vi.mocked(api.seatBot).mock.calls).toEqual([[CODE, 2, "hard"]]);
    expect(all("dialog")).toEqual([]);
  });
});

it("the host takes a bot away", async () => {
  await lobby([
    { ...MINE, host: true },
    { sitter: "bot", name: "Slim", level: "easy" },
  ]);
  await open("Slim");
  expect(button("Greenhorn").getAttribute("aria-pressed")).toBe("true");
  click(button("Remove bot Slim"));
  await settled();
  expect(vi.mocked(api.removeBot).mock.calls).toEqual([[CODE, 1]]);
});

it("the host lets a muted player speak again", async () => {
  await lobby([
    { ...MINE, host: true },
    { ...BOB, muted: true },
  ]);
  await open("Bob");
  expect(button("Mute").getAttribute("aria-pressed")).toBe("true");
  click(button("Mute"));
  await settled();
  expect(vi.mocked(api.mutePlayer).mock.calls).toEqual([[CODE, 1, false]]);
});

describe("another player", () => {
  beforeEach(() => lobby([{ ...BOB, host: true }, MINE]));

  it("has none of the host's powers", async () => {
    await open("Bob");
    for (const power of POWERS) expect(labels()).not.toContain(power);
  });

  it("can block a player, and is told what that means", async () => {
    await open("Bob");
    click(button("Block"));
    await settled();
    expect(vi.mocked(api.blockPlayer).mock.calls).toEqual([[CODE, 0]]);
    expect(all("details [role=status]")[0]?.textContent).toBe("You will not hear Bob any more.");
  });

  it.each([
    ["Report insults", "insults"],
    ["Report the name", "name"],
    ["Report cheating", "cheating"],
    ["Report something else", "other"],
  ])("can report somebody: %s", async (label, reason) => {
    await open("Bob");
    click(button(label));
    await settled();
    expect(vi.mocked(api.reportPlayer).mock.calls).toEqual([[CODE, 0, reason]]);
    expect(all("details [role=status]")[0]?.textContent).toContain("The operator of this server is told about Bob");
  });

  it("is not told that a player was blocked or reported if the server refused", async () => {
    vi.mocked(api.blockPlayer).mockRejectedValue(new ApiError("not_allowed", 403));
    vi.mocked(api.reportPlayer).mockRejectedValue(new ApiError("too_many", 429, { seconds: 9 }));
    await open("Bob");
    click(button("Block"));
    click(button("Report insults"));
    await settled();
    expect(all("details [role=status]")[0]?.textContent).toBe("");
  });
});

it("a spectator can do nothing about the people at a table", async () => {
  await lobby([{ ...BOB, host: true }]);
  expect(seat("Bob")).toBeUndefined();
  for (const label of [...POWERS, "Block", "Report insults"]) expect(labels()).not.toContain(label);
});

describe("somebody without a seat", () => {
  const seated = room({ status: "lobby", game: 0, chairs: [{ ...BOB, host: true }, MINE] });

  it("sits down where they tap, and is ready", async () => {
    vi.mocked(api.sit).mockResolvedValue(seated);
    await lobby([{ ...BOB, host: true }]);
    click(seat("Seat 2")!);
    await settled();
    expect(vi.mocked(api.sit).mock.calls).toEqual([[CODE, 1]]);
    expect(vi.mocked(api.ready).mock.calls).toEqual([[CODE, true, null]]);
  });

  it("is not ready before the host has let them sit down", async () => {
    vi.mocked(api.sit).mockResolvedValue(room({ chairs: [{ ...BOB, host: true }] }));
    await lobby([{ ...BOB, host: true }], { agreement: { ask_first: true } });
    click(button("Sit down"));
    await settled();
    expect(vi.mocked(api.ready)).not.toHaveBeenCalled();
  });
});

describe("where the host is asked first", () => {
  const knocks = [{ player: "p9", name: "Zoe" }];
  const asked = { agreement: { ask_first: true }, knocks };

  it.each([
    ["Let Zoe sit down", true],
    ["Turn Zoe away", false],
  ])("the host answers: %s", async (label, admitted) => {
    await lobby([{ ...MINE, host: true }, BOB], asked);
    click(button(label));
    await settled();
    expect(vi.mocked(api.admitPlayer).mock.calls).toEqual([[CODE, "p9", admitted]]);
  });

  it("the others see who asks, and cannot answer", async () => {
    await lobby([{ ...BOB, host: true }, MINE], asked);
    expect(all("section b").map((element) => element.textContent)).toContain("Zoe");
    expect(labels().filter((label) => label?.includes("Zoe"))).toEqual([]);
  });

  it("shows no list if no one asks", async () => {
    await lobby([{ ...MINE, host: true }], { agreement: { ask_first: true } });
    expect(all("#knocks")).toEqual([]);
  });

  it("to sit down is one request, whether it seats or asks", async () => {
    await lobby([{ ...BOB, host: true }], { agreement: { ask_first: true } });
    click(button("Sit down"));
    await settled();
    expect(vi.mocked(api.sit).mock.calls).toEqual([[CODE, null]]);
  });
});

describe("the host with open seats", () => {
  it("fills them with bots and deals, in one tap", async () => {
    await lobby([
      { ...MINE, host: true },
      { ...BOB, ready: true },
    ]);
    click(button("Fill with bots and deal"));
    await settled();
    expect(vi.mocked(api.seatBot).mock.calls).toEqual([
      [CODE, 2, "normal"],
      [CODE, 3, "normal"],
    ]);
    expect(vi.mocked(api.start).mock.calls).toEqual([[CODE, null]]);
  });

  it("waits for seated players who are not ready", async () => {
    await lobby([{ ...MINE, host: true }, BOB]);
    expect(labels()).not.toContain("Fill with bots and deal");
  });

  it("is told what went wrong, and can try again", async () => {
    await lobby([{ ...MINE, host: true }]);
    vi.mocked(api.seatBot).mockRejectedValue(new ApiError("storage", 503));
    click(button("Fill with bots and deal"));
    await settled();
    expect(vi.mocked(api.start)).not.toHaveBeenCalled();
    expect(button("Fill with bots and deal").hasAttribute("disabled")).toBe(false);
  });
});

describe("the invitation", () => {
  const shown = (selector: string) => all(`.invitation ${selector}`).map((element) => element.textContent?.trim());
  const wifi: Link = { address: `http://192.168.1.5:8470/t/${CODE}`, reach: "network" };
  const other: Link = { address: `http://10.0.0.5:8470/t/${CODE}`, reach: "network" };
  const device: Link = { address: `http://127.0.0.1:8470/t/${CODE}`, reach: "device" };

  it("needs no words where the link works everywhere", async () => {
    await lobby([{ ...MINE, host: true }]);
    expect(shown(".link")).toEqual([LINK.address]);
    expect(shown(".reach")).toEqual([]);
    expect(shown("select")).toEqual([]);
  });

  it("says who can use an address in the local network", async () => {
    vi.mocked(api.links).mockResolvedValue([wifi]);
    await lobby([{ ...MINE, host: true }]);
    expect(shown(".reach")).toEqual(["For everyone on the same Wi-Fi as this device"]);
  });

  it("warns if no one else can use the link, and says what to do", async () => {
    vi.mocked(api.links).mockResolvedValue([device]);
    await lobby([{ ...MINE, host: true }]);
    expect(shown(".warning").join()).toContain("only on this device");
    expect(shown(".warning").join()).toContain("sixgun play --host 0.0.0.0");
  });

  it("shows link and code of the address that is picked", async () => {
    vi.mocked(api.links).mockResolvedValue([wifi, other, device]);
    await lobby([{ ...MINE, host: true }]);
    expect(all(".invitation img")[0]?.getAttribute("src")).toBe(api.qrPath(CODE, 0));
    const select = all(".invitation select")[0] as HTMLSelectElement;
    select.value = "1";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    await settled();
    expect(shown(".link")).toEqual([other.address]);
    expect(all(".invitation img")[0]?.getAttribute("src")).toBe(api.qrPath(CODE, 1));
  });
});
