/** What somebody at a table must know besides the game: the line, a pause, a bot in my place, that I am out. */

import type { Code } from "$codes";
import { network } from "../app/network.svelte";
import type { LiveTable } from "../game/live-table.svelte";
import type { Session } from "../game/session.svelte";
import { say } from "../language/current.svelte";
import type { Status } from "../ui/StatusStrip.svelte";

/** The most urgent first. */
export function lineStatus(table: LiveTable): Status[] {
  const rows: Status[] = [];
  if (!network.online) rows.push({ text: say("web-offline"), icon: "wifi-off", urgent: true });
  if (table.link === "ended" && table.farewell === "elsewhere") {
    const action = { label: say("web-use_here"), run: () => table.redial() };
    rows.push({ text: say("web-elsewhere"), urgent: true, action });
  } else if (table.lost && network.online) {
    const text = say(table.link === "restarting" ? "web-restarting" : "web-reconnecting");
    rows.push({ text, icon: "wifi-off", urgent: true });
  }
  if (table.room?.paused) rows.push({ text: pause(table.room.paused), icon: "warning", urgent: true });
  return rows;
}

const PAUSED: Record<string, Code> = { storage: "table-paused_storage", rules: "table-paused_rules" };
const pause = (reason: string): string => say(PAUSED[reason] ?? "table-paused");

export function gameStatus(session: Session, table: LiveTable): Status[] {
  if (session.replaced) {
    const action = { label: say("table-sit_back"), run: () => table.sitBack(), primary: true };
    return [{ text: say("table-bot_plays"), urgent: true, action }];
  }
  const { game } = session;
  if (game.me < 0) return game.people.length > 0 ? [{ text: say("table-watching") }] : [];
  return session.out(game.me) && game.prompt ? [out(session, table)] : [];
}

/** Those who may look at everything may also look away. */
function out({ game }: Session, table: LiveTable): Status {
  const text = say("table-you_are_out");
  if (!table.mayLook) return { text };
  const sees = game.people.some((person, seat) => seat !== game.me && !!person.cards);
  const label = say(sees ? "table-look_closed" : "table-look_open");
  return { text, action: { label, run: () => table.look(!sees), pressed: sees } };
}
