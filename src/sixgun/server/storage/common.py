"""What the embedded store and PostgreSQL do alike, which is nearly everything."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial

from sixgun.server.storage import player_deletion
from sixgun.server.storage.game_results import tally
from sixgun.server.storage.games import Games
from sixgun.server.storage.moderation import Moderation
from sixgun.server.storage.people import People
from sixgun.server.storage.retention import Retention
from sixgun.server.storage.rows import (
    APPENDING,
    EVENT,
    LISTING,
    NO_MOVE,
    Insert,
    of_finished,
    of_listing,
    saving,
    seat_players,
)
from sixgun.server.storage.steps import DatabaseWork, Steps
from sixgun.server.storage.store import ALL, FinishedGame, LogRow, TableListing
from sixgun.server.storage.tables import Tables


class CommonStore(Tables, Games, People, Moderation, Retention):
    """A store, but for how it asks and writes."""

    # Forgetting

    async def forget(self, player: str, alias: str) -> None:
        search = player_deletion.NameSearch(player)
        await self.repeat(search.read)
        await self.repeat(partial(player_deletion.blur_tables, player, search.found, alias))
        await self.repeat(partial(player_deletion.blur_finished, player, search.found, alias))
        await self.repeat(partial(player_deletion.blur_events, player, search.found, alias))  # last: it knows the names
        await self.write([], partial(player_deletion.delete, player))

    async def repeat(self, work: Callable[[], Steps[bool]]) -> None:
        """Does a piece of work in one transaction each, until there is none left."""
        left = True

        def piece() -> Steps[None]:
            nonlocal left
            left = yield from work()

        while left:
            await self.write([], piece)

    async def unseen_since(self, moment: int, limit: int) -> list[str]:
        return [player for (player,) in await self.ask("select id from players where seen < ? limit ?", moment, limit)]

    async def rows_of(self, player: str, limit: int = ALL, after: tuple[str, int] = ("", 0)) -> list[LogRow]:
        tables = (
            f'select distinct "table" from events where player = ? and {NO_MOVE} and "table" >= ? order by 1 limit ?'
        )
        query = (
            f'select {EVENT} from events where "table" in ({tables}) and player = ? and ("table", seq) > (?, ?)'
            ' order by "table", seq limit ?'
        )
        # Each of these tables has a row that is wanted, but for the one that was read last.
        values = (player, after[0], min(limit, ALL - 1) + 1, player, *after, limit)
        return [LogRow(*row) for row in await self.ask(query, *values)]

    # Health

    async def probe(self) -> None:
        await self.write([(saving("pulse", "one, at"), (1, int(time.time())))])


def lines_of(rows: Sequence[LogRow], tabled: TableListing | None, finished: FinishedGame | None) -> list[Insert]:
    """What is inserted when entries are appended to a log."""
    lines: list[Insert] = [(APPENDING, row) for row in rows]
    if tabled is not None:
        lines.append((saving("tables", LISTING), of_listing(tabled)))
    return lines if finished is None else lines + of_finished(finished)


def work_of(tabled: TableListing | None, finished: FinishedGame | None) -> DatabaseWork | None:
    """What else is done, if anything."""
    return None if tabled is None and finished is None else partial(consequences, tabled, finished)


def consequences(tabled: TableListing | None, finished: FinishedGame | None) -> Steps[None]:
    """What changes along with the rows of a table."""
    if tabled is not None:
        yield from seat_players(tabled)
    if finished is not None:
        yield from tally(finished)
