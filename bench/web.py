"""Measures the web table in Chromium: the first picture, the frames of a busy animation, memory over many games.

python -m bench.web                # about five minutes
python -m bench.web --games 5      # quicker
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, sync_playwright

from tests.browser.support.browsers import chromium
from tests.browser.support.full_tables import crowd
from tests.browser.support.input import Mouse
from tests.browser.support.players import Player
from tests.browser.support.server import Server
from tests.browser.support.tables import open_table
from tests.browser.support.visitors import Visitor

Event = dict[str, Any]

GAMES: Final = 50
ROUNDS: Final = 3
SLOWER: Final = 4  # times: a laptop, as seen from a workstation
MEGABYTE: Final = 1024 * 1024
BURST: Final = 3000  # milliseconds of the trace
FRAMES: Final = [
    "devtools.timeline", "disabled-by-default-devtools.timeline", "disabled-by-default-devtools.timeline.frame",
]  # fmt: skip
QUIET: Final = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking")

FIRST_PICTURE: Final = """(label) => new Promise((done) => {
  const button = [...document.querySelectorAll("button")].find((one) => one.innerText.includes(label));
  const started = performance.now();
  const look = () => document.querySelector("[data-seat] svg")
    ? requestAnimationFrame(() => setTimeout(() => done(performance.now() - started)))
    : requestAnimationFrame(look);
  button.click();
  look();
})"""


@dataclass(frozen=True)
class Burst:
    """The frames of an animation, from the browser's own trace.

    In a partial frame all moving elements have moved, and only changes by the page's script came one frame later.
    """

    drawn: int
    partial: int
    dropped: int
    busy: float  # milliseconds of computing in total
    slowest: float  # milliseconds of the longest task

    @property
    def smooth(self) -> float:
        """Frames per second, as the share of frames drawn in time out of sixty."""
        return 60 * self.drawn / max(self.drawn + self.dropped, 1)

    def __str__(self) -> str:
        return (
            f"{self.smooth:.0f} frames per second ({self.drawn} drawn, {self.partial} of them partial, {self.dropped} "
            f"dropped); {self.busy / max(self.drawn, 1):.1f} ms of computing per frame, "
            f"longest task {self.slowest:.0f} ms"
        )


@contextmanager
def visiting() -> Iterator[tuple[Browser, Server]]:
    with TemporaryDirectory() as folder, sync_playwright() as playing:
        server = Server(Path(folder))
        server.start()
        browser = playing.chromium.launch(executable_path=chromium(), args=QUIET)
        try:
            yield browser, server
        finally:
            browser.close()
            server.kill()


def arrive(browser: Browser, server: Server) -> Visitor:
    return Visitor(browser.new_context(viewport={"width": 1440, "height": 900}), server.address)


def first_picture(browser: Browser, server: Server) -> float:
    """Milliseconds from the click to a painted table, with nothing in the cache."""
    visitor = arrive(browser, server)
    visitor.go()
    visitor.page.wait_for_load_state("networkidle")
    took = float(visitor.page.evaluate(FIRST_PICTURE, visitor.say("web-deal")))
    visitor.context.close()
    return took


def gatling(browser: Browser, server: Server) -> Burst:
    """A Gatling at a table of eight on a slow processor: it hits seven bots, which answer at once."""
    visitor, story = arrive(browser, server), crowd(8)
    visitor.introduce("Ann")
    code = open_table(visitor, 7, edition=story.edition, players=8, position=story.line)
    visitor.call("POST", f"/api/tables/{code}/start")
    visitor.go_to_table(code)
    player = Player(visitor, Mouse())
    visitor.until(player.line.asks_me, "it is the person's turn")
    visitor.page.wait_for_load_state("networkidle")
    card = player.mine(gun(player)).element_handle()
    visitor.context.new_cdp_session(visitor.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    browser.start_tracing(page=visitor.page, categories=FRAMES)
    card.evaluate("card => { card.click(); setTimeout(() => card.click(), 200); }")  # lifts it, then plays it
    visitor.page.wait_for_timeout(BURST)
    traced = browser.stop_tracing()
    assert player.line.deeds, "the Gatling was not fired"
    visitor.context.close()
    return burst(traced)


def gun(player: Player) -> int:
    hand: list[int] = player.line.game["hand"]
    return next(card for card in hand if player.deck[card]["kind"] == "gatling")


def burst(traced: bytes) -> Burst:
    events: list[Event] = json.loads(traced)["traceEvents"]
    drawn = sum(event["name"] == "DrawFrame" for event in events)
    missed = [event["args"]["hasPartialUpdate"] for event in events if event["name"] == "DroppedFrame"]
    tasks = page_tasks(events)
    return Burst(drawn, sum(missed), missed.count(False), sum(tasks), max(tasks))


def page_tasks(events: list[Event]) -> list[float]:
    """CPU milliseconds of each task of the page, which is the busiest of several renderer processes."""
    mains = {(event["pid"], event["tid"]) for event in events if event["args"].get("name") == "CrRendererMain"}
    spent: dict[object, list[float]] = {main: [0.0] for main in mains}
    for event in events:
        if event["name"] == "RunTask" and (event["pid"], event["tid"]) in mains:
            spent[event["pid"], event["tid"]].append(event.get("tdur", 0) / 1000)
    return max(spent.values(), key=sum)


def heap(devtools: CDPSession) -> float:
    """Megabytes in use after garbage collection."""
    devtools.send("HeapProfiler.collectGarbage")
    return float(devtools.send("Runtime.getHeapUsage")["usedSize"]) / MEGABYTE


def let_bots_play(visitor: Visitor, game: int) -> None:
    """Leaves the game of this number to the bots, from the deal to its end."""
    visitor.until(lambda: visitor.line.room["game"] == game and not visitor.line.is_over(), "the game is dealt")
    visitor.page.get_by_role("tab", name=visitor.say("table-options")).click()
    visitor.button("table-stand_up").click()
    visitor.until(visitor.line.is_over, "the game is over")


def memory(browser: Browser, server: Server, games: int) -> Iterator[tuple[int, float]]:
    """Plays game after game in one tab at one table; yields the memory now and then."""
    visitor = arrive(browser, server)
    visitor.introduce("Ann")
    code = open_table(visitor, 3, players=4)
    visitor.call("POST", f"/api/tables/{code}/start")
    visitor.go_to_table(code)
    devtools = visitor.context.new_cdp_session(visitor.page)
    for game in range(1, games + 1):
        let_bots_play(visitor, game)
        again = visitor.button("table-again")
        again.wait_for()
        if game % 5 == 0 or game == 1:
            yield game, heap(devtools)
        again.click()


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    wanted.add_argument("--games", type=int, default=GAMES, help="games in one tab")
    games = wanted.parse_args().games
    with visiting() as (browser, server):
        pictures = [first_picture(browser, server) for _ in range(ROUNDS)]
        print(f"First picture of a table: {min(pictures):.0f} ms (best of {ROUNDS}, worst {max(pictures):.0f} ms)")
        for _ in range(ROUNDS):
            print(f"Gatling, 8 seats, processor throttled {SLOWER} times: {gatling(browser, server)}")
        for game, size in memory(browser, server, games):
            print(f"Memory after {game:>3} games in one tab: {size:.1f} MB")


if __name__ == "__main__":
    main()
