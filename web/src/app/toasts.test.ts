import { beforeAll, expect, it } from "vitest";

import { say, speech } from "../language/current.svelte";
import { ApiError } from "../protocol/api";
import { errorText } from "./toasts.svelte";

beforeAll(() => speech.speak("en"));

it("explains every problem, also one that nobody foresaw", () => {
  expect(errorText(new ApiError("seat_taken", 409))).toBe(say("problem-seat_taken"));
  expect(errorText(new ApiError("volcano", 500))).toBe(say("problem-unexpected"));
  expect(errorText(new TypeError("a bug"))).toBe(say("problem-unexpected"));
});
