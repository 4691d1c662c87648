import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { settings, type Announcements } from "../app/settings.svelte";
import { say } from "../language/current.svelte";
import type { Chair, FromServer, LineMessage } from "../protocol/messages";
import {
  BEER,
  CANTEEN,
  EDITION,
  SCHOFIELD,
  all,
  button,
  cleanUp,
  click,
  game,
  one,
  person,
  playing,
  render,
  room,
  settled,
  turn,
} from "../testing/render";

beforeEach(() => localStorage.clear());
afterEach(cleanUp);

const explained = (seat: number): FromServer => ({
  type: "explained",
  seat,
  reasons: [{ code: "bot-believes", facts: { target: 2, role: "outlaw", percent: 70 } }],
});
const close = () => click("dialog[open] header button");

describe("the table", () => {
  it("is drawn from its messages", async () => {
    await render();
    expect(all(".seat")).toHaveLength(3);
    expect(all(".slot")).toHaveLength(2);
  });

  it("fetches the edition again when that fails once", async () => {
    let failures = 1;
    await render({
      edition: async () => {
        if (failures-- > 0) throw new Error("unreachable");
        return EDITION;
      },
    });
    expect(all(".seat")).toHaveLength(0);
    await settled(600);
    expect(all(".seat")).toHaveLength(3);
  });

  it("offers to try again when the edition cannot be had", async () => {
    let reachable = false;
    await render({
      edition: async () => {
        if (!reachable) throw new Error("unreachable");
        return EDITION;
      },
    });
    await settled(1400);
    expect(all(".seat")).toHaveLength(0);
    reachable = true;
    click(button(say("web-try_again")));
    await settled(20);
    expect(all(".seat")).toHaveLength(3);
  });
});

describe("why a bot moved", () => {
  it("stands at this bot alone", async () => {
    const { receive } = await render();
    click('[data-seat="1"]');
    click(button(say("table-explain")));
    await receive(explained(1));
    expect(all(".explained li")).toHaveLength(1);
    close();
    await settled();
    click('[data-seat="2"]');
    expect(all(".explained")).toHaveLength(0);
  });

  it("goes with the next move of the bot", async () => {
    const { receive, show } = await render();
    click('[data-seat="1"]');
    click(button(say("table-explain")));
    await receive(explained(1));
    await show(game({ seq: 1 }));
    expect(all(".explained")).toHaveLength(1);
    await show(game({ seq: 2, prompt: playing(2, 2) }));
    expect(all(".explained")).toHaveLength(0);
  });

  it("is said to be unknown where the server has nothing to say", async () => {
    const { receive } = await render();
    click('[data-seat="1"]');
    click(button(say("table-explain")));
    await receive({ type: "wrong", code: "not_allowed", key: null });
    expect(one(".explained").textContent).toContain(say("table-nothing_to_explain"));
  });
});

it("shows a card as waiting only if the server says so", async () => {
  const people = [person({ in_play: [SCHOFIELD, CANTEEN] }), person({ in_play: [SCHOFIELD] }), person(), person()];
  await render({ game: game({ people, waiting: [CANTEEN] }) });
  expect(all(".piece.waiting")).toHaveLength(1);
  expect(one(".piece.waiting .card").classList).toContain("green");
});

describe("a suspicion", () => {
  const suspect = async () => {
    click('[data-seat="2"]');
    click(button("Outlaw"));
    close();
    await settled();
  };

  it("survives that the page is loaded anew", async () => {
    await render();
    await suspect();
    expect(all('[data-seat="2"] .guess')).toHaveLength(1);
    await cleanUp();
    await render();
    expect(all('[data-seat="2"] .guess')).toHaveLength(1);
  });

  it("ends with the game", async () => {
    const { receive, show } = await render();
    await suspect();
    await receive({ type: "room", room: room({ game: 2 }) });
    await show(game());
    expect(all('[data-seat="2"] .guess')).toHaveLength(0);
  });
});

describe("a reminder", () => {
  const waitingFor = async (chair: Partial<Chair>) => {
    const chairs = room().chairs.map((one, seat) => (seat === 1 ? { ...one, ...chair } : one));
    const { receive } = await render({ room: room({ chairs }) });
    await receive({ type: "game", game: game(), clock: { left: 20_000, bank: 0 } });
    return all("button").some((button) => button.textContent === say("table-nudge"));
  };

  it("is for people", async () => {
    expect(await waitingFor({ sitter: "person", level: null })).toBe(true);
  });
  it("is not for a bot", async () => {
    expect(await waitingFor({})).toBe(false);
  });
  it("is not for a bot in the place of somebody", async () => {
    expect(await waitingFor({ sitter: "person", level: null, bot_plays: true })).toBe(false);
  });
});

describe("a new game in the series", () => {
  it("begins with a clean table", async () => {
    const { receive, show, sent } = await render();
    await show(game({ prompt: playing(0, 5), options: [{ verb: "play", card: BEER }] }), [], [turn(0)]);
    click('[data-seat="3"]');
    expect(all("dialog[open]")).toHaveLength(1);
    expect(all(".latest li")).toHaveLength(1);
    sent.length = 0;
    await receive({ type: "room", room: room({ game: 2 }) });
    expect(all("dialog[open]")).toHaveLength(0);
    expect(all(".latest li")).toHaveLength(0);
    expect(sent).toEqual([{ type: "history" }]);
  });

  it("keeps nothing of one viewer for the next at the same device", async () => {
    const hot = room({
      agreement: { edition: EDITION.name, hot_seat: true },
      chairs: room().chairs.map((chair, seat) => (seat < 2 ? { ...chair, sitter: "person", mine: true } : chair)),
    });
    const { show } = await render({ room: hot, game: game({ prompt: playing(0) }) });
    expect(all(".slot")).toHaveLength(0);
    click(".curtain button");
    expect(all(".slot")).toHaveLength(2);
    await show(game({ me: 1, seq: 2, prompt: playing(1, 2) }), [{ type: "turn_began", seat: 1 }], [turn(1)]);
    expect(all(".curtain")).toHaveLength(1);
    expect(all(".slot")).toHaveLength(0);
  });
});

