"""How many copies of each card there are."""

from collections import Counter

import pytest

from sixgun.editions import EDITIONS
from tests.stories.cards.gunfights import quiet
from tests.stories.marks import rule

COUNTS = [  # in BANG!, in Dodge City (0 where only the other has the card), in both together (DER-34)
    pytest.param("dynamite", 1, 2, 2, marks=rule("BL-DYN-12")),
    pytest.param("jail", 3, 2, 3, marks=rule("BL-JAI-9")),
    pytest.param("mustang", 2, 1, 3, marks=rule("BL-MUS-2")),
    pytest.param("scope", 1, 0, 1, marks=rule("BL-SCO-2")),
    pytest.param("schofield", 3, 2, 3, marks=rule("BL-SCH")),
    pytest.param("remington", 1, 1, 2, marks=rule("BL-REM")),
    pytest.param("rev_carabine", 1, 1, 2, marks=rule("BL-CAR")),
    pytest.param("winchester", 1, 1, 1, marks=rule("BL-WIN")),
    pytest.param("volcanic", 2, 2, 2, marks=rule("BL-VOL")),
    pytest.param("iron_plate", 0, 2, 2, marks=rule("GR-IRO")),
    pytest.param("bang", 25, 18, 29, marks=rule("BR-BAN-3")),
    pytest.param("missed", 12, 5, 13, marks=rule("BR-MIS-6")),
    pytest.param("beer", 6, 4, 8, marks=rule("BR-BEE-9")),
    pytest.param("saloon", 1, 1, 1, marks=rule("BR-SAL-4")),
    pytest.param("stagecoach", 2, 1, 2, marks=rule("BR-STA")),
    pytest.param("wells_fargo", 1, 1, 1, marks=rule("BR-WEL")),
    pytest.param("general_store", 2, 2, 3, marks=rule("BR-GEN-3")),
    pytest.param("panic", 4, 2, 5, marks=rule("BR-PAN-4")),
    pytest.param("cat_balou", 4, 2, 5, marks=rule("BR-CAT-4")),
    pytest.param("gatling", 1, 1, 1, marks=rule("BR-GAT-4")),
    pytest.param("indians", 2, 2, 3, marks=rule("BR-IND-5")),
    pytest.param("duel", 3, 3, 3, marks=rule("BR-DUE-6")),
    pytest.param("dodge", 0, 2, 2, marks=rule("BR-DOD")),
    pytest.param("punch", 0, 1, 1, marks=rule("BR-PUN")),
]


in_every_edition = pytest.mark.parametrize("edition", EDITIONS)


@in_every_edition
@pytest.mark.parametrize(("kind", "bang", "dodge_city", "both"), COUNTS)
def test_each_card_has_its_number_of_copies(edition: str, kind: str, bang: int, dodge_city: int, both: int) -> None:
    assert printed(edition)[kind] == {"dodgecity": dodge_city, "combined": both}.get(edition, bang)


def printed(edition: str) -> Counter[str]:
    """The number of cards of each kind in the deck before the first draw."""
    g = quiet(edition).g
    return Counter(g.card(card).key for card in g.deck)
