import { describe, expect, it } from "vitest";
import { practiceFacts } from "./practice";

const say = (code: string, facts?: object): string => (facts ? `${code} ${JSON.stringify(facts)}` : code);

describe("a table for practice", () => {
  it("lists what was fixed, counting seats from 1", () => {
    expect(practiceFacts({ roles: [1, 3] }, say)).toEqual(['web-fixed_roles {"seats":"2, 4"}']);
    expect(practiceFacts({ characters: [0], position: true, shuffle: true }, say)).toEqual([
      'web-fixed_characters {"seats":"1"}',
      "web-fixed_position",
      "web-fixed_shuffle",
    ]);
  });
});
