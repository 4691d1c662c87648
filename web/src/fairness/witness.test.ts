import { beforeEach, describe, expect, it } from "vitest";
import { PROTOCOL, type GameView, type Room, type SharedShuffle } from "../protocol/messages";
import { forgetMemory, keep, kept, pledgeFor } from "./evidence";
import { commitment, pledge, sealOf, shuffleKey } from "./shuffle";
import { fits, Witness } from "./witness";

const SECRET = "01".repeat(32);
const BOBS = "bb".repeat(32);
const AGREEMENT = { players: 4, speed: "none" as const, house_rules: { hand_limit: 7 } };
const TERMS = JSON.stringify({
  characters: [],
  choose_characters: false,
  edition: "fourth",
  house_rules: { hand_limit: 7 },
  players: 4,
  roles: [],
  rules: 1,
  simplified: false,
});

let witness: Witness;
let lobby: Room;

beforeEach(() => {
  forgetMemory();
  localStorage.clear();
  sessionStorage.clear();
  witness = new Witness("K7QWXZ");
  lobby = {
    code: "K7QWXZ",
    protocol: PROTOCOL,
    status: "lobby",
    agreement: AGREEMENT,
    chairs: [
      { sitter: "person", name: "Ann", mine: true, host: true },
      { sitter: "person", name: "Bob", ready: true },
      { sitter: "bot", name: "Cid", level: "easy" },
      { sitter: "bot", name: "Dot", level: "hard" },
    ],
    watchers: 0,
    game: 0,
    commitment: commitment("K7QWXZ", 1, SECRET),
  };
});

/** The round an honest server starts after my pledge. */
function sealed(room: Room, mine: string, changes: Partial<SharedShuffle> = {}): Room {
  const shares = [
    { seat: 0, pledge: mine },
    { seat: 1, pledge: pledge(BOBS) },
  ];
  const round = { commitment: room.commitment ?? "", seal: sealOf(room, TERMS), terms: TERMS, shares, ...changes };
  return { ...room, round };
}

/** What an honest server publishes after a game with these shares. */
function over(room: Room, shares: Map<number, string>, changes: Partial<SharedShuffle> = {}): Room {
  const round = room.round as SharedShuffle;
  const shuffle: SharedShuffle = {
    ...round,
    shares: (round.shares ?? []).map((each) => {
      const share = shares.get(each.seat);
      return share ? { ...each, opened: true, share } : each;
    }),
    secret: SECRET,
    ...changes,
  };
  const seed = shuffleKey(shuffle.secret ?? "", round.commitment, TERMS, shares);
  const { commitment: _, round: __, ...rest } = room;
  return { ...rest, status: "over", game: 1, shuffle, seed };
}

function myShare(): string {
  return kept("K7QWXZ", 1).share ?? "";
}

