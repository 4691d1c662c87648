"""Take the pictures of the README and the documentation again, as they look now.

python -m tools.screenshots              # all of them, into docs/images/
python -m tools.screenshots table home   # these
"""

from __future__ import annotations

import argparse
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tests.browser.crowds import crowd
from tests.browser.hands import Mouse
from tests.browser.pages import settle
from tests.browser.players import Player
from tests.browser.practice import Company, told_story, walk
from tests.browser.screens import DESK, PHONE, Screen
from tests.browser.serving import Server
from tests.browser.stories import STORIES, Story
from tests.browser.tables import let_a_bot_play_to_the_end, open_table, start_table
from tests.browser.visitors import Visitor

FOLDER: Final = Path(__file__).parents[1] / "docs" / "images"
SHARP: Final = 2  # pixels of the picture for one of the page, on a phone
MOVES: Final = 12

Arrive = Callable[[Screen], Visitor]


@contextmanager
def arriving() -> Iterator[Arrive]:
    """Visitors of a fresh server, whose pages do not move while the picture is taken."""
    with TemporaryDirectory() as folder, sync_playwright() as playing:
        server = Server(Path(folder))
        server.start()
        browser = playing.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        try:
            yield lambda screen: arrive(browser, server, screen)
        finally:
            browser.close()
            server.kill()


def arrive(browser: Browser, server: Server, screen: Screen) -> Visitor:
    context = browser.new_context(
        viewport={"width": screen.width, "height": screen.height},
        device_scale_factor=SHARP if screen.touch else 1,
        has_touch=screen.touch,
        is_mobile=screen.touch,
        reduced_motion="reduce",
        locale="en",
    )
    visitor = Visitor(context, server.address)
    visitor.introduce("Ann")
    return visitor


def take(visitor: Visitor, name: str) -> None:
    settle(visitor)
    FOLDER.mkdir(parents=True, exist_ok=True)
    visitor.page.screenshot(path=FOLDER / f"{name}.png")
    visitor.context.close()


def home(arrive: Arrive) -> None:
    for screen, name in ((DESK, "home"), (PHONE, "home-phone")):
        visitor = arrive(screen)
        visitor.go()
        take(visitor, name)


def table(arrive: Arrive) -> None:
    """Seven people in the middle of a game, and the same on a phone."""
    for screen, name in ((DESK, "table"), (PHONE, "table-phone")):
        visitor = arrive(screen)
        play_a_while(start_table(visitor, bots=6))
        take(visitor, name)


def play_a_while(player: Player) -> None:
    player.play_on(until=lambda: len(player.line.deeds) >= MOVES and player.line.asks_me())


def crowded(arrive: Arrive) -> None:
    """As full as a table gets."""
    visitor, story = arrive(DESK), crowd(8)
    code = open_table(visitor, 7, edition=story.edition, players=8, position=story.line)
    visitor.call("POST", f"/api/tables/{code}/start")
    visitor.go_to_table(code)
    take(visitor, "table-of-eight")


def questions(arrive: Arrive) -> None:
    """A picture of its own for each question that has one."""
    for story, name in (
        (STORIES["the General Store"], "general-store"),
        (STORIES["a shot at green cards"], "shot"),
        (STORIES["Lucky Duke"], "lucky-duke"),
        (STORIES["a walker"], "walking-dead"),
    ):
        picture(arrive(DESK), story, name)


def picture(visitor: Visitor, story: Story, name: str) -> None:
    with told_story(story, visitor, Company(visitor.address)) as others:
        walk(story, Player(visitor, Mouse()), others)
        take(visitor, name)


def end(arrive: Arrive) -> None:
    """The end of a game, and its replay."""
    visitor = arrive(DESK)
    player = start_table(visitor, bots=4)
    let_a_bot_play_to_the_end(visitor)
    visitor.sees(visitor.button("table-again"))
    settle(visitor)
    visitor.page.screenshot(path=FOLDER / "end.png")
    visitor.go(f"/replays/{player.line.room['replay']}?at=12")
    visitor.sees(visitor.button("table-step_on"))
    take(visitor, "replay")


def lobby(arrive: Arrive) -> None:
    visitor = arrive(DESK)
    visitor.go_to_table(open_table(visitor, 3, players=6))
    take(visitor, "lobby")


PICTURES: Final = {
    "home": home, "table": table, "crowded": crowded, "questions": questions, "end": end, "lobby": lobby,
}  # fmt: skip


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    wanted.add_argument("pictures", nargs="*", help=", ".join(PICTURES))
    with arriving() as arrive:
        for name in wanted.parse_args().pictures or PICTURES:
            PICTURES[name](arrive)


if __name__ == "__main__":
    main()
