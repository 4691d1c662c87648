"""A bot's beliefs about roles, from the deeds it has seen."""

from __future__ import annotations

from itertools import permutations
from math import exp, log
from random import Random

import pytest

from sixgun.bots import BOTS
from sixgun.bots.belief import MOST_TIMES, Belief
from sixgun.bots.weights import load
from sixgun.engine.chance import key_of
from sixgun.engine.deeds import DEEDS, HELPED, PREFERRED, SHOT, SPARED, deed_count
from sixgun.engine.game import Game
from sixgun.engine.ids import DEPUTY, OUTLAW, RENEGADE, ROLES, SHERIFF
from sixgun.engine.kernel import act
from sixgun.match.options import GameOptions
from sixgun.match.view import UNKNOWN, View, observe
from sixgun.rules.setup import roles_for
from sixgun.scenario import table
from tests.laws.digest import compiled
from tests.laws.games import every_table

WEIGHTS = load("reader")[0]
MOODS = WEIGHTS.moods


def game_of(players: int = 5) -> Game:
    """A game whose first seat is the sheriff and whose last seat has the last role."""
    return table(*["-"] * players).g


def belief(g: Game, me: int = 0) -> Belief:
    return Belief(observe(g, me), MOODS)


def test_at_first_every_role_is_possible() -> None:
    believed = belief(game_of())
    for seat in range(1, 5):
        assert [round(believed.chance(seat, role), 6) for role in range(4)] == [0.0, 0.25, 0.5, 0.25]


def test_known_roles_are_certain() -> None:
    g = game_of()
    g.players[3].alive = False
    believed = belief(g, 1)
    assert believed.chance(0, SHERIFF) == 1.0
    assert believed.chance(1, g.players[1].role) == 1.0
    assert believed.chance(3, g.players[3].role) == 1.0


def test_shooting_the_sheriff_makes_an_outlaw_more_likely() -> None:
    g = game_of()
    chances = [belief(g).chance(2, OUTLAW)]
    for _ in range(3):
        g.note(SHOT, 2, 0)
        chances.append(belief(g).chance(2, OUTLAW))
    assert chances == sorted(chances)
    assert chances[-1] > 0.85
    assert belief(g).chance(2, DEPUTY) < 0.02


def test_what_is_done_again_and_again_tells_only_so_much() -> None:
    g = game_of()
    for _ in range(MOST_TIMES):
        g.note(SHOT, 2, 0)
    often = belief(g).chance(2, OUTLAW)
    for _ in range(MOST_TIMES):
        g.note(SHOT, 2, 0)
    assert belief(g).chance(2, OUTLAW) == often < 1.0


def test_shooting_the_sheriffs_attacker_earns_trust() -> None:
    g = game_of()
    g.note(SHOT, 2, 0)
    before = belief(g).chance(3, DEPUTY)
    g.note(PREFERRED, 3, 2)
    assert belief(g).chance(3, DEPUTY) > before + 0.1


def test_helping_or_sparing_the_sheriff_makes_an_outlaw_less_likely() -> None:
    for deed in (HELPED, SPARED):
        g = game_of()
        g.note(deed, 2, 0)
        assert belief(g).chance(2, OUTLAW) < 0.5


def test_ones_own_deeds_say_nothing() -> None:
    g = game_of()
    before = [belief(g).chance(seat, OUTLAW) for seat in range(5)]
    g.note(SHOT, 0, 2)
    assert [belief(g).chance(seat, OUTLAW) for seat in range(5)] == before


def test_without_memory_deeds_do_not_count() -> None:
    g = game_of()
    g.note(SHOT, 2, 0)
    assert Belief(observe(g, 0), []).chance(2, OUTLAW) == 0.5


@every_table
def test_the_chances_add_up_to_the_roles_in_play(edition: str, players: int) -> None:
    for view, _ in views(edition, players, 2):
        believed = Belief(view, MOODS)
        rows = [[believed.chance(seat, role) for role in range(4)] for seat in range(players)]
        assert [sum(row) for row in rows] == pytest.approx([1.0] * players)
        assert [sum(column) for column in zip(*rows, strict=True)] == pytest.approx(
            [roles_for(players).count(role) for role in range(4)]
        )


def test_beliefs_are_the_sum_over_all_assignments() -> None:
    """Checked against a naive enumeration of all orders of the secret roles."""
    for view, _ in [*views("fourth", 5, 1), *views("fourth", 6, 2)][::15]:
        believed, plain = Belief(view, MOODS), enumerated(view)
        for seat in range(len(view.players)):
            assert [believed.chance(seat, role) for role in range(4)] == pytest.approx(plain[seat])


def enumerated(view: View) -> list[list[float]]:
    open_roles = [seen.role for seen in view.players]
    secret = roles_for(len(view.players))
    for role in open_roles:
        if role != UNKNOWN:
            secret.remove(role)
    sums, total = [[0.0] * 4 for _ in open_roles], 0.0
    for order in permutations(secret):
        rest = list(order)
        roles = [rest.pop() if role == UNKNOWN else role for role in open_roles]
        weight = exp(likelihood(view, open_roles, roles))
        total += weight
        for seat, role in enumerate(roles):
            sums[seat][role] += weight
    return [[each / total for each in row] for row in sums]


def likelihood(view: View, known: list[int], roles: list[int]) -> float:
    """The likelihood of all deeds to or by players with secret roles, except the player's own."""
    told, seats = 0.0, range(len(roles))
    for deed, doer, target in ((d, a, b) for d in range(len(DEEDS)) for a in seats for b in seats):
        secret = UNKNOWN in (known[doer], known[target])
        if doer != view.me and secret:
            count = min(int(deed_count(view.deeds, deed, doer, target)), 6)
            told += count * MOODS[deed * 16 + roles[doer] * 4 + roles[target]]
    return told


def views(edition: str, players: int, seed: int) -> list[tuple[View, list[int]]]:
    """The views of every play phase of a game between readers, with the true roles."""
    g, rng = GameOptions(edition, players).start_silent(key_of(seed)), Random(seed)
    found: list[tuple[View, list[int]]] = []
    roles = [int(player.role) for player in g.players]
    while g.asked is not None and len(found) < 300:
        view = observe(g, g.asked.seat)
        if g.asked.prompt == "play_phase":
            found.append((view, roles))
        act(g, BOTS["reader"](view, rng))
    return found


def test_after_two_rounds_beliefs_beat_the_prior() -> None:
    losses, priors = [], []
    for seed in range(200 if compiled() else 15):
        for view, roles in views("fourth", 5, 100 + seed):
            if view.turns > 10:
                losses += surprises(Belief(view, MOODS), view, roles)
                priors += surprises(Belief(view, []), view, roles)
    assert sum(losses) < 0.7 * sum(priors)


def surprises(believed: Belief, view: View, roles: list[int]) -> list[float]:
    secret = [seat for seat, seen in enumerate(view.players) if seen.role == UNKNOWN]
    return [-log(max(believed.chance(seat, roles[seat]), 1e-6)) for seat in secret]


def test_the_tables_name_every_deed_and_role() -> None:
    assert set(WEIGHTS.deeds) == set(DEEDS)
    assert all(
        len(rows) == len(ROLES) and {len(row) for row in rows} == {len(ROLES)} for rows in WEIGHTS.deeds.values()
    )
    assert len(ROLES) - 1 == RENEGADE
