"""Shared by the stories about cards: a quiet table, and the cards with the hit symbol."""

import pytest

from sixgun.scenario import Actor, Scenario, table
from tests.stories.helpers import EVERYWHERE, WITH_BASE, WITH_DODGE_CITY

BASE_PEOPLE = (
    "sid_ketchum", "slab_the_killer", "willy_the_kid", "calamity_janet", "jourdonnais", "black_jack", "rose_doolan",
    "tequila_joe",
)  # fmt: skip
DODGE_CITY_PEOPLE = (
    "jose_delgado", "chuck_wengam", "doc_holyday", "sean_mallory", "tequila_joe", "bill_noface", "greg_digger",
)  # fmt: skip

in_every_edition = pytest.mark.parametrize("edition", EVERYWHERE)
with_base = pytest.mark.parametrize("edition", WITH_BASE)
with_dodge_city = pytest.mark.parametrize("edition", WITH_DODGE_CITY)
where_beer_prevents = pytest.mark.parametrize("edition", ["abacus", "dodgecity", "combined"])
where_beer_heals = pytest.mark.parametrize("edition", ["czech", "fourth", "walkingdead"])


def quiet(edition: str, players: int = 4, seed: int = 1) -> Scenario:
    """A table whose abilities do not interfere: players draw two cards, and the first shoots one BANG! a turn."""
    people = DODGE_CITY_PEOPLE if edition == "dodgecity" else BASE_PEOPLE
    return table(*people[:players], edition=edition, seed=seed)


def closer(edition: str) -> str:
    """The card of this edition that brings the others 1 closer."""
    return "binocular" if edition == "dodgecity" else "scope"


BASE_GUNS = ("bang", "gatling")
GREEN_GUNS = ("derringer", "howitzer", "buffalo_rifle", "pepperbox", "knife")
AT_EVERYBODY = ("gatling", "howitzer")


def guns(edition: str) -> tuple[str, ...]:
    """The cards with the hit symbol."""
    return (*BASE_GUNS, "punch", "springfield", *GREEN_GUNS) if edition in WITH_DODGE_CITY else BASE_GUNS


with_every_gun = pytest.mark.parametrize(("edition", "gun"), [(e, gun) for e in EVERYWHERE for gun in guns(e)])


def fire(gun: str, by: Actor, at: Actor) -> None:
    """Attacks the left neighbour with this card, from hand or in play, paying its price."""
    target = None if gun in AT_EVERYBODY else at
    if gun in GREEN_GUNS:
        by.lay(gun)
        by.use(gun, at=target)
    elif gun == "springfield":
        by.give("springfield stagecoach")
        by.play("springfield", at=target, pay="stagecoach")
    else:
        by.give(gun)
        by.play(gun, at=target)
