"""Ways to get a table: through the API, and on the page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.support.input import Hand, Mouse
from tests.browser.support.players import Player
from tests.browser.support.visitors import Visitor


def deal_quick_game(visitor: Visitor, hand: Hand | None = None) -> Player:
    """Presses the big button on the home page, with four players to keep the game short."""
    player = Player(visitor, hand or Mouse())
    visitor.go()
    player.hand.select(visitor.page.get_by_label(visitor.say("web-players")), "4")
    player.hand.press(visitor.page.get_by_role("button", name=visitor.say("web-deal")))
    visitor.until_dealt()
    return player


def open_table(visitor: Visitor, bots: int = 0, **agreement: Any) -> str:
    """Opens a table through the API; the visitor has a name."""
    wish = {"agreement": {"speed": "none", **agreement}, "bots": ["easy"] * bots}
    return str(visitor.call("POST", "/api/tables", wish)["code"])


def start_table(visitor: Visitor, bots: int, **agreement: Any) -> Player:
    """Opens a table with bots, deals, and shows it."""
    visitor.introduce("Ann")
    code = open_table(visitor, bots, players=bots + 1, **agreement)
    visitor.call("POST", f"/api/tables/{code}/start")
    visitor.go_to_table(code)
    visitor.until_dealt()
    return Player(visitor, Mouse())


def sit_together(ann: Visitor, ben: Visitor, **agreement: Any) -> tuple[Player, Player]:
    """Seats two people and two bots at a table."""
    ann.introduce("Ann")
    ben.introduce("Ben")
    code = open_table(ann, players=4, **agreement)
    ben.call("POST", f"/api/tables/{code}/seat", {"seat": 1})
    ben.call("POST", f"/api/tables/{code}/ready", {"ready": True})
    for seat in (2, 3):
        ann.call("PUT", f"/api/tables/{code}/bots/{seat}", {"level": "easy"})
    ann.call("POST", f"/api/tables/{code}/start")
    for visitor in (ann, ben):
        visitor.go_to_table(code)
        visitor.until_dealt()
    return Player(ann, Mouse(), seed=1), Player(ben, Mouse(), seed=2)


def give_a_name(visitor: Visitor, name: str) -> None:
    """Fills in the dialog that asks for a name."""
    visitor.page.get_by_label(visitor.say("web-name_label")).fill(name)
    visitor.button("web-name_save").click()


def stand_up(visitor: Visitor) -> None:
    """Lets a bot play for the visitor; on a phone the options cover the table."""
    tab = visitor.page.get_by_role("tab", name=visitor.say("table-options"))
    tab.or_(visitor.button("table-options")).click()
    visitor.button("table-stand_up").click()


def let_a_bot_play_to_the_end(visitor: Visitor) -> None:
    """Lets the bots finish the game among themselves."""
    stand_up(visitor)
    visitor.until(lambda: visitor.line.is_over() and visitor.line.game.get("winners"), "the game is over")


def end_screen_shows(visitor: Visitor) -> None:
    expect(visitor.page.get_by_role("region", name=visitor.say("table-end"))).to_be_visible()
