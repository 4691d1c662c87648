import { beforeEach, describe, expect, it, vi } from "vitest";

import { speech } from "../language/current.svelte";
import { PROTOCOL, type FromClient, type Room } from "../protocol/messages";
import { game as sample } from "../testing/views";
import { LiveTable } from "./live-table.svelte";

const room: Room = {
  code: "ABC234",
  protocol: PROTOCOL,
  status: "playing",
  agreement: {},
  chairs: [],
  watchers: 0,
  game: 1,
};
const game = sample({ me: 2, people: [], turn: 2, prompt: { id: 9, seat: 2, name: "play_phase" } });

let sent: FromClient[] = [];
let table: LiveTable;
const line = {
  busy: false,
  farewell: null,
  close: vi.fn(),
  tell: (message: FromClient) => sent.push(message),
  act: (deed: FromClient) => sent.push(deed),
};

beforeEach(async () => {
  await speech.speak("en");
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(JSON.stringify({ name: "fourth", settings: {} }))),
  );
  sent = [];
  line.close.mockClear();
  table = new LiveTable("ABC234", () => line as never);
});

describe("a table", () => {
  it("is drawn from its messages", () => {
    const heard: string[] = [];
    table.subscribe((message) => heard.push(message.type));
    table.receive({ type: "room", room });
    table.receive({ type: "game", game, clock: { left: 1000, bank: 0 } });
    expect([table.room?.code, table.game?.seq, table.clock?.left]).toEqual(["ABC234", 1, 1000]);
    expect(heard).toEqual(["room", "game"]);
  });

  it("sends nothing to a listener that has stopped", () => {
    const heard: string[] = [];
    const stop = table.subscribe((message) => heard.push(message.type));
    stop();
    table.receive({ type: "room", room });
    expect(heard).toEqual([]);
  });

  it("of another version of the messages is not drawn, and its line is closed", () => {
    table.receive({ type: "room", room: { ...room, protocol: PROTOCOL + 1 } });
    expect([table.room, table.link, table.farewell]).toEqual([null, "ended", "protocol"]);
    expect(line.close).toHaveBeenCalledOnce();
  });

  it("sends a choice once, with the prompt it answers", () => {
    table.receive({ type: "game", game });
    table.choose({ verb: "pass" });
    table.choose({ verb: "pass" });
    expect(sent).toMatchObject([{ type: "choose", prompt: 9, choice: { verb: "pass" }, seat: -1 }]);
    expect(table.pending).toBe(true);
    table.receive({ type: "pong" });
    expect(table.pending).toBe(false);
  });

  it("answers nothing without a prompt", () => {
    table.choose({ verb: "pass" });
    expect(sent).toEqual([]);
  });

  it("shared by one device names the seat it speaks for", () => {
    table.receive({ type: "room", room: { ...room, agreement: { hot_seat: true } } });
    table.receive({ type: "game", game });
    table.choose({ verb: "pass" });
    expect(sent).toMatchObject([{ seat: 2 }]);
  });

  it("fetches its edition", async () => {
    table.receive({
      type: "room",
      room: { ...room, agreement: { edition: "fourth", house_rules: { deck: "dodge80" } } },
    });
    await vi.waitFor(() => expect(table.edition?.name).toBe("fourth"));
    expect(fetch).toHaveBeenCalledWith("/api/editions/fourth?deck=dodge80", expect.anything());
  });
});
