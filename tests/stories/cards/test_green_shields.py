"""Bible, Iron Plate, Sombrero and Ten Gallon Hat."""

import pytest

from tests.stories.cards.gunfights import fire, guns, quiet, with_dodge_city
from tests.stories.helpers import WITH_DODGE_CITY
from tests.stories.marks import rule

SHIELDS = [
    pytest.param("iron_plate", marks=rule("GR-IRO")),
    pytest.param("sombrero", marks=rule("GR-SOM")),
    pytest.param("ten_gallon_hat", marks=rule("GR-TEN")),
]
AGAINST_EVERY_GUN = [(edition, gun) for edition in WITH_DODGE_CITY for gun in guns(edition)]


@pytest.mark.parametrize("shield", SHIELDS)
@pytest.mark.parametrize(("edition", "gun"), AGAINST_EVERY_GUN)
def test_a_shield_works_as_a_missed(edition: str, gun: str, shield: str) -> None:
    shooter, owner, *_ = seats = quiet(edition)
    owner.lay(shield)
    fire(gun, shooter, owner)
    owner.use(shield)
    assert not seats.asked().startswith("1")
    owner.expect(life=4, hand="", in_play="")


@rule("GR-BIB")
@pytest.mark.parametrize(("edition", "gun"), AGAINST_EVERY_GUN)
def test_a_bible_works_as_a_missed_and_draws_a_card(edition: str, gun: str) -> None:
    shooter, owner, *_ = seats = quiet(edition)
    owner.lay("bible")
    fire(gun, shooter, owner)
    seats.stack("beer missed")
    owner.use("bible")
    assert not seats.asked().startswith("1")
    owner.expect(life=4, hand="beer", in_play="")


@rule("GR-BIB")
@with_dodge_city
def test_a_bible_draws_nothing_without_a_hit(edition: str) -> None:
    owner, *_ = quiet(edition)
    owner.lay("bible")
    owner.cannot("bible", verb="use", because="only_as_answer")
