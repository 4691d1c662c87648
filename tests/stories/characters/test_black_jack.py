"""Black Jack shows his second card and draws a third if it is red."""

import pytest

from sixgun.engine.events import Moved, Revealed
from sixgun.engine.ids import HAND, NO_CARD
from sixgun.scenario import Actor, Scenario, table
from tests.stories.characters.editions import agree, in_base_editions, in_german_editions
from tests.stories.marks import rule


def jack_draws(edition: str, cards: str) -> tuple[Scenario, Actor]:
    """Seat 0 ends the turn, and seat 1, Black Jack, draws these cards."""
    first, jack, *_ = t = table("-", "black_jack", "-", "-", edition=edition)
    t.stack(cards)
    first.end_turn()
    agree(jack, edition)
    jack.is_asked("play_phase")
    return t, jack


@rule("CH-BLA-1")
@in_base_editions
@pytest.mark.parametrize(
    ("cards", "drawn"),
    [("clubs hearts spades", 3), ("clubs diamonds spades", 3), ("hearts spades hearts", 2), ("hearts clubs hearts", 2)],
)
def test_a_red_second_card_draws_a_third(cards: str, drawn: int, edition: str) -> None:
    _, jack = jack_draws(edition, cards)
    jack.expect(hand=drawn)


@rule("CH-BLA-2")
@in_base_editions
def test_the_others_see_the_second_card_and_no_other(edition: str) -> None:
    t, jack = jack_draws(edition, "bang-2C beer-7H missed-2S")
    assert [event.card for event in t.heard(Revealed) if isinstance(event, Revealed)] == [jack.me.hand[1]]
    seen = [event.seen_by(0) for event in t.heard(Moved)]
    drawn = [event.card for event in seen if isinstance(event, Moved) and event.dst == HAND + jack.seat]
    assert drawn == [NO_CARD] * 3


@rule("CH-BLA-3")
@in_german_editions
def test_black_jack_must_show_the_card(edition: str) -> None:
    first, jack, *_ = t = table("-", "black_jack", "-", "-", edition=edition)
    t.stack("bang-2C bang-3C")
    first.end_turn()
    jack.is_asked("play_phase")  # he was not asked whether to show it
    assert [event.card for event in t.heard(Revealed) if isinstance(event, Revealed)] == [jack.me.hand[1]]


@rule("CH-BLA-4")
@in_base_editions
def test_the_shown_card_goes_to_the_hand_and_not_to_the_discards(edition: str) -> None:
    t, jack = jack_draws(edition, "bang-2C beer-7H missed-2S")
    jack.expect(hand="bang beer missed")
    t.expect_discards("")


@rule("CH-BLA-1")
@in_base_editions
def test_the_discards_become_the_deck_between_his_cards(edition: str) -> None:
    first, jack, *_ = t = table("-", "black_jack", "-", "-", edition=edition)
    t.discard_pile("hearts diamonds")
    t.deck_of("clubs")
    first.end_turn()
    agree(jack, edition)
    jack.expect(hand=3)


@rule("DER-05")
@pytest.mark.parametrize(("cards", "drawn"), [("clubs", 1), ("clubs hearts", 2)])
def test_black_jack_draws_as_many_cards_as_are_left(cards: str, drawn: int) -> None:
    first, jack, *_ = t = table("-", "black_jack", "-", "-")
    t.deck_of(cards)
    first.end_turn()
    jack.is_asked("play_phase")
    jack.expect(hand=drawn)
