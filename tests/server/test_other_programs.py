"""What others do with the files of a server: look into the database while it runs, and give orders as root."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sixgun.server.accounts.keys import new_key, read_keys, write_keys
from sixgun.server.storage.backup import back_up
from sixgun.server.storage.owner import Owner, lock_file
from sixgun.server.storage.schema import create_private
from sixgun.server.storage.sqlite import SqliteStore
from sixgun.server.storage.store import LogRow
from tests.server.stores import patience, sqlite, tell

__all__ = ["patience", "sqlite"]  # fixtures

SOMEBODY = 8470  # an id that nobody has here


def row(seq: int) -> LogRow:
    return LogRow("AAAAAA", seq, f"key{seq}", "chose", b'{"kind":"chose"}', 1, 0, 5, None)


COUNT = """
import sqlite3, sys
db = sqlite3.connect(sys.argv[1])
print(db.execute("select count(*) from events").fetchone()[0])
db.close()
"""


def test_another_program_that_looks_into_the_file_takes_nothing_away(sqlite: SqliteStore, tmp_path: Path) -> None:
    """It once took itself for the last one to close the file and deleted the log, to which the store went on to write:
    everything from then on was lost with the process."""

    def seen() -> int:
        look = [sys.executable, "-c", COUNT, str(tmp_path / "sixgun.db")]
        return int(subprocess.run(look, capture_output=True, text=True, check=True).stdout)

    async def story() -> None:
        for seq in range(3):
            await sqlite.append([row(seq)])
            assert seen() == seq + 1

    tell(sqlite, story)


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() != 0, reason="only root makes files for others")
def test_what_root_creates_belongs_to_the_owner_of_the_folder(tmp_path: Path) -> None:
    """An operator gives orders as root while no server runs, which then could not read its own keys."""
    folder = tmp_path / "data"
    folder.mkdir()
    os.chown(folder, SOMEBODY, SOMEBODY)
    read_keys(folder / "secret")
    write_keys(folder / "secret", [new_key()])
    create_private(folder / "sixgun.db")
    Owner(folder / "sixgun.db").close()
    files = [folder / "secret", folder / "sixgun.db", lock_file(folder / "sixgun.db")]
    assert [(each.stat().st_uid, each.stat().st_mode & 0o777) for each in files] == [(SOMEBODY, 0o600)] * 3


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() != 0, reason="only root makes files for others")
def test_a_new_folder_for_backups_belongs_to_the_user_of_the_server(tmp_path: Path) -> None:
    """Whose nightly backups could not be written into a folder of root's."""
    SqliteStore(tmp_path / "sixgun.db").close()
    (tmp_path / "secret").write_bytes(b"secret")
    os.chown(tmp_path, SOMEBODY, SOMEBODY)
    copy = back_up(tmp_path / "sixgun.db", tmp_path / "secret", tmp_path / "kept" / "backups")
    made = [copy, copy.with_suffix(".secret"), copy.parent, copy.parent.parent]
    assert [each.stat().st_uid for each in made] == [SOMEBODY] * 4
    assert [each.stat().st_mode & 0o777 for each in made] == [0o600, 0o600, 0o700, 0o700]
