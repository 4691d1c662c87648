"""The same laws of leases, with the leases and the store of PostgreSQL in the place of the model."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from datetime import timedelta
from typing import Any, ClassVar, Final, TypeVar

import pytest
from hypothesis import Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from sixgun.server import crash_points
from sixgun.server.cluster import postgres_leases
from sixgun.server.cluster.leases import Elsewhere
from sixgun.server.cluster.postgres_leases import PostgresLeases
from sixgun.server.storage.postgres import connections, schema
from sixgun.server.storage.postgres.store import PostgresStore
from sixgun.server.storage.store import Conflict, LogRow, StorageError
from tests.server.lease_model import LEASE, PROCESSES, Database, LeaseMachine, Refused, Row
from tests.server.test_lease_model import SETTINGS

T = TypeVar("T")
EMPTY: Final = "truncate events, leases, processes"
RULES: Final = 1
EXAMPLES: Final = 8
HOUR: Final = 3600  # a second of the model, so that it does not matter how long the test takes
PATIENCE: Final = 300.0


class PostgresDatabase:
    """PostgreSQL with one store and one set of leases for each process.

    When time passes, it passes for the database alone: to the processes it is as if their machines had been asleep, so
    none of them knows that its leases are over, and only the fence keeps it from writing.
    """

    def __init__(self, url: str) -> None:
        self.loop = asyncio.new_event_loop()
        self.stores = {name: PostgresStore(url, name) for name in PROCESSES}
        self.leases = {name: PostgresLeases(store, RULES, name) for name, store in self.stores.items()}
        for store in self.stores.values():
            self.do(store.open())
        self.any = self.stores[PROCESSES[0]]
        self.do(self.any.ask(EMPTY))
        for leases in self.leases.values():
            self.do(leases.live_on())

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    def close(self) -> None:
        for name, store in self.stores.items():
            self.leases[name].lose_all()
            self.leases[name].hang_up()
            self.do(store.shut())
        self.loop.close()

    def pass_time(self, seconds: float) -> None:
        self.do(self.any.ask("update processes set until = until - ? * interval '1 hour'", seconds))

    def take(self, me: str, table: str) -> int | None:
        try:
            return self.do(self.leases[me].take(table))
        except (Elsewhere, StorageError):
            return None

    def beat(self, me: str) -> set[str]:
        """A process that is found dead lives again, without its tables, at the next heartbeat."""
        leases = self.leases[me]
        self.do(leases.live_on())
        if not leases.lives_until:
            self.do(leases.live_on())
        return set(leases.held)

    def hang_up(self, me: str) -> None:
        self.leases[me].hang_up()
        while self.do(self.any.ask("select 1 from processes, pg_stat_get_activity(session) where id = ?", me)):
            pass

    def append(self, row: Row) -> None:
        payload = json.dumps([row.chain, row.writer, row.term]).encode()
        try:
            log_row = LogRow(row.table, row.seq, row.key, "chose", payload, RULES, 0, 0)
            self.do(self.written(self.stores[row.writer], log_row, row.term))
        except (Conflict, StorageError) as error:
            raise Refused from error

    async def written(self, store: PostgresStore, row: LogRow, term: int) -> None:
        await store.append([row], term=term)

    def read(self, table: str) -> list[Row]:
        rows: list[Row] = []
        for each in self.do(self.any.read(table)):
            chain, writer, term = json.loads(each.payload)
            rows.append(Row(table, each.seq, each.key, chain, term, writer))
        return rows

    def holder(self, table: str) -> tuple[str, int] | None:
        found: list[Any] = self.do(self.any.ask("select owner, term from leases where code = ?", table))
        return (str(found[0][0]), int(found[0][1])) if found else None


@pytest.fixture(autouse=True)
def long_leases(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing may run out but by a rule of the machine: otherwise the same steps would not always end the same."""
    monkeypatch.setattr(postgres_leases, "LEASE", LEASE * HOUR)
    monkeypatch.setattr(postgres_leases, "TERM", timedelta(seconds=LEASE * HOUR))
    monkeypatch.setattr(postgres_leases, "PATIENCE", PATIENCE)
    monkeypatch.setattr(connections, "ANSWERING", PATIENCE)
    monkeypatch.setattr(connections, "CONNECTING", PATIENCE)
    monkeypatch.setattr(connections, "SETTINGS", {"timezone": "UTC"})


def machine(url: str) -> type[LeaseMachine]:
    class InPostgres(LeaseMachine):
        database: ClassVar[Callable[[], Database]] = lambda: PostgresDatabase(url)

    asyncio.run(schema.prepare(url))
    return InPostgres


def test_the_laws_of_leases_hold_in_postgres(database: str) -> None:
    run_state_machine_as_test(
        machine(database), settings=settings(SETTINGS, max_examples=EXAMPLES, phases=[Phase.generate])
    )


def test_a_broken_fence_is_noticed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crash_points, "BROKEN_FENCE", True)
    quick = settings(SETTINGS, max_examples=200, phases=[Phase.generate])
    with pytest.raises(AssertionError, match="written without the lease"):
        run_state_machine_as_test(machine(database), settings=quick)
