"""One game, spoken in numbers: who is asked, what may be said, what is seen. All the environments are made of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np

from sixgun.editions import Setting, open_box
from sixgun.engine.chance import KEY_BYTES, Chance
from sixgun.engine.ids import Action
from sixgun.engine.run import act, interrupt, interrupts, offered, question
from sixgun.engine.state import Game
from sixgun.lab.research.actions import Choices, Meaning, Numbering, Place, numbering
from sixgun.lab.research.observation import Layout, Row, layout
from sixgun.table.options import Options, check
from sixgun.table.redeal import redeal
from sixgun.table.view import View, observe

LIMIT: Final = 10_000  # numbers said; a game that takes longer is given up, and nobody has won


class Sitting:
    """A player who was asked something also has what his ability allows at any time (as Sid Ketchum's may)."""

    def __init__(self, options: Options, game: Game) -> None:
        self.options: Final = options
        self.numbers: Final[Numbering] = numbering(game.box, options.players)
        self.layout: Final[Layout] = layout(game.box, options.players)
        self.game = game
        self.said: Meaning | None = None  # chosen, and still to be paid for
        self.prices: dict[int, Action] = {}
        self.count = 0  # numbers said so far
        self.found: Choices | None = None  # the answer to the pending question, once looked for

    # Asking

    @property
    def asked(self) -> int:
        return int(question(self.game).seat)

    @property
    def over(self) -> bool:
        return self.game.asked is None or self.count >= LIMIT

    @property
    def won(self) -> bool:
        """Somebody has won: the game was not given up."""
        return self.game.asked is None

    def choices(self) -> Choices:
        if self.found is None:
            g, me = self.game, self.asked
            place = Place(me, g.players[me].in_play, g.display)
            extra = interrupts(g, me)
            self.found = self.numbers.choices([*g.options, *extra] if extra else g.options, place)
        return self.found

    def legal(self) -> list[int]:
        """What may be said now, ascending."""
        if self.over:
            return []
        return sorted(self.prices or self.choices())

    def view(self, seat: int) -> View:
        return observe(self.game, seat)

    def mask(self, seat: int) -> Row:
        """1 where a number may be said now; all 0 for those who are not asked."""
        mask = np.zeros(self.numbers.size, np.int8)
        if not self.over and seat == self.asked:
            mask[list(self.prices or self.choices())] = 1
        return mask

    def row(self, seat: int) -> Row:
        mine = self.said is not None and seat == self.asked
        return self.layout.row(self.view(seat), self.said if mine else None)

    def payoff(self, seat: int) -> int:
        """+1 for the winners, -1 for the others, 0 as long as nobody has won."""
        if not self.won:
            return 0
        return 1 if seat in self.game.winners else -1

    # Acting

    def say(self, number: int) -> None:
        """Answer with a number; one that is not legal now is refused and changes nothing."""
        if self.over:
            raise ValueError("the game is over")
        options: Mapping[int, Action | dict[int, Action]] = self.prices or self.choices()
        chosen = options.get(number)
        if chosen is None:
            raise ValueError(f"{number} ({self.told(number)}) is not legal now")
        self.count += 1
        if isinstance(chosen, dict):
            self.said, self.prices = self.numbers.meanings[number], chosen
        else:
            self.carry_out(chosen)

    def answer(self, action: Action) -> None:
        """Answer with an action, as a bot does: a whole choice, whatever was said before."""
        self.count += 1
        self.carry_out(action)

    def carry_out(self, action: Action) -> None:
        if offered(self.game.options, action):
            act(self.game, action)
        else:
            interrupt(self.game, self.asked, action)
        self.said, self.prices, self.found = None, {}, None

    def told(self, number: int) -> str:
        return self.numbers.text(number) if 0 <= number < self.numbers.size else "no action"

    # Copying

    def clone(self) -> Sitting:
        return self.with_game(self.game.clone())

    def redeal(self, seat: int, chance: Chance) -> Sitting:
        """Another game that this seat could not tell from this one, asked the same."""
        twin = self.with_game(redeal(self.game, seat, chance))
        if seat != self.asked:
            twin.said, twin.prices, twin.found = None, {}, None
        return twin

    def with_game(self, game: Game) -> Sitting:
        twin = Sitting(self.options, game)
        twin.said, twin.prices, twin.count, twin.found = self.said, self.prices, self.count, self.found
        return twin


def sit_down(options: Options, rng: np.random.Generator) -> Sitting:
    """Deal a game; the generator decides which."""
    return Sitting(options, options.start_unheard(rng.bytes(KEY_BYTES)))


def agreed(edition: str, players: int, house_rules: Mapping[str, Setting] | None = None) -> Options:
    """What all games are dealt with, looked at once."""
    options = Options(edition, players, tuple((house_rules or {}).items()))
    check(options)
    return options


def sizes(options: Options) -> tuple[int, int]:
    """How many numbers there are to say, and how many an observation has."""
    box = open_box(options.rules.deck, options.rules.characters)
    return numbering(box, options.players).size, layout(box, options.players).size
