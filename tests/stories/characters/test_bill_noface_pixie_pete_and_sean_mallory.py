"""Bill Noface, Pixie Pete and Sean Mallory: how many cards are drawn, and how many may be kept."""

import pytest

from sixgun.scenario import table
from tests.stories.characters.editions import in_dodge_city
from tests.stories.marks import rule


@rule("CH-BIL")
@in_dodge_city
@pytest.mark.parametrize(("life", "cards"), [(4, 1), (3, 2), (2, 3), (1, 4)])
def test_bill_draws_one_card_plus_one_for_each_lost_point(life: int, cards: int, edition: str) -> None:
    _, bill, *_ = table("-", "bill_noface", "-", "-", edition=edition)
    bill.set_life(life)
    bill.begin_turn()
    bill.is_asked("play_phase")
    bill.expect(hand=cards)


@rule("CH-BIL")
@in_dodge_city
def test_a_bill_who_is_sheriff_counts_from_five(edition: str) -> None:
    bill, *_ = table("bill_noface", "-", "-", "-", edition=edition)
    bill.set_life(4)
    bill.begin_turn()
    bill.expect(hand=2)


@rule("CH-PIX")
@in_dodge_city
def test_pixie_draws_four_cards(edition: str) -> None:
    _, pixie, *_ = table("-", "pixie_pete", "-", "-", edition=edition)
    pixie.begin_turn()
    pixie.is_asked("play_phase")
    pixie.expect(hand=4)


@rule("CH-SEA", "PRC-01")
@in_dodge_city
def test_sean_with_one_life_point_keeps_nine_cards(edition: str) -> None:
    _, sean, after, _ = t = table("-", "sean_mallory", "-", "-", edition=edition)
    sean.give("bang bang bang bang bang missed missed missed missed", life=1)
    sean.begin_play()
    sean.end_turn()
    t.expect_turn(after)
    sean.expect(hand=9)


@rule("CH-SEA")
@in_dodge_city
def test_a_jailed_sean_discards_nothing(edition: str) -> None:
    _, sean, after, _ = t = table("-", "sean_mallory", "-", "-", edition=edition)
    sean.give("bang bang bang bang", life=1)
    sean.lay("jail")
    t.stack("clubs")
    sean.begin_turn()
    t.expect_turn(after)
    sean.expect(hand=4)


@rule("CH-SEA")
@in_dodge_city
def test_sean_keeps_any_number_of_cards(edition: str) -> None:
    """There is no limit at all, not just a higher one."""
    sean, *_ = table("sean_mallory", "-", "-", "-", edition=edition)
    sean.give(" ".join(["any"] * 12), life=1)
    sean.end_turn()
    sean.expect(hand=12)
