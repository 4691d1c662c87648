"""`/api/players/{player}` and `/api/leaderboard`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from http import HTTPStatus
from typing import Annotated, Final

from litestar import Router, get
from litestar.params import QueryParameter

from sixgun.server.errors import ApiError
from sixgun.server.messages.rest import Ranked, Results, WinCount
from sixgun.server.routes.request import Desk, PlayerName
from sixgun.server.storage.store import PlayerResult

Limit = Annotated[int, QueryParameter(ge=1, le=100)]


@get("/api/players/{player:str}", opt={"cost": 2})
async def player_results(desk: Desk, player: PlayerName) -> Results:
    """The results of a player."""
    guest = await desk.store.guest(player)
    if guest is None:
        raise ApiError("no_such_player", HTTPStatus.NOT_FOUND)
    found = await desk.store.results_of(player)
    return Results(
        name=guest.name,
        games=sum(result.games for result in found),
        wins=sum(result.wins for result in found),
        roles=lines(found, "role"),
        characters=lines(found, "character"),
        editions=lines(found, "edition"),
        rating=(await desk.store.ratings_of([player])).get(player),
    )


@get("/api/leaderboard", opt={"cost": 2})
async def leaderboard(desk: Desk, limit: Limit = 20) -> list[Ranked]:
    """The strongest players of rated tables."""
    return [Ranked(best.player, best.name, best.shown, best.games) for best in await desk.store.best(limit)]


def lines(results: Sequence[PlayerResult], field: str) -> list[WinCount]:
    """Games and wins by role, character or edition, the most frequent first."""
    games: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for result in results:
        games[getattr(result, field)] += result.games
        wins[getattr(result, field)] += result.wins
    return [WinCount(what, games[what], wins[what]) for what in sorted(games, key=lambda what: (-games[what], what))]


routes: Final = Router("/", route_handlers=[player_results, leaderboard])
