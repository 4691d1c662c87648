"""axe finds nothing on any page in any theme."""

from __future__ import annotations

from tests.browser.support.axe import Examine
from tests.browser.support.input import Mouse
from tests.browser.support.pages import PAGES
from tests.browser.support.players import Player
from tests.browser.support.positions import STORIES
from tests.browser.support.practice import Company, practice_table, walk
from tests.browser.support.screens import PHONE
from tests.browser.support.server import Server
from tests.browser.support.tables import end_screen_shows, let_a_bot_play_to_the_end, open_table, start_table
from tests.browser.support.visitors import Visit, Visitor


def still(visit: Visit) -> Visitor:
    """A visitor with reduced motion."""
    visitor = visit(reduced_motion="reduce")
    visitor.introduce("Ann")
    return visitor


def test_axe_finds_nothing_on_any_page(visit: Visit, examine: Examine) -> None:
    visitor = still(visit)
    open_table(visitor, 2, players=4, public=True)
    found: list[str] = []
    for path in PAGES:
        visitor.go(path)
        found += examine(visitor)
    visitor.go_to_table(open_table(visitor, 2, players=5))
    found += examine(visitor)
    assert not found, "\n".join(found)


def test_axe_finds_nothing_at_the_table(visit: Visit, server: Server, examine: Examine) -> None:
    """During a turn, in a dialog for a choice, behind another dialog, and on a phone."""
    visitor, company = still(visit), Company(server.address)
    found: list[str] = []
    for name in ("aimed cards", "the General Store", "Lucky Duke", "a shot", "a walker"):
        with practice_table(STORIES[name], visitor, company) as others:
            walk(STORIES[name], Player(visitor, Mouse()), others)
            found += examine(visitor)
    visitor.page.set_viewport_size({"width": PHONE.width, "height": PHONE.height})
    found += examine(visitor)
    assert not found, "\n".join(found)


def test_axe_finds_nothing_at_the_end_of_a_game_and_in_its_replay(visit: Visit, examine: Examine) -> None:
    visitor = still(visit)
    player = start_table(visitor, bots=3)
    let_a_bot_play_to_the_end(visitor)
    end_screen_shows(visitor)
    found = examine(visitor)
    visitor.go(f"/replays/{player.line.room['replay']}?at=5")
    visitor.sees(visitor.button("table-step_on"))
    found += examine(visitor)
    assert not found, "\n".join(found)
