"""11. Distance and range. Six players A to F sit as in the diagrams of the rulebooks."""

import pytest

from sixgun.scenario import Actor, Scenario, table
from tests.stories.helpers import EVERYWHERE
from tests.stories.marks import rule
from tests.stories.rules.people import in_every_edition, town, with_base, with_dodge_city

CIRCLE = {
    2: "1",
    3: "1 1",
    4: "1 2 1",
    5: "1 2 2 1",
    6: "1 2 3 2 1",
    7: "1 2 3 3 2 1",
    8: "1 2 3 4 3 2 1",
}
"""The distances to the others, clockwise."""


def six(edition: str) -> Scenario:
    """Players A to F, without any cards."""
    return town(edition, 6)


def closer(edition: str) -> str:
    """The card that brings the others one closer: Appaloosa or Scope, in Dodge City Silver."""
    return "binocular" if edition == "dodgecity" else "scope"


def seen_from(seats: Scenario, a: int) -> str:
    """The distances from the player to the others, clockwise."""
    others = seats.g.others(a)
    return " ".join(str(seats[a].distance_to(seats[b])) for b in others)


def seeing(seats: Scenario, a: int) -> str:
    """The distances from the others to the player, clockwise."""
    return " ".join(str(seats[b].distance_to(seats[a])) for b in seats.g.others(a))


def can_shoot(shooter: Actor, target: Actor) -> bool:
    """Whether the only card in hand, a BANG!, may be played at the target."""
    return any(option.target == target.seat for option in shooter.g.options)


@rule("DST-01", "DST-02")
@pytest.mark.parametrize(
    ("edition", "players"),
    [(name, n) for name in EVERYWHERE for n in range(3 if name in ("dodgecity", "combined") else 4, 8)]
    + [("combined", 8)],
)
def test_distance_counts_seats_the_shorter_way(edition: str, players: int) -> None:
    seats = town(edition, players)
    for a in range(players):
        assert seen_from(seats, a) == CIRCLE[players]


@rule("DST-01")
@in_every_edition
def test_two_players_sit_at_distance_one(edition: str) -> None:
    first, second, third, fourth = town(edition)
    second.leave()
    fourth.leave()
    assert (first.distance_to(third), third.distance_to(first)) == (1, 1)


@rule("DST-02")
@pytest.mark.parametrize("edition", ["abacus", "dodgecity", "combined"])
def test_a_shot_may_go_either_way_around_the_table(edition: str) -> None:
    first, second, third, fourth, fifth = town(edition, 5)
    first.lay("schofield")
    first.give("bang")
    for target in (second, third, fourth, fifth):
        assert first.distance_to(target) <= 2
    first.play("bang", at=fourth)
    fourth.is_asked("shot")


@rule("DST-03")
@in_every_edition
def test_the_eliminated_are_not_counted(edition: str) -> None:
    first, second, third, _ = seats = town(edition)
    first.give("bang")
    first.cannot("bang", at=third, because="out_of_reach")
    second.leave()
    assert first.distance_to(third) == third.distance_to(first) == 1
    first.play("bang", at=third)
    third.is_asked("shot")
    assert seen_from(seats, 0) == "1 1"


@rule("DST-04")
@in_every_edition
def test_the_diagram_of_six_players(edition: str) -> None:
    a, b, c, d, e, f = six(edition)
    assert [a.distance_to(other) for other in (b, f, c, e, d)] == [1, 1, 2, 2, 3]


@rule("DST-05", "DST-11")
@in_every_edition
def test_cards_change_distances_in_one_direction_only(edition: str) -> None:
    seats = six(edition)
    seats[0].lay(closer(edition))
    assert (seen_from(seats, 0), seeing(seats, 0)) == ("1 1 2 1 1", "1 2 3 2 1")
    seats[3].lay("mustang")
    assert (seen_from(seats, 3), seeing(seats, 3)) == ("1 2 3 2 1", "2 3 3 3 2")


@rule("DST-05")
@with_dodge_city
def test_hideout_and_mustang_add_up(edition: str) -> None:
    seats = six(edition)
    seats[0].lay("mustang hideout")
    assert (seen_from(seats, 0), seeing(seats, 0)) == ("1 2 3 2 1", "3 4 5 4 3")


@rule("DST-06")
@in_every_edition
def test_without_a_weapon_only_distance_one_is_in_range(edition: str) -> None:
    a, _, c, d, _, f = six(edition)
    a.give("bang")
    a.cannot("bang", at=c, because="out_of_reach")
    a.cannot("bang", at=d, because="out_of_reach")
    assert a.reach() == 1
    a.play("bang", at=f)
    f.is_asked("shot")


@rule("DST-07")
@pytest.mark.parametrize("edition", ["fourth", "walkingdead"])
def test_cards_are_at_the_distance_of_their_player(edition: str) -> None:
    a, b, c, *_ = six(edition)
    a.give("panic")
    b.lay("barrel")
    c.lay("volcanic")
    a.cannot("panic", at=c, take="volcanic", because="too_far")
    b.lay("mustang")
    a.cannot("panic", at=b, take="barrel", because="too_far")
    a.lay("scope")
    a.play("panic", at=b, take="barrel")
    a.expect(hand="barrel")


