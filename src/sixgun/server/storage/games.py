"""Finished games, results and ratings, as rows of either store."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from sixgun.server.storage.rows import FINISHED, RATING, SEAT, finished_game
from sixgun.server.storage.store import ALL, FinishedGame, PlayerRating, PlayerResult
from sixgun.server.storage.store_part import StorePart


class Games(StorePart):
    """The part of the store that is about finished games."""

    async def finished(self, replay: str) -> FinishedGame | None:
        return next(iter(await self.games("where replay = ?", replay)), None)

    async def finished_by(self, player: str, limit: int, before: str | None = None) -> list[FinishedGame]:
        older, values = earlier("at", before)
        return await self.games(
            f"where replay in (select replay from ({played(older)}) as found)", player, *values, limit
        )

    async def public_games(self, limit: int, before: str | None = None) -> list[FinishedGame]:
        older, values = earlier("ended", before)
        return await self.games(f"where public = 1 {older} order by ended desc, replay desc limit ?", *values, limit)

    async def games(self, condition: str, *values: Any) -> list[FinishedGame]:
        """The games for which the condition holds, the latest first, each with its seats."""
        rows = await self.ask(
            f"select {FINISHED}, {SEAT} from (select {FINISHED} from finished {condition}) as found"
            " join finished_seats using (replay) order by ended desc, replay desc, seat",
            *values,
        )
        return [finished_game(list(of_one)) for _, of_one in groupby(rows, key=lambda row: row[0])]

    async def replays_of(self, player: str, limit: int = ALL, before: str | None = None) -> list[str]:
        older, values = earlier("at", before)
        return [replay for _, replay in await self.ask(played(older), player, *values, limit)]

    async def results_of(self, player: str) -> list[PlayerResult]:
        query = "select role, character, edition, games, wins from results where player = ?"
        return [PlayerResult(*row) for row in await self.ask(query, player)]

    async def ratings_of(self, players: Sequence[str]) -> dict[str, int]:
        if not players:
            return {}
        query = f"select player, shown from ratings where player in ({', '.join('?' * len(players))})"
        return dict(await self.ask(query, *players))

    async def best(self, limit: int) -> list[PlayerRating]:
        query = f"select {RATING} from ratings order by shown desc, player limit ?"
        return [PlayerRating(*row) for row in await self.ask(query, limit)]


def earlier(moment: str, before: str | None) -> tuple[str, tuple[str, ...]]:
    """The condition of games that come after this one in a list with the latest first, and its values."""
    if before is None:
        return "", ()
    return f"and ({moment}, replay) < ((select ended from finished where replay = ?), ?)", (before, before)


def played(older: str) -> str:
    """The query for the games of a player, the latest first."""
    return (
        f"select distinct at, replay from finished_seats where player = ? {older} order by at desc, replay desc limit ?"
    )
