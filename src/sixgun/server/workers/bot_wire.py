"""Requests to a bot process, and their framing."""

from __future__ import annotations

import pickle
from struct import Struct as Packing
from typing import Any, BinaryIO, Final, NamedTuple

from sixgun.engine.actions import Action
from sixgun.match.view import View
from sixgun.server.messages.room import Level

LENGTH: Final = Packing("<I")

Motives = list[tuple[str, dict[str, int | str]]]


class BotProfile(NamedTuple):
    """The level and temper of a bot."""

    level: Level
    temper: str


class ChooseRequest(NamedTuple):
    mind: BotProfile
    view: View
    seed: int


class ExplainRequest(NamedTuple):
    mind: BotProfile
    view: View
    action: Action


def dump(thing: object) -> bytes:
    content = pickle.dumps(thing, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(content)) + content


def read(stream: BinaryIO) -> Any:
    """The next message, or None at the end of the stream."""
    head = stream.read(LENGTH.size)
    return pickle.loads(stream.read(*LENGTH.unpack(head))) if len(head) == LENGTH.size else None
