"""A short soak test. The long one is `python -m tools.soak`."""

import os

import pytest

from sixgun.engine.game import Game
from sixgun.match.match import load
from tools import soak

COMPILED = os.environ.get("SIXGUN_COMPILED") == "1"


def test_the_laws_hold_game_after_game() -> None:
    """Two thousand games where the engine is compiled, or else sixty."""
    games = 2000 if COMPILED else 60
    tally = soak.soak(games, jobs=1, plan=soak.Plan(seed=1))
    assert tally.games == games
    assert sum(tally.sides.values()) == games
    assert len({edition for edition, _ in tally.tables}) == 6


def test_bots_play_every_game_with_the_given_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    counts: list[int] = []

    def count(g: Game) -> None:
        counts.append(len(g.event_pile) + len(g.event_past) + (g.event_card is not None))

    monkeypatch.setattr(soak, "hold", count)
    plan = soak.Plan(seed=3, settings=(("high_noon", "without_ghost_town"),), bot="greedy")
    assert soak.soak(5, jobs=1, plan=plan).games == 5
    assert set(counts) == {12}


def test_a_setting_that_no_game_can_have_is_refused() -> None:
    with pytest.raises(ValueError, match="no edition"):
        soak.Table(soak.Plan(seed=1, settings=(("high_noon", "off"), ("deck", "none"))), 0)


def test_a_broken_law_is_reported_with_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The error contains the saved game, so that it can be loaded and inspected."""

    def nobody_takes_a_tenth_turn(g: Game) -> None:
        assert g.turns < 10, "the tenth turn"

    monkeypatch.setattr(soak, "hold", nobody_takes_a_tenth_turn)
    with pytest.raises(soak.Broken) as caught:
        soak.soak(20, jobs=1, plan=soak.Plan(seed=7))
    message = str(caught.value)
    assert "seed 7, game" in message
    saved = load(message[message.index("sixgun 1\n") :])
    assert saved.game.turns >= 10
    assert not saved.over
