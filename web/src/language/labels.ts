/** The messages behind the words of the protocol. */

import type { Level, Speed, Status } from "../protocol/messages";

export const LEVELS: Record<Level, string> = {
  easy: "web-level_easy",
  normal: "web-level_normal",
  hard: "web-level_hard",
  expert: "web-level_expert",
};

export const CLOCKS: Record<Speed, string> = {
  relaxed: "web-pace_relaxed",
  normal: "web-pace_normal",
  fast: "web-pace_fast",
  none: "web-pace_none",
};

export const CLOCK_HINTS: Record<Speed, string> = {
  relaxed: "web-pace_relaxed_hint",
  normal: "web-pace_normal_hint",
  fast: "web-pace_fast_hint",
  none: "web-pace_none_hint",
};

export const STATUSES: Record<Status, string> = {
  lobby: "web-status_lobby",
  playing: "web-status_playing",
  over: "web-status_over",
  closed: "web-status_closed",
};
