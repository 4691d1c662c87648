import { suspicions } from "../../game/suspicions.svelte";
import type { Play } from "../../game/session.svelte";

/** Everything a seat shows, as one sentence for those who do not see it. */
export function seatSummary(play: Play, seat: number, aiming: boolean): string {
  const person = play.game.people[seat];
  if (person === undefined) return "";
  const chair = play.scene.room?.chairs[seat];
  const guess = suspicions.of(play.scene.room?.code ?? "", seat);
  const say = play.words.say.bind(play.words);
  const parts = [
    play.names[seat] ?? "",
    play.characterName(seat),
    person.role ? play.words.name(person.role) : guess ? say("table-suspected", { role: play.words.name(guess) }) : "",
    person.alive ? say("ui-life", { count: Math.max(person.life, 0) }) : say("table-out"),
    say("table-hand_count", { count: person.hand }),
    say("table-reach", { reach: person.reach }),
    person.distance ? say("table-distance", { distance: person.distance }) : "",
    person.in_play.length > 0 ? say("table-in_play", { cards: play.narrator.cards(person.in_play) }) : "",
    chair?.sitter === "bot" || chair?.bot_plays ? say("table-bot") : chair?.here === false ? say("table-away") : "",
    play.game.turn === seat ? say("table-has_turn") : "",
    aiming ? say(play.open.seats.has(seat) ? "table-can_be_chosen" : "table-can_not_be_chosen") : "",
  ];
  return parts.filter((part) => part !== "").join(", ");
}

/** How my distance to somebody comes about. */
export function distanceText(play: Play, seat: number): string {
  const person = play.game.people[seat];
  if (!person?.distance) return "";
  const { seats = 0, remoteness = 0, sight = 0, distance } = person;
  return play.words.say("table-distance_parts", { distance, seats, remoteness, sight });
}
