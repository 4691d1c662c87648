"""Blocks and reports, as rows of the embedded store."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sixgun.server.storage.scribe import Scribe
from sixgun.server.storage.store import Report

REPORT: Final = 'at, "table", player, about, name, reason, text, lines'


class BetweenPeople:
    """The part of the store that is about one player and another."""

    scribe: Scribe

    def ask(self, query: str, *values: Any) -> list[Any]:
        raise NotImplementedError

    async def block(self, player: str, blocked: str, name: str) -> None:
        await self.scribe.write([("insert or replace into blocks (player, blocked, name)", (player, blocked, name))])

    async def unblock(self, player: str, blocked: str) -> None:
        query = "delete from blocks where player = ? and blocked = ?"
        await self.scribe.write([], lambda db: void(db.execute(query, (player, blocked))))

    async def blocks_of(self, player: str) -> dict[str, str]:
        return dict(self.ask("select blocked, name from blocks where player = ? order by name, blocked", player))

    async def blocked(self, player: str, others: Sequence[str]) -> bool:
        marks = ", ".join("?" * len(others))
        mine = f"select 1 from blocks where player = ? and blocked in ({marks})"
        theirs = f"select 1 from blocks where blocked = ? and player in ({marks})"
        return bool(self.ask(f"{mine} union all {theirs} limit 1", player, *others, player, *others))

    async def report(self, report: Report) -> None:
        who = (report.at, report.table, report.player, report.about, report.name)
        await self.scribe.write([(f"insert into reports ({REPORT})", (*who, report.reason, report.text, report.lines))])

    async def reports(self, limit: int) -> list[Report]:
        rows = self.ask(f"select {REPORT} from reports order by number desc limit ?", limit)
        return [Report(*row) for row in rows]


def void(_: object) -> None:
    """Work of the scribe returns nothing."""
