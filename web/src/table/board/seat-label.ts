import { NO_ABILITY, type Session } from "../../game/session.svelte";

/** Everything a seat shows, as one sentence for screen readers. */
export function seatSummary(session: Session, seat: number, aiming: boolean): string {
  const person = session.game.people[seat];
  if (person === undefined) return "";
  const chair = session.source.room?.chairs[seat];
  const guess = session.suspicions.of(seat);
  const say = session.say;
  const parts = [
    session.names[seat] ?? "",
    session.characterName(seat),
    session.silenced(seat) ? session.words.name(NO_ABILITY) : "",
    person.role
      ? session.words.name(person.role)
      : guess
        ? say("table-suspected", { role: session.words.name(guess) })
        : "",
    person.ghost ? say("table-ghost") : "",
    session.out(seat) ? say("table-out") : say("ui-life", { count: Math.max(person.life, 0) }),
    say("table-hand_count", { count: person.hand }),
    say("table-reach", { reach: person.reach }),
    person.distance ? say("table-distance", { distance: person.distance }) : "",
    person.aims ? say("table-aims") : "",
    person.in_play.length > 0 ? say("table-in_play", { cards: session.narrator.cards(person.in_play) }) : "",
    session.burns(seat) ? say("table-fuse") : "",
    chair?.sitter === "bot" || chair?.bot_plays ? say("table-bot") : chair?.here === false ? say("table-away") : "",
    session.game.turn === seat ? say("table-has_turn") : "",
    aiming ? say(session.decision.open.seats.has(seat) ? "table-can_be_chosen" : "table-can_not_be_chosen") : "",
  ];
  return parts.filter((part) => part !== "").join(", ");
}

/** How my distance to a player adds up. */
export function distanceText(session: Session, seat: number): string {
  const person = session.game.people[seat];
  if (!person?.distance) return "";
  const { seats = 0, remoteness = 0, sight = 0, distance } = person;
  return session.say("table-distance_parts", { distance, seats, remoteness, sight });
}
