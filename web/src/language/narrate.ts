/**
 * From codes to sentences: cards, events, questions, choices and refusals in the language of a reader.
 * The same sentences as the terminal says (src/sixgun/match/narrator.py): the tests compare them.
 */
import type { CardFace, Choice, GameView, Happening, Motive, Moved, Played, Reason, Role } from "../protocol/messages";
import { FROM_HAND, NOTHING, cardOf, payOf, takeOf, targetOf } from "../game/choice";

export type Facts = Record<string, string | number | boolean | null>;

/** What is needed of the words of a language: words.ts has it. */
export interface Speech {
  say(code: string, facts?: Facts): string;
  name(key: string): string;
}

/** Cards that remain where they are after a Draw! was tried for them. */
const BARREL = "barrel";

export class Narrator {
  private readonly faces = new Map<number, string>();

  constructor(
    readonly words: Speech,
    readonly deck: readonly CardFace[],
    readonly names: readonly string[],
  ) {}

  // Names

  name(seat: number): string | null {
    return this.names[seat] ?? null;
  }

  role(role: Role | null): string {
    return role === null ? this.words.say("choice-unknown") : this.words.name(role);
  }

  /** The name of a card, without its face. */
  kind(card: number): string | null {
    const face = this.deck[card];
    return face === undefined ? null : this.words.name(face.kind);
  }

  /** `BANG! 5♣`, or what there is to say about a card that nobody shows. */
  card(card: number): string {
    if (card === FROM_HAND) return this.words.say("ui-random_card");
    const known = this.faces.get(card) ?? this.named(card);
    this.faces.set(card, known);
    return known;
  }

  private named(card: number): string {
    const face = this.deck[card];
    if (face === undefined) return this.words.say("choice-unknown");
    const rank = this.words.name(`rank_${face.rank}`);
    return this.words.say("choice-card", { card: this.words.name(face.kind), rank, suit: face.suit });
  }

  cards(cards: readonly number[]): string {
    return cards.map((card) => this.card(card)).join(", ");
  }

  place(place: string): string {
    const [where, seat] = place.split(":");
    if (seat === undefined) return this.words.say(`place-${place}`);
    return this.words.say(where === "play" ? "place-in_play" : "place-hand", { who: this.name(Number(seat)) });
  }

  // Events

  event(event: Happening): string {
    const facts: Facts = {};
    for (const [name, value] of Object.entries(event)) {
      if (name !== "type" && name !== "reason") Object.assign(facts, this.spoken(event, name, value as unknown));
    }
    return this.words.say(`event-${event.type}`, facts);
  }

  /** One field of an event, as its message wants to have it. */
  private spoken(event: Happening, name: string, value: unknown): Facts {
    if (Array.isArray(value)) return { [name]: value.map((seat) => this.name(seat as number) ?? "").join(", ") };
    if (typeof value === "string")
      return name === "kind" ? this.playedAs(event as Played) : { [name]: this.words.name(value) };
    return typeof value === "number" ? this.spokenNumber(event, name, value) : { [name]: value as boolean };
  }

  private spokenNumber(event: Happening, name: string, value: number): Facts {
    switch (name) {
      case "seat":
        return { who: this.name(value) };
      case "target":
      case "by":
      case "dead":
        return { [name]: "seat" in event && event.seat === value ? null : this.name(value) };
      case "card":
        return { card: value === NOTHING ? null : this.card(value) };
      case "cause":
        return { cause: this.kind(value) };
      case "change":
        return { [value < 0 ? "lost" : "gained"]: Math.abs(value) };
      case "life":
        return { life: Math.max(value, 0) };
      default:
        return { [name]: value };
    }
  }

  /** What a card was played as, if not as itself. */
  private playedAs(event: Played): Facts {
    return { kind: this.deck[event.card]?.kind === event.kind ? null : this.words.name(event.kind) };
  }

