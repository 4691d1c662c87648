"""Schofield, Remington, Rev. Carabine, Winchester and Volcanic."""

import pytest

from tests.stories.cards.gunfights import in_every_edition, quiet
from tests.stories.helpers import suffer
from tests.stories.marks import rule

WEAPONS = [
    pytest.param("schofield", 2, marks=rule("BL-SCH")),
    pytest.param("remington", 3, marks=rule("BL-REM")),
    pytest.param("rev_carabine", 4, marks=rule("BL-CAR")),
    pytest.param("winchester", 5, marks=rule("BL-WIN")),
]
ON_THE_EDGE = [
    pytest.param("schofield", (2, ""), (3, ""), marks=rule("BL-SCH")),
    pytest.param("remington", (3, ""), (4, ""), marks=rule("BL-REM")),
    pytest.param("rev_carabine", (4, ""), (4, "mustang"), marks=rule("BL-CAR")),
    pytest.param("winchester", (4, "mustang"), (4, "mustang hideout"), marks=rule("BL-WIN")),
]


@in_every_edition
@pytest.mark.parametrize(("weapon", "reach"), WEAPONS)
def test_each_weapon_has_its_range(edition: str, weapon: str, reach: int) -> None:
    owner, *_ = quiet(edition)
    owner.give(weapon)
    owner.play(weapon)
    owner.expect(in_play=weapon)
    assert owner.reach() == reach


@pytest.mark.parametrize(("weapon", "within", "beyond"), ON_THE_EDGE)
def test_a_weapon_reaches_exactly_its_range(weapon: str, within: tuple[int, str], beyond: tuple[int, str]) -> None:
    for seat, gear in (within, beyond):
        shooter, *others = quiet("combined", 8)
        target = others[seat - 1]
        target.lay(gear)
        shooter.lay(weapon)
        shooter.give("bang")
        if (seat, gear) == beyond:
            shooter.cannot("bang", at=target, because="out_of_reach")
        else:
            shooter.play("bang", at=target)
            target.is_asked("shot")


@rule("BL-VOL")
@in_every_edition
def test_volcanic_shoots_any_number_of_bangs_at_range_1(edition: str) -> None:
    shooter, near, far, _ = quiet(edition)
    shooter.give("volcanic bang bang bang")
    shooter.play("volcanic")
    assert shooter.reach() == 1
    for left in (3, 2, 1):
        shooter.play("bang", at=near)
        suffer(near)
        near.expect(life=left)
    shooter.give("bang")
    shooter.cannot("bang", at=far, because="out_of_reach")


@rule("BL-VOL")
@in_every_edition
def test_without_volcanic_the_second_bang_is_refused(edition: str) -> None:
    shooter, near, *_ = quiet(edition)
    shooter.give("bang bang")
    shooter.play("bang", at=near)
    suffer(near)
    shooter.cannot("bang", at=near, because="bang_limit")
