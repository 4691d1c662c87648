"""Orders of the operator and their answers. Players never see them, so they are no part of the protocol."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from sixgun.server.messages.room import Code

Who = Annotated[str, Meta(min_length=1, max_length=60)]
MOST_LISTED = 1000
Limit = Annotated[int, Meta(ge=1, le=MOST_LISTED)]


class AdminOrder(Struct, frozen=True, forbid_unknown_fields=True, tag_field="order"):
    """An order of the operator."""


class ShowTables(AdminOrder, frozen=True, tag="tables"):
    """The open tables, the last used first."""

    limit: Limit = 100


class ShowPlayers(AdminOrder, frozen=True, tag="players"):
    """The players with this in their name, the last seen first."""

    text: Annotated[str, Meta(max_length=60)] = ""
    limit: Limit = 50


class ShowReports(AdminOrder, frozen=True, tag="reports"):
    """What players have reported, the latest first."""

    closed: bool = False  # also those that are dealt with
    limit: Limit = 50


class ShowBans(AdminOrder, frozen=True, tag="bans"): ...


class CloseTable(AdminOrder, frozen=True, tag="close"):
    code: Code


class BanSomebody(AdminOrder, frozen=True, tag="ban"):
    """Keeps a player or a network away, for this many days or for good."""

    who: Who
    days: Annotated[int, Meta(ge=0, le=3650)] = 0
    reason: Annotated[str, Meta(max_length=200)] = ""


class LiftBan(AdminOrder, frozen=True, tag="unban"):
    who: Who


class ForgetPlayer(AdminOrder, frozen=True, tag="forget"):
    player: Who


class CloseReport(AdminOrder, frozen=True, tag="close_report"):
    number: Annotated[int, Meta(ge=1)]


class Drain(AdminOrder, frozen=True, tag="drain"):
    """Lets no new game begin, so that the server can be stopped when the last one is over; or lets them begin again."""

    on: bool = True


class RotateKeys(AdminOrder, frozen=True, tag="rotate"):
    """Signs with a new key; what the old ones have signed stays good, or not if they are known to others."""

    drop_old: bool = False


Order = (
    ShowTables
    | ShowPlayers
    | ShowReports
    | ShowBans
    | CloseTable
    | BanSomebody
    | LiftBan
    | ForgetPlayer
    | CloseReport
    | Drain
    | RotateKeys
)


# Answers


class TableLine(Struct, frozen=True):
    code: str
    status: str
    public: bool
    players: list[str]  # ids
    host: str
    connections: int
    touched: int  # milliseconds since 1970
    set_aside: str = ""  # what is wrong with its log


class PlayerLine(Struct, frozen=True):
    player: str
    name: str
    since: int
    seen: int  # to the day
    banned: bool
    connections: int
    networks: list[str]  # from which they are connected


class ReportLine(Struct, frozen=True):
    number: int
    at: int
    table: str
    player: str | None  # who reported it, unless they have been forgotten
    about: str
    name: str
    reason: str
    text: str
    lines: list[str]  # the last lines of chat that they heard
    closed: int | None


class BanLine(Struct, frozen=True):
    who: str
    at: int
    until: int | None
    reason: str


class DoneLine(Struct, frozen=True):
    """What was done, and about whom or what."""

    done: str
    what: str
    count: int = 0


AdminLine = TableLine | PlayerLine | ReportLine | BanLine | DoneLine
