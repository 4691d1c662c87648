"""Shared by the stories about characters: the editions they are in, and the questions an edition adds."""

import pytest

from sixgun.scenario import Actor
from tests.stories.helpers import PREVENTING, WITH_BASE, WITH_DODGE_CITY

in_base_editions = pytest.mark.parametrize("edition", WITH_BASE)
in_dodge_city = pytest.mark.parametrize("edition", WITH_DODGE_CITY)
in_german_editions = pytest.mark.parametrize("edition", ["abacus", "fourth", "walkingdead", "combined"])


def no_beer(victim: Actor, edition: str) -> None:
    """The victim declines Beer, in editions where Beer prevents any loss."""
    if edition in PREVENTING:
        victim.is_asked("prevent")
        victim.pass_()


def hit(victim: Actor, edition: str) -> None:
    """The victim neither dodges nor plays Beer."""
    victim.is_asked("shot")
    victim.pass_()
    no_beer(victim, edition)


def die(victim: Actor, edition: str) -> None:
    """The victim neither dodges the last hit nor plays Beer."""
    victim.is_asked("shot")
    victim.pass_()
    victim.is_asked("prevent" if edition in PREVENTING else "last_chance")
    victim.pass_()
    victim.expect_dead()


def agree(owner: Actor, edition: str) -> None:
    """The owner uses the ability, in editions where every ability is optional (OPT-01)."""
    if edition == "czech":
        owner.is_asked("may_use")
        owner.use_ability()