describe("a share is opened", () => {
  it("if everything is as the screen shows it", () => {
    expect(witness.see(lobby)).toBeNull();
    const mine = pledgeFor("K7QWXZ", 1);
    expect(witness.see(sealed(lobby, mine))).toBe(myShare());
    expect(kept("K7QWXZ", 1).opened).toBe(true);
  });

  it("by another page of the same browser as well", () => {
    witness.see(lobby);
    const mine = pledgeFor("K7QWXZ", 1);
    const share = myShare();
    forgetMemory();
    expect(new Witness("K7QWXZ").see(sealed(lobby, mine))).toBe(share);
  });

  it.each<[string, (room: Room) => Room]>([
    ["a seat", (room) => ({ ...room, chairs: [room.chairs[0]!, room.chairs[1]!, room.chairs[3]!, room.chairs[2]!] })],
    ["a setting", (room) => ({ ...room, agreement: { ...AGREEMENT, speed: "fast" } })],
    [
      "a name",
      (room) => ({ ...room, chairs: room.chairs.map((chair, seat) => (seat ? chair : { ...chair, name: "Zoe" })) }),
    ],
  ])("not if %s is another than the one that was sealed", (_, change) => {
    witness.see(lobby);
    const honest = sealed(lobby, pledgeFor("K7QWXZ", 1));
    expect(witness.see({ ...change(honest), round: honest.round ?? null })).toBeNull();
  });

  it("not if my pledge is missing or at another player's seat", () => {
    witness.see(lobby);
    const mine = pledgeFor("K7QWXZ", 1);
    expect(witness.see(sealed(lobby, mine, { shares: [{ seat: 1, pledge: mine }] }))).toBeNull();
    expect(witness.see(sealed(lobby, pledge(BOBS)))).toBeNull();
  });

  it("not for a commitment other than the first", () => {
    witness.see(lobby);
    const mine = pledgeFor("K7QWXZ", 1);
    const other = { ...lobby, commitment: commitment("K7QWXZ", 1, "02".repeat(32)) };
    expect(witness.see(sealed(other, mine))).toBeNull();
    expect(kept("K7QWXZ", 1).changed).toBe(true);
  });

  it("for a new commitment after an aborted round", () => {
    witness.see(lobby);
    witness.see(sealed(lobby, pledgeFor("K7QWXZ", 1)));
    const later = { ...lobby, broken_off: 1, commitment: commitment("K7QWXZ", 1, "02".repeat(32)) };
    witness.see(later);
    const mine = pledgeFor("K7QWXZ", 1);
    expect(witness.see(sealed(later, mine))).toBe(myShare());
  });

  it("not for terms that were not agreed", () => {
    witness.see(lobby);
    const terms = TERMS.replace("fourth", "abacus");
    const mine = pledgeFor("K7QWXZ", 1);
    expect(witness.see(sealed(lobby, mine, { terms, seal: sealOf(lobby, terms) }))).toBeNull();
  });
});

describe("terms", () => {
  const changed = (changes: object) => JSON.stringify({ ...(JSON.parse(TERMS) as object), ...changes });
  const last = { people: [{ character: "jesse_jones" }, {}, {}, {}] } as GameView;

  it.each([
    { players: 5 },
    { house_rules: {} },
    { house_rules: { hand_limit: 7, beer_mode: "heal" } },
    { roles: ["sheriff", null, null, null] },
    { characters: ["jesse_jones", null, null, null] },
    { choose_characters: true },
    { simplified: true },
  ])("%o are not what the screen shows", (changes) => {
    expect(fits(TERMS, lobby, null)).toBe(true);
    expect(fits(changed(changes), lobby, null)).toBe(false);
  });

  it("of a later game may pass the star on and keep characters, nothing else", () => {
    const room = { ...lobby, game: 1, agreement: { ...AGREEMENT, star_passes: true, keep_characters: "off" as const } };
    const house_rules = { hand_limit: 7, series_keep_characters: "off", series_sheriff_passes: "left" };
    const good = { house_rules, roles: [null, "sheriff", null, null], characters: ["jesse_jones", null, null, null] };
    expect(fits(changed(good), room, last)).toBe(true);
    expect(fits(changed({ ...good, characters: ["paul_regret", null, null, null] }), room, last)).toBe(false);
    expect(fits(changed({ ...good, roles: [null, "sheriff", "outlaw", null] }), room, last)).toBe(false);
  });
});

