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
    tally = soak.soak(games, jobs=1, seed=1)
    assert tally.games == games
    assert sum(tally.sides.values()) == games
    assert len(tally.editions) == 6


def test_a_broken_law_is_reported_with_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The error contains the saved game, so that it can be loaded and inspected."""

    def nobody_takes_a_tenth_turn(g: Game) -> None:
        assert g.turns < 10, "the tenth turn"

    monkeypatch.setattr(soak, "hold", nobody_takes_a_tenth_turn)
    with pytest.raises(soak.Broken) as caught:
        soak.soak(20, jobs=1, seed=7)
    message = str(caught.value)
    assert "seed 7, game" in message
    saved = load(message[message.index("sixgun 1\n") :])
    assert saved.game.turns >= 10
    assert not saved.over
