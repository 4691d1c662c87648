"""Eliminated and absent players, and a server that cannot save."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.support.input import Mouse
from tests.browser.support.players import Player
from tests.browser.support.positions import STORIES, Story
from tests.browser.support.practice import Company, practice_table, walk
from tests.browser.support.server import Server
from tests.browser.support.tables import start_table
from tests.browser.support.visitors import Visit

LAST_SHOT = Story("shot", hands={1: "bang-2C", 2: "beer-6H missed-2S"}, life={0: 1}, turn=1, way=("play:bang-2C@0",))


@pytest.fixture(scope="module")
def company(server: Server) -> Company:
    return Company(server.address)


def die(player: Player) -> None:
    player.play_on(decide=lambda _: {"verb": "pass"}, until=lambda: not player.line.game["people"][0]["alive"])


def test_an_eliminated_player_may_show_and_hide_all_cards(visit: Visit, company: Company) -> None:
    visitor = visit()
    visitor.introduce("Ann")
    player = Player(visitor, Mouse())
    with practice_table(LAST_SHOT, visitor, company, guest=True) as others:
        walk(LAST_SHOT, player, others)
        die(player)
        visitor.sees(visitor.page.get_by_text(visitor.say("table-you_are_out")))
        hand = player.seat(2).locator("[data-card]")
        expect(hand).to_have_count(0)
        visitor.button("table-look_open").click()
        expect(hand).to_have_count(2)
        visitor.button("table-look_closed").click()
        expect(hand).to_have_count(0)


def test_a_host_with_other_people_at_the_table_is_not_shown_their_cards(visit: Visit, company: Company) -> None:
    visitor = visit()
    visitor.introduce("Ann")
    player = Player(visitor, Mouse())
    with practice_table(LAST_SHOT, visitor, company) as others:
        walk(LAST_SHOT, player, others)
        die(player)
        visitor.sees(visitor.page.get_by_text(visitor.say("table-you_are_out")))
        expect(visitor.button("table-look_open")).to_have_count(0)


def test_tables_that_hide_cards_from_the_dead_do_not_offer_them(visit: Visit, company: Company) -> None:
    visitor = visit()
    visitor.introduce("Ann")
    player = Player(visitor, Mouse())
    with practice_table(LAST_SHOT, visitor, company, dead_see_all=False) as others:
        walk(LAST_SHOT, player, others)
        die(player)
        visitor.sees(visitor.page.get_by_text(visitor.say("table-you_are_out")))
        expect(visitor.button("table-look_open")).to_have_count(0)


def test_an_absent_player_is_shown(visit: Visit, company: Company) -> None:
    visitor = visit()
    visitor.introduce("Ann")
    player = Player(visitor, Mouse())
    with practice_table(STORIES["aimed cards"], visitor, company) as others:
        visitor.until(player.line.asks_me, "it is my turn")
        away = player.seat(1).and_(visitor.page.get_by_label(visitor.say("table-away")))
        expect(away).to_have_count(0)
        others[0].leave()
        visitor.sees(away)
        others[0].attend()
        expect(away).to_have_count(0)


def test_a_choice_waits_until_it_can_be_saved(visit_own: Visit, own_server: Server) -> None:
    """While nothing can be saved the table says so once, and then resumes automatically."""
    visitor = visit_own()
    visitor.prefer(confirm=False)
    player = start_table(visitor, bots=4)
    visitor.until(player.line.asks_me, "I am asked")
    paused = visitor.page.get_by_text(visitor.say("table-paused_storage"))
    with locked(own_server.folder / "sixgun.db"):
        player.carry_out(player.something(player.line.game))
        visitor.sees(paused)
        expect(visitor.page.locator(".strip .banner")).to_have_count(1)
    expect(paused).to_have_count(0)
    visitor.until(lambda: player.line.last("done"), "the choice is written down")
    done = player.line.last("done")
    assert done is not None
    assert {deed["key"] for deed in player.line.deeds} == {done["key"]}


@contextmanager
def locked(database: Path) -> Iterator[None]:
    """Locks the database, like another program in a long write."""
    other = sqlite3.connect(database, isolation_level=None)
    other.execute("begin immediate")
    try:
        yield
    finally:
        other.close()
