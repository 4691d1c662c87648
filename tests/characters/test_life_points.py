"""The life points printed on each character."""

import pytest

from sixgun.scenario import table
from tests.helpers import WITH_BASE, WITH_DODGE_CITY
from tests.ledger_marks import rule

OF_BASE = {
    "bart_cassidy": (4, "CH-BAR-1"),
    "black_jack": (4, "CH-BLA-1"),
    "calamity_janet": (4, "CH-CAL-1"),
    "el_gringo": (3, "CH-GRI-1"),
    "jesse_jones": (4, "CH-JES"),
    "jourdonnais": (4, "CH-JOU-1"),
    "lucky_duke": (4, "CH-LUC"),
    "paul_regret": (3, "CH-PAU-1"),
    "pedro_ramirez": (4, "CH-PED"),
    "rose_doolan": (4, "CH-ROS-1"),
    "slab_the_killer": (4, "CH-SLA-1"),
    "suzy_lafayette": (4, "CH-SUZ-1"),
    "vulture_sam": (4, "CH-VSA-1"),
    "willy_the_kid": (4, "CH-WIL"),
}
OF_DODGE_CITY = {
    "apache_kid": (3, "CH-APA-1"),
    "belle_star": (4, "CH-BEL-1"),
    "bill_noface": (4, "CH-BIL"),
    "chuck_wengam": (4, "CH-CHU-1"),
    "doc_holyday": (4, "CH-DOC-1"),
    "elena_fuente": (3, "CH-ELE"),
    "greg_digger": (4, "CH-GRE"),
    "herb_hunter": (4, "CH-HER-1"),
    "jose_delgado": (4, "CH-JOS"),
    "molly_stark": (4, "CH-MOL-1"),
    "pat_brennan": (4, "CH-PAT"),
    "pixie_pete": (3, "CH-PIX"),
    "sean_mallory": (3, "CH-SEA"),
    "tequila_joe": (4, "CH-TEQ-1"),
    "vera_custer": (3, "CH-VER-1"),
}
SID = {"abacus": "CH-SID-1", "combined": "CH-SID-1"}  # elsewhere CH-SID-3
KIT = {"abacus": 4, "czech": 3, "fourth": 4, "walkingdead": 4, "combined": 4}

PRINTED = [
    *[pytest.param(e, who, life, marks=rule(key)) for who, (life, key) in OF_BASE.items() for e in WITH_BASE],
    *[
        pytest.param(e, who, life, marks=rule(key))
        for who, (life, key) in OF_DODGE_CITY.items()
        for e in WITH_DODGE_CITY
    ],
    *[pytest.param(e, "sid_ketchum", 4, marks=rule(SID.get(e, "CH-SID-3"))) for e in WITH_BASE],
    *[pytest.param(e, "kit_carlson", KIT[e], marks=rule("CH-KIT-2")) for e in WITH_BASE],
]


@pytest.mark.parametrize(("edition", "character", "life"), PRINTED)
def test_the_life_points_are_as_printed(edition: str, character: str, life: int) -> None:
    _, seat, *_ = table("-", character, "-", "-", edition=edition)
    seat.expect(life=life)
    assert seat.me.max_life == life
