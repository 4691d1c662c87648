"""Cards against several players: one at a time, clockwise (DER-01), while there are cards (DER-06)."""

import pytest

from tests.stories.helpers import suffer
from tests.stories.marks import rule
from tests.stories.rules.people import in_every_edition, town, with_dodge_city


@rule("DER-01")
@in_every_edition
@pytest.mark.parametrize(("card", "question"), [("gatling", "shot"), ("indians", "indians")])
def test_players_answer_one_after_the_other_from_the_left(edition: str, card: str, question: str) -> None:
    first, second, third, fourth = seats = town(edition)
    third.begin_play()
    third.give(card)
    third.play(card)
    for victim in (fourth, first, second):
        lives = [player.me.life for player in seats]
        victim.is_asked(question)
        suffer(victim)
        lost = [before - player.me.life for before, player in zip(lives, seats, strict=True)]
        assert lost == [1 if player is victim else 0 for player in seats]
    third.is_asked("play_phase")


@rule("DER-01")
@with_dodge_city
def test_a_howitzer_and_a_brawl_go_round_from_the_left(edition: str) -> None:
    first, second, third, fourth = town(edition)
    third.begin_play()
    third.lay("howitzer")
    third.give("brawl beer")
    for victim in (fourth, first, second):
        victim.lay(BELONGINGS[victim.seat])
    third.play("brawl", pay="beer")
    for victim in (fourth, first, second):
        third.take(BELONGINGS[victim.seat], of=victim)
    third.use("howitzer")
    for victim in (fourth, first, second):
        victim.is_asked("shot")
        suffer(victim)


BELONGINGS = {0: "barrel", 1: "mustang", 3: "schofield"}


@rule("DER-06")
@in_every_edition
def test_the_general_store_reshuffles_when_the_deck_is_too_small(edition: str) -> None:
    first, second, third, fourth = seats = town(edition)
    first.give("general_store")
    seats.discard_pile("bang bang bang")
    seats.deck_of("beer beer")
    first.play("general_store")
    assert len(seats.g.display) == 4
    first.take("beer")
    second.take("beer")
    third.take("any")
    fourth.take("any")
    first.is_asked("play_phase")


@rule("DER-06")
@pytest.mark.parametrize("edition", ["abacus", "czech", "dodgecity", "combined"])
def test_a_store_discarded_last_is_not_among_its_cards(edition: str) -> None:
    first, second, third, fourth = seats = town(edition)
    first.give("general_store")
    seats.deck_of("beer bang")
    first.play("general_store")
    first.take("beer")
    second.take("bang")
    first.is_asked("play_phase")
    third.expect(hand="")
    fourth.expect(hand="")


@rule("DER-06")
@pytest.mark.parametrize("edition", ["fourth", "walkingdead"])
def test_a_store_discarded_first_may_be_among_its_cards(edition: str) -> None:
    first, second, third, fourth = seats = town(edition)
    first.give("general_store")
    seats.deck_of("beer bang")
    first.play("general_store")
    first.take("beer")
    second.take("bang")
    third.take("general_store")
    first.is_asked("play_phase")
    fourth.expect(hand="")
