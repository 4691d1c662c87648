"""The programs of a cluster, started and misused as the fault matrix does."""

from __future__ import annotations

import os
import subprocess
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import httpx
import pytest

from tests.docs.pages import ROOT
from tools.cluster.haproxy import Haproxy
from tools.cluster.nats import Nats
from tools.cluster.postgres import Postgres
from tools.cluster.service import HOST, Missing, accepts, found

pytestmark = pytest.mark.interpreted


def test_what_is_committed_outlives_a_power_cut(programs: None) -> None:
    with Postgres() as postgres:
        postgres.ask("create table kept (number int)")
        postgres.ask("insert into kept values (3)")
        postgres.kill()
        assert postgres.ask("select 1") is None
        postgres.start()
        assert postgres.ask("select number from kept") == "3"
    assert not postgres.folder.exists()


def test_every_database_is_empty(postgres: Postgres, database: str) -> None:
    name = database.rpartition("/")[2]
    assert postgres.ask("select count(*) from pg_tables where schemaname = 'public'", name) == "0"


def test_a_paused_program_is_silent_and_goes_on(programs: None) -> None:
    with Nats() as nats:
        port = nats.port
        nats.pause()
        nats.resume()
        nats.kill()
        assert not accepts(port)
        nats.restart()
        assert nats.port == port
        assert accepts(port)


class Answer(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(str(self.connection.getsockname()[1]).encode())

    def log_request(self, *args: object) -> None:
        pass


def test_a_table_has_one_server(programs: None) -> None:
    """The page, the addresses and the socket of a table go to the same server; other tables to others."""
    servers = [ThreadingHTTPServer((HOST, 0), Answer) for _ in range(3)]
    for server in servers:
        Thread(target=server.serve_forever, daemon=True).start()
    places = [(HOST, server.server_address[1]) for server in servers]
    codes = [f"CODE{letter}{digit}" for letter in "ABCDEFGH" for digit in "123"]
    with Haproxy(places) as haproxy, httpx.Client(base_url=haproxy.url, timeout=60) as web:
        reached = set()
        for code in codes:
            paths = (f"/t/{code}", f"/t/{code.lower()}", f"/api/tables/{code}", f"/api/tables/{code}/socket")
            answers = {web.get(path).text for path in paths}
            assert len(answers) == 1, (code, answers)
            reached |= answers
        assert len(reached) == len(servers)
    for server in servers:
        server.shutdown()
        server.server_close()


def test_a_missing_program_is_named_with_its_package() -> None:
    with pytest.raises(Missing, match="apt-get install --no-install-recommends some-package"):
        found("no-such-program", "some-package")


NEEDY = """
from tests.services import needed
from tools.cluster.service import Missing

def test_needs_it():
    needed(Missing("program", "package"))
"""


@pytest.mark.parametrize(
    ("ci", "code", "said"),
    [("", 0, "1 tests were left out: program is not installed. On Debian: "), ("true", 1, "program is not installed")],
)
def test_a_run_says_what_it_left_out(tmp_path: Path, ci: str, code: int, said: str) -> None:
    (tmp_path / "test_needy.py").write_text(NEEDY, encoding="utf-8")
    words = [
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "no:xdist",
        "-p",
        "tests.conftest",
        f"--rootdir={tmp_path}",
        str(tmp_path),
    ]
    environment = {**os.environ, "CI": ci, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(words, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, said in done.stdout) == (code, True), done.stdout + done.stderr
