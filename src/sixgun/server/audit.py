"""The audit of a database: reads every log from the beginning and compares the listings and results stored beside it.

It only reads, so a server may run meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from msgspec import MsgspecError, json

from sixgun.server.messages.rest import ReplaySummary, TableSummary
from sixgun.server.render.game import ROLE_NAMES
from sixgun.server.storage.rows import EVENT, SNAPSHOT
from sixgun.server.storage.schema import reading
from sixgun.server.storage.scribe import translated_errors
from sixgun.server.storage.store import LogRow, TableSnapshot
from sixgun.server.table.loader import VERSION, check_entry, read_table, snapshot_of
from sixgun.server.table.summary import listing_of
from sixgun.server.table.table import Table

RunQuery = Callable[..., list[Any]]  # a query, and its values if it has any


@dataclass(frozen=True)
class Finding:
    """Something that does not hold: a code, the table or game, and for an entry of a log its number and kind."""

    code: str
    where: str
    seq: int = 0
    kind: str = ""


@dataclass
class Counts:
    """How much was read, and how many findings there were."""

    tables: int = 0
    entries: int = 0
    games: int = 0
    findings: int = 0


def findings(path: Path, counts: Counts) -> Iterator[Finding]:
    """Yields the findings in a file, table by table, and counts. Raises OtherSchema and StorageError."""
    with translated_errors(), closing(reading(path)) as db:

        def ask(query: str, values: tuple[Any, ...] = ()) -> list[Any]:
            return db.execute(query, values).fetchall()

        for (said,) in ask("pragma integrity_check"):
            if said != "ok":
                counts.findings += 1
                yield Finding("damaged", said)
        yield from everything(ask, counts)


def everything(ask: RunQuery, counts: Counts) -> Iterator[Finding]:
    """Yields the findings in a database that answers these queries, and counts."""
    for finding in of_all(ask, counts):
        counts.findings += 1
        yield finding


def of_all(ask: RunQuery, counts: Counts) -> Iterator[Finding]:
    for (code,) in ask('select code from tables union select distinct "table" from events'):
        counts.tables += 1
        yield from audited_table(ask, code, counts)
    yield from orphans(ask)


def audited_table(ask: RunQuery, code: str, counts: Counts) -> Iterator[Finding]:
    query = f'select {EVENT} from events where "table" = ? order by seq'
    rows = [LogRow(*row) for row in ask(query, (code,))]
    counts.entries += len(rows)
    table, flaw = read_table(code, rows, check_entry)
    if not rows:
        yield Finding("empty", code)
    elif flaw is not None:
        yield Finding(flaw.fault, code, flaw.seq, flaw.kind)
    else:
        yield from wrong_snapshot(ask, rows)
        yield from wrong_listing(ask, table)
        yield from wrong_games(ask, table, counts)


# What is kept beside the log


def wrong_snapshot(ask: RunQuery, rows: list[LogRow]) -> Iterator[Finding]:
    """A snapshot that is not what the log says up to its entry. One of another version is not used."""
    code = rows[0].table
    for row in ask(f'select {SNAPSHOT} from snapshots where "table" = ? and version = ?', (code, VERSION)):
        kept = TableSnapshot(*row)
        table, _ = read_table(code, rows[: kept.seq])
        if snapshot_of(table) != kept:
            yield Finding("snapshot", code, kept.seq)


def wrong_listing(ask: RunQuery, table: Table) -> Iterator[Finding]:
    found = next(iter(ask("select status, public, listed from tables where code = ?", (table.code,))), None)
    query = 'select player from table_players where "table" = ? order by place'
    players = tuple(player for (player,) in ask(query, (table.code,)))
    shown = (table.status, table.agreement.public, *listing_of(table))
    if found is None or (found[0], bool(found[1]), decoded(found[2], TableSummary), players) != shown:
        yield Finding("listing", table.code)


def wrong_games(ask: RunQuery, table: Table, counts: Counts) -> Iterator[Finding]:
    """The finished games of a table whose stored result is wrong or missing."""
    query = 'select game, kept from finished where "table" = ?'
    kept = {game: decoded(text, ReplaySummary) for game, text in ask(query, (table.code,))}
    ended = () if table.agreement.position is not None else table.games
    for number, match in enumerate(ended, start=1):
        if not match.over:
            continue
        counts.games += 1
        summary = kept.get(number)
        roles = [ROLE_NAMES[player.role] for player in match.game.players]
        played = (list(match.winners), roles, len(match.moves))
        if summary is None or (summary.winners, summary.roles, summary.moves) != played:
            yield Finding("result", f"{table.code}-{number}")


def orphans(ask: RunQuery) -> Iterator[Finding]:
    query = 'select replay from finished where "table" not in (select code from tables)'
    for (replay,) in ask(query):
        yield Finding("orphan", replay)


def decoded(text: bytes, kind: type[Any]) -> Any:
    """A kept message, or None if it cannot be read."""
    try:
        return json.decode(text, type=kind)
    except MsgspecError:
        return None
