import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { TableSocket, newKey, socketAddress, type Link } from "./socket";
import type { Choose, FromServer } from "./messages";

class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: { type: string; key?: string }[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  says(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const choice: Choose = { type: "choose", key: "key-00000001", prompt: 3, choice: { verb: "pass" } };
let sockets: FakeSocket[] = [];
let links: Link[] = [];
let heard: FromServer[] = [];
let line: TableSocket;

const last = () => sockets[sockets.length - 1]!;
const choices = () => last().sent.filter((message) => message.type === "choose");

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, links, heard] = [[], [], []];
  line = new TableSocket("ws://here/socket", {
    heard: (message) => heard.push(message),
    changed: (link) => links.push(link),
    open: () => {
      sockets.push(new FakeSocket());
      return last() as unknown as WebSocket;
    },
  });
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

describe("a socket", () => {
  it("delivers messages", () => {
    last().onopen?.();
    last().says({ type: "pong" });
    expect(links).toEqual(["open"]);
    expect(heard).toEqual([{ type: "pong" }]);
  });

  it("reconnects automatically, later after every failure", () => {
    for (const longest of [250, 500, 1000, 2000, 4000, 8000, 8000]) {
      const before = sockets.length;
      last().onclose?.({ code: 1006 });
      vi.advanceTimersByTime(longest / 2 - 1);
      expect(sockets.length).toBe(before);
      vi.advanceTimersByTime(longest / 2 + 1);
      expect(sockets.length).toBe(before + 1);
    }
  });

  it("reconnects quickly again after a connection that held", () => {
    for (let failures = 0; failures < 5; failures++) {
      last().onclose?.({ code: 1006 });
      vi.advanceTimersByTime(8000);
    }
    last().onopen?.();
    const before = sockets.length;
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(250);
    expect(sockets.length).toBe(before + 1);
  });

  it("reports a restart of the server, and reconnects", () => {
    last().onopen?.();
    last().says({ type: "goodbye", reason: "restart" });
    last().onclose?.({ code: 1006 });
    expect(links).toEqual(["open", "restarting"]);
    vi.advanceTimersByTime(250);
    last().onopen?.();
    expect(links).toEqual(["open", "restarting", "open"]);
  });

  it("comes back no sooner than the server asked for", () => {
    last().onopen?.();
    last().says({ type: "goodbye", reason: "restart", wait: 3000 });
    last().onclose?.({ code: 1012 });
    vi.advanceTimersByTime(3000);
    expect(sockets.length).toBe(1);
    vi.advanceTimersByTime(250);
    expect(sockets.length).toBe(2);
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(500);
    expect(sockets.length).toBe(3);
  });

  it("understands a server that closed without a farewell", () => {
    last().onopen?.();
    last().onclose?.({ code: 1012 });
    expect(line.link).toBe("restarting");
  });

  it.each(["closed", "removed", "banned_here", "protocol"] as const)("stays away after the farewell %s", (reason) => {
    last().onopen?.();
    last().says({ type: "goodbye", reason });
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(60_000);
    expect(sockets.length).toBe(1);
    expect(line.link).toBe("ended");
  });

  it.each([
    [4403, "not_allowed"],
    [4404, "closed"],
    [4410, "closed"],
    [4423, "banned_here"],
    [4426, "protocol"],
  ])("stays away after the close code %i", (code, farewell) => {
    last().onopen?.();
    last().onclose?.({ code });
    vi.advanceTimersByTime(60_000);
    expect([sockets.length, line.link, line.farewell]).toEqual([1, "ended", farewell]);
  });

  it("reconnects, later after each attempt, to a server that has too many connections", () => {
    last().onclose?.({ code: 4429 });
    vi.advanceTimersByTime(250);
    expect(sockets.length).toBe(2);
  });

  it("reconnects at once when the network is back", () => {
    last().onopen?.();
    dispatchEvent(new Event("offline"));
    expect(line.link).toBe("closed");
    dispatchEvent(new Event("online"));
    expect(sockets.length).toBe(2);
  });

  it("gives up a connection that does not answer a ping", () => {
    last().onopen?.();
    vi.advanceTimersByTime(20_000);
    expect(last().sent).toEqual([{ type: "ping" }]);
    vi.advanceTimersByTime(8000);
    expect(line.link).toBe("closed");
    expect(sockets[0]!.closed).toBe(true);
  });

  it("stays open as long as pings are answered", () => {
    last().onopen?.();
    for (let beats = 0; beats < 3; beats++) {
      vi.advanceTimersByTime(20_000);
      last().says({ type: "pong" });
    }
    expect(sockets.length).toBe(1);
  });

  it("does nothing after it is closed", () => {
    last().onopen?.();
    line.close();
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(60_000);
    expect(sockets.length).toBe(1);
    line.tell({ type: "stand_up" });
    expect(last().sent).toEqual([]);
  });
});

describe("a wish", () => {
  it("is sent at once", () => {
    last().onopen?.();
    line.tell({ type: "stand_up" });
    line.tell({ type: "stand_up" });
    expect(last().sent).toEqual([{ type: "stand_up" }, { type: "stand_up" }]);
  });

  it("waits for the connection, in order and without duplicates", () => {
    last().onopen?.();
    last().onclose?.({ code: 1006 });
    for (const text of ["hello", "hello", "is anybody there?"]) line.tell({ type: "say", text });
    vi.advanceTimersByTime(250);
    expect(last().sent).toEqual([]);
    last().onopen?.();
    const said = [
      { type: "say", text: "hello" },
      { type: "say", text: "is anybody there?" },
    ];
    expect(last().sent).toEqual(said);
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(500);
    last().onopen?.();
    expect(last().sent).toEqual([]);
  });
});

describe("a choice", () => {
  it("is sent once if it is acknowledged", () => {
    last().onopen?.();
    line.act(choice);
    expect(line.busy).toBe(true);
    last().says({ type: "done", key: choice.key, seq: 4 });
    expect(line.busy).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(choices()).toEqual([choice]);
  });

  it("is not settled by the answer to another", () => {
    last().onopen?.();
    line.act(choice);
    last().says({ type: "done", key: "key-of-before", seq: 3 });
    expect(line.busy).toBe(true);
  });

  it("is sent again with the same key after a reconnect", () => {
    last().onopen?.();
    line.act(choice);
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(250);
    last().onopen?.();
    expect(sockets.length).toBe(2);
    expect(choices()).toEqual([choice]);
    last().says({ type: "stale", key: choice.key, reason: "answered" });
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(500);
    last().onopen?.();
    expect(choices()).toEqual([]);
  });

  it("made while disconnected is not lost", () => {
    line.act(choice);
    expect(last().sent).toEqual([]);
    last().onopen?.();
    expect(choices()).toEqual([choice]);
  });

  it("is sent again while the server cannot write", () => {
    last().onopen?.();
    line.act(choice);
    last().says({ type: "wrong", code: "storage", key: choice.key });
    expect(line.busy).toBe(true);
    vi.advanceTimersByTime(5000);
    expect(choices().length).toBe(2);
  });

  it("is settled when it is refused", () => {
    last().onopen?.();
    line.act(choice);
    last().says({ type: "refused", key: choice.key, reason: { code: "not_now", facts: {} } });
    expect(line.busy).toBe(false);
  });
});

it("every key is new and in the form the server wants", () => {
  const keys = new Set(Array.from({ length: 100 }, newKey));
  expect(keys.size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
});

it("the socket has the origin of the page", () => {
  const at = (href: string) => socketAddress("ABC234", new URL(href) as unknown as Location);
  expect(at("http://127.0.0.1:8470/t/ABC234")).toBe("ws://127.0.0.1:8470/api/tables/ABC234/socket?protocol=1");
  expect(at("https://bang.example/")).toBe("wss://bang.example/api/tables/ABC234/socket?protocol=1");
});
