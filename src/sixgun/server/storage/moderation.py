"""Blocks, reports and bans, as rows of either store."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple
from typing import Final

from sixgun.server.storage.rows import inserting, saving
from sixgun.server.storage.store import Ban, Report
from sixgun.server.storage.store_part import StorePart

REPORT: Final = 'at, "table", player, about, name, reason, text, lines'
BAN: Final = "who, at, until, reason"


class Moderation(StorePart):
    """The part of the store that is about one player and another."""

    async def block(self, player: str, blocked: str, name: str) -> None:
        await self.write([(saving("blocks", "player, blocked, name", key=2), (player, blocked, name))])

    async def unblock(self, player: str, blocked: str) -> None:
        await self.change("delete from blocks where player = ? and blocked = ?", player, blocked)

    async def blocks_of(self, player: str) -> dict[str, str]:
        return dict(await self.ask("select blocked, name from blocks where player = ? order by name, blocked", player))

    async def blocked(self, player: str, others: Sequence[str]) -> bool:
        if not others:
            return False
        marks = ", ".join("?" * len(others))
        mine = f"select 1 from blocks where player = ? and blocked in ({marks})"
        theirs = f"select 1 from blocks where blocked = ? and player in ({marks})"
        return bool(await self.ask(f"{mine} union all {theirs} limit 1", player, *others, player, *others))

    async def report(self, report: Report) -> None:
        who = (report.at, report.table, report.player, report.about, report.name)
        await self.write([(inserting("reports", REPORT), (*who, report.reason, report.text, report.lines))])

    async def reports(self, limit: int, *, closed: bool = False) -> list[Report]:
        which = "" if closed else "where closed is null"
        query = f"select {REPORT}, number, closed from reports {which} order by number desc limit ?"
        rows = await self.ask(query, limit)
        return [Report(*row) for row in rows]

    async def close_report(self, number: int, at: int) -> None:
        await self.change("update reports set closed = ? where number = ? and closed is null", at, number)

    # Bans by the operator

    async def ban(self, ban: Ban) -> None:
        await self.write([(saving("bans", BAN), astuple(ban))])

    async def unban(self, who: str) -> None:
        await self.change("delete from bans where who = ?", who)

    async def bans(self) -> list[Ban]:
        return [Ban(*row) for row in await self.ask(f"select {BAN} from bans order by at desc, who")]
