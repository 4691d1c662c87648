"""The laws of leases hold in every order of events, and each is broken by a protocol that lacks one precaution."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.server.lease_model import Database, LeaseMachine, ModelDatabase, Process, Refused, Row

SETTINGS = settings(max_examples=60, stateful_step_count=40, suppress_health_check=list(HealthCheck))


def test_the_laws_of_leases_hold() -> None:
    run_state_machine_as_test(LeaseMachine, settings=SETTINGS)


class WithoutFence(ModelDatabase):
    """The writer of the next number need not be the owner."""

    def fenced(self, row: Row) -> bool:
        return False


class WithoutNumbers(ModelDatabase):
    """A row is written behind the last one, whatever its number."""

    def append(self, row: Row) -> None:
        if self.fenced(row) or any(each.key == row.key for each in self.logs[row.table]):
            raise Refused
        self.logs[row.table].append(row)


class WithoutKeys(ModelDatabase):
    """A key may come twice."""

    def append(self, row: Row) -> None:
        if self.fenced(row) or row.seq != len(self.logs[row.table]) + 1:
            raise Refused
        self.logs[row.table].append(row)


class WithoutEnd(ModelDatabase):
    """A lease never runs out."""

    def take(self, me: str, table: str) -> int | None:
        lease = self.leases.get(table)
        if lease is not None and lease.owner != me:
            return None
        return super().take(me, table)


class Unfenced(LeaseMachine):
    database: ClassVar[Callable[[], Database]] = WithoutFence


class Unnumbered(LeaseMachine):
    database: ClassVar[Callable[[], Database]] = WithoutNumbers


class Endless(LeaseMachine):
    database: ClassVar[Callable[[], Database]] = WithoutEnd


class Hasty(LeaseMachine):
    """Acknowledges a move before it is written."""

    def submit(self, process: Process, key: str) -> None:
        super().submit(process, key)
        if self.moves[key] in process.terms:
            self.acknowledge(key)


class Guessing(LeaseMachine):
    """Takes a commit whose outcome is unknown for one that happened."""

    def look_again(self, process: Process, table: str) -> None:
        for letter in self.letters:
            if letter.given_up and letter.process is process and letter.row.table == table:
                self.acknowledge(letter.row.key)
        super().look_again(process, table)


class Forgetful(LeaseMachine):
    """Does not look for a key in what is written, and its database takes it twice."""

    database: ClassVar[Callable[[], Database]] = WithoutKeys

    def is_written(self, process: Process, key: str) -> bool:
        return False


@pytest.mark.parametrize(
    ("machine", "law"),
    [
        (Unfenced, "written without the lease"),
        (Unnumbered, "forked"),
        (Hasty, "lost"),
        (Guessing, "lost"),
        (Forgetful, "doubled"),
        (Endless, "never acknowledged"),
    ],
)
def test_a_law_is_broken_without_its_precaution(machine: type[LeaseMachine], law: str) -> None:
    quick = settings(SETTINGS, max_examples=600, phases=[Phase.generate])
    with pytest.raises(AssertionError, match=law):
        run_state_machine_as_test(machine, settings=quick)
