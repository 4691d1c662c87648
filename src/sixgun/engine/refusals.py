"""Why something cannot be done: a code, and the facts that belong to it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Codes are integers inside the engine, and words outside.
ALLOWED: Final = 0
OUT_OF_REACH: Final = 1
TOO_FAR: Final = 2
NOT_ON_SELF: Final = 3
NOTHING_TO_TAKE: Final = 4
SHERIFF_NOT_JAILED: Final = 5
SAME_NAME: Final = 6
BANG_LIMIT: Final = 7
TWO_PLAYERS_LEFT: Final = 8
NO_CARD_TO_PAY: Final = 9
ONLY_AS_ANSWER: Final = 10
NO_ANSWER: Final = 11
LAID_THIS_TURN: Final = 12
NOT_NOW: Final = 13
NOT_YOURS: Final = 14
NOT_ASKED: Final = 15
GAME_OVER: Final = 16
NO_SUCH_TARGET: Final = 17
DEAD_TARGET: Final = 18
ONCE_A_TURN: Final = 19
LAST_LIFE: Final = 20
FULL_LIFE: Final = 21
TOO_FEW_CARDS: Final = 22
BOTH_DIAMONDS: Final = 23
NO_BEER: Final = 24  # by an event card
NO_BANG: Final = 25  # by an event card
NOTHING_TO_USE: Final = 26  # no ability, or one that works by itself
OWN_TURN_ONLY: Final = 27  # from phase 1 to the end of phase 2
NOT_BLUE: Final = 28
NO_LAYING: Final = 29  # by an event card
ASLEEP: Final = 30  # by an event card
MUST_PLAY: Final = 31  # by an event card
CODES: Final = (
    "allowed", "out_of_reach", "too_far", "not_on_self", "nothing_to_take", "sheriff_not_jailed", "same_name",
    "bang_limit", "two_players_left", "no_card_to_pay", "only_as_answer", "no_answer", "laid_this_turn", "not_now",
    "not_yours", "not_asked", "game_over", "no_such_target", "dead_target", "once_a_turn", "last_life", "full_life",
    "too_few_cards", "both_diamonds", "no_beer", "no_bang", "nothing_to_use", "own_turn_only", "not_blue",
    "no_laying", "asleep", "must_play",
)  # fmt: skip


class Refusal:
    """A code with its facts: `out_of_reach`, distance 2, reach 1."""

    def __init__(self, code: i64, facts: dict[str, int] | None = None) -> None:
        self.code: Final = CODES[code]
        self.facts: Final = facts or {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.code == other.code and self.facts == other.facts

    def __hash__(self) -> int:
        return hash((self.code, tuple(sorted(self.facts.items()))))

    def __reduce__(self) -> tuple[type[Refusal], tuple[int, dict[str, int]]]:
        return Refusal, (CODES.index(self.code), self.facts)

    def __repr__(self) -> str:
        facts = "".join(f", {name} {value}" for name, value in self.facts.items())
        return self.code + facts


class Rejection(ValueError):
    """An agreement that cannot be played, or a text that cannot be read: a code with its facts.

    `sixgun.words` has the sentence for every code, as `rejection-...`.
    """

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(", ".join([code, *[f"{name} {value}" for name, value in facts.items()]]))
        self.code = code
        self.facts = facts


class IllegalAction(ValueError):
    """The action was refused, and nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(repr(refusal))
        self.refusal = refusal
