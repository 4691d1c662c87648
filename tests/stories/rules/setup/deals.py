"""Games fresh from the deal, and what was dealt before the first turn."""

from __future__ import annotations

from collections.abc import Iterator

from sixgun.engine.chance import Chance, key_of
from sixgun.engine.events import Moved, TurnBegan
from sixgun.engine.game import Game
from sixgun.engine.ids import DECK, HAND, ROLES
from sixgun.engine.kernel import act
from sixgun.match.options import GameOptions

FEW = 25  # deals, where one rule must hold in each
MANY = 400  # deals, where chance must show


def deals(options: GameOptions, count: int = FEW) -> Iterator[Game]:
    return (options.start(key_of(seed)) for seed in range(count))


def roles(g: Game) -> list[str]:
    """By seat."""
    return [ROLES[player.role] for player in g.players]


def characters(g: Game) -> list[str]:
    """By seat."""
    return [player.character.key for player in g.players]


def opening(g: Game) -> list[object]:
    """What happened before the first turn began."""
    told = list(g.events or [])
    first_turn = next(i for i, event in enumerate(told) if isinstance(event, TurnBegan))
    return list(told[:first_turn])


def hands_dealt(g: Game) -> list[int]:
    """Cards dealt to each seat before the first turn began."""
    gone = [event.dst for event in opening(g) if isinstance(event, Moved) and event.src == DECK]
    return [gone.count(HAND + seat) for seat in range(len(g.players))]


def play_out(g: Game) -> None:
    """Random choices until somebody has won."""
    chance = Chance(key_of(9))
    while not g.over():
        act(g, g.options[chance.below(len(g.options))])
