"""Derringer, Howitzer, Buffalo Rifle, Pepperbox and Knife."""

import pytest

from sixgun.scenario import table
from tests.stories.cards.gunfights import fire, quiet, with_dodge_city
from tests.stories.helpers import suffer
from tests.stories.marks import rule

GUNS = [
    pytest.param("derringer", marks=rule("GR-DER-2")),
    pytest.param("howitzer", marks=rule("GR-HOW")),
    pytest.param("buffalo_rifle", marks=rule("GR-BUF")),
    pytest.param("pepperbox", marks=rule("GR-PEP")),
    pytest.param("knife", marks=rule("GR-KNI")),
]
AT_DISTANCE_1 = [
    pytest.param("derringer", marks=rule("GR-DER-1")),
    pytest.param("knife", marks=rule("GR-KNI")),
]


@with_dodge_city
@pytest.mark.parametrize("gun", GUNS)
def test_a_green_gun_deals_one_hit(edition: str, gun: str) -> None:
    shooter, target, *_ = quiet(edition)
    fire(gun, shooter, target)
    suffer(target)
    target.expect(life=3)


@with_dodge_city
@pytest.mark.parametrize("gun", GUNS)
def test_a_missed_dodges_a_green_gun(edition: str, gun: str) -> None:
    shooter, target, *_ = seats = quiet(edition)
    target.give("missed")
    fire(gun, shooter, target)
    target.play("missed")
    assert not seats.asked().startswith("1")
    target.expect(life=4, hand="")


@with_dodge_city
@pytest.mark.parametrize("gun", GUNS)
def test_a_barrel_dodges_a_green_gun(edition: str, gun: str) -> None:
    shooter, target, *_ = seats = quiet(edition)
    target.lay("barrel")
    fire(gun, shooter, target)
    seats.stack("hearts")
    target.draw()
    assert not seats.asked().startswith("1")
    target.expect(life=4)


@with_dodge_city
@pytest.mark.parametrize("gun", GUNS)
def test_a_green_gun_is_not_a_bang_card(edition: str, gun: str) -> None:
    shooter, target, third, fourth = quiet(edition)
    fire(gun, shooter, target)
    for player in (target, third, fourth):
        suffer(player)
    shooter.give("bang bang")
    shooter.play("bang", at=target)
    suffer(target)
    shooter.cannot("bang", at=target, because="bang_limit")
    fire(gun, shooter, target)
    target.is_asked("shot")


@with_dodge_city
@pytest.mark.parametrize("gun", AT_DISTANCE_1)
def test_a_weapon_does_not_extend_its_range_of_1(edition: str, gun: str) -> None:
    shooter, near, far, _ = quiet(edition)
    shooter.lay(f"winchester {gun}")
    shooter.cannot(gun, at=far, verb="use", because="too_far")
    shooter.use(gun, at=near)
    near.is_asked("shot")


@with_dodge_city
@pytest.mark.parametrize("gun", AT_DISTANCE_1)
def test_distance_modifiers_apply(edition: str, gun: str) -> None:
    shooter, near, far, _ = quiet(edition)
    shooter.lay(f"binocular {gun}")
    near.lay("mustang hideout")
    shooter.cannot(gun, at=near, verb="use", because="too_far")
    shooter.use(gun, at=far)
    far.is_asked("shot")


@rule("GR-DER-1")
@with_dodge_city
def test_derringer_draws_a_card_even_if_the_hit_is_dodged(edition: str) -> None:
    shooter, target, *_ = seats = quiet(edition)
    shooter.lay("derringer")
    target.give("missed")
    seats.stack("beer bang")
    shooter.use("derringer", at=target)
    target.play("missed")
    shooter.is_asked("play_phase")
    target.expect(life=4)
    shooter.expect(hand="beer")


@rule("GR-HOW")
@with_dodge_city
def test_howitzer_hits_everybody_else_at_any_distance(edition: str) -> None:
    shooter, *others = quiet(edition, 6)
    shooter.lay("howitzer")
    for other in others:
        other.set_life(2)
    shooter.use("howitzer")
    for other in others:
        other.is_asked("shot")
        suffer(other)
        other.expect(life=1)
    shooter.is_asked("play_phase")
    shooter.expect(life=5)


@rule("GR-BUF")
@with_dodge_city
def test_buffalo_rifle_reaches_anybody_else(edition: str) -> None:
    shooter, _, _, far, *_ = quiet(edition, 6)
    shooter.lay("buffalo_rifle")
    far.lay("mustang")
    assert (shooter.distance_to(far), shooter.reach()) == (4, 1)
    shooter.cannot("buffalo_rifle", at=shooter, verb="use", because="not_on_self")
    shooter.use("buffalo_rifle", at=far)
    far.is_asked("shot")


@rule("GR-PEP", "DER-31")
@with_dodge_city
def test_pepperbox_has_the_range_of_the_weapon(edition: str) -> None:
    shooter, _, middle, far, *_ = quiet(edition, 6)
    shooter.lay("pepperbox")
    refusal = shooter.cannot("pepperbox", at=middle, verb="use", because="out_of_reach")
    assert refusal.facts == {"target": 2, "distance": 2, "reach": 1}
    shooter.lay("winchester")
    assert shooter.distance_to(far) == 3
    shooter.use("pepperbox", at=far)
    far.is_asked("shot")


@rule("DER-31")
@with_dodge_city
def test_a_house_rule_limits_pepperbox_to_distance_1(edition: str) -> None:
    one = {"pepperbox_range": "one"}
    shooter, near, far, _ = table("-", "-", "-", "-", edition=edition, house_rules=dict(one))
    shooter.lay("pepperbox winchester")
    shooter.cannot("pepperbox", at=far, verb="use", because="too_far")
    shooter.use("pepperbox", at=near)
    near.is_asked("shot")
