"""Freshly dealt games, and what happened before the first turn."""

from __future__ import annotations

from collections.abc import Iterator

from sixgun.engine.chance import Chance, key_of
from sixgun.engine.events import Moved, TurnBegan
from sixgun.engine.game import Game
from sixgun.engine.ids import DECK, HAND, ROLES
from sixgun.engine.kernel import act
from sixgun.match.options import GameOptions

FEW = 25  # deals, for rules that hold in each
MANY = 400  # deals, for rules about chance


def deals(options: GameOptions, count: int = FEW) -> Iterator[Game]:
    return (options.start(key_of(seed)) for seed in range(count))


def roles(g: Game) -> list[str]:
    """By seat."""
    return [ROLES[player.role] for player in g.players]


def characters(g: Game) -> list[str]:
    """By seat."""
    return [player.character.key for player in g.players]


def opening(g: Game) -> list[object]:
    """The events before the first turn."""
    told = list(g.events or [])
    first_turn = next(i for i, event in enumerate(told) if isinstance(event, TurnBegan))
    return list(told[:first_turn])


def hands_dealt(g: Game) -> list[int]:
    """The number of cards dealt to each seat before the first turn."""
    gone = [event.dst for event in opening(g) if isinstance(event, Moved) and event.src == DECK]
    return [gone.count(HAND + seat) for seat in range(len(g.players))]


def play_out(g: Game) -> None:
    """Plays at random to the end."""
    chance = Chance(key_of(9))
    while not g.over():
        act(g, g.options[chance.below(len(g.options))])
