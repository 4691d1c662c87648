"""What the stories about characters share: who sits in which edition, and what an edition asks in between."""

import pytest

from sixgun.scenario import Actor
from tests.stories.helpers import WITH_BASE, WITH_DODGE_CITY

PREVENTING = ("abacus", "dodgecity", "combined")  # Beer prevents any loss of life (BR-BEE-4)

in_base_editions = pytest.mark.parametrize("edition", WITH_BASE)
in_dodge_city = pytest.mark.parametrize("edition", WITH_DODGE_CITY)
in_german_editions = pytest.mark.parametrize("edition", ["abacus", "fourth", "walkingdead", "combined"])


def no_beer(victim: Actor, edition: str) -> None:
    """Where Beer prevents any loss the victim is asked, and lets it happen."""
    if edition in PREVENTING:
        victim.is_asked("prevent")
        victim.pass_()


def hit(victim: Actor, edition: str) -> None:
    """The victim neither dodges nor drinks."""
    victim.is_asked("shot")
    victim.pass_()
    no_beer(victim, edition)


def die(victim: Actor, edition: str) -> None:
    """The victim neither dodges the last hit nor drinks."""
    victim.is_asked("shot")
    victim.pass_()
    victim.is_asked("prevent" if edition in PREVENTING else "last_chance")
    victim.pass_()
    victim.expect_dead()


def agree(owner: Actor, edition: str) -> None:
    """Where no ability forces its owner he is asked, and uses it (OPT-01)."""
    if edition == "czech":
        owner.is_asked("may_use")
        owner.use_ability()
