"""Work on a database in steps, written once for both kinds of store.

Each step is a query with its values, with a ? for each value, and is answered by the rows it found. The embedded store
answers at once, in the thread of its scribe; PostgreSQL answers later.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Generator
from typing import Any, Final, TypeVar

Query = tuple[str, tuple[Any, ...]]
T = TypeVar("T")
Steps = Generator[Query, list[Any], T]
DatabaseWork = Callable[[], Steps[object]]

LOCKED: Final = " for update"
"""The end of a query whose rows nobody else may change before this work is done. In SQLite nobody ever may."""


def take_steps(steps: Steps[T], db: sqlite3.Connection) -> T:
    """Takes all steps in the embedded store; returns their result."""
    try:
        query, values = next(steps)
        while True:
            query, values = steps.send(db.execute(query.removesuffix(LOCKED), values).fetchall())
    except StopIteration as done:
        result: T = done.value
        return result
