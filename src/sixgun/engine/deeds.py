"""The public record of deeds: how often each player did what to whom. Rules write it and never read it.

A record is bytes, one for each deed, doer and target. It is replaced, never changed, so copies and views share it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sixgun.engine.ids import MOST_SEATS, Seat

Deed = i64

SHOT: Final = 0  # with any card or ability that is aimed
PREFERRED: Final = 1  # shot although the sheriff was also in range
DUELLED: Final = 2
ROBBED: Final = 3  # a card taken or discarded
JAILED: Final = 4
HELPED: Final = 5  # healed, given something, or freed from a nuisance
KILLED: Final = 6
SPARED: Final = 7  # the sheriff was in range, in a turn without a BANG!
NO_DEED: Final = -1
DEEDS: Final = ("shot", "preferred", "duelled", "robbed", "jailed", "helped", "killed", "spared")

MOST: Final = 255  # times; more are not counted
SQUARE: Final = MOST_SEATS * MOST_SEATS
NO_DEEDS: Final = bytes(len(DEEDS) * SQUARE)


def index_of(deed: Deed, doer: Seat, target: Seat) -> i64:
    return deed * SQUARE + doer * MOST_SEATS + target


def deed_count(deeds: bytes, deed: Deed, doer: Seat, target: Seat) -> i64:
    return deeds[index_of(deed, doer, target)]


def add_deed(deeds: bytes, deed: Deed, doer: Seat, target: Seat) -> bytes:
    at = index_of(deed, doer, target)
    count = min(deeds[at] + 1, MOST)
    return deeds[:at] + bytes((count,)) + deeds[at + 1 :]
