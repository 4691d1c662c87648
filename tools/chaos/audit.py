"""What the database says about a run: every row with its writer, and every log from its beginning."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

import asyncpg

from sixgun.server.storage.store import LogRow
from sixgun.server.table.loader import check_entry
from sixgun.server.table.table import Table
from tools.chaos.players import Witness

SENTINEL: Final = """
create table audit (code text, seq bigint, writer text, owner text, term bigint, at timestamptz);
create function audit_event() returns trigger language plpgsql as $$
begin
    insert into audit select new."table", new.seq, current_setting('application_name'), owner, term, clock_timestamp()
    from (select new."table" as code) as written left join leases using (code);
    return null;
end $$;
create constraint trigger audit_events after insert on events deferrable initially deferred
for each row execute function audit_event();
"""
"""Notes with every row, at the moment of its commit, who writes it and whose the table is then."""

INTRUDERS: Final = """
select code, seq, writer, owner from audit where writer is distinct from 'sixgun ' || owner order by code, seq
"""
BACKWARDS: Final = """
select code, seq from (select code, seq, term, lag(term) over (partition by code order by seq) as before from audit)
as rows where term < before
"""


@dataclass
class Findings:
    """What was counted, and what must be empty."""

    acknowledged: int = 0
    rows: int = 0
    logs: int = 0
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    forked: list[str] = field(default_factory=list)
    intruders: list[str] = field(default_factory=list)
    contradictions: list[str] = field(default_factory=list)

    @property
    def wrong(self) -> list[str]:
        return [*self.lost, *self.doubled, *self.forked, *self.intruders, *self.contradictions]


async def watch_writers(url: str) -> None:
    """Begins to audit; call it when the servers have made their tables."""
    connection = await asyncpg.connect(url)
    await connection.execute(SENTINEL)
    await connection.close()


async def audited(url: str, witnesses: Iterable[Witness]) -> Findings:
    findings = Findings()
    connection = await asyncpg.connect(url)
    try:
        for witness in witnesses:
            query = 'select "table", seq, key, kind, payload, rules_version, state_crc, at, player from events '
            rows = await connection.fetch(query + 'where "table" = $1 order by seq', witness.code)
            await asyncio.to_thread(check_log, witness, [LogRow(*row) for row in rows], findings)
        for row in await connection.fetch(INTRUDERS):
            findings.intruders.append(f"{row['writer']} wrote {row['code']} {row['seq']}, which is of {row['owner']}")
        for row in await connection.fetch(BACKWARDS):
            findings.intruders.append(f"an older term at {row['code']} {row['seq']}")
    finally:
        await connection.close()
    return findings


def check_log(witness: Witness, rows: list[LogRow], findings: Findings) -> None:
    code, keys = witness.code, [row.key for row in rows]
    findings.logs += 1
    findings.rows += len(rows)
    findings.acknowledged += len(witness.acknowledged)
    findings.lost += [f"{code}: {key} was acknowledged" for key in set(witness.acknowledged) - set(keys)]
    findings.doubled += [f"{code}: {key}" for key, times in Counter(keys).items() if times > 1]
    findings.forked += forks(witness, rows)
    findings.contradictions += witness.contradictions


def forks(witness: Witness, rows: list[LogRow]) -> list[str]:
    """Where the log does not hold, or is not the one that somebody was shown."""
    table, found = Table(witness.code), list[str]()
    for row in rows:
        flaw = check_entry(table, row)
        if flaw is not None:
            return [*found, f"{witness.code}: entry {flaw.seq} {flaw.kind}: {flaw.fault}"]
        found += different(witness, table)
    return found


def different(witness: Witness, table: Any) -> list[str]:
    seen = witness.heads.get(table.seq)
    return (
        [] if seen in (None, table.head.hex()) else [f"{witness.code}: somebody saw another log of {table.seq} entries"]
    )
