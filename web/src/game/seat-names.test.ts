import { beforeEach, describe, expect, it } from "vitest";

import { calledAt, keepNames } from "./seat-names";
import { PROTOCOL, type Chair, type Room } from "../protocol/messages";

const chair = (name: string, mine = false) => ({ name, mine, sitter: mine ? "person" : "bot" }) as Chair;
const room = (hotSeat: boolean): Room => ({
  code: "ABC234",
  protocol: PROTOCOL,
  status: "playing",
  agreement: { hot_seat: hotSeat },
  watchers: 0,
  game: 1,
  chairs: [chair("Eva", true), chair("Buck"), chair("Eva", true), chair("Eva", true)],
});

beforeEach(() => localStorage.clear());

describe("names at a shared device", () => {
  it("are the typed ones, in the order of the seats", () => {
    keepNames("ABC234", ["Eva", "Jan", "Ola"]);
    expect(calledAt(room(true))).toEqual(["Eva", "Buck", "Jan", "Ola"]);
  });

  it("are numbered where none was typed", () => {
    keepNames("ABC234", ["", "Jan", ""]);
    expect(calledAt(room(true))).toEqual(["Eva", "Buck", "Jan", "Eva 2"]);
    keepNames("ABC234", []);
    expect(calledAt(room(true))).toEqual(["Eva", "Buck", "Eva 2", "Eva 3"]);
  });

  it("are the server's at any other table", () => {
    keepNames("ABC234", ["Ida", "Jan", "Ola"]);
    expect(calledAt(room(false))[0]).toBe("Eva");
  });
});
