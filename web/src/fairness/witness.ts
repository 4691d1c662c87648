/** Watches a table: records the server's promises, opens my share of the shuffle, and judges the deal after the game. */

import { DEFAULT_EDITION, type Agreement, type GameView, type Room, type SharedShuffle } from "../protocol/messages";
import { keep, keepHeads, kept, keptHeads, type Evidence } from "./evidence";
import { canonical, commitment, pledge, sealOf, shuffleKey } from "./shuffle";

/**
 * `mine`: my share is in the deal, with those of some others. `others`: other players shuffled without me.
 * `server`: only the server shuffled. `chosen`: the cards were chosen. `unseen`: this browser did not see the
 * promise. The others are bad: the deal breaks the promise, my share was left out, or history was rewritten.
 */
export type Verdict =
  | { kind: "mine" | "others"; count: number }
  | { kind: "server" | "chosen" | "unseen" | "broken_promise" | "left_out" | "rewritten" };

export const BAD: readonly Verdict["kind"][] = ["broken_promise", "left_out", "rewritten"];

interface Terms {
  edition: string;
  players: number;
  house_rules: Record<string, unknown>;
  roles: (string | null)[];
  characters: (string | null)[];
  choose_characters: boolean;
  simplified: boolean;
}

/** Settings that mean the same as `keep_characters` and `star_passes` of the agreement. */
function seriesRules(agreement: Agreement): Record<string, unknown> {
  const said: Record<string, unknown> = {};
  if (agreement.keep_characters != null) said.series_keep_characters = agreement.keep_characters;
  if (agreement.star_passes != null) said.series_sheriff_passes = agreement.star_passes ? "left" : "off";
  return said;
}

/** Whether the terms of a deal match the screen; `last` is the game before, which decides some of them. */
export function fits(text: string, room: Room, last: GameView | null): boolean {
  const terms = JSON.parse(text) as Terms;
  const agreement = room.agreement;
  const agreed =
    terms.edition === (agreement.edition ?? DEFAULT_EDITION) &&
    terms.players === room.chairs.length &&
    canonical(terms.house_rules) === canonical({ ...agreement.house_rules, ...seriesRules(agreement) }) &&
    terms.choose_characters === (agreement.choose_characters ?? false) &&
    terms.simplified === (agreement.simplified ?? false);
  if (!agreed) return false;
  if (room.game === 0)
    return (
      terms.roles.every((role) => role === null) &&
      canonical(terms.characters) === canonical(agreement.characters ?? [])
    );
  const stars = terms.roles.filter((role) => role !== null);
  const same = (character: string | null, seat: number) =>
    character === null || !last || last.people[seat]?.character === character;
  return stars.length <= 1 && stars.every((role) => role === "sheriff") && terms.characters.every(same);
}

export class Witness {
  private readonly heads: Map<number, string>;
  private rewritten = false;

  constructor(readonly table: string) {
    this.heads = keptHeads(table);
  }

  /** Records what a room promises. Returns my share if it is to be opened now. */
  see(room: Room, last: GameView | null = null): string | null {
    this.seeHead(room.entries, room.head);
    if (!room.commitment) return null;
    const evidence = this.note(room, room.commitment);
    return room.round && evidence.share ? this.open(room, room.round, evidence.share, last) : null;
  }

  private note(room: Room, promised: string): Evidence {
    const [game, brokenOff] = [room.game + 1, room.broken_off ?? 0];
    const before = kept(this.table, game);
    if (before.commitment === promised) return before;
    if (before.commitment === undefined) return keep(this.table, game, { commitment: promised, brokenOff });
    if (brokenOff <= (before.brokenOff ?? 0)) return keep(this.table, game, { changed: true });
    return keep(this.table, game, { commitment: promised, brokenOff, opened: false, seal: undefined });
  }

  /** A share is opened only for what this screen shows, and only for the first commitment. */
  private open(room: Room, round: SharedShuffle, share: string, last: GameView | null): string | null {
    const evidence = kept(this.table, room.game + 1);
    const mine = round.shares?.find(({ seat, pledge: its }) => room.chairs[seat]?.mine && its === pledge(share));
    if (!mine || mine.opened) return null;
    const same = round.commitment === evidence.commitment && round.commitment === room.commitment && !evidence.changed;
    if (!same || round.seal !== sealOf(room, round.terms) || !fits(round.terms, room, last)) return null;
    const pledges = Object.fromEntries((round.shares ?? []).map((each) => [each.seat, each.pledge]));
    keep(this.table, room.game + 1, { opened: true, seal: round.seal, terms: round.terms, pledges });
    return share;
  }

  /** The head of the log after a given number of entries never changes. */
  seeHead(entries: number | undefined, head: string | null | undefined): void {
    if (entries === undefined || !head) return;
    const before = this.heads.get(entries);
    if (before !== undefined) {
      this.rewritten ||= before !== head;
      return;
    }
    this.heads.set(entries, head);
    keepHeads(this.table, this.heads);
  }

  /** The verdict on the deal of a finished game. */
  verdict(room: Room): Verdict {
    const evidence = kept(this.table, room.game);
    const { shuffle } = room;
    if (this.rewritten) return { kind: "rewritten" };
    if (!shuffle && evidence.opened) return { kind: "broken_promise" };
    if (!shuffle) return { kind: room.practice ? "chosen" : "server" };
    if (!evidence.commitment) return { kind: "unseen" };
    if (evidence.changed || !this.holds(room, shuffle, evidence)) return { kind: "broken_promise" };
    const opened = (shuffle.shares ?? []).filter((each) => each.opened);
    if (evidence.opened) {
      const mine = opened.some((each) => each.share === evidence.share);
      return mine ? { kind: "mine", count: opened.length - 1 } : { kind: "left_out" };
    }
    return opened.length ? { kind: "others", count: opened.length } : { kind: "server" };
  }

  /** Whether everything published matches what was seen before. */
  private holds(room: Room, shuffle: SharedShuffle, evidence: Evidence): boolean {
    const shares = new Map<number, string>();
    for (const { seat, pledge: its, opened, share } of shuffle.shares ?? []) {
      if (evidence.pledges && evidence.pledges[seat] !== its) return false;
      if (!opened) continue;
      if (!share || pledge(share) !== its) return false;
      shares.set(seat, share);
    }
    const [secret, promised] = [shuffle.secret ?? "", evidence.commitment ?? ""];
    return (
      commitment(this.table, room.game, secret) === promised &&
      (evidence.seal === undefined || evidence.seal === shuffle.seal) &&
      (evidence.terms === undefined || evidence.terms === shuffle.terms) &&
      shuffleKey(secret, promised, shuffle.terms, shares) === room.seed
    );
  }

  /** The command that checks the saved game on another machine. */
  command(room: Room): string {
    const evidence = kept(this.table, room.game);
    const seat = (room.shuffle?.shares ?? []).find((each) => each.share && each.share === evidence.share)?.seat;
    const mine = seat === undefined ? "" : ` --mine ${seat}:${evidence.share}`;
    return `sixgun verify game.txt --saw ${evidence.commitment ?? "?"}${mine}`;
  }

  /** All evidence about the deal, to show to others. */
  evidence(room: Room): string {
    return canonical({ table: this.table, game: room.game, ...kept(this.table, room.game) });
  }
}
