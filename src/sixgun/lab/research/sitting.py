"""One game, spoken in numbers: who is asked, what may be said, what is seen. All the environments are made of it."""

from __future__ import annotations

from typing import Final

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
    """A player who was asked something also has what his ability allows at any time (Sid Ketchum's in some editions)."""

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
            self.found = self.numbers.choices(g.options + interrupts(g, me), place)
        return self.found

    def legal(self) -> list[int]:
        """What may be said now, ascending."""
        if self.over:
            return []
        return sorted(self.prices or self.choices())

    def view(self, seat: int) -> View:
        return observe(self.game, seat)

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
        options: Choices = {**self.prices} or self.choices()
        if number not in options:
            raise ValueError(f"{number} ({self.told(number)}) is not legal now")
        chosen = options[number]
        self.count += 1
        if isinstance(chosen, dict):
            self.said, self.prices = self.numbers.meanings[number], chosen
        else:
            self.carry_out(chosen)

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


def sit_down(options: Options, key: bytes) -> Sitting:
    """Deal a game."""
    return Sitting(options, options.start_unheard(key))


def agreed(options: Options) -> Options:
    """The same options, looked at once: games are then dealt without looking again."""
    check(options)
    return options


def key_from(number: int) -> bytes:
    """A key from any number that a generator gives."""
    return (number % (1 << 8 * KEY_BYTES)).to_bytes(KEY_BYTES, "little")
