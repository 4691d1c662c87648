"""Views, with the worlds in them, as plain values that can be sent over a network and read without trusting the sender.

Objects are taken apart as pickling does, but only what is listed here is put together again: a message can create
views, games and their parts, and call nothing else.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from msgspec import msgpack

from sixgun.editions import open_box, pickling
from sixgun.engine.actions import Action
from sixgun.engine.chance import Chance
from sixgun.engine.frames import Frame
from sixgun.engine.game import Game
from sixgun.engine.hooks import NO_ABILITY
from sixgun.engine.memory import EventMemory
from sixgun.engine.player import Player
from sixgun.engine.refusals import Refusal
from sixgun.engine.settings import Rules
from sixgun.match.view import Value, rebuilt
from sixgun.rules.setup import UNCHOSEN

LIST, TUPLE, DICT, MADE, CLASS, NAMED, AGAIN = range(7)
"""What a list of plain values stands for: a list, a tuple, a dictionary, an object, a class, a constant, or an object
that was met before."""

PLAIN: Final = (type(None), bool, int, float, str, bytes)
DEEPEST: Final = 40
MAKERS: Final[tuple[Callable[..., Any], ...]] = (
    Action, Chance, EventMemory, Game, Player, Refusal, Rules, rebuilt, open_box, pickling.card_numbered,
    pickling.character_called, pickling.event_card_called,
)  # fmt: skip
CONSTANTS: Final[dict[str, object]] = {"NO_ABILITY": NO_ABILITY, "UNCHOSEN": UNCHOSEN}


class NotPlain(ValueError):
    """The message is not one of ours."""


@cache
def makers() -> dict[str, Callable[..., Any]]:
    """Everything that a message may call, by name."""
    kinds: list[Any] = [*MAKERS, *below(Frame)]
    return {kind.__name__: kind for kind in kinds}


@cache
def values() -> dict[str, type]:
    """The classes that a message may name."""
    return {kind.__name__: kind for kind in below(Value)}


def below(kind: type) -> list[type]:
    subclasses: list[type] = kind.__subclasses__()
    return [each for subclass in subclasses for each in (subclass, *below(subclass))]


def encode(thing: object) -> bytes:
    return msgpack.encode(Packer().packed(thing))


def decode(data: bytes) -> Any:
    """What was encoded. Raises NotPlain for everything else."""
    try:
        return Unpacker().unpacked(msgpack.decode(data), 0)
    except NotPlain:
        raise
    except Exception as error:  # a message can be wrong in every way
        raise NotPlain(str(error)) from error


class Packer:
    """Takes one thing apart."""

    def __init__(self) -> None:
        self.met: dict[int, int] = {}  # the number of each object, by its identity
        self.kept: list[object] = []  # so that no identity is used twice

    def packed(self, thing: Any) -> Any:
        if isinstance(thing, PLAIN):
            return thing
        if isinstance(thing, list):
            return [LIST, *map(self.packed, thing)]
        if isinstance(thing, tuple):
            return [TUPLE, *map(self.packed, thing)]
        if isinstance(thing, dict):
            return [DICT, *[self.packed(each) for pair in thing.items() for each in pair]]
        if isinstance(thing, type):
            return [CLASS, thing.__name__]
        return self.object(thing)

    def object(self, thing: Any) -> list[Any]:
        if id(thing) in self.met:
            return [AGAIN, self.met[id(thing)]]
        reduce = copyreg.dispatch_table.get(type(thing))
        reduced = thing.__reduce__() if reduce is None else reduce(thing)
        if isinstance(reduced, str):
            return [NAMED, reduced]
        maker, words, state = (*reduced, None)[:3]
        packed = [MADE, maker.__name__, [self.packed(word) for word in words], None]
        self.met[id(thing)] = len(self.kept)
        self.kept.append(thing)
        packed[3] = self.packed(state)
        return packed


class Unpacker:
    """Puts one thing together."""

    def __init__(self) -> None:
        self.met: list[object] = []

    def unpacked(self, thing: Any, depth: int) -> Any:
        if not isinstance(thing, list):
            return thing
        if depth > DEEPEST:
            raise NotPlain("too deep")
        kind, *rest = thing
        if kind == AGAIN:
            return self.met[rest[0]]
        if kind == NAMED:
            return CONSTANTS[rest[0]]
        if kind == CLASS:
            return values()[rest[0]]
        if kind == MADE:
            return self.made(rest, depth + 1)
        parts = [self.unpacked(each, depth + 1) for each in rest]
        if kind == DICT:
            return dict(zip(parts[::2], parts[1::2], strict=True))
        if kind not in (LIST, TUPLE):
            raise NotPlain(kind)
        return parts if kind == LIST else tuple(parts)

    def made(self, parts: list[Any], depth: int) -> object:
        name, words, state = parts
        thing = makers()[name](*[self.unpacked(word, depth) for word in words])
        self.met.append(thing)
        for fields in self.fields(self.unpacked(state, depth)):
            for field, value in fields.items():
                if field.startswith("__"):
                    raise NotPlain(field)
                setattr(thing, field, value)
        return thing

    def fields(self, state: Any) -> list[dict[str, Any]]:
        """The attributes of a state, which is a dictionary, or a pair of one and that of the slots."""
        return [each for each in (state if isinstance(state, tuple) else (state,)) if each is not None]
