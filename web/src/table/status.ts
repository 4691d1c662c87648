/**
 * Status messages. Those that come and go during a game lie on the cloth and move nothing: the connection, a pause, a bot
 * in my seat. Those that are there from the start have their own row.
 */

import type { Code } from "$codes";
import { hints } from "../app/hints.svelte";
import { network } from "../app/network.svelte";
import type { LiveTable } from "../game/live-table.svelte";
import type { Session } from "../game/session.svelte";
import { say } from "../language/current.svelte";
import type { Status } from "../ui/StatusStrip.svelte";

/** The most urgent first. */
export function lineStatus(table: LiveTable): Status[] {
  const rows: Status[] = [];
  if (!network.online) rows.push({ text: say("web-offline"), icon: "wifi-off", urgent: true });
  if (table.link === "ended" && table.farewell === "protocol") {
    const action = { label: say("web-reload"), run: () => location.reload(), primary: true };
    rows.push({ text: say("web-outdated"), urgent: true, action });
  } else if (table.link === "ended" && (table.farewell === "removed" || table.farewell === "not_allowed")) {
    rows.push({ text: say(table.farewell === "removed" ? "problem-removed" : "web-only_players"), urgent: true });
  } else if (table.lost && network.online) {
    const text = say(table.link === "restarting" ? "web-restarting" : "web-reconnecting");
    rows.push({ text, icon: "wifi-off", urgent: true });
  }
  if (table.room?.paused) rows.push({ text: pause(table.room.paused), icon: "warning", urgent: true });
  return rows;
}

const PAUSED: Record<string, Code> = { storage: "table-paused_storage", rules: "table-paused_rules" };
const pause = (reason: string): string => say(PAUSED[reason] ?? "table-paused");

export function seatStatus(session: Session, table: LiveTable): Status[] {
  if (!session.replaced) return [];
  const action = { label: say("table-sit_back"), run: () => table.sitBack(), primary: true };
  return [{ text: say("table-bot_plays"), urgent: true, action }];
}

export function watching({ game }: Session): Status[] {
  return game.me < 0 && game.people.length > 0 ? [{ text: say("table-watching") }] : [];
}

/** Explains event cards to a player who meets them for the first time. */
export function eventHint({ game, words }: Session): Status[] {
  if (!game.events || game.me < 0 || hints.isRead("events")) return [];
  const action = { label: say("table-hint_read"), run: () => hints.read("events") };
  return [{ text: `${words.text("event_card")} ${say("table-hint_events")}`, icon: "rules", action }];
}
