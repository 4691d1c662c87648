import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { settings, type Announcements } from "../app/settings.svelte";
import { say } from "../language/current.svelte";
import type { Chair, FromServer, LineMessage } from "../protocol/messages";
import { all, button, cleanUp, click, one, render, settled } from "../testing/render";
import { BANG, BEER, CANTEEN, EDITION, SCHOFIELD, game, person, playing, room, turn } from "../testing/views";

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

  it("retries when the edition fails to load once", async () => {
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

  it("offers a retry when the edition cannot be loaded", async () => {
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

describe("a bot's explanation", () => {
  it("is shown for this bot only", async () => {
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

  it("disappears with the bot's next move", async () => {
    const { receive, show } = await render();
    click('[data-seat="1"]');
    click(button(say("table-explain")));
    await receive(explained(1));
    await show(game({ seq: 1 }));
    expect(all(".explained")).toHaveLength(1);
    await show(game({ seq: 2, prompt: playing(2, 2) }));
    expect(all(".explained")).toHaveLength(0);
  });

  it("is reported as unknown if the server has none", async () => {
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

it("calls the level of a bot as every other page does", async () => {
  await render();
  click('[data-seat="2"]');
  await settled();
  expect(one("dialog").textContent).toContain(say("web-level_normal"));
  expect(one("dialog").textContent).not.toContain("normal");
});

it("tells open cards in hand from cards in play by where they lie", async () => {
  const people = [person(), person({ in_play: [SCHOFIELD], cards: [BANG, BEER] }), person(), person()];
  await render({ game: game({ people }) });
  expect(all('[data-seat="1"] .gear .card')).toHaveLength(1);
  expect(all('[data-seat="1"] .plate .held .card')).toHaveLength(2);
});

it("marks players whose weapon reaches me, and says so", async () => {
  await render({ game: game({ people: [person(), person({ aims: true }), person(), person()] }) });
  expect(all(".aims").map((seat) => seat.dataset["seat"])).toEqual(["1"]);
  expect(one(".aims").getAttribute("aria-label")).toContain(say("table-aims"));
});

it("marks players with one life left", async () => {
  const people = [person({ life: 1 }), person({ life: 1 }), person({ life: 1, max_life: 1 }), person({ life: 2 })];
  await render({ game: game({ people }) });
  expect(all(".dying")).toHaveLength(2);
});

describe("a suspicion", () => {
  const suspect = async () => {
    click('[data-seat="2"]');
    click(button("Outlaw"));
    close();
    await settled();
  };

  it("survives a reload", async () => {
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
  it("is not for a bot that plays for someone", async () => {
    expect(await waitingFor({ sitter: "person", level: null, bot_plays: true })).toBe(false);
  });
});

describe("a new game in the series", () => {
  it("starts with a clean table", async () => {
    const { receive, show, sent } = await render();
    await show(game({ prompt: playing(0, 5), options: [{ verb: "play", card: BEER }] }), [], [turn(0)]);
    click('[data-seat="3"]');
    expect(all("dialog[open]")).toHaveLength(1);
    expect(one(".caption").textContent).not.toBe("");
    sent.length = 0;
    await receive({ type: "room", room: room({ game: 2 }) });
    expect(all("dialog[open]")).toHaveLength(0);
    expect(all(".caption")).toHaveLength(0);
    expect(sent).toEqual([{ type: "history" }]);
  });

  it("keeps nothing of one viewer for the next at a shared device", async () => {
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
    expect(all("dialog[open] h3")[0]?.textContent).toBe("Schofield");
  });

  it("give way to the end of the game", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {} }));
    const { show } = await render();
    click('[data-seat="3"]');
    await show(game({ prompt: null, winners: [0] }), [
      { type: "game_over", winners: [0], side: "law_side", reason: "law" },
    ]);
    await vi.waitFor(() => expect(all("dialog[open] .end header")).toHaveLength(1), 8000);
    expect(all("dialog[open]")).toHaveLength(1);
    expect(one("dialog[open] .end header").textContent).toContain(say("table-why_law"));
    vi.unstubAllGlobals();
  });
});

describe("the end of the game", () => {
  const over = game({ prompt: null, winners: [0] });
  beforeEach(() => settings.change({ speed: 0 }));
  afterEach(() => settings.change({ speed: 1 }));

  it("opens its sheet, also for players who join later", async () => {
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

  it("is shown once, and stays closed after that", async () => {
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

describe("announcements", () => {
  const heard = () => one('[data-announcer="polite"]').textContent ?? "";

  it("read every line once, then my prompt", async () => {
    const { show } = await render();
    await show(game({ seq: 2, turn: 0, prompt: playing(0, 2), options: [{ verb: "pass" }] }), [], [turn(0)]);
    await settled(100);
    const question = one(".sentence").textContent ?? "?";
    expect(heard().split(question)).toHaveLength(2);
    expect(heard().startsWith("Your turn")).toBe(true);
    expect(all("[aria-live]:not([data-announcer]), [role=log][aria-live]")).toHaveLength(0);
  });

  describe("follow the setting", () => {
    afterEach(() => settings.change({ announce: "everything" }));
    const hearing = async (announce: Announcements, ...lines: LineMessage[]) => {
      settings.change({ announce });
      const { show } = await render();
      await show(game({ seq: 2, prompt: playing(2, 2) }), [], lines);
      await settled(100);
      return heard();
    };
    const shot: LineMessage = { code: "log-lost", facts: { who: 0, lost: 1, life: 2, by: 2 }, tone: "fight" };

    it("for everything", async () => {
      expect(await hearing("everything", turn(2), shot)).toBe("Cora’s turn Cora hits you (2 left)");
    });
    it("for what concerns me", async () => {
      expect(await hearing("mine", turn(2), shot)).toBe("Cora hits you (2 left)");
    });
    it("for the end of the game, unless they are off", async () => {
      const end: LineMessage = { code: "log-over", facts: { winners: [1], side: "outlaw" }, tone: "end" };
      expect(await hearing("mine", turn(2), end)).toContain("Ben");
      await cleanUp();
      expect(await hearing("nothing", turn(2), end)).toBe("");
    });
    it("for my prompts, or not", async () => {
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

  it("do not read the whole history", async () => {
    const { receive } = await render();
    await receive({ type: "history", happened: [], seqs: [], lines: [turn(2)], line_seqs: [0] });
    await settled(100);
    expect(heard()).toBe("");
  });
});

describe("the status", () => {
  it("lies on the cloth, where it moves nothing, and is announced", async () => {
    const { table, receive } = await render();
    await receive({ type: "room", room: room({ paused: "storage" }) });
    await settled(100);
    expect(one(".board .strip").textContent).toContain(say("table-paused_storage"));
    expect(one('[data-announcer="urgent"]').textContent).toBe(say("table-paused_storage"));
    expect(table.room?.paused).toBe("storage");
  });
});

describe("talk", () => {
  const said = (text: string): FromServer => ({ type: "said", name: "Ben", text, seat: 1 });
  const told = () => all(".log li").map((line) => line.textContent?.replace(/\s+/g, " ").trim());

  it("stands in the story, where it was said", async () => {
    const { receive, show } = await render();
    await show(game({ seq: 2 }), [], [turn(1)]);
    await receive(said("Howdy!"));
    await show(game({ seq: 3 }), [], [turn(2)]);
    click(`[aria-label="${say("table-log")}"]`);
    expect(told()).toEqual(["Ben’s turn", "Ben Howdy!", "Cora’s turn"]);
  });

  it("of a player I have muted does not", async () => {
    const { table, receive } = await render();
    table.chat.mute("Ben");
    await receive(said("Howdy!"));
    click(`[aria-label="${say("table-log")}"]`);
    expect(told().join()).not.toContain("Howdy!");
    table.chat.mute("Ben");
  });

  it("is two taps away: my portrait, and a phrase", async () => {
    const { sent } = await render();
    click('.mine [data-seat="0"]');
    await settled();
    click(button(say("table-say_ouch")));
    expect(sent.at(-1)).toEqual({ type: "emote", phrase: "ouch", target: -1 });
    expect(all("dialog[open]")).toHaveLength(0);
  });
});

it("shakes the portrait of a player who is hit, without fading the seat", async () => {
  settings.change({ speed: 1, reducedMotion: false });
  const { show } = await render();
  const moved = vi.fn((_frames: Keyframe[]) => ({}) as Animation);
  Object.assign(one('[data-face="2"]'), { animate: moved });
  const hit = { type: "life_changed", seat: 2, change: -1, life: 2, by: 1 } as const;
  await show(game({ seq: 2 }), [hit]);
  await settled(20);
  expect(moved).toHaveBeenCalledOnce();
  expect(moved.mock.calls[0]?.[0].some((frame) => "opacity" in frame)).toBe(false);
});
