"""PostgreSQL, NATS and haproxy for tests that need them.

Where one is not installed, its tests are left out, and the run says at its end what was not tested. With CI=true that
is a failure.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from itertools import count
from typing import Final

import pytest

from tools.cluster.haproxy import Haproxy
from tools.cluster.nats import Nats
from tools.cluster.postgres import Postgres
from tools.cluster.service import Missing

NOT_TESTED: Final = "Not tested, because "
NUMBERS = count(1)


def needed(missing: Missing) -> None:
    """Leaves a test out, or fails it in CI."""
    if os.environ.get("CI"):
        pytest.fail(str(missing))
    pytest.skip(f"{NOT_TESTED}{missing}")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A database server for tests that do not stop it."""
    try:
        server = Postgres(durable=False)
    except Missing as missing:
        needed(missing)
        raise
    with server:
        yield server


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The address of an empty PostgreSQL database."""
    return postgres.new_database(f"test_{next(NUMBERS)}")


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    """A bus for tests that do not stop it."""
    try:
        server = Nats()
    except Missing as missing:
        needed(missing)
        raise
    with server:
        yield server


@pytest.fixture
def programs() -> None:
    """For tests that start PostgreSQL, NATS and haproxy themselves."""
    try:
        for kind in (Postgres, Nats):
            kind().close()
        Haproxy([]).close()
    except Missing as missing:
        needed(missing)


def what_was_not_tested(skipped: list[pytest.TestReport]) -> list[str]:
    """One sentence for each missing program."""
    reasons = [str(report.longrepr[2]) for report in skipped if isinstance(report.longrepr, tuple)]
    missing = Counter(reason.partition(NOT_TESTED)[2] for reason in reasons if NOT_TESTED in reason)
    return [f"{number} tests were left out: {reason}" for reason, number in sorted(missing.items())]
