"""The winners for every possible set of survivors (END-03 to END-11), by playing the last elimination."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from sixgun.editions import EDITIONS
from sixgun.scenario import Scenario, table
from tests.stories.helpers import kill
from tests.stories.marks import rule

ROLES = {
    4: ("sheriff", "renegade", "outlaw", "outlaw"),
    5: ("sheriff", "renegade", "outlaw", "outlaw", "deputy"),
    6: ("sheriff", "renegade", "outlaw", "outlaw", "outlaw", "deputy"),
    7: ("sheriff", "renegade", "outlaw", "outlaw", "outlaw", "deputy", "deputy"),
    8: ("sheriff", "renegade", "outlaw", "outlaw", "outlaw", "deputy", "deputy", "renegade"),
}
GAMES = [(edition, n) for edition in EDITIONS for n in ROLES if n <= 7 or edition == "combined"]

Seats = frozenset[int]


def winners_by_the_ledger(roles: tuple[str, ...], living: Seats) -> list[int]:
    """The winners by section 15 of the ledger; none while the game continues."""
    left = sorted(roles[seat] for seat in living)
    if "sheriff" in left:
        law_is_done = "outlaw" not in left and "renegade" not in left
        return [seat for seat, role in enumerate(roles) if law_is_done and role in ("sheriff", "deputy")]
    if left == ["renegade"]:
        return list(living)
    return [seat for seat, role in enumerate(roles) if role == "outlaw"]


def eliminations(roles: tuple[str, ...]) -> Iterator[tuple[Seats, int]]:
    """Every set of survivors of an unfinished game, with the player who is eliminated next."""
    for size in range(2, len(roles) + 1):
        for living in map(frozenset, combinations(range(len(roles)), size)):
            if not winners_by_the_ledger(roles, living):
                for victim in sorted(living):
                    yield living, victim


def after(edition: str, roles: tuple[str, ...], living: Seats, victim: int) -> Scenario:
    story = table(*("-" for _ in roles), edition=edition, roles=" ".join(roles))
    for seat in story:
        if seat.seat not in living:
            seat.leave()
    kill(story[max(living - {victim})], story[victim])
    return story


@rule("END-05", "END-06", "END-07", "END-08")
@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_the_winners_for_every_set_of_survivors(edition: str, players: int) -> None:
    roles = ROLES[players]
    for living, victim in eliminations(roles):
        story = after(edition, roles, living, victim)
        wanted = winners_by_the_ledger(roles, living - {victim})
        left = [roles[seat] for seat in sorted(living)]
        assert sorted(story.g.winners) == wanted, f"of {left} seat {victim} ({roles[victim]}) was eliminated"
        assert story.g.over() == bool(wanted)


def test_the_truth_table_has_every_row() -> None:
    """With four players: the sheriff with any of the three others gives three pairs, three triples and all four."""
    assert len(list(eliminations(ROLES[4]))) == 3 * 2 + 3 * 3 + 4
