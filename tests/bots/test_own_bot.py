"""The example of a custom bot: it does what it says, and its games end."""

from __future__ import annotations

from random import Random

from examples.own_bot import choose, grudge
from sixgun.bots import BOTS
from sixgun.engine.chance import key_of
from sixgun.engine.deeds import SHOT
from sixgun.engine.kernel import act
from sixgun.match.options import GameOptions
from sixgun.match.view import observe
from sixgun.scenario import table


def test_it_shoots_at_the_player_who_shot_it_most() -> None:
    t = table("-", "-", "-", "-", "-", roles="sheriff deputy outlaw outlaw renegade")
    t[1].begin_play()
    t[1].give("bang")
    view = t.view(t[1])
    assert (grudge(view, 2), choose(view, Random(1))) == (0, BOTS["greedy"](view, Random(1)))
    t.g.note(SHOT, 0, 1)
    view = t.view(t[1])
    assert (grudge(view, 0), choose(view, Random(1)).target) == (1, 0)


def test_the_games_of_the_example_end() -> None:
    for seed in range(5):
        g, rng = GameOptions("fourth", 4).start_silent(key_of(seed)), Random(seed)
        for _ in range(3000):
            if g.asked is None:
                break
            act(g, choose(observe(g, g.asked.seat), rng))
        assert g.over()
