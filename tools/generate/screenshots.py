"""Takes screenshots of the pages and the table.

python -m tools.generate.screenshots                    # those in the README, into docs/images/
python -m tools.generate.screenshots --into FOLDER      # every scene, on a desktop and a phone, for review
python -m tools.generate.screenshots --into FOLDER duel # these scenes only
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.browser.support.browsers import chromium
from tests.browser.support.companions import Companion
from tests.browser.support.full_tables import crowd
from tests.browser.support.input import Mouse
from tests.browser.support.pages import settle
from tests.browser.support.players import Player
from tests.browser.support.positions import STORIES, Story
from tests.browser.support.practice import Company, practice_table, walk
from tests.browser.support.screens import DESK, PHONE, Screen
from tests.browser.support.server import Server
from tests.browser.support.tables import let_a_bot_play_to_the_end, open_table, start_table
from tests.browser.support.visitors import Visitor

FOLDER: Final = Path(__file__).parents[2] / "docs" / "images"
KNOWN: Final = """
localStorage.setItem("sixgun.settings", JSON.stringify({{ theme: "{theme}" }}));
localStorage.setItem("sixgun.met", "true");
"""
CARDS: Final = 4
LIVING: Final = 3
QUALITY: Final = 66  # of 100
GAMES: Final = 3

Scene = Callable[[Visitor], None]
"""Brings a page to the state for a screenshot."""


class Picture(NamedTuple):
    scene: str
    screen: Screen = DESK
    theme: str = "saloon"

    def __str__(self) -> str:
        screen = "" if self.screen == DESK else "-phone"
        return f"{self.scene}{screen}{'' if self.theme == 'saloon' else '-' + self.theme}"


README: Final = (Picture("table"), Picture("table", PHONE), Picture("walking-dead"), Picture("end"))
THEMED: Final = ("home", "table", "general-store", "lobby")
"""Scenes that are taken in every theme."""


# Scenes


def page(path: str, visitor: Visitor) -> None:
    visitor.go(path)


def table(bots: int, edition: str, visitor: Visitor) -> None:
    """The middle of a game, when the visitor has a choice; some games have no such moment."""
    player = start_table(visitor, bots=bots, edition=edition)
    player.play_on(until=lambda: is_telling(player))
    if player.line.is_over():
        table(bots, edition, visitor)


def is_telling(player: Player) -> bool:
    """Whether it is the visitor's turn, most players are alive, and there is much to see."""
    game = player.line.game
    if not (player.line.asks_me() and game["prompt"]["name"] == "play_phase"):
        return False
    laid = sum(len(person["in_play"]) for person in game["people"])
    return (
        len(game.get("hand", [])) >= CARDS
        and laid > len(game["people"])
        and sum(p["alive"] for p in game["people"]) > LIVING
    )


def practice(story: Story, visitor: Visitor) -> Player:
    """The visitor's turn in a position, with bots around the table."""
    players = len(story.people.split())
    code = open_table(visitor, players - 1, edition=story.edition, players=players, position=story.line)
    visitor.call("POST", f"/api/tables/{code}/start")
    visitor.go_to_table(code)
    visitor.until(visitor.line.asks_me, "it is my turn")
    return Player(visitor, Mouse())


def crowded(visitor: Visitor) -> None:
    """A table as full as it gets."""
    practice(crowd(8), visitor)


def aiming(visitor: Visitor) -> None:
    """A card is selected, and its possible targets are highlighted."""
    player = practice(STORIES["aimed cards"], visitor)
    player.hand.press(player.mine(player.line.game["hand"][0]))


def end(visitor: Visitor) -> None:
    start_table(visitor, bots=4)
    let_a_bot_play_to_the_end(visitor)
    visitor.sees(visitor.button("table-again"))


def replay(visitor: Visitor) -> None:
    end(visitor)
    visitor.go(f"/replays/{visitor.line.room['replay']}?at=25")
    visitor.sees(visitor.button("table-step_on"))


def results(path: str, visitor: Visitor) -> None:
    """A page about games, after some rated ones."""
    for _ in range(GAMES):
        play_rated(visitor)
    visitor.go(path.format(me=visitor.call("GET", "/api/me")["player"]))


