"""`/api/replays`: finished games, and the running game as far as the caller may know it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from http import HTTPStatus
from typing import Annotated, Final, Literal

from litestar import MediaType, Router, get
from litestar.di import NamedDependency, Provide
from litestar.params import FromQuery, PathParameter, QueryParameter, SkipValidation
from msgspec import MsgspecError, json, structs

from sixgun.engine.ids import NOBODY
from sixgun.match.match import Match
from sixgun.server.errors import ApiError, not_allowed
from sixgun.server.messages.rest import Chain, ChainLink, Chances, Film, ReplaySummary
from sixgun.server.metrics import ERRORS
from sixgun.server.render import replay
from sixgun.server.render.replay import MOST_STILLS, OPEN, Reel
from sixgun.server.routes.request import Asking, Desk, find_table, token_of
from sixgun.server.storage.store import FinishedGame
from sixgun.server.table.log import links
from sixgun.server.table.table import Table
from sixgun.server.workers.win_chances import WinChanceQueue

MOST_LINKS: Final = 1000
NAME: Final = "^[A-Z2-9]{6}([A-Z2-9]{4})?-[1-9][0-9]{0,3}$"
ReplayName = Annotated[str, PathParameter(pattern=NAME)]
Before = Annotated[str | None, QueryParameter(pattern=NAME)]
Eyes = Annotated[int | None, QueryParameter(ge=-1, le=7)]
Start = Annotated[int, QueryParameter(ge=0, le=100_000)]
Count = Annotated[int, QueryParameter(ge=1, le=MOST_STILLS)]
Links = Annotated[int, QueryParameter(ge=1, le=MOST_LINKS)]
Whose = FromQuery[Literal["mine", "public"]]
Limit = Annotated[int, QueryParameter(ge=1, le=100)]

COUNTING: Final = WinChanceQueue()


@dataclass(frozen=True)
class FoundReplay:
    """A game of a table, with its summary if it is over."""

    name: str
    asker: str | None
    table: Table
    match: Match
    kept: ReplaySummary | None

    def eyes(self, wanted: int | None) -> int:
        """The seat to look from: any if the game is over; before that, one's own or a spectator's."""
        if self.kept is not None:
            return OPEN if wanted is None else self.checked(wanted)
        mine = self.table.seats_of(self.asker)
        if not mine and not self.table.agreement.spectators:
            raise not_allowed()
        if wanted is not None and wanted not in (*mine, NOBODY):
            raise not_allowed()
        return wanted if wanted is not None else [*mine, NOBODY][0]

    def checked(self, seat: int) -> int:
        if not NOBODY <= seat < len(self.match.game.players):
            raise ApiError("no_such_seat", HTTPStatus.NOT_FOUND, seat=seat)
        return seat

    def listed(self) -> ReplaySummary:
        return self.kept or replay.so_far(self.name, self.match, [place.name for place in self.table.places])

    def ended(self) -> ReplaySummary:
        """The summary of a finished game. Raises ApiError before, while the seed is secret."""
        if self.kept is None:
            raise ApiError("not_over", replay=self.name)
        return self.kept

    def text(self) -> str:
        return self.match.save(self.ended().names)


async def find(request: Asking, desk: Desk, replay: ReplayName) -> FoundReplay:
    code, _, number = replay.partition("-")
    finished = await desk.store.finished(replay)
    table = (await find_table(code, request, desk)).table
    if int(number) > len(table.games) or table.agreement.position is not None:
        raise ApiError("no_such_replay", HTTPStatus.NOT_FOUND, replay=replay)
    asker = await desk.player(token_of(request))
    kept = None if finished is None else listed(finished, asker)
    return FoundReplay(replay, asker, table, table.games[int(number) - 1], kept)


def listed(game: FinishedGame, asker: str | None) -> ReplaySummary:
    kept = json.decode(game.kept, type=ReplaySummary)
    mine = [seat.seat for seat in game.seats if asker is not None and seat.player == asker]
    return structs.replace(kept, mine=mine[0]) if mine else kept


Game = NamedDependency[SkipValidation[FoundReplay]]


@get("/api/replays", opt={"cost": 4})
async def games(
    request: Asking, desk: Desk, whose: Whose = "public", limit: Limit = 20, before: Before = None
) -> list[ReplaySummary]:
    """The latest games, the caller's own or those of public tables; page by page with `before`, the last one seen."""
    if whose == "mine":
        found = await desk.store.finished_by((await desk.guest(token_of(request))).id, limit, before)
    else:
        found = await desk.store.public_games(limit, before)
    return list(readable(found, await desk.player(token_of(request))))


def readable(games: Iterable[FinishedGame], asker: str | None) -> Iterator[ReplaySummary]:
    """The games of a list; one that cannot be read is left out."""
    for game in games:
        try:
            yield listed(game, asker)
        except MsgspecError:
            ERRORS.labels("unreadable").inc()


@get("/", opt={"cost": 6}, media_type=MediaType.TEXT)
async def text(found: Game) -> str:
    """The whole game in notation, for `sixgun replay` and `sixgun verify`."""
    return found.text()


@get("/stills", opt={"cost": 10})
async def stills(found: Game, seat: Eyes = None, start: Start = 0, count: Count = MOST_STILLS) -> Film:
    """The game move by move, from any seat or with all cards open; from one's own seat while it is running."""
    reel = Reel(found.match, found.eyes(seat))
    shown = await asyncio.to_thread(reel.stills, start, count)
    return Film(found.listed(), len(found.match.moves) + 1, start, shown)


@get("/chain", opt={"cost": 20})
async def chain(found: Game, desk: Desk, start: Start = 0, count: Links = MOST_LINKS) -> Chain:
    """The hash chain over the log of the table, from its beginning to the end of this game."""
    found.ended()
    code, _, number = found.name.partition("-")
    rows = await desk.store.read(code)
    whole = await asyncio.to_thread(lambda: list(links(rows, int(number))))
    return Chain(len(whole), start, [ChainLink(*each) for each in whole[start : start + count]])


@get("/chances", opt={"cost": 60})
async def chances(found: Game) -> Chances:
    """The win chances of the sides over the game, and its turning points."""
    return await COUNTING.of(found.name, found.text())


one_game = Router(
    "/api/replays/{replay:str}", route_handlers=[text, stills, chain, chances], dependencies={"found": Provide(find)}
)
routes: Final = Router("/", route_handlers=[games, one_game])
