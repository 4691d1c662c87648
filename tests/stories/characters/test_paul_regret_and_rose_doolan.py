"""Paul Regret is farther away from the others; the others are closer to Rose Doolan."""

from sixgun.scenario import Actor, Scenario, table
from tests.stories.characters.editions import in_base_editions
from tests.stories.marks import rule


def seen_from(t: Scenario, seat: Actor) -> list[int]:
    """The distances from this seat to the others, in turn order."""
    return [seat.distance_to(other) for other in t if other is not seat]


def seen_by(t: Scenario, seat: Actor) -> list[int]:
    return [other.distance_to(seat) for other in t if other is not seat]


@rule("CH-PAU-1")
@in_base_editions
def test_paul_is_one_farther_from_the_others_but_not_they_from_him(edition: str) -> None:
    paul, *_ = t = table("paul_regret", "bart_cassidy", "suzy_lafayette", "kit_carlson", "lucky_duke", edition=edition)
    assert seen_by(t, paul) == [2, 3, 3, 2]
    assert seen_from(t, paul) == [1, 2, 2, 1]
    assert seen_from(t, t[1])[1:] == [1, 2, 2]  # nobody else is farther away


@rule("CH-PAU-1")
@in_base_editions
def test_a_neighbour_with_a_colt_does_not_reach_paul(edition: str) -> None:
    bart, paul, *_ = table("bart_cassidy", "paul_regret", "-", "-", edition=edition)
    bart.give("bang")
    bart.cannot("bang", at=paul, because="out_of_reach")
    bart.lay("schofield")
    bart.play("bang", at=paul)
    paul.is_asked("shot")


@rule("CH-PAU-2")
@in_base_editions
def test_a_mustang_puts_paul_two_farther_away(edition: str) -> None:
    paul, *_ = t = table("paul_regret", "bart_cassidy", "suzy_lafayette", "kit_carlson", "lucky_duke", edition=edition)
    paul.lay("mustang")
    assert seen_by(t, paul) == [3, 4, 4, 3]
    assert seen_from(t, paul) == [1, 2, 2, 1]


@rule("CH-ROS-1")
@in_base_editions
def test_the_others_are_one_closer_to_rose_but_not_she_to_them(edition: str) -> None:
    rose, *_ = t = table("rose_doolan", *["bart_cassidy", "suzy_lafayette", "kit_carlson"], "-", "-", edition=edition)
    assert seen_from(t, rose) == [1, 1, 2, 1, 1]
    assert seen_by(t, rose) == [1, 2, 3, 2, 1]


@rule("CH-ROS-1")
@in_base_editions
def test_rose_reaches_distance_two_with_a_colt(edition: str) -> None:
    rose, _, far, _ = table("rose_doolan", "-", "bart_cassidy", "-", edition=edition)
    rose.give("bang")
    far.give("bang")
    rose.play("bang", at=far)
    far.is_asked("shot")
    far.begin_play()
    far.cannot("bang", at=rose, because="out_of_reach")


@rule("CH-ROS-2")
@in_base_editions
def test_a_scope_brings_rose_two_closer_but_never_below_one(edition: str) -> None:
    rose, *_ = t = table("rose_doolan", *["bart_cassidy", "suzy_lafayette", "kit_carlson"], "-", "-", edition=edition)
    rose.lay("scope")
    assert seen_from(t, rose) == [1, 1, 1, 1, 1]
    assert seen_by(t, rose) == [1, 2, 3, 2, 1]


@rule("CH-PAU-1", "CH-ROS-1", "PRC-02")
@in_base_editions
def test_the_abilities_of_rose_and_paul_cancel_out(edition: str) -> None:
    rose, _, paul, _ = table("rose_doolan", "-", "paul_regret", "-", edition=edition)
    assert (rose.distance_to(paul), paul.distance_to(rose)) == (2, 2)