  /** Several cards that went the same way. */
  moves(moves: readonly Moved[]): string {
    const [one] = moves;
    if (one === undefined) return "";
    const places = { src: this.place(one.src), dst: this.place(one.dst) };
    if (one.card !== NOTHING)
      return this.words.say("event-moved", { card: this.cards(moves.map((move) => move.card)), ...places });
    return this.words.say("event-moved", { count: moves.length > 1 ? moves.length : null, ...places });
  }

  // Questions

  /** Because of which card of whom I am asked, and what. */
  question(game: GameView): string {
    const asked = game.prompt;
    if (!asked) return "";
    const question = this.words.say(`prompt-${asked.name}`, this.circumstances(game));
    const cause = this.cause(game);
    return cause === null ? question : this.words.say("ui-asked", { cause, question });
  }

  /** The card and the one who played it; nothing if nobody else has to do with it. */
  cause(game: GameView): string | null {
    const asked = game.prompt;
    if (!asked) return null;
    const theirs = (asked.by ?? NOTHING) !== game.me && asked.name !== "share";
    const by = theirs ? this.name(asked.by ?? NOTHING) : null;
    const card = (asked.card ?? NOTHING) === NOTHING ? null : this.card(asked.card ?? NOTHING);
    return by === null && card === null ? null : this.words.say("ui-cause", { card, by });
  }

  /** The numbers of a question, whom and what it is about. */
  private circumstances(game: GameView): Facts {
    const asked = game.prompt;
    if (!asked) return {};
    const facts: Facts = { ...asked.facts };
    if (asked.name === "shot" && facts["count"] === 1) delete facts["count"]; // once goes without saying
    if (asked.name === "last_chance") facts["count"] = Math.max(asked.facts?.["count"] ?? 0, 0);
    if (asked.facts?.["target"] !== undefined) facts["target"] = this.name(asked.facts["target"]);
    if (asked.name === "may_use") facts["character"] = this.words.name(game.people[asked.seat]?.ability ?? "");
    if (asked.name === "share") facts["by"] = this.name(asked.by ?? NOTHING);
    return facts;
  }

  /** Whom everybody waits for. */
  waiting(game: GameView): string {
    return game.prompt ? this.words.say(`prompt-${game.prompt.name}.others`, { who: this.name(game.prompt.seat) }) : "";
  }

  // Choices

  /** A whole choice on one line. */
  choice(game: GameView, choice: Choice): string {
    if (choice.verb === "pass") return this.words.say(`prompt-${game.prompt?.name}.pass`, this.circumstances(game));
    if (choice.verb === "name") return this.naming(game, choice);
    if (choice.verb === "take" && game.prompt?.name === "which_counts") return this.counting(choice);
    return this.doing(game, choice);
  }

  /** A character, or a player and with it the player's character. */
  private naming(game: GameView, choice: Choice): string {
    const who = game.people[targetOf(choice)];
    if (who === undefined) return this.words.name(game.offered?.[takeOf(choice)] ?? "");
    return this.words.say("choice-person", {
      who: this.name(targetOf(choice)),
      character: this.words.name(who.character),
    });
  }

  private counting(choice: Choice): string {
    if (cardOf(choice) === NOTHING) return this.words.say("verb-draw");
    return this.words.say("choice-counts", { card: this.card(cardOf(choice)), top: this.card(takeOf(choice)) });
  }

  /** What is done, → to whom, which card of theirs, at which price. */
  private doing(game: GameView, choice: Choice): string {
    return this.words.say("choice-whole", {
      done: this.done(game, choice),
      target: this.name(targetOf(choice)),
      take: takeOf(choice) === NOTHING ? null : this.card(takeOf(choice)),
      pay: payOf(choice) === NOTHING || choice.verb === "ability" ? null : this.card(payOf(choice)),
    });
  }

