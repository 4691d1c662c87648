"""The hunter's search, and its choices at small tables."""

from __future__ import annotations

from random import Random

import pytest

from sixgun.bots import BOTS, READERS, Opponent, outlook
from sixgun.bots.hunter import BATCH, Budget, Hunt, Hunter, Trail, promising, without_losers
from sixgun.bots.outlook import FACTS, SIDES, facts
from sixgun.engine.actions import PASSING, Action
from sixgun.engine.chance import Chance, key_of
from sixgun.engine.game import Game
from sixgun.engine.ids import DEPUTY, NOBODY, RENEGADE, SHERIFF
from sixgun.engine.kernel import act
from sixgun.engine.playout import Dice, play_at_random
from sixgun.match.notation import write_choice
from sixgun.match.options import GameOptions
from sixgun.match.redeal import imagine
from sixgun.match.view import View, observe
from sixgun.scenario import Actor, table
from tests.laws.games import every_table

OUTLOOK = outlook.load()


def hunter(playouts: int) -> Hunter:
    return Hunter(READERS["reader"], OUTLOOK, Budget(playouts))


def seen(seat: Actor) -> View:
    return imagine(seat.g, seat.seat, Chance(key_of(1)))


def choice(seat: Actor, playouts: int = 100) -> str:
    return write_choice(seat.g.box, hunter(playouts).choose(seen(seat), Random(1)))


# Searching


@every_table
def test_a_hunter_answers_with_an_option(edition: str, players: int) -> None:
    g, rng = GameOptions(edition, players).start_silent(key_of(2)), Random(2)
    for _ in range(25):
        assert g.asked is not None
        view = imagine(g, g.asked.seat, Chance(key_of(g.turns)))
        action = hunter(4 * BATCH).choose(view, rng)
        assert action in view.options
        act(g, action)


def test_without_a_world_it_plays_like_a_reader() -> None:
    g, rng = GameOptions("fourth", 5).start_silent(key_of(3)), Random(3)
    while g.asked is not None:
        view = observe(g, g.asked.seat)
        action = BOTS["hunter"](view, Random(1))
        assert action == BOTS["marshal"](view, Random(1))
        act(g, rng.choice(view.options))


def test_the_same_random_numbers_give_the_same_move() -> None:
    t = table("-", "-", "-", "-", "-")
    t[0].give("bang duel cat_balou indians")
    view = seen(t[0])
    assert hunter(120).choose(view, Random(4)) == hunter(120).choose(view, Random(4))


def test_a_search_keeps_to_its_budget_and_does_not_change_the_world() -> None:
    t = table("-", "-", "-", "-", "-")
    t[0].give("bang duel cat_balou indians")
    view = seen(t[0])
    world = view.world
    assert world is not None
    before = observe(world, 0)
    hunt = Hunt(hunter(5 * BATCH), view, world, Random(1))
    hunt.follow(promising(READERS["reader"], view)[:3])
    assert 0 < hunt.playouts <= 5 * BATCH
    assert observe(world, 0) == before


def trail(*ends: float) -> Trail:
    found = Trail(Action(PASSING), 0.0)
    found.ends.extend(ends)
    return found


def test_a_clearly_worse_move_is_dropped() -> None:
    good, bad = trail(0.9, 0.8, 0.9, 0.7), trail(0.1, 0.2, 0.1, 0.1)
    like = trail(0.8, 0.9, 0.8, 0.8)
    assert without_losers([bad, good, like]) == [good, like]
    assert good.lead(bad) > 2.0
    assert bad.lead(good) < -2.0
    assert good.lead(good) == 0.0
    assert trail(0.5, 0.5).lead(trail(0.4, 0.4)) > 2.0


# What is tried


def test_cards_of_the_same_kind_are_tried_once() -> None:
    t = table("-", "-", "-", "-", "-")
    t[0].give("bang bang bang")
    trails = promising(READERS["reader"], t.view(t[0]))
    aims = [each.action.target for each in trails if each.action.verb != PASSING]
    assert len(aims) == len(set(aims))


@every_table
def test_nothing_is_tried_that_hurts_a_friend(edition: str, players: int) -> None:
    """A deputy does not even consider shooting the sheriff."""
    for seed in range(3):
        g, rng = GameOptions(edition, players).start_silent(key_of(seed)), Random(seed)
        for _ in range(100):
            if g.asked is None:
                break
            view = observe(g, g.asked.seat)
            if view.role == DEPUTY and players > 3 and view.question is not None:
                assert not [each for each in promising(READERS["reader"], view) if shoots_sheriff(view, each.action)]
            act(g, rng.choice(view.options))


def shoots_sheriff(view: View, action: Action) -> bool:
    if action.card == NOBODY or action.target == NOBODY or view.players[action.target].role != SHERIFF:
        return False
    return view.box.cards[view.box.kinds[action.card]].key in ("bang", "duel", "punch", "springfield", "knife")


def test_an_outlaw_finishes_the_sheriff() -> None:
    t = table("-", "-", "-", "-", roles="sheriff renegade outlaw outlaw")
    t[0].set_life(1)
    t[3].begin_play()
    t[3].give("bang")
    assert choice(t[3]).endswith("@0")


def test_a_hunting_opponent_answers_with_an_option() -> None:
    t = table("-", "-", "-", "-")
    t[0].give("bang")
    view = t.view(t[0])
    assert Opponent("expert").choose(view, Random(1)) in view.options


# Who will win


def game(*, players: int = 5, roles: str = "sheriff deputy outlaw outlaw renegade") -> Game:
    return table(*["-"] * players, roles=roles).g


def test_the_chances_of_the_sides_add_up() -> None:
    g = game()
    assert sum(OUTLOOK.sides(g)) == pytest.approx(1.0)
    assert len(facts(g)) == len(FACTS)
    assert OUTLOOK.chance(g, 0) == OUTLOOK.chance(g, 1) == OUTLOOK.sides(g)[SIDES.index("law")]
    assert OUTLOOK.chance(g, 2) == OUTLOOK.sides(g)[SIDES.index("outlaw")]


def test_a_wounded_sheriff_is_good_for_outlaws() -> None:
    g = game()
    before = OUTLOOK.chance(g, 2)
    g.players[0].life = 1
    assert OUTLOOK.chance(g, 2) > before + 0.05


def test_a_dead_renegade_cannot_win_and_two_share_their_chance() -> None:
    t = table(*["-"] * 8, edition="combined")
    pair = [seat for seat, player in enumerate(t.g.players) if player.role == RENEGADE]
    assert OUTLOOK.chance(t.g, pair[0]) == pytest.approx(OUTLOOK.sides(t.g)[2] / 2)
    t[pair[0]].leave()
    assert OUTLOOK.chance(t.g, pair[0]) == 0.0


def test_after_the_end_the_outlook_is_certain() -> None:
    g = GameOptions("fourth", 5).start_silent(key_of(1))
    play_at_random(g, Dice(1), 20_000)
    assert [OUTLOOK.chance(g, seat) for seat in range(5)] == [float(seat in g.winners) for seat in range(5)]