describe("after the game", () => {
  /** A round in which I opened my share, and the shares of both players. */
  function shuffled(): [Room, Map<number, string>] {
    witness.see(lobby);
    const room = sealed(lobby, pledgeFor("K7QWXZ", 1));
    witness.see(room);
    return [
      room,
      new Map([
        [0, myShare()],
        [1, BOBS],
      ]),
    ];
  }

  it("the deal is good if my share and everything else match", () => {
    const room = over(...shuffled());
    expect(witness.verdict(room)).toEqual({ kind: "mine", count: 1 });
    expect(witness.command(room)).toBe(`sixgun verify game.txt --saw ${lobby.commitment} --mine 0:${myShare()}`);
  });

  it("a secret that does not match the commitment is a broken promise", () => {
    const [room, shares] = shuffled();
    expect(witness.verdict(over(room, shares, { secret: "02".repeat(32) })).kind).toBe("broken_promise");
    expect(witness.evidence(over(room, shares))).toContain(myShare());
  });

  it("so is a different key, seal or pledge, or no shuffle at all", () => {
    const [room, shares] = shuffled();
    const honest = over(room, shares);
    expect(witness.verdict({ ...honest, seed: "00".repeat(32) }).kind).toBe("broken_promise");
    expect(witness.verdict(over(room, shares, { seal: "00".repeat(32) })).kind).toBe("broken_promise");
    const bobs = sealed(lobby, pledge(myShare()), {
      shares: [
        { seat: 0, pledge: pledge(myShare()) },
        { seat: 1, pledge: pledge("cc".repeat(32)) },
      ],
    });
    expect(witness.verdict(over(bobs, new Map([...shares, [1, "cc".repeat(32)]]))).kind).toBe("broken_promise");
    expect(witness.verdict({ ...honest, shuffle: null }).kind).toBe("broken_promise");
  });

  it("leaving out a share opened in time is bad", () => {
    const [room, shares] = shuffled();
    shares.delete(0);
    expect(witness.verdict(over(room, shares))).toEqual({ kind: "left_out" });
  });

  it("a silently changed commitment is a broken promise", () => {
    const [room, shares] = shuffled();
    witness.see({ ...lobby, commitment: "00".repeat(32) });
    expect(witness.verdict(over(room, shares)).kind).toBe("broken_promise");
  });

  it("a rewritten history is bad", () => {
    const room = over(...shuffled());
    witness.seeHead(7, "aa");
    witness.seeHead(8, "bb");
    witness.seeHead(7, "aa");
    expect(witness.verdict(room).kind).toBe("mine");
    witness.seeHead(7, "cc");
    expect(witness.verdict(room).kind).toBe("rewritten");
  });

  it("a history that was rewritten during a reload is bad", () => {
    witness.see(lobby);
    const room = over(sealed(lobby, pledge(BOBS)), new Map([[1, BOBS]]));
    for (let entries = 1; entries <= 300; entries++) witness.seeHead(entries, `head ${entries}`);
    const reloaded = new Witness("K7QWXZ");
    reloaded.seeHead(300, "head 300");
    expect(reloaded.verdict(room).kind).not.toBe("rewritten");
    reloaded.seeHead(299, "another head");
    expect(reloaded.verdict(room).kind).toBe("rewritten");
    const elsewhere = new Witness("K7QWXY");
    elsewhere.seeHead(299, "another head");
    expect(elsewhere.verdict(room).kind).not.toBe("rewritten");
  });

  it("the verdict counts who shuffled without me", () => {
    witness.see(lobby);
    const room = sealed(lobby, pledge("dd".repeat(32)));
    expect(witness.verdict(over(room, new Map([[1, BOBS]])))).toEqual({ kind: "others", count: 1 });
    expect(witness.verdict(over(room, new Map()))).toEqual({ kind: "server" });
  });

  it("chosen cards are reported as chosen, and an unseen promise is not judged", () => {
    const room = over(sealed(lobby, pledge(BOBS)), new Map([[1, BOBS]]));
    expect(witness.verdict(room)).toEqual({ kind: "unseen" });
    expect(witness.verdict({ ...room, shuffle: null, practice: { position: true } })).toEqual({ kind: "chosen" });
    expect(witness.verdict({ ...room, shuffle: null })).toEqual({ kind: "server" });
  });
});

it("only the latest games are kept", () => {
  for (let game = 1; game <= 60; game++) keep("K7QWXZ", game, { commitment: `${game}` });
  forgetMemory();
  expect(kept("K7QWXZ", 1)).toEqual({});
  expect(kept("K7QWXZ", 60)).toEqual({ commitment: "60" });
});
