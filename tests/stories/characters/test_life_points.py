"""The life points printed on each character."""

import pytest

from sixgun.scenario import table
from tests.stories.helpers import WITH_BASE, WITH_DODGE_CITY
from tests.stories.marks import rule

OF_BASE = {
    "bart_cassidy": 4,
    "black_jack": 4,
    "calamity_janet": 4,
    "el_gringo": 3,
    "jesse_jones": 4,
    "jourdonnais": 4,
    "lucky_duke": 4,
    "paul_regret": 3,
    "pedro_ramirez": 4,
    "rose_doolan": 4,
    "sid_ketchum": 4,
    "slab_the_killer": 4,
    "suzy_lafayette": 4,
    "vulture_sam": 4,
    "willy_the_kid": 4,
}
OF_DODGE_CITY = {
    "apache_kid": 3,
    "belle_star": 4,
    "bill_noface": 4,
    "chuck_wengam": 4,
    "doc_holyday": 4,
    "elena_fuente": 3,
    "greg_digger": 4,
    "herb_hunter": 4,
    "jose_delgado": 4,
    "molly_stark": 4,
    "pat_brennan": 4,
    "pixie_pete": 3,
    "sean_mallory": 3,
    "tequila_joe": 4,
    "vera_custer": 3,
}
KIT = {"abacus": 4, "czech": 3, "fourth": 4, "walkingdead": 4, "combined": 4}

PRINTED = [
    *[(e, who, life) for who, life in OF_BASE.items() for e in WITH_BASE],
    *[(e, who, life) for who, life in OF_DODGE_CITY.items() for e in WITH_DODGE_CITY],
    *[(e, "kit_carlson", KIT[e]) for e in WITH_BASE],
]


@rule(
    "CH-APA-1",
    "CH-BAR-1",
    "CH-BEL-1",
    "CH-BIL",
    "CH-BLA-1",
    "CH-CAL-1",
    "CH-CHU-1",
    "CH-DOC-1",
    "CH-ELE",
    "CH-GRE",
    "CH-GRI-1",
    "CH-HER-1",
    "CH-JES",
    "CH-JOS",
    "CH-JOU-1",
    "CH-KIT-2",
    "CH-LUC",
    "CH-MOL-1",
    "CH-PAT",
    "CH-PAU-1",
    "CH-PED",
    "CH-PIX",
    "CH-ROS-1",
    "CH-SEA",
    "CH-SID-1",
    "CH-SID-3",
    "CH-SLA-1",
    "CH-SUZ-1",
    "CH-TEQ-1",
    "CH-VER-1",
    "CH-VSA-1",
    "CH-WIL",
)
@pytest.mark.parametrize(("edition", "character", "life"), PRINTED)
def test_the_life_points_are_as_printed(edition: str, character: str, life: int) -> None:
    _, seat, *_ = table("-", character, "-", "-", edition=edition)
    seat.expect(life=life)
    assert seat.me.max_life == life
