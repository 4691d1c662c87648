"""What the runbook of docs/cluster.md says about backups, as an operator does it."""

from __future__ import annotations

import subprocess
from pathlib import Path
from random import Random
from typing import Final

from tests.server.live_server import open_house, party, play_on
from tests.server.test_postgres_commands import said
from tests.server.test_taking_over import goes_to
from tools.cluster.postgres import binary

RUNBOOK: Final = Path(__file__).parents[2] / "docs" / "cluster.md"
BACKUP: Final = "pg_dump -Fc sixgun"
RESTORE: Final = "pg_restore --clean --if-exists -d sixgun"
MOVES: Final = 12


def carried_out(command: str, database: str, **streams: int) -> None:
    """Runs a command of the runbook on the database of this test."""
    program, *words = command.replace(" sixgun", f" {database}").split()
    subprocess.run([binary(program), *words], check=True, **streams)  # type: ignore[call-overload]


def test_games_go_on_from_a_backup(tmp_path: Path, database: str) -> None:
    said_there = RUNBOOK.read_text(encoding="utf-8")
    assert f"`{BACKUP}`" in said_there
    assert f"`{RESTORE}`" in said_there
    options = ("--database", database, "--secret-file", str(tmp_path / "secret"))
    copy = tmp_path / "copy"
    with open_house(tmp_path / "before", *options) as house, party(house, "Ann Bob Cid Dan") as tables:
        moves = play_on(tables, Random(1), MOVES)
        with copy.open("wb") as file:
            carried_out(BACKUP, database, stdout=file.fileno())
        assert play_on(tables, Random(2), MOVES) == moves + MOVES
        people, code = [table.person for table in tables], tables[0].code
    with copy.open("rb") as file:
        carried_out(RESTORE, database, stdin=file.fileno())
    exit_code, text = said("check", database)
    assert (exit_code, "1 table," in text) == (0, True)
    with open_house(tmp_path / "after", *options) as house:
        there = [goes_to(house, person, code) for person in people]
        assert play_on(there, Random(3), MOVES) == moves + MOVES
