"""A position as one line: what is no position is refused."""

from __future__ import annotations

import re

import pytest

from sixgun.match.match import deal
from sixgun.match.notation import NotationError
from sixgun.match.position import position, read_position, read_rules, write_rules

LINE = deal("fourth", 4, seed=1).position


def test_a_position_is_set_up_as_it_was_written() -> None:
    assert f"fourth {position(read_position(LINE))}" == LINE


def test_a_card_lies_in_one_place() -> None:
    (first,) = re.findall(r"deck=([^,]+),", LINE)
    with pytest.raises(NotationError, match="position_cards"):
        read_position(LINE.replace(" deck=", f" discards={first} deck="))
    with pytest.raises(NotationError, match="position_cards"):
        read_position(LINE.replace(f"deck={first},", "deck="))


def test_nobody_who_is_out_is_on_turn() -> None:
    (life,) = re.findall(r" 0:\w+:sheriff:(\d/\d):", LINE)
    with pytest.raises(NotationError, match="position_turn, seat 0"):
        read_position(LINE.replace(f":sheriff:{life}:", f":sheriff:0/{life[-1]}:"))


def test_a_setting_whose_value_holds_a_plus_is_read_again() -> None:
    changes = (("deck", "base80+dodge40"), ("beer_mode", "prevent"))
    rules = read_rules(write_rules("fourth", changes))
    assert (rules.deck, rules.beer_mode) == ("base80+dodge40", "prevent")
