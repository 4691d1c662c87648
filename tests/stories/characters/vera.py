"""Vera Custer, who has named somebody."""

from sixgun.scenario import Actor, Scenario, table
from tests.stories.helpers import EVERYBODY, agree


def vera_as(edition: str, who: str, hand: str = "", deck: str = "panic panic") -> tuple[Scenario, Actor, Actor, Actor]:
    """Vera, with this hand, names her left neighbour in her turn; these cards are next in the deck."""
    first, vera, somebody, _ = t = table(
        "pat_brennan", "vera_custer", who, "greg_digger", edition=edition, house_rules=EVERYBODY
    )
    vera.give(hand)
    t.stack(deck)
    vera.begin_turn()
    vera.name(somebody)
    agree(vera)
    return t, first, vera, somebody
