"""A Beer is worth two points to Tequila Joe."""

import pytest

from sixgun.scenario import table
from tests.stories.characters.editions import in_dodge_city
from tests.stories.marks import rule


@rule("CH-TEQ-1")
@in_dodge_city
@pytest.mark.parametrize(("before", "after"), [(1, 3), (2, 4), (3, 4)])
def test_a_beer_gives_joe_two_points_up_to_the_starting_amount(before: int, after: int, edition: str) -> None:
    _, joe, *_ = table("-", "tequila_joe", "-", "-", edition=edition)
    joe.give("beer", life=before)
    joe.begin_play()
    joe.play("beer")
    joe.expect(life=after)


@rule("CH-TEQ-2")
@in_dodge_city
def test_a_saloon_gives_joe_one_point(edition: str) -> None:
    _, joe, *_ = table("-", "tequila_joe", "-", "-", edition=edition)
    joe.give("saloon", life=1)
    joe.begin_play()
    joe.play("saloon")
    joe.expect(life=2)


@rule("CH-TEQ-2")
@in_dodge_city
def test_a_tequila_gives_joe_one_point_whatever_he_pays(edition: str) -> None:
    _, joe, *_ = table("-", "tequila_joe", "-", "-", edition=edition)
    joe.give("tequila beer", life=1)
    joe.begin_play()
    joe.play("tequila", at=joe, pay="beer")
    joe.expect(life=2)


@rule("CH-TEQ-2")
@in_dodge_city
def test_a_canteen_gives_joe_one_point(edition: str) -> None:
    _, joe, *_ = table("-", "tequila_joe", "-", "-", edition=edition)
    joe.lay("canteen")
    joe.set_life(1)
    joe.begin_play()
    joe.use("canteen")
    joe.expect(life=2)


@rule("CH-TEQ-2")
@in_dodge_city
def test_a_whisky_gives_joe_two_points_as_usual(edition: str) -> None:
    _, joe, *_ = table("-", "tequila_joe", "-", "-", edition=edition)
    joe.give("whisky panic", life=1)
    joe.begin_play()
    joe.play("whisky", pay="panic")
    joe.expect(life=3)


@rule("DER-30")
@in_dodge_city
@pytest.mark.parametrize(("before", "after"), [(2, 1), (3, 2), (4, 3)])
def test_one_beer_makes_up_for_two_points_of_a_dynamite(before: int, after: int, edition: str) -> None:
    _, joe, *_ = t = table("-", "tequila_joe", "-", "-", edition=edition)
    joe.lay("dynamite")
    joe.give("beer", life=before)
    t.stack("5S")
    joe.begin_turn()
    joe.play("beer")
    joe.is_asked("prevent")
    joe.pass_()
    joe.expect_alive()
    joe.expect(life=after)  # such as 2 - 3 + 2


@rule("DER-30")
@in_dodge_city
@pytest.mark.parametrize(("before", "after"), [(1, 2), (2, 3), (3, 4), (4, 4)])
def test_the_point_a_beer_does_not_prevent_is_healed(before: int, after: int, edition: str) -> None:
    other, joe, *_ = table("pat_brennan", "tequila_joe", "-", "-", edition=edition)
    other.give("bang")
    joe.give("beer", life=before)
    other.play("bang", at=joe)
    joe.pass_()
    joe.play("beer")
    other.is_asked("play_phase")
    joe.expect(life=after, hand="")
