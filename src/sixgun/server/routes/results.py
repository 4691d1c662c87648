"""`/api/players/{player}` and `/api/leaderboard`."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated, Final

from litestar import Router, get
from litestar.params import PathParameter, QueryParameter

from sixgun.server.accounts.ratings import lines
from sixgun.server.errors import ApiError
from sixgun.server.messages.rest import Ranked, Results
from sixgun.server.routes.request import Desk

PlayerName = Annotated[str, PathParameter(min_length=1, max_length=40)]
Limit = Annotated[int, QueryParameter(ge=1, le=100)]


@get("/api/players/{player:str}")
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
        rating=(await desk.services.rank()).shown(player),
    )


@get("/api/leaderboard")
async def leaderboard(desk: Desk, limit: Limit = 20) -> list[Ranked]:
    """The strongest players of rated tables."""
    return (await desk.services.rank()).best(limit)


routes: Final = Router("/", route_handlers=[player_results, leaderboard])
