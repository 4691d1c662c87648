"""A game played by action numbers, the base of all the environments: who is asked, what is legal, what is seen.

Compiled like the engine, and therefore without numpy: rows and masks are bytes, which `arrays` turns into arrays.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from mypy_extensions import i64

from sixgun.editions import SettingValue, open_box
from sixgun.engine.actions import Action
from sixgun.engine.chance import KEY_BYTES, Chance
from sixgun.engine.game import Game
from sixgun.engine.ids import NO_CARD
from sixgun.engine.kernel import act, offered, question
from sixgun.match.options import GameOptions, validate
from sixgun.match.redeal import redeal
from sixgun.match.view import View, observe
from sixgun.research.action_numbers import Meaning, Numbering, numbering
from sixgun.research.observation import Layout, layout
from sixgun.rules.triggers import interrupt, interrupts

LIMIT: Final = 10_000  # numbers played; a longer game is given up without winners


class RandomBytes(Protocol):
    """A source of random bytes, such as numpy's generators."""

    def bytes(self, length: int, /) -> bytes: ...


class NumberedGame:
    """A game with its legal numbers.

    The player asked can also use an ability that is allowed at any time, as Sid Ketchum's may be.
    """

    def __init__(self, options: GameOptions, game: Game) -> None:
        self.options: Final = options
        self.numbers: Final[Numbering] = numbering(game.box, options.players)
        self.game: Final = game
        self.said: Meaning | None = None  # a choice that has still to be paid for
        self.count: i64 = 0  # numbers played so far
        self.actions: list[Action] = []  # the legal actions
        self.words: list[i64] = []  # and the number of each
        self.number_options()

    # State

    @property
    def layout(self) -> Layout:
        return layout(self.game.box, self.options.players)

    @property
    def asked(self) -> int:
        return int(question(self.game).seat)

    @property
    def over(self) -> bool:
        return self.game.asked is None or self.count >= LIMIT

    @property
    def won(self) -> bool:
        """The game has ended with winners: it was not given up."""
        return self.game.asked is None

    def legal(self) -> list[int]:
        """The legal numbers, in ascending order."""
        return [] if self.over else sorted({int(word) for word in self.words})

    def view(self, seat: int) -> View:
        return observe(self.game, seat)

    def mask(self, seat: int) -> bytearray:
        """1 for every legal number; all 0 for a seat that is not asked."""
        mask = bytearray(self.numbers.size)
        if not self.over and seat == self.asked:
            for word in self.words:
                mask[word] = 1
        return mask

    def row(self, seat: int) -> bytearray:
        mine = self.said is not None and seat == self.asked
        return self.layout.row(self.view(seat), self.said if mine else None)

    def payoff(self, seat: int) -> int:
        """+1 for winners and -1 for the others; 0 while there are no winners."""
        if not self.won:
            return 0
        return 1 if seat in self.game.winners else -1

    # Playing

    def say(self, number: int) -> None:
        """Plays a number. Raises ValueError if it is illegal, and then changes nothing."""
        self.choose(self.find(number))

    def find(self, number: i64) -> i64:
        """The index in `actions` of a number; of several actions with the same number, the first."""
        if self.over:
            raise ValueError("the game is over")
        words = self.words
        for i in range(len(words)):
            if words[i] == number:
                return i
        raise ValueError(f"{number} ({self.text(number)}) is not legal now")

    def choose(self, place: i64) -> None:
        """Plays one of `actions`. An action that costs a card waits for the number of its price."""
        action = self.actions[place]
        self.count += 1
        if action.pay == NO_CARD or self.said is not None:
            self.carry_out(action)
        else:
            self.name_price(self.words[place])

    def name_price(self, number: i64) -> None:
        self.said = self.numbers.meanings[number]
        self.actions = [self.actions[i] for i in range(len(self.words)) if self.words[i] == number]
        self.words = [self.numbers.price(action) for action in self.actions]

    def answer(self, action: Action) -> None:
        """Plays a complete action, as a bot chooses it, whatever number was played before."""
        self.count += 1
        self.carry_out(action)

    def carry_out(self, action: Action) -> None:
        g = self.game
        if offered(g.options, action):
            act(g, action)
        else:
            interrupt(g, self.asked, action)
        self.said = None
        self.number_options()

    def number_options(self) -> None:
        g, ask = self.game, self.game.asked
        if ask is None:
            self.actions, self.words = [], []
            return
        me, numbers = ask.seat, self.numbers
        extra = interrupts(g, me)
        self.actions = g.options + extra if extra else g.options
        self.words = [numbers.number(action, g, me) for action in self.actions]

    def text(self, number: int) -> str:
        return self.numbers.text(number) if 0 <= number < self.numbers.size else "no action"

    # Copying

    def clone(self) -> NumberedGame:
        return self.with_game(self.game.clone())

    def redeal(self, seat: int, chance: Chance) -> NumberedGame:
        """Another game that looks the same to this seat, at the same question."""
        twin = self.with_game(redeal(self.game, seat, chance))
        if seat != self.asked:
            twin.said = None
            twin.number_options()
        return twin

    def with_game(self, game: Game) -> NumberedGame:
        twin = NumberedGame(self.options, game)
        twin.said, twin.count, twin.actions, twin.words = self.said, self.count, self.actions, self.words
        return twin


def deal_game(options: GameOptions, rng: RandomBytes) -> NumberedGame:
    """Deals a game."""
    return NumberedGame(options, options.start_silent(rng.bytes(KEY_BYTES)))


def options_for(edition: str, players: int, house_rules: Mapping[str, SettingValue] | None = None) -> GameOptions:
    """The options of a game, validated."""
    options = GameOptions(edition, players, tuple((house_rules or {}).items()))
    validate(options)
    return options


def sizes(options: GameOptions) -> tuple[int, int]:
    """The number of actions and the length of an observation."""
    box = open_box(options.rules.deck, options.rules.characters)
    return numbering(box, options.players).size, layout(box, options.players).size
