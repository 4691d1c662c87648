import { beforeAll, expect, it } from "vitest";

import { say, speech } from "../language/current.svelte";
import { ApiError } from "../protocol/api";
import { errorText } from "./toasts.svelte";

beforeAll(() => speech.speak("en"));

it("explains every problem, even an unforeseen one", () => {
  expect(errorText(new ApiError("seat_taken", 409))).toBe(say("problem-seat_taken"));
  expect(errorText(new ApiError("volcano", 500))).toBe(say("problem-unexpected"));
  expect(errorText(new TypeError("a bug"))).toBe(say("problem-unexpected"));
});

it("gives the reason why a game cannot be played, if it is known", () => {
  const facts = { reason: "too_many_of_a_role", role: "deputy", players: 4 };
  expect(errorText(new ApiError("not_playable", 409, facts))).toMatch(/this game: .* in a game for 4: Deputy\.$/);
  const others = { reason: "player_count", edition: "fourth", least: 4, most: 7, given: 9 };
  expect(errorText(new ApiError("not_playable", 409, others))).toMatch(/: BANG!.* is for 4 to 7 players, not 9\.$/);
  expect(errorText(new ApiError("not_playable", 409, { reason: "volcano" }))).toBe(say("problem-not_playable"));
});
