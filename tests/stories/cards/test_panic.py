"""Panic!."""

import pytest

from sixgun.scenario import table
from tests.stories.cards.gunfights import closer, in_every_edition, quiet
from tests.stories.marks import rule


@rule("BR-PAN-1")
@in_every_edition
def test_panic_takes_a_chosen_card_in_play_into_the_hand(edition: str) -> None:
    thief, victim, *_ = seats = quiet(edition)
    thief.give("panic")
    victim.lay("barrel winchester")
    victim.give("missed")
    thief.play("panic", at=victim, take="winchester")
    thief.expect(hand="winchester", in_play="")
    victim.expect(hand="missed", in_play="barrel")
    seats.expect_discards("panic")


@rule("BR-PAN-1")
@in_every_edition
def test_panic_takes_a_random_card_of_the_hand(edition: str) -> None:
    taken = set()
    for seed in range(12):
        thief, victim, *_ = seats = quiet(edition, seed=seed)
        thief.give("panic")
        victim.give("missed beer")
        thief.cannot("panic", at=victim, take="beer", because="nothing_to_take")
        thief.play("panic", at=victim, take="hand")
        thief.expect(hand=1)
        victim.expect(hand=1)
        taken |= {seats.g.card(card).key for card in thief.me.hand}
    assert taken == {"missed", "beer"}


@rule("BR-PAN-2")
@in_every_edition
def test_weapons_do_not_extend_the_range_of_panic(edition: str) -> None:
    thief, near, far, _ = quiet(edition)
    thief.give("panic")
    thief.lay("winchester")
    near.give("missed")
    far.give("missed")
    refusal = thief.cannot("panic", at=far, take="hand", because="too_far")
    assert refusal.facts["distance"] == 2
    thief.play("panic", at=near, take="hand")
    thief.expect(hand="missed")


@rule("BR-PAN-2")
@in_every_edition
def test_panic_reaches_players_at_distance_1(edition: str) -> None:
    thief, near, far, _ = quiet(edition)
    thief.give("panic")
    near.give("missed")
    far.give("missed")
    near.lay("mustang")
    thief.cannot("panic", at=near, take="hand", because="too_far")
    thief.lay(closer(edition))
    thief.play("panic", at=far, take="hand")
    thief.expect(hand="missed")
    far.expect(hand="")


@rule("BR-PAN-3")
@in_every_edition
@pytest.mark.parametrize("reading", ["exact", "at_most"])
@pytest.mark.parametrize(("gear", "reached"), [("", {5}), ("closer", {1, 2, 4, 5})])
def test_exactly_1_and_at_most_1_are_the_same(edition: str, reading: str, gear: str, reached: set[int]) -> None:
    thief, neighbour, *others = seats = table(*"------", edition=edition, house_rules={"distance_symbol": reading})
    neighbour.lay("mustang")
    for other in others:
        other.give("missed")
    thief.give("panic")
    if gear:
        thief.lay(closer(edition))
    assert {int(option.target) for option in seats.g.options if option.target >= 0} == reached