describe("sheets", () => {
  it("are open one at a time", async () => {
    await render({ game: game({ people: [person(), person({ in_play: [SCHOFIELD] }), person(), person()] }) });
    click('[data-seat="1"]');
    click("dialog[open] .cards button");
    await settled();
    expect(all("dialog[open]")).toHaveLength(1);
    expect(one("dialog[open] h3").textContent).toBe("Schofield");
  });

  it("give way to the end of the game", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {} }));
    const { show } = await render();
    click('[data-seat="3"]');
    await show(game({ prompt: null, winners: [0] }), [
      { type: "game_over", winners: [0], side: "law_side", reason: "law" },
    ]);
    await settled(1600);
    expect(all("dialog[open]")).toHaveLength(1);
    expect(one("dialog[open] .end header").textContent).toContain(say("table-why_law"));
    vi.unstubAllGlobals();
  });
});

describe("the end of the game", () => {
  const over = game({ prompt: null, winners: [0] });
  beforeEach(() => settings.change({ speed: 0 }));
  afterEach(() => settings.change({ speed: 1 }));

  it("opens its sheet, also for those who come later", async () => {
    await render({ game: over });
    await settled(5);
    expect(all("dialog[open] .end")).toHaveLength(1);
  });

  it("comes in every game of a series", async () => {
    const { receive, show } = await render({ game: over });
    await settled(5);
    await receive({ type: "room", room: room({ game: 2 }) });
    await settled(5);
    await show(game({ seq: 0 }));
    expect(all("dialog[open]")).toHaveLength(0);
    await show(game({ prompt: null, winners: [1], seq: 9 }));
    await settled(5);
    expect(all("dialog[open] .end")).toHaveLength(1);
  });

  it("is shown once, and stays closed for those who look at the table", async () => {
    const { show } = await render({ game: over });
    await settled(5);
    click(button(say("table-look_at_table")));
    settings.change({ reducedMotion: true });
    await show(over);
    await settled(5);
    expect(all("dialog[open]")).toHaveLength(0);
    settings.change({ reducedMotion: null });
  });
});

describe("what is heard", () => {
  const heard = () => one('[data-announcer="polite"]').textContent ?? "";

  it("is every line once, and then the question put to me", async () => {
    const { show } = await render();
    await show(game({ seq: 2, turn: 0, prompt: playing(0, 2), options: [{ verb: "pass" }] }), [], [turn(0)]);
    await settled(100);
    const question = one(".sentence").textContent ?? "?";
    expect(heard().split(question)).toHaveLength(2);
    expect(heard().startsWith("Your turn")).toBe(true);
    expect(all("[aria-live]:not([data-announcer]), [role=log][aria-live]")).toHaveLength(0);
  });

  describe("as the setting says", () => {
    afterEach(() => settings.change({ announce: "everything" }));
    const hearing = async (announce: Announcements, ...lines: LineMessage[]) => {
      settings.change({ announce });
      const { show } = await render();
      await show(game({ seq: 2, prompt: playing(2, 2) }), [], lines);
      await settled(100);
      return heard();
    };
    const shot: LineMessage = { code: "log-lost", facts: { who: 0, lost: 1, life: 2, by: 2 }, tone: "fight" };

    it("is everything", async () => {
      expect(await hearing("everything", turn(2), shot)).toBe("Cora’s turn Cora hits you (2 left)");
    });
    it("is what concerns me", async () => {
      expect(await hearing("mine", turn(2), shot)).toBe("Cora hits you (2 left)");
    });
    it("is the end of the game in any case, but for those who want to hear nothing", async () => {
      const end: LineMessage = { code: "log-over", facts: { winners: [1], side: "outlaw" }, tone: "end" };
      expect(await hearing("mine", turn(2), end)).toContain("Ben");
      await cleanUp();
      expect(await hearing("nothing", turn(2), end)).toBe("");
    });
    it("is the question put to me, or not", async () => {
      const asked = game({ seq: 2, turn: 0, prompt: playing(0, 2), options: [{ verb: "pass" }] });
      for (const [announce, words] of [
        ["mine", one],
        ["nothing", () => null],
      ] as const) {
        settings.change({ announce });
        const { show } = await render();
        await show(asked);
        await settled(100);
        expect(heard()).toBe(words(".sentence")?.textContent ?? "");
        await cleanUp();
      }
    });
  });

  it("is not the whole history", async () => {
    const { receive } = await render();
    await receive({ type: "history", happened: [], seqs: [], lines: [turn(2)], line_seqs: [0] });
    await settled(100);
    expect(heard()).toBe("");
  });
});

describe("the status", () => {
  it("lies in the table, not over it, and is heard", async () => {
    const { table, receive } = await render();
    await receive({ type: "room", room: room({ paused: "storage" }) });
    await settled(100);
    expect(one(".stage .strip").textContent).toContain(say("table-paused_storage"));
    expect(one('[data-announcer="urgent"]').textContent).toBe(say("table-paused_storage"));
    expect(table.room?.paused).toBe("storage");
  });
});
