"""The simplified first game: without the cards that carry a book (SMP-01, SMP-02, DER-35)."""

from __future__ import annotations

from collections import Counter

import pytest

from sixgun.cards import KINDS
from sixgun.editions import EDITIONS, open_box
from sixgun.engine.chance import Chance, key_of
from sixgun.engine.game import Game
from sixgun.engine.kernel import settle
from sixgun.match.options import GameOptions
from sixgun.rules.setup import Seating, set_up
from tests.stories.marks import rule
from tests.stories.rules.setup.deals import deals, play_out

BOOK_CARDS = {"dynamite": 1, "jail": 3, "duel": 3, "indians": 2, "general_store": 2, "volcanic": 2}


def kinds_in_game(g: Game) -> Counter[str]:
    hands = [card for player in g.players for card in player.hand + player.in_play]
    return Counter(g.card(card).key for card in [*hands, *g.deck, *g.discards, *g.display, *g.resolving])


@rule("SMP-01", "DER-35")
def test_without_the_13_book_cards_67_are_left() -> None:
    for g in deals(GameOptions("fourth", 5, simplified=True)):
        assert kinds_in_game(g).total() == 67
        assert not kinds_in_game(g).keys() & BOOK_CARDS.keys()
        assert Counter(g.card(card).key for card in g.removed) == BOOK_CARDS


@rule("SMP-01")
def test_the_book_cards_never_come_back() -> None:
    for g in deals(GameOptions("fourth", 4, simplified=True), 5):
        play_out(g)
        assert not kinds_in_game(g).keys() & BOOK_CARDS.keys()


@rule("SMP-01")
def test_the_simplified_game_is_a_choice() -> None:
    assert kinds_in_game(GameOptions("fourth", 5).start(key_of(1))).total() == 80


@rule("SMP-01")
@pytest.mark.parametrize("edition", ["abacus", "czech", "walkingdead", "dodgecity", "combined"])
def test_only_the_fourth_edition_has_a_simplified_game(edition: str) -> None:
    with pytest.raises(ValueError, match="no_simplified_game"):
        GameOptions(edition, 5, simplified=True).start(key_of(1))


def test_a_house_rule_allows_it_elsewhere() -> None:
    allowed = (("simplified_first_game", True),)
    g = GameOptions("abacus", 5, allowed, simplified=True).start(key_of(1))
    assert Counter(g.card(card).key for card in g.removed) == BOOK_CARDS


@rule("SMP-02")
@pytest.mark.parametrize("kinds", [["gatling"], ["barrel", "jail"]])
def test_the_cards_left_out_are_data(kinds: list[str]) -> None:
    rules = EDITIONS["fourth"].rules
    box = open_box(rules.deck, rules.characters)
    anybody = Seating([None] * 4, [None] * 4)
    g = set_up(box, rules, Chance(key_of(1)), anybody, [KINDS[kind] for kind in kinds])
    settle(g)
    assert {g.card(card).key for card in g.removed} == set(kinds)
    assert not kinds_in_game(g).keys() & set(kinds)
