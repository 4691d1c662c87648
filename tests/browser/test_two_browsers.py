"""Two people at one table in two browsers: neither learns the other's secrets."""

from __future__ import annotations

import json
from typing import Any

from tests.browser.support.players import Player
from tests.browser.support.tables import sit_together, stand_up
from tests.browser.support.visitors import Visit, Visitor

STORED = "JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie])"
MOVES = 12
Message = dict[str, Any]


def play_together(*players: Player) -> None:
    """The players answer in turn; after a while bots finish the game."""
    first = players[0].visitor

    def someone() -> bool:
        for player in players:
            player.page.wait_for_timeout(1)
        return first.line.is_over() or any(player.line.asks_me() for player in players)

    while not first.line.is_over() and sum(len(player.line.deeds) for player in players) < MOVES:
        first.until(someone, "somebody is asked")
        for player in players:
            if player.line.asks_me():
                player.answer(player.something(player.line.game))
    for player in players:
        if not first.line.is_over():
            stand_up(player.visitor)


def test_no_secret_is_sent_to_the_other_player(visit: Visit) -> None:
    """Ann begins, and neither player has an ability that reveals cards."""
    first = {"roles": ["sheriff", None, None, None], "characters": ["rose_doolan", "paul_regret", None, None]}
    ann, ben = sit_together(visit(), visit(), **first)
    expect_dealt_in_secret(ann, ben)
    expect_dealt_in_secret(ben, ann)
    play_together(ann, ben)
    for player in (ann, ben):
        player.visitor.until(player.line.is_over, "the game is over")
        expect_no_secret_told(player.visitor)


def expect_dealt_in_secret(me: Player, other: Player) -> None:
    """Right after the deal none of the other player's cards is on the page."""
    page = me.page.content()
    for card in other.line.game["hand"]:
        assert f'"{card}"' not in json.dumps(me.line.game.get("hand")), "two hands with one card"
        assert me.page.locator(f'[data-card="{card}"], [data-hand="{card}"]').count() == 0
        assert other.labels.card(card) not in page
    if other.line.game["role"] != "sheriff":
        label = me.seat(other.line.game["me"]).get_attribute("aria-label") or ""
        assert not any(me.words.name(role) in label for role in ("deputy", "outlaw", "renegade")), label


def expect_no_secret_told(visitor: Visitor) -> None:
    """Checks that no secret was sent during the game or stored in the browser."""
    going_on = visitor.line.heard[: first_over(visitor)]
    for message in going_on:
        if message["type"] == "game":
            expect_only_mine(message["game"])
            expect_hidden_moves(message["game"]["me"], message.get("happened", []))
    seed = visitor.line.room["seed"]
    assert seed
    assert seed not in json.dumps(going_on)
    stored = visitor.page.evaluate(STORED)
    assert seed not in stored
    assert "cookie" not in stored.lower()
    assert "sixgun=" not in stored, "the cookie that says who I am is out of reach for scripts"


def first_over(visitor: Visitor) -> int:
    """The first message after which the seed and the roles are public."""
    for place, message in enumerate(visitor.line.heard):
        if message["type"] == "room" and message["room"]["status"] == "over":
            return place
        if message["type"] == "game" and message["game"].get("winners"):
            return place
    raise AssertionError("the game is not over")


def expect_only_mine(game: Message) -> None:
    me = game["me"]
    dead = not game["people"][me]["alive"]
    for seat, person in enumerate(game["people"]):
        known = seat == me or person["role"] == "sheriff" or not person["alive"] or dead
        assert known or person["role"] is None, person
        assert seat == me or "cards" not in person, person


def expect_hidden_moves(me: int, happened: list[Message]) -> None:
    """Checks that a card drawn from the deck is shown to its owner alone."""
    for event in happened:
        if event["type"] == "moved" and event["src"] == "deck" and event["dst"].startswith("hand:"):
            assert event["dst"] == f"hand:{me}" or event["card"] == -1, event
