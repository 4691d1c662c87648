"""The owner of a database: the one server process that may use it.

Two processes on one file would each answer for the same tables and miss what the other one tells their players.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from sixgun.server.storage.schema import create_private

if sys.platform == "win32":
    import msvcrt

    def lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class DatabaseInUse(Exception):
    """Another server process has the database open."""


class Owner:
    """Holds a file beside the database locked. The system releases it when the process ends, however it ends."""

    def __init__(self, database: Path) -> None:
        path = database.with_name(f"{database.name}.lock")
        create_private(path)
        self.file = os.open(path, os.O_RDWR)
        try:
            lock(self.file)
        except OSError as error:
            os.close(self.file)
            raise DatabaseInUse from error

    def close(self) -> None:
        os.close(self.file)
