"""Tables for the stories about rules: characters whose abilities matter only when they are hit or Draw!."""

import pytest

from sixgun.scenario import Scenario, table
from tests.stories.helpers import EVERYWHERE, WITH_BASE, WITH_DODGE_CITY

BASE = (
    "lucky_duke", "willy_the_kid", "slab_the_killer", "calamity_janet", "jourdonnais", "el_gringo", "bart_cassidy",
    "suzy_lafayette",
)  # fmt: skip
DODGE_CITY = (
    "greg_digger", "tequila_joe", "chuck_wengam", "jose_delgado", "doc_holyday", "sean_mallory", "elena_fuente",
)  # fmt: skip

in_every_edition = pytest.mark.parametrize("edition", EVERYWHERE)
with_base = pytest.mark.parametrize("edition", WITH_BASE)
with_dodge_city = pytest.mark.parametrize("edition", WITH_DODGE_CITY)


def town(edition: str, players: int = 4, roles: str = "") -> Scenario:
    """A table without special abilities: plain draws and distances, and the first shoots one BANG! a turn."""
    people = DODGE_CITY if edition == "dodgecity" else BASE
    return table(*people[:players], roles=roles, edition=edition)