  /** The verb and its card, or the ability and the cards it costs. */
  private done(game: GameView, choice: Choice): string {
    if (choice.verb === "ability") {
      const cards = [cardOf(choice), payOf(choice)].filter((card) => card !== NOTHING);
      const character = this.words.name(game.people[game.me]?.ability ?? "");
      return this.words.say("choice-ability", { character, cards: cards.length > 0 ? this.cards(cards) : null });
    }
    if (cardOf(choice) === NOTHING) return this.words.say(`verb-${choice.verb}`);
    return this.words.say("choice-do", { verb: choice.verb, card: this.card(cardOf(choice)) });
  }

  refusal(reason: Reason): string {
    const target = reason.facts["target"];
    return this.words.say(
      `refusal-${reason.code}`,
      target === undefined ? reason.facts : { ...reason.facts, target: this.name(target) },
    );
  }

  /** A part of why a bot moved so. */
  motive(motive: Motive): string {
    const facts: Facts = { ...motive.facts };
    for (const key of ["target", "who"]) {
      const seat = motive.facts[key];
      if (typeof seat === "number") facts[key] = this.name(seat);
    }
    if (typeof facts["role"] === "string") facts["role"] = this.words.name(facts["role"]);
    return this.words.say(motive.code, facts);
  }
}

/** A line of the log: what it tells of, and when. */
export interface Told {
  readonly event: Happening;
  readonly text: string;
  readonly seq: number;
}

/** The log of one reader. What an event has told, the traffic of its card does not tell again. */
export class Story {
  private readonly told = new Set<number>(); // cards of which everybody knows where they go next
  private begun = false;

  constructor(private readonly narrator: Narrator) {}

  /** These events, as far as there is something to say about them. */
  tell(events: readonly Happening[], seq = 0): Told[] {
    const lines: Told[] = [];
    let together: Moved[] = [];
    const close = (): void => {
      const [one] = together;
      if (one !== undefined) lines.push({ event: one, text: this.narrator.moves(together), seq });
      together = [];
    };
    for (const event of this.worthTelling(events)) {
      if (!(event.type === "moved" && together[0] !== undefined && sameWay(event, together[0]))) close();
      if (event.type === "moved") together.push(event);
      else lines.push({ event, text: this.narrator.event(event), seq });
    }
    close();
    return lines;
  }

  private *worthTelling(events: readonly Happening[]): Generator<Happening> {
    for (const event of events) {
      if (event.type !== "moved") {
        this.remember(event);
        yield event;
      } else if (this.begun && !this.isTold(event)) yield plain(event);
    }
  }

  /** A card that is played, used, or settled by a Draw! goes where such cards go. */
  private remember(event: Happening): void {
    if (event.type === "turn_began")
      this.begun = true; // the hands that are dealt before are nobody's news
    else if (event.type === "played" || event.type === "used") this.told.add(event.card);
    else if (event.type === "checked" && event.cause !== NOTHING && !this.stays(event.cause))
      this.told.add(event.cause);
  }

  /** A Barrel remains after it was tried. */
  private stays(card: number): boolean {
    return this.narrator.deck[card]?.kind === BARREL;
  }

  private isTold(move: Moved): boolean {
    if (move.src.startsWith("play:") && move.dst.startsWith("play:")) {
      this.told.delete(move.card); // Dynamite, passed on
      return false;
    }
    if (move.card !== NOTHING && this.told.has(move.card)) {
      if (move.dst !== "resolving") this.told.delete(move.card);
      return true;
    }
    return goesWithoutSaying(move);
  }
}

function goesWithoutSaying(move: Moved): boolean {
  const turnedUp = move.src === "deck" && move.dst === "discards"; // the Draw! tells
  const lookedAt = move.card === NOTHING && (move.dst === "display" || move.dst === "deck");
  const settled = move.src === "display" && move.dst === "discards";
  return turnedUp || lookedAt || settled || move.src === "resolving";
}

/** A card that was looked at in secret and kept was, to the others, drawn. */
function plain(move: Moved): Moved {
  return move.card === NOTHING && move.src === "display" ? { ...move, src: "deck" } : move;
}

function sameWay(one: Moved, other: Moved): boolean {
  return one.src === other.src && one.dst === other.dst && (one.card === NOTHING) === (other.card === NOTHING);
}