@rule("DST-08")
@in_every_edition
@pytest.mark.parametrize(("weapon", "reached"), [("volcanic", "BF"), ("schofield", "BCEF"), ("remington", "BCDEF")])
def test_players_within_the_range_of_the_weapon_are_reachable(edition: str, weapon: str, reached: str) -> None:
    a, *others = six(edition)
    a.lay(weapon)
    a.give("bang")
    for letter, other in zip("BCDEF", others, strict=True):
        assert can_shoot(a, other) == (letter in reached), letter


@rule("DST-09")
@in_every_edition
def test_weapons_do_not_change_distances(edition: str) -> None:
    a, _, c, *_ = seats = six(edition)
    a.lay("winchester")
    a.give("panic bang")
    c.give("beer")
    assert (seen_from(seats, 0), seeing(seats, 0)) == (CIRCLE[6], CIRCLE[6])
    a.cannot("panic", at=c, take="hand", because="too_far")
    a.play("bang", at=c)
    c.is_asked("shot")


@rule("DST-10")
@in_every_edition
def test_no_distance_is_less_than_one(edition: str) -> None:
    seats = six(edition)
    seats[0].lay(closer(edition))
    assert seats[0].distance_to(seats[1]) == seats[0].distance_to(seats[5]) == 1


@rule("DST-12")
@in_every_edition
def test_distance_modifiers_cancel_out(edition: str) -> None:
    a, _, c, *_ = six(edition)
    a.lay(closer(edition))
    c.lay("mustang")
    assert (a.distance_to(c), c.distance_to(a)) == (2, 2)


@rule("DST-13")
@pytest.mark.parametrize("edition", ["abacus", "dodgecity", "combined"])
def test_example_a_has_appaloosa_and_c_a_mustang(edition: str) -> None:
    seats = six(edition)
    seats[0].lay(closer(edition))
    seats[2].lay("mustang")
    assert (seen_from(seats, 0), seeing(seats, 0)) == ("1 2 2 1 1", CIRCLE[6])


@rule("DST-14")
@in_every_edition
def test_example_a_has_a_mustang(edition: str) -> None:
    seats = six(edition)
    seats[0].lay("mustang")
    assert (seen_from(seats, 0), seeing(seats, 0)) == (CIRCLE[6], "2 3 4 3 2")


@rule("DST-15")
@with_base
def test_example_a_has_a_scope(edition: str) -> None:
    seats = six(edition)
    seats[0].lay("scope")
    assert (seen_from(seats, 0), seeing(seats, 0)) == ("1 1 2 1 1", CIRCLE[6])


@rule("DST-16")
@in_every_edition
@pytest.mark.parametrize(("weapon", "reaches"), [("remington", False), ("rev_carabine", True), ("winchester", True)])
def test_example_d_has_a_mustang_and_a_needs_range_four(edition: str, weapon: str, reaches: bool) -> None:
    a, _, _, d, *_ = six(edition)
    d.lay("mustang")
    a.lay(weapon)
    a.give("bang")
    assert a.distance_to(d) == 4
    assert can_shoot(a, d) == reaches


@rule("DST-17")
@in_every_edition
@pytest.mark.parametrize("weapon", ["schofield", "remington", "rev_carabine", "winchester"])
def test_example_these_weapons_reach_distance_two(edition: str, weapon: str) -> None:
    a, _, c, *_ = six(edition)
    a.lay(weapon)
    a.give("bang")
    a.play("bang", at=c)
    c.is_asked("shot")


@rule("DST-17")
@in_every_edition
@pytest.mark.parametrize("weapon", ["volcanic", ""])
def test_example_volcanic_and_colt_do_not_reach_distance_two(edition: str, weapon: str) -> None:
    a, _, c, *_ = six(edition)
    a.lay(weapon)
    a.give("bang")
    a.cannot("bang", at=c, because="out_of_reach")


@rule("DST-18")
@with_base
@pytest.mark.parametrize("weapon", ["volcanic", ""])
def test_example_with_a_scope_any_weapon_reaches_c_until_c_mounts_a_mustang(edition: str, weapon: str) -> None:
    a, _, c, *_ = six(edition)
    a.lay(weapon)
    a.give("bang")
    a.lay("scope")
    assert a.distance_to(c) == 1
    assert can_shoot(a, c)
    c.lay("mustang")
    assert a.distance_to(c) == 2
    assert not can_shoot(a, c)


@rule("DER-07")
@in_every_edition
def test_a_neighbour_on_a_mustang_is_at_distance_one_through_a_scope(edition: str) -> None:
    first, second, *_ = town(edition)
    first.lay(closer(edition))
    second.lay("mustang")
    assert first.distance_to(second) == 1  # 1 + 1 - 1


@rule("DER-07")
@with_base
def test_only_the_sum_of_all_modifiers_is_raised_to_one(edition: str) -> None:
    rose, paul, third, _ = table("rose_doolan", "paul_regret", "-", "-", edition=edition)
    rose.lay("scope")
    assert rose.distance_to(paul) == 1  # 1 + 1 - 2 = 0
    paul.lay("mustang")
    assert rose.distance_to(paul) == 1  # 1 + 2 - 2
    third.lay("mustang")
    assert rose.distance_to(third) == 1  # 2 + 1 - 2
    assert paul.distance_to(rose) == 1
