import { beforeEach, describe, expect, it, vi } from "vitest";

const me = { name: "Ada", player: "p1", tables: [], rejoin: "/r/x" };
let answers: Response[] = [];

/** A freshly opened page. */
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

describe("the identity", () => {
  it("is unknown at first, without a request", async () => {
    const myself = await opened();
    await myself.load();
    expect([myself.known, myself.asked]).toEqual([null, true]);
    expect(fetch).not.toHaveBeenCalled();
  });

  it("is known again on the next visit", async () => {
    const first = await opened();
    answer(200, me);
    await first.rename("Ada");
    const again = await opened();
    answer(200, me);
    await again.load();
    expect(again.known?.name).toBe("Ada");
  });

  it("is unknown again when the server has forgotten the player", async () => {
    (await opened()).met();
    const again = await opened();
    answer(401, { code: "unknown_player", detail: "" });
    await again.load();
    expect([again.known, again.asked]).toEqual([null, true]);
  });

  it("survives an error of the server", async () => {
    const myself = await opened();
    answer(200, me);
    await myself.rename("Ada");
    answer(503, { code: "storage", detail: "" });
    await myself.load();
    expect(myself.known?.name).toBe("Ada");
  });

  it("needs a name before the player sits down", async () => {
    const myself = await opened();
    const introduced = myself.introduced();
    await vi.waitFor(() => expect(myself.naming).toBe(true));
    answer(200, me);
    await myself.rename("Ada");
    expect(await introduced).toBe(true);
    expect([myself.naming, myself.changes]).toEqual([false, 1]);
  });

  it("stays unknown if the player gives no name", async () => {
    const myself = await opened();
    const introduced = myself.introduced();
    await vi.waitFor(() => expect(myself.naming).toBe(true));
    myself.finish(false);
    expect(await introduced).toBe(false);
  });

  it("stays the same under a new name", async () => {
    const myself = await opened();
    answer(200, me);
    await myself.rename("Ada");
    answer(200, { ...me, name: "Bea" });
    await myself.rename("Bea");
    expect([myself.known?.name, myself.changes]).toEqual(["Bea", 1]);
  });
});

describe("a player without a name", () => {
  it("is called a guest in the current language", async () => {
    const myself = await opened();
    const { speech } = await import("../language/current.svelte"); // the instance that the opened page uses
    await speech.speak("de");
    expect(await myself.guestName()).toBe("Gast");
  });

  it("keeps the name the server knows", async () => {
    const myself = await opened();
    answer(200, me);
    await myself.rename("Ada");
    answer(200, me);
    expect(await myself.guestName()).toBeNull();
  });
});