def play_rated(visitor: Visitor) -> None:
    """A table with an absent player whose seat a bot plays."""
    code, ben = open_table(visitor, players=4, rated=True), Companion(visitor.address, "Ben")
    ben.sit(code, 1)
    for seat in (2, 3):
        visitor.call("PUT", f"/api/tables/{code}/bots/{seat}", {"level": "easy"})
    visitor.call("POST", f"/api/tables/{code}/start")
    visitor.go_to_table(code)
    visitor.until_dealt()
    ben.stand_up()
    let_a_bot_play_to_the_end(visitor)
    ben.leave()


def lobby(visitor: Visitor) -> None:
    visitor.go_to_table(open_table(visitor, 3, players=6))


SCENES: Final[dict[str, Scene]] = {
    "home": partial(page, "/"),
    "new": partial(page, "/new"),
    "join": partial(page, "/join"),
    "tables": partial(page, "/tables"),
    "hotseat": partial(page, "/hotseat"),
    "rules": partial(page, "/rules/fourth"),
    "rules-cards": partial(page, "/rules/fourth/cards"),
    "rules-characters": partial(page, "/rules/combined/characters"),
    "rules-rulings": partial(page, "/rules/fourth/rulings"),
    "settings": partial(page, "/settings"),
    "privacy": partial(page, "/privacy"),
    "tutorial": partial(page, "/tutorial"),
    "lobby": lobby,
    "table": partial(table, 4, "fourth"),
    "table-of-eight": partial(table, 7, "combined"),
    "crowded": crowded,
    "aiming": aiming,
    "end": end,
    "replay": replay,
    "replays": partial(results, "/replays"),
    "ranking": partial(results, "/ranking"),
    "results": partial(results, "/players/{me}"),
}
QUESTIONS: Final = {
    "general-store": "the General Store",
    "kit-carlson": "Kit Carlson",
    "lucky-duke": "Lucky Duke",
    "vera-custer": "Vera Custer",
    "duel": "a duel",
    "shot": "a shot at green cards",
    "brawl": "Brawl",
    "discard": "too many cards",
    "last-chance": "a last chance",
    "walking-dead": "a walker",
}


@contextmanager
def seen(scene: str, visitor: Visitor) -> Iterator[None]:
    """Keeps the other players at the table until the screenshot is taken."""
    if scene in SCENES:
        SCENES[scene](visitor)
        yield
        return
    story = STORIES[QUESTIONS[scene]]
    with practice_table(story, visitor, Company(visitor.address)) as others:
        walk(story, Player(visitor, Mouse()), others)
        yield


# Taking screenshots


@contextmanager
def photographer() -> Iterator[Callable[[Picture, Path], None]]:
    """Uses a fresh server, and pages without animations."""
    with TemporaryDirectory() as folder, sync_playwright() as playing:
        server = Server(Path(folder))
        server.start()
        browser = playing.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        try:
            yield partial(take, browser, server)
        finally:
            browser.close()
            server.kill()


def take(browser: Browser, server: Server, picture: Picture, folder: Path) -> None:
    """Stores a small file for the repository, or a sharp one for review."""
    with arriving(browser, server, picture) as visitor, seen(picture.scene, visitor):
        settle(visitor)
        if folder == FOLDER:
            visitor.page.screenshot(path=folder / f"{picture}.jpg", type="jpeg", quality=QUALITY)
        else:
            visitor.page.screenshot(path=folder / f"{picture}.png")


@contextmanager
def arriving(browser: Browser, server: Server, picture: Picture) -> Iterator[Visitor]:
    screen = picture.screen
    context = browser.new_context(
        viewport={"width": screen.width, "height": screen.height},
        has_touch=screen.touch,
        is_mobile=screen.touch,
        reduced_motion="reduce",
        locale="en",
    )
    context.add_init_script(KNOWN.format(theme=picture.theme))
    visitor = Visitor(context, server.address)
    visitor.introduce("Ann")
    try:
        yield visitor
    finally:
        context.close()


def everything(scenes: list[str]) -> list[Picture]:
    wanted = scenes or [*SCENES, *QUESTIONS]
    plain = [Picture(scene, screen) for scene in wanted for screen in (DESK, PHONE)]
    return plain + [
        Picture(scene, DESK, theme) for scene in wanted if scene in THEMED for theme in ("noon", "night", "contrast")
    ]


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    wanted.add_argument("--into", type=Path, help="take every scene, into this folder")
    wanted.add_argument("scenes", nargs="*", help=", ".join([*SCENES, *QUESTIONS]))
    given = wanted.parse_args()
    folder: Path = given.into or FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with photographer() as photograph:
        for picture in everything(given.scenes) if given.into else README:
            photograph(picture, folder)


if __name__ == "__main__":
    main()
