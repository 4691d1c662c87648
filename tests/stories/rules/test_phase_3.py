"""7. Phase 3 - discard."""

from itertools import combinations

import pytest

from sixgun.scenario import table
from tests.stories.marks import rule
from tests.stories.rules.people import in_every_edition, town


@rule("PH3-01")
@in_every_edition
def test_phase_2_ends_when_the_player_says_so(edition: str) -> None:
    first, second, *_ = seats = town(edition)
    first.give("stagecoach bang")
    first.play("stagecoach")
    first.is_asked("play_phase")
    first.pass_()
    seats.expect_turn(second)
    first.cannot("bang", at=second, because="not_asked")


@rule("PH3-01")
@in_every_edition
def test_phase_2_takes_place_even_if_nothing_can_be_played(edition: str) -> None:
    first, *_ = town(edition)
    first.give("missed")
    first.is_asked("play_phase")
    assert first.choices() == "pass"


@rule("PH3-02")
@in_every_edition
def test_the_hand_is_counted_only_in_phase_3(edition: str) -> None:
    first, second, *_ = seats = town(edition)
    first.give("wells_fargo stagecoach missed", life=1)
    second.give("missed missed bang bang bang beer", life=1)
    seats.stack("bang bang bang bang bang")
    first.play("wells_fargo")
    first.play("stagecoach")
    first.expect(hand=6)
    first.is_asked("play_phase")
    first.pass_()
    for _ in range(5):
        first.discard("bang")
    second.expect(hand=8)
    second.is_asked("play_phase")


@rule("PH3-03")
@in_every_edition
@pytest.mark.parametrize(("life", "surplus"), [(1, 4), (2, 3), (3, 2), (4, 1)])
def test_the_hand_limit_is_the_current_life(edition: str, life: int, surplus: int) -> None:
    first, second, *_ = seats = town(edition)
    first.give("missed missed missed missed bang", life=life)
    first.pass_()
    first.is_asked("discard_phase")
    for _ in range(surplus - 1):
        first.discard("missed")
    seats.expect_turn(first)
    first.discard("missed")
    seats.expect_turn(second)
    first.expect(hand=life)


@rule("PH3-03")
@in_every_edition
def test_a_player_with_as_many_cards_as_life_points_discards_nothing(edition: str) -> None:
    first, *_ = town(edition)
    first.give("missed missed beer", life=3)
    first.end_turn()
    first.expect(hand="missed missed beer")


@rule("PH3-04")
@in_every_edition
def test_excess_cards_are_discarded_without_effect(edition: str) -> None:
    first, second, *_ = seats = town(edition)
    first.give("dynamite beer wells_fargo missed", life=1)
    first.pass_()
    first.cannot("", verb="pass", because="no_answer")
    for card in ("dynamite", "beer", "wells_fargo"):
        first.discard(card)
    first.expect(life=1, hand="missed", in_play="")
    seats.expect_discards("dynamite beer wells_fargo")
    seats.expect_turn(second)


@rule("PH3-05")
@in_every_edition
@pytest.mark.parametrize("gone", list(combinations(("bang", "missed", "beer", "saloon"), 2)))
def test_the_player_chooses_which_cards_to_discard(edition: str, gone: tuple[str, str]) -> None:
    first, *_ = town(edition)
    first.give("bang missed beer saloon", life=2)
    first.pass_()
    for card in gone:
        first.discard(card)
    kept = {"bang", "missed", "beer", "saloon"} - set(gone)
    first.expect(hand=" ".join(kept))


@rule("PH3-06")
@in_every_edition
@pytest.mark.parametrize("order", ["bang missed beer", "beer bang missed", "missed beer bang"])
def test_the_player_chooses_the_order_of_the_discards(edition: str, order: str) -> None:
    first, *_ = seats = town(edition)
    first.give("bang missed beer saloon", life=1)
    first.pass_()
    for card in order.split():
        first.discard(card)
    seats.expect_discards(order)


@rule("PH3-06")
def test_pedro_ramirez_finds_the_last_discard_on_top() -> None:
    first, pedro, *_ = table("-", "pedro_ramirez", "-", "-")
    first.give("bang missed beer", life=1)
    first.pass_()
    first.discard("beer")
    first.discard("bang")
    pedro.take("bang")


@rule("PH3-07")
@in_every_edition
def test_cards_in_play_do_not_count_as_hand_cards(edition: str) -> None:
    first, *_ = town(edition)
    first.lay("barrel mustang dynamite winchester")
    first.give("beer", life=1)
    first.end_turn()
    first.expect(hand="beer", in_play="barrel mustang dynamite winchester")
