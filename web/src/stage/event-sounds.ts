/** The sounds of events. */

import type { GameView, Happening } from "../protocol/messages";
import type { Session } from "../game/session.svelte";
import type { Sound } from "./sounds";

export interface Heard {
  readonly sound: Sound;
  /** 1 is normal; heavier guns sound deeper. */
  readonly pitch: number;
}

const plain = (sound: Sound): Heard => ({ sound, pitch: 1 });

export function heard(event: Happening, session: Session): Heard | null {
  const me = session.game.me;
  switch (event.type) {
    case "played": {
      const kind = session.source.edition?.kinds[event.kind];
      if (kind?.shoots) return { sound: "shot", pitch: pitchOf(session, event.seat) };
      return kind?.jails ? plain("clank") : null;
    }
    case "discarded":
      return session.game.prompt?.name === "duel" ? { sound: "shot", pitch: pitchOf(session, event.seat) } : null;
    case "checked":
      return plain(event.matched && session.kind(event.cause)?.explodes ? "explosion" : "flip");
    case "dodged":
      return plain("whine");
    case "life_changed":
      return plain(event.change > 0 ? "reload" : "thud");
    case "died":
      return plain("bell");
    case "turn_began":
      return session.burns(event.seat) ? plain("fuse") : null;
    case "shuffled":
      return plain("shuffle");
    case "game_over":
      return plain(event.winners.includes(me) || me < 0 ? "win" : "lose");
    default:
      return null;
  }
}

/** A gun that reaches far sounds deep; one that fires fast sounds dry. */
function pitchOf(session: Session, seat: number): number {
  const guns = (session.game.people[seat]?.in_play ?? [])
    .map((card) => session.kind(card))
    .filter((kind) => kind?.weapon);
  const gun = guns.at(-1);
  return gun?.rapid ? 1.4 : 1.1 - 0.1 * (gun?.reach ?? 1);
}

/** The sound of a question, if the one before it was another. */
export function alarmed({ prompt, me }: GameView, before: string | undefined): Sound | null {
  if (!prompt || prompt.name === before) return null;
  if (prompt.name === "duel") return "whistle";
  return prompt.name === "last_chance" && prompt.seat === me ? "heartbeat" : null;
}
