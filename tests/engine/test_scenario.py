"""A story says what it means: words that fit several choices are refused."""

from __future__ import annotations

import pytest

from sixgun.scenario import table


def test_copies_of_a_card_in_hand_are_alike() -> None:
    story = table("-", "-", "-", "-")
    story[0].begin_play()
    story[0].give("bang bang")
    story[0].play("bang", at=story[1])
    story[1].is_asked("shot")


def test_a_suit_that_fits_two_kinds_says_too_little() -> None:
    story = table("-", "-", "-", "-")
    story[0].begin_play()
    story[0].give("saloon beer")
    with pytest.raises(AssertionError, match="can play hearts in several ways: play:saloon-5H play:beer-"):
        story[0].play("hearts")


def test_only_who_is_asked_guesses_and_only_where_there_is_something_to_guess() -> None:
    t = table("-", "-", "-", "-")
    with pytest.raises(AssertionError, match="cannot choose"):
        t[0].guess("red")
    t.event("peyote")
    t[0].begin_turn()
    with pytest.raises(AssertionError, match="neither red nor black"):
        t[0].guess("blue")
    with pytest.raises(AssertionError, match="it is seat 0 who is asked peyote"):
        t[1].guess("red")
    t.stack("hearts")
    t[0].guess("red")
    t[0].expect(hand=1)
