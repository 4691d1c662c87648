import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { catalogueOf } from "../../language/current.svelte";
import { Words } from "../../language/words";
import { Session } from "../../game/session.svelte";
import type { TableSource } from "../../game/source";
import type { CardFace, LineMessage } from "../../protocol/messages";
import InSession from "../../testing/InSession.svelte";
import LogPanel from "./LogPanel.svelte";

const NAMES = ["Ann", "Ann 2", "Cyd"];
const deck: CardFace[] = Array.from({ length: 9 }, (_, i) => ({ kind: "bang", rank: `${i + 2}`, suit: "clubs" }));
const LINES: LineMessage[] = [
  { code: "log-turn", facts: { who: 0 }, tone: "turn" },
  { code: "log-played", facts: { who: 0, card: 2 }, tone: "cards" },
  { code: "log-took", facts: { who: 1, target: 2, via: 0 }, tone: "fight" },
  { code: "log-lost", facts: { who: 0, lost: 1, life: 2, by: 2 }, tone: "fight" },
  { code: "log-discarded", facts: { who: 2, cards: [1, 3, 4] }, tone: "cards" },
];

const source = {
  game: null,
  room: { code: "ABCDEF", chairs: NAMES.map((name) => ({ sitter: "person", name })), agreement: {} },
  edition: { name: "fourth", deck, kinds: {}, characters: {} },
  words: new Words(await catalogueOf("en"), "fourth"),
  clock: null,
  pending: false,
} as unknown as TableSource;

let shown: ReturnType<typeof mount> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
});

function show(props: { at?: number } = {}): Session {
  const session = new Session(source, null);
  LINES.forEach((line, seq) => session.log.receive([], [line], seq));
  shown = mount(InSession, { target: document.body, props: { session, of: LogPanel, props } });
  flushSync();
  return session;
}
/** Selects a player in the filter; happy-dom does not track the checked option. */
function choose(name: string): void {
  const select = document.querySelector("select") as HTMLSelectElement;
  const option = [...select.options].find((one) => one.text === name) as HTMLOptionElement;
  vi.spyOn(select, "querySelector").mockReturnValue(option);
  select.dispatchEvent(new Event("change"));
  flushSync();
}
const lines = (): string[] =>
  [...document.querySelectorAll("li > span")].map((line) => line.textContent.replace(/\s+/g, " ").trim());
const links = (): string[] => [...document.querySelectorAll("li a")].map((link) => link.textContent);

describe("the log of a table", () => {
  it("filtered by player shows only the lines about that player", () => {
    show();
    choose("Cyd");
    expect(lines()).toEqual([
      "Ann 2 takes a card from Cyd’s hand (BANG! 2♣)",
      "Cyd hits Ann (2 left)",
      "Cyd discards BANG! 3♣, BANG! 5♣ and BANG! 6♣",
    ]);
  });

  it("links every player and every card", () => {
    show();
    expect(links()).toEqual([
      ...["Ann", "Ann", "BANG! 4♣", "Ann 2", "Cyd", "BANG! 2♣", "Cyd", "Ann"],
      ...["Cyd", "BANG! 3♣", "BANG! 5♣", "BANG! 6♣"],
    ]);
  });

  it("shows the card or the player a link names", () => {
    const session = show();
    const [ann, , card] = document.querySelectorAll<HTMLElement>("li a");
    ann?.click();
    expect(session.overlays.pointed).toBe(0);
    card?.click();
    expect(session.overlays.entry).toMatchObject({ key: "bang", card: 2 });
  });

  it("of a replay centres the last line before the current moment", () => {
    vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(50);
    vi.spyOn(HTMLElement.prototype, "offsetTop", "get").mockImplementation(function (this: HTMLElement) {
      return 100 * Number(this.dataset["seq"]);
    });
    show({ at: 3 });
    expect(document.querySelector(".scroll")?.scrollTop).toBe(200 - 25);
  });
});
