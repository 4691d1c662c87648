"""Cat Balou."""

import pytest

from tests.stories.cards.gunfights import in_every_edition, quiet
from tests.stories.helpers import EVERYWHERE
from tests.stories.marks import rule


@rule("BR-CAT-1")
@in_every_edition
def test_cat_balou_discards_a_chosen_card_in_play_at_any_distance(edition: str) -> None:
    first, _, _, far, *_ = seats = quiet(edition, 6)
    first.give("cat_balou")
    far.lay("barrel winchester")
    far.give("missed")
    assert first.distance_to(far) == 3
    first.play("cat_balou", at=far, take="barrel")
    far.expect(hand="missed", in_play="winchester")
    first.expect(hand="")
    assert {seats.g.card(card).key for card in seats.g.discards} == {"cat_balou", "barrel"}


def discarded_from_a_hand(edition: str) -> set[str]:
    """The cards that are discarded from a hand of Missed! and Beer, over several seeds."""
    lost = set()
    for seed in range(12):
        first, victim, *_ = quiet(edition, seed=seed)
        first.give("cat_balou")
        victim.give("missed beer")
        first.cannot("cat_balou", at=victim, take="beer", because="nothing_to_take")
        first.play("cat_balou", at=victim, take="hand")
        victim.expect(hand=1)
        first.expect(hand="")
        lost |= {victim.g.card(card).key for card in victim.g.discards} - {"cat_balou"}
    return lost


@rule("BR-CAT-1")
@pytest.mark.parametrize("edition", [edition for edition in EVERYWHERE if edition != "walkingdead"])
def test_cat_balou_discards_a_random_card_of_the_hand(edition: str) -> None:
    assert discarded_from_a_hand(edition) == {"missed", "beer"}


@rule("BR-CAT-1", "BR-CAT-3")
def test_in_walking_dead_the_hand_card_is_random() -> None:
    assert discarded_from_a_hand("walkingdead") == {"missed", "beer"}


@rule("BR-CAT-2")
@pytest.mark.parametrize("edition", ["abacus", "dodgecity", "combined"])
@pytest.mark.parametrize(
    ("chosen", "hand", "in_play"), [("dynamite", "beer missed", ""), ("beer", "missed", "dynamite")]
)
def test_the_player_chooses_the_card_when_targeting_themselves(
    edition: str, chosen: str, hand: str, in_play: str
) -> None:
    first, *_ = seats = quiet(edition)
    first.give("cat_balou missed beer")
    first.lay("dynamite")
    first.play("cat_balou", at=first, take=chosen)
    first.expect(hand=hand, in_play=in_play)
    seats.expect_discards(f"{chosen} cat_balou")
