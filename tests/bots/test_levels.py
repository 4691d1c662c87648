"""Levels, names and tempers of opponents."""

from __future__ import annotations

from random import Random

import pytest

from sixgun.bots import BOTS, LEVELS, PEOPLE, TEMPERS, Opponent
from sixgun.bots.weights import load, moved
from sixgun.engine.chance import key_of
from sixgun.engine.kernel import act
from sixgun.lab.tally import side
from sixgun.match.options import GameOptions
from sixgun.match.view import observe
from sixgun.scenario import table
from sixgun.words import LANGUAGES, Words


def play(seed: int, bots: list[Opponent]) -> str:
    g, rng = GameOptions("fourth", len(bots)).start_silent(key_of(seed)), Random(seed)
    for _ in range(3000):
        if g.asked is None:
            return side(g)
        seat = g.asked.seat
        act(g, bots[seat].choose(observe(g, seat), rng))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("level", LEVELS)
def test_opponents_of_every_level_finish_their_games(level: str) -> None:
    bots = [Opponent(level, temper) for temper in list(TEMPERS)[:5]]
    assert {play(seed, bots) for seed in range(4)} <= {"law", "outlaw", "renegade"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_has_a_name(lang: str) -> None:
    words = Words(lang)
    assert len({words.say(level.code) for level in LEVELS.values()}) == len(LEVELS)


def test_every_name_has_a_temper_and_there_are_enough_for_a_table() -> None:
    assert set(PEOPLE.values()) == set(TEMPERS)
    assert len(PEOPLE) >= 8


def test_every_level_is_a_bot() -> None:
    assert {level.bot for level in LEVELS.values()} <= set(BOTS)


def test_a_temper_moves_weights_a_little() -> None:
    base = load("reader")[0]
    for factors in TEMPERS.values():
        assert all(0.5 < factor < 1.5 for factor in factors.values())
        tempered = moved(base, factors)
        assert {name for name in base.numbers if base.numbers[name] != tempered.numbers[name]} == set(factors)
        assert all(tempered.numbers[name] == base.numbers[name] * factor for name, factor in factors.items())


def test_an_easy_bot_overlooks_moves_but_does_nothing_foolish() -> None:
    t = table("black_jack", "-", "-", "-")
    t[0].give("stagecoach beer missed", life=3)
    view = t.view(t[0])
    chosen = {Opponent("easy").choose(view, Random(seed)).card for seed in range(40)}
    best = BOTS["greedy"](view, Random(1)).card
    assert best in chosen
    assert len(chosen) == 2


def test_who_has_to_give_something_up_gives_up_the_least_at_every_level() -> None:
    """Where nothing is worth doing there is no second best."""
    t = table("black_jack", "-", "-", "-")
    t[0].give("beer missed schofield", life=2)
    t[0].begin_play()
    t[0].pass_()
    t[0].is_asked("discard_phase")
    view = t.view(t[0])
    best = BOTS["greedy"](view, Random(1))
    assert all(Opponent("easy").choose(view, Random(seed)) == best for seed in range(40))


def test_no_bot_blunders_its_last_life() -> None:
    t = table("-", "black_jack", "-", "-")
    t[0].give("bang")
    t[1].give("beer", life=1)
    t[0].play("bang", at=t[1])
    t[1].pass_()
    view = t.view(t[1])
    assert all(Opponent("easy").choose(view, Random(seed)).card >= 0 for seed in range(30))


def test_an_opponent_explains_its_moves() -> None:
    t = table("-", "-", "-", "-")
    view = t.view(t[0])
    assert Opponent("hard").explain(view, view.options[0])[0].code == "bot-nothing_better"
