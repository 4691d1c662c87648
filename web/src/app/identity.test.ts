import { beforeEach, describe, expect, it, vi } from "vitest";

const me = { name: "Ada", player: "p1", tables: [], rejoin: "/r/x" };
let answers: Response[] = [];

/** A page that is opened anew. */
async function opened() {
  vi.resetModules();
  return (await import("./identity.svelte")).identity;
}
const answer = (status: number, body: unknown) => answers.push(new Response(JSON.stringify(body), { status }));

beforeEach(() => {
  localStorage.clear();
  answers = [];
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => answers.shift()),
  );
});

describe("I", () => {
  it("am nobody at first, and nobody is asked about me", async () => {
    const myself = await opened();
    await myself.load();
    expect([myself.known, myself.asked]).toEqual([null, true]);
    expect(fetch).not.toHaveBeenCalled();
  });

  it("am known again when I come back", async () => {
    const first = await opened();
    answer(200, me);
    await first.rename("Ada");
    const again = await opened();
    answer(200, me);
    await again.load();
    expect(again.known?.name).toBe("Ada");
  });

  it("am nobody again when the server has forgotten me", async () => {
    (await opened()).met();
    const again = await opened();
    answer(401, { code: "unknown_player", detail: "" });
    await again.load();
    expect([again.known, again.asked]).toEqual([null, true]);
  });

  it("stay who I am while the server has trouble", async () => {
    const myself = await opened();
    answer(200, me);
    await myself.rename("Ada");
    answer(503, { code: "storage", detail: "" });
    await myself.load();
    expect(myself.known?.name).toBe("Ada");
  });

  it("am asked for a name before I sit down", async () => {
    const myself = await opened();
    const introduced = myself.introduced();
    await vi.waitFor(() => expect(myself.naming).toBe(true));
    answer(200, me);
    await myself.rename("Ada");
    expect(await introduced).toBe(true);
    expect([myself.naming, myself.changes]).toEqual([false, 1]);
  });

  it("may keep my name to myself", async () => {
    const myself = await opened();
    const introduced = myself.introduced();
    await vi.waitFor(() => expect(myself.naming).toBe(true));
    myself.finish(false);
    expect(await introduced).toBe(false);
  });

  it("stay the same under another name", async () => {
    const myself = await opened();
    answer(200, me);
    await myself.rename("Ada");
    answer(200, { ...me, name: "Bea" });
    await myself.rename("Bea");
    expect([myself.known?.name, myself.changes]).toEqual(["Bea", 1]);
  });
});

describe("somebody without a name", () => {
  it("is a guest in the language spoken", async () => {
    const myself = await opened();
    const { speech } = await import("../language/current.svelte"); // the one that the opened page speaks with
    await speech.speak("de");
    expect(await myself.guestName()).toBe("Gast");
  });

  it("keeps the name that the server knows", async () => {
    const myself = await opened();
    answer(200, me);
    await myself.rename("Ada");
    answer(200, me);
    expect(await myself.guestName()).toBeNull();
  });
});
