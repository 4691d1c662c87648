"""Sixgun for OpenSpiel: the game `python_bang`. Importing this module registers it.

One chance node at the root picks the seed; everything after it follows from the seed and the players' actions.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final

import numpy as np
import pyspiel

from sixgun.editions import DEFAULT, EDITIONS
from sixgun.engine.actions import RETURNING
from sixgun.engine.chance import KEY_BYTES, Chance, key_of
from sixgun.engine.events import Event
from sixgun.match.options import GameOptions
from sixgun.match.record import read_value
from sixgun.match.view import UNKNOWN
from sixgun.research.arrays import row_of
from sixgun.research.board_text import draw
from sixgun.research.numbered_game import LIMIT, NumberedGame, options_for, sizes

Heard = Event | tuple[int, int, int]
"""An event, or a choice: seat, number, and the number of the price."""

GAME_TYPE: Final = pyspiel.GameType(
    short_name="python_bang",
    long_name="Python BANG!",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=max(edition.rules.max_players for edition in EDITIONS.values()),
    min_num_players=min(edition.rules.min_players for edition in EDITIONS.values()),
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"edition": DEFAULT, "players": 5, "seeds": 10_000},
)


def options_of(edition: str, players: int) -> GameOptions:
    """An edition with optional house rules as `name+setting:value`; OpenSpiel reserves the equals sign."""
    name, *changes = edition.split("+")
    pairs = [change.partition(":") for change in changes]
    return options_for(name, players, {setting: read_value(setting, value) for setting, _, value in pairs})


class HeardGame:
    """A game with everything that was heard in it. It is pickled as its seed and numbers, and replayed."""

    def __init__(self, options: GameOptions, seed: int) -> None:
        self.seed: Final = seed
        self.sitting = NumberedGame(options, options.start(key_of(seed)))
        self.numbers: list[int] = []
        self.heard: list[Heard] = []
        self.imagined = False  # redealt, so no seed leads here
        self.memories: list[tuple[int, bytes]] = [(0, b"")] * options.players  # how much is hashed, and the hash
        self.listen()

    def listen(self) -> None:
        """Collects the game's events."""
        self.heard += self.sitting.game.events or []
        self.sitting.game.events = []

    def say(self, number: int) -> None:
        sitting = self.sitting
        seat, paid = sitting.asked, sitting.said is not None
        sitting.say(number)
        self.numbers.append(number)
        if sitting.said is None:
            self.heard.append((seat, self.numbers[-2], number) if paid else (seat, number, UNKNOWN))
            self.listen()

    def memory(self, seat: int) -> str:
        """A hash of everything this seat has heard."""
        done, digest = self.memories[seat]
        for heard in self.heard[done:]:
            digest = blake2b(digest + repr(self.as_heard(heard, seat)).encode(), digest_size=12).digest()
        self.memories[seat] = len(self.heard), digest
        return digest.hex()

    def as_heard(self, heard: Heard, seat: int) -> Heard:
        """What a seat hears: not which card another player put back on the deck."""
        if isinstance(heard, Event):
            return heard.seen_by(seat)
        secret = heard[0] != seat and self.sitting.numbers.meanings[heard[1]].verb == RETURNING
        return (heard[0], UNKNOWN, UNKNOWN) if secret else heard

    def observation(self, seat: int) -> str:
        sitting = self.sitting
        lines = [f"seat {seat}", draw(sitting.view(seat))]
        if not sitting.over and sitting.asked == seat:
            said = "" if sitting.said is None else sitting.text(self.numbers[-1])
            lines.append(f"legal: {said} {' '.join(map(str, sitting.legal()))}")
        return "\n".join(lines)

    def with_sitting(self, sitting: NumberedGame) -> HeardGame:
        twin = HeardGame.__new__(HeardGame)
        twin.__dict__.update(self.__dict__)
        twin.sitting = sitting
        twin.sitting.game.events = []
        twin.numbers, twin.heard, twin.memories = self.numbers[:], self.heard[:], self.memories[:]
        return twin

    def redeal(self, seat: int, chance: Chance) -> HeardGame:
        twin = self.with_sitting(self.sitting.redeal(seat, chance))
        twin.imagined = True
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> HeardGame:
        return self.with_sitting(self.sitting.clone())

    def __reduce__(self) -> tuple[Callable[..., HeardGame], tuple[GameOptions, int, list[int]]]:
        if self.imagined:
            raise TypeError("a redealt game cannot be saved: it has no seed")
        options = self.sitting.options
        return replayed, (GameOptions(options.edition, options.players, options.house_rules), self.seed, self.numbers)


def replayed(options: GameOptions, seed: int, numbers: list[int]) -> HeardGame:
    game = HeardGame(options, seed)
    for number in numbers:
        game.say(number)
    return game


class BangGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        parameters = {**GAME_TYPE.parameter_specification, **(params or {})}
        self.options: Final = options_of(parameters["edition"], parameters["players"])
        self.seeds: Final[int] = parameters["seeds"]
        numbers, self.seen = sizes(self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=numbers,
            max_chance_outcomes=self.seeds,
            num_players=self.options.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LIMIT,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> BangState:
        return BangState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> BangObserver:
        return BangObserver(self.seen, iig_obs_type is not None and iig_obs_type.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        return 1


class BangState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: BangGame) -> None:
        super().__init__(game)
        self.story: HeardGame | None = None

    @property
    def sitting(self) -> NumberedGame | None:
        return None if self.story is None else self.story.sitting

    def current_player(self) -> int:
        if self.sitting is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.sitting.over else self.sitting.asked

    def chance_outcomes(self) -> list[tuple[int, float]]:
        seeds = self.get_game().seeds
        return [(seed, 1.0 / seeds) for seed in range(seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.sitting is None or player != self.current_player():
            return []
        return self.sitting.legal()

    def _apply_action(self, action: int) -> None:
        if self.story is None:
            self.story = HeardGame(self.get_game().options, action)
        else:
            self.story.say(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if self.sitting is None else self.sitting.text(action)

    def is_terminal(self) -> bool:
        return self.sitting is not None and self.sitting.over

    def returns(self) -> list[float]:
        seats = range(self.num_players())
        return [0.0 if self.sitting is None else float(self.sitting.payoff(seat)) for seat in seats]

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> BangState:
        """Another state that looks the same to this player. It can be played on but not saved."""
        twin: BangState = self.clone()
        if self.story is not None:
            key = bytes(int(sampler() * 256) % 256 for _ in range(KEY_BYTES))
            twin.story = self.story.redeal(player_id, Chance(key))
        return twin

    def __str__(self) -> str:
        return "not dealt" if self.story is None else f"seed {self.story.seed}: {self.story.numbers}"


class BangObserver:
    """Observations as tensors, and as text with what was heard before."""

    def __init__(self, size: int, perfect_recall: bool) -> None:
        self.perfect_recall: Final = perfect_recall
        self.tensor: Final = np.zeros(size, np.float32)
        self.dict: Final = {"observation": self.tensor}

    def set_from(self, state: BangState, player: int) -> None:
        if state.sitting is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = row_of(state.sitting, player)

    def string_from(self, state: BangState, player: int) -> str:
        if state.story is None:
            return f"seat {player}, not dealt"
        seen = state.story.observation(player)
        return f"{seen}\nheard: {state.story.memory(player)}" if self.perfect_recall else seen


pyspiel.register_game(GAME_TYPE, BangGame)
