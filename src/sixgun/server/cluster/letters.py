"""Letters: what processes that serve together tell one another over the bus.

They are encoded with msgspec, never pickled: a program that can write to the bus can say what is listed here, and no
more. A new field gets a default, so that processes of two versions understand each other.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from msgspec import Struct
from msgspec.msgpack import Decoder, Encoder

LineNumber = int  # the number of a relayed connection, new for each one of the process that relays it


class Visitor(Struct, frozen=True):
    """A visitor to a table. The sender has checked the cookie."""

    code: str
    player: str | None
    name: str
    device: str
    address: str


# Relayed connections: from the process that the client has reached to the owner of the table


class LineOpened(Struct, frozen=True, tag=True):
    """A client has come. The owner answers at once with `Received`, and later says `LineClosed` if it may not."""

    edge: str  # the id of the process that relays
    line: LineNumber
    visitor: Visitor


class Uttered(Struct, frozen=True, tag=True):
    """A message of a client, empty if it was not text."""

    edge: str
    line: LineNumber
    text: bytes


class Written(Struct, frozen=True, tag=True):
    """The client has been written so many bytes in all, and reads on."""

    edge: str
    line: LineNumber
    size: int


class HungUp(Struct, frozen=True, tag=True):
    """The client is gone."""

    edge: str
    line: LineNumber


class Beat(Struct, frozen=True, tag=True):
    """Who is connected, said once a heartbeat. The owner answers with `Known`, and hangs up the lines not named."""

    edge: str
    lines: list[LineNumber]


# And from the owner


class Received(Struct, frozen=True, tag=True):
    """The letter has come."""


class Known(Struct, frozen=True, tag=True):
    """These of the lines are open here."""

    lines: list[LineNumber]


class Frames(Struct, frozen=True, tag=True):
    """Frames for a client, as they go out; they may be cut anywhere."""

    line: LineNumber
    data: bytes


class Handled(Struct, frozen=True, tag=True):
    """So many messages of the client have been handled in all."""

    line: LineNumber
    count: int


class LineClosed(Struct, frozen=True, tag=True):
    """Everything is sent: close the connection with this code."""

    line: LineNumber
    code: int


# Requests


class Forwarded(Struct, frozen=True, tag=True):
    """An HTTP request for a table of the process that gets it. Its origin, host and limits were checked before."""

    method: str
    scheme: str
    path: str
    raw_path: bytes
    query: bytes
    headers: list[tuple[bytes, bytes]]
    client: tuple[str, int] | None
    server: tuple[str, int | None] | None
    body: bytes


class WebAnswer(Struct, frozen=True, tag=True):
    """The answer to a request, or its beginning; the rest is asked for piece by piece."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes
    rest: int = 0  # the number under which more is kept; 0 if this is all


class AskMore(Struct, frozen=True, tag=True):
    rest: int
    start: int


class More(Struct, frozen=True, tag=True):
    body: bytes
    last: bool


# Errands: what the owner of a table does for another process


class Errand(Struct, frozen=True, tag=True):
    """The owner does this at one of its tables, and answers with `Received`, or `Failed`."""

    what: Literal["leave", "read_again"]
    code: str
    player: str


class Failed(Struct, frozen=True, tag=True):
    reason: str


# To all processes


class LoggedOut(Struct, frozen=True, tag=True):
    """A player has logged out on this device, or on all of them."""

    player: str
    device: str | None


class BlocksChanged(Struct, frozen=True, tag=True):
    player: str
    blocked: list[str]


class BansChanged(Struct, frozen=True, tag=True):
    """The list of bans has changed and must be read again."""


class KeysChanged(Struct, frozen=True, tag=True):
    """The file with the keys has changed and must be read again."""


class LinkUsed(Struct, frozen=True, tag=True):
    """A link that works once was used."""

    number: str


class AskHere(Struct, frozen=True, tag=True):
    """Who of these players is connected, and who is at these tables? Every process answers with `Here`."""

    codes: list[str] = []
    players: list[str] = []


class Here(Struct, frozen=True, tag=True):
    """What one process knows about them; what it does not know is not named."""

    connections: dict[str, int] = {}  # by table
    flaws: dict[str, str] = {}  # by table that was set aside
    networks: dict[str, list[str | None]] = {}  # by player, one for each connection


def together(answers: Iterable[Here]) -> Here:
    """What all processes know."""
    whole = Here({}, {}, {})
    for answer in answers:
        whole.connections.update(answer.connections)
        whole.flaws.update(answer.flaws)
        for player, networks in answer.networks.items():
            whole.networks.setdefault(player, []).extend(networks)
    return whole


Letter = (
    LineOpened
    | Uttered
    | Written
    | HungUp
    | Beat
    | Received
    | Known
    | Frames
    | Handled
    | LineClosed
    | Forwarded
    | WebAnswer
    | AskMore
    | More
    | Errand
    | Failed
    | LoggedOut
    | BlocksChanged
    | BansChanged
    | KeysChanged
    | LinkUsed
    | AskHere
    | Here
)

ENCODER: Final = Encoder()
DECODER: Final[Decoder[Letter]] = Decoder(Letter)
