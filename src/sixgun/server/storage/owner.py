"""The owner of a database: the one server process that may use it.

Two processes on one file would each answer for the same tables and miss what the other one tells their players.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

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


BEHIND_THE_LOCK: Final = 1  # the first byte, which is locked, cannot be read on every system


def lock_file(database: Path) -> Path:
    return database.with_name(f"{database.name}.lock")


def address_of_owner(database: Path) -> str:
    """Where the server that uses this database is reached on this machine."""
    with open(lock_file(database), "rb") as file:
        file.seek(BEHIND_THE_LOCK)
        return file.read().decode()


class Owner:
    """Holds a file beside the database locked. The system releases it when the process ends, however it ends."""

    def __init__(self, database: Path, address: str = "") -> None:
        path = lock_file(database)
        create_private(path)
        self.file = os.open(path, os.O_RDWR)
        try:
            lock(self.file)
        except OSError as error:
            os.close(self.file)
            raise DatabaseInUse from error
        os.truncate(path, 0)
        with open(path, "r+b") as file:
            file.seek(BEHIND_THE_LOCK)
            file.write(address.encode())

    def close(self) -> None:
        os.close(self.file)
