"""The command `sixgun serve`: start, shutdown and errors."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest
from platformdirs import windows
from platformdirs.macos import MacOS
from platformdirs.unix import Unix

from sixgun.commands import local_server
from sixgun.commands.local_server import DATABASE, data_folder, earlier_data_folder
from sixgun.commands.play import Visit
from sixgun.server import process
from sixgun.server.config import ServerConfig
from sixgun.server.messages.socket import Goodbye
from sixgun.server.storage import sqlite
from sixgun.server.storage.schema import SCHEMA_VERSION
from sixgun.server.table.loader import read_table
from sixgun.server.wire import STUCK
from sixgun.words import Words
from tests.server.live_server import PATIENCE, ROOT, House, Person, open_house
from tests.server.test_nothing_lost import logs
from tests.terminal.command import run


def test_a_taken_port_is_a_clear_error(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        done = run(f"serve --port {port} --database {tmp_path / 'sixgun.db'} --lang en")
    assert done.exit_code == 1
    assert f"Port {port} of 127.0.0.1 is in use." in done.stderr


def test_play_takes_the_next_free_port() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with process.free_socket("127.0.0.1", port) as opened:
            assert opened.getsockname()[1] > port


def test_play_opens_the_browser_at_its_address(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shown: list[str] = []
    served: list[str] = []
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("webbrowser.open", shown.append)

    def run_nothing(
        settings: ServerConfig, opened: socket.socket, words: Words, query: str, notes: Sequence[str]
    ) -> None:
        served.append(process.url_of(opened) + query)
        opened.close()

    monkeypatch.setattr(local_server, "run", run_nothing)
    local_server.play_here(Visit(None, None, browser=True, query="?players=4"), Words("en"))
    until = time.monotonic() + PATIENCE
    while not shown and time.monotonic() < until:
        time.sleep(0.01)
    assert shown == served
    assert served[0].endswith("/?players=4")
    local_server.play_here(Visit("0.0.0.0", 0, browser=False), Words("en"))
    assert served[1].startswith("http://127.0.0.1:")
    assert len(shown) == 1


def test_play_on_a_taken_port_is_a_clear_error() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        done = run(f"play --port {port} --no-browser")
    assert done.exit_code == 1
    assert f"Port {port} of 127.0.0.1 is in use." in done.stderr


def test_an_old_database_is_refused_with_the_migrate_command(tmp_path: Path) -> None:
    path = tmp_path / "sixgun.db"
    sqlite.SqliteStore(path).close()
    other = sqlite3.connect(path)
    other.execute("pragma user_version = 99")
    other.close()
    done = run(f"serve --port 0 --database {path} --lang en")
    assert done.exit_code == 1
    assert f"sixgun migrate {path}" in " ".join(done.stderr.split())
    done = run(f"migrate {path} --lang en")
    assert done.exit_code == 1
    assert "its schema is 99" in done.stderr


def test_there_is_nothing_to_migrate(tmp_path: Path) -> None:
    assert run(f"migrate {tmp_path / 'none.db'} --lang en").exit_code == 1
    path = tmp_path / "sixgun.db"
    sqlite.SqliteStore(path).close()
    done = run(f"migrate {path} --lang en")
    assert (done.exit_code, done.stdout.strip()) == (0, f"{path}: version {SCHEMA_VERSION} → {SCHEMA_VERSION}")


FOLDERS = {
    ("linux", "XDG_DATA_HOME", "/data"): (Unix, Path("/data/sixgun")),
    ("linux", "", ""): (Unix, Path.home() / ".local/share/sixgun"),
    ("darwin", "", ""): (MacOS, Path.home() / "Library/Application Support/sixgun"),
    ("win32", "LOCALAPPDATA", "/local"): (windows.Windows, Path("/local/sixgun")),
}
"""Where data is kept: by system, variable and its value."""


@pytest.mark.parametrize("place", FOLDERS, ids=" ".join)
def test_data_is_kept_where_earlier_versions_kept_it(
    place: tuple[str, str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    platform, variable, value = place
    folders, expected = FOLDERS[place]
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(windows, "get_win_folder", windows.get_win_folder_from_env_vars)  # the rest needs Windows
    if variable:
        monkeypatch.setenv(variable, value)
    assert earlier_data_folder(os.environ, platform) == expected
    assert folders("sixgun", False).user_data_path == expected


def test_a_database_of_an_earlier_version_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Earlier versions took a relative XDG_DATA_HOME, which the standard says to ignore."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_DATA_HOME", "data")
    now, earlier = tmp_path / "home/.local/share/sixgun", Path("data/sixgun")
    assert data_folder() == now
    earlier.mkdir(parents=True)
    (earlier / DATABASE).touch()
    assert data_folder() == earlier
    now.mkdir(parents=True)
    (now / DATABASE).touch()
    assert data_folder() == now


# A whole run


def test_from_the_first_start_to_a_clean_shutdown(tmp_path: Path) -> None:
    with open_house(tmp_path / "new") as house:
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "new").iterdir()}
        assert modes["sixgun.db"] == modes["secret"] == 0o600
        person = Person(house, "Ann")
        code = person.post("/api/quick", {"players": 4}).json()["code"]
        table = person.sit_at(code)
        table.wait_until(0)
        house.process.send_signal(signal.SIGTERM)
        said = table.hear()
        while not isinstance(said, Goodbye):
            said = table.hear()
        assert said.reason == "restart"
        assert house.process.wait(PATIENCE) in (0, -signal.SIGTERM)
    with open_house(tmp_path / "new") as house:
        again = Person(house, "")
        again.web.cookies = person.web.cookies
        assert again.get("/api/me").json()["tables"][0]["code"] == code
        assert again.sit_at(code).wait_until(0).me == 0


def test_the_rejoin_link_works_on_another_device(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ann, device = Person(house, "Ann"), Person(house, "")
        assert device.get("/api/me").status_code == 401
        asked = device.get(
            ann.me["rejoin"],
        )
        assert asked.status_code == 200
        assert "Play on as Ann on this device?" in asked.text
        assert device.get("/api/me").status_code == 401, "a link asks before it logs in"
        answer = device.post(ann.me["rejoin"])
        assert (answer.status_code, answer.headers["location"]) == (303, "/")
        assert device.get("/api/me").json()["player"] == ann.me["player"]
        assert device.get("/r/nonsense").status_code == 401
        assert Person(house, "").post(ann.me["rejoin"]).status_code == 401, "a link works once"
        assert device.get(ann.me["rejoin"]).status_code == 401
        fresh = ann.get("/api/me").json()["rejoin"]
        german = device.web.get(fresh, headers={"Accept-Language": "de-AT,en;q=0.5"})
        assert "Auf diesem Gerät als Ann weiterspielen?" in german.text
        mine = device.get("/api/me/export").json()
        assert (mine["name"], mine["player"]) == ("Ann", ann.me["player"])
        assert ann.web.delete("/api/me").status_code == 204
        assert device.get("/api/me").status_code == 401


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory):  # type: ignore[no-untyped-def]
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


def test_a_third_party_bot_plays_a_whole_game(house: House) -> None:
    command = [sys.executable, str(ROOT / "examples" / "web_bot.py"), house.address]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    assert done.stdout.startswith("Winners: [")


def test_a_third_party_bot_takes_a_seat_by_code(house: House) -> None:
    ann = Person(house, "Ann")
    agreed = {"agreement": {"players": 4, "speed": "none"}, "bots": ["easy", "easy"]}
    code = ann.post("/api/tables", agreed).raise_for_status().json()["code"]
    command = [sys.executable, str(ROOT / "examples" / "web_bot.py"), house.address, code]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bot:
        while ann.post(f"/api/tables/{code}/start").status_code != 200:
            time.sleep(0.05)
        ann.web.delete(f"/api/tables/{code}/seat").raise_for_status()
        try:
            said, _ = bot.communicate(timeout=120)
        finally:
            bot.kill()
    assert said.startswith("Winners: [")


def test_a_third_party_bot_adds_its_share_to_the_shuffle(tmp_path: Path) -> None:
    with open_house(tmp_path, module="sixgun") as house:
        command = [sys.executable, str(ROOT / "examples" / "web_bot.py"), house.address]
        subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
        (kept,) = logs(tmp_path / "sixgun.db").values()
        (match,) = read_table(kept[0].table, kept)[0].games
        assert match.shuffle is not None
        assert list(match.shuffle.shares) == [0]


def test_the_example_is_as_short_as_promised() -> None:
    lines = (ROOT / "examples" / "web_bot.py").read_text().splitlines()
    assert len([line for line in lines if line.strip()]) <= 80


# A slow client


def test_a_client_that_never_reads_delays_no_one(house: House) -> None:
    """One socket at the table is never read and has a tiny buffer; the others get every move without delay."""
    ann = Person(house, "Ann")
    code = ann.post("/api/quick", {"players": 7, "level": "easy"}).json()["code"]
    deaf = raw_socket(house, code)
    table = ann.sit_at(code)
    try:
        for _ in range(4):
            slowest = played(table, 40)
            assert slowest < STUCK
            if table.game is not None and table.game.prompt is None:
                break
    finally:
        deaf.close()


def played(table, choices: int) -> float:  # type: ignore[no-untyped-def]
    """Makes this many choices, or plays to the end; returns the longest time for one."""
    slowest = 0.0
    for _ in range(choices):
        while table.game is None or (table.game.prompt is not None and not table.game.options):
            table.hear()
        if table.game.prompt is None:
            break
        before, seq = time.monotonic(), table.game.seq
        table.choose(table.game.options[0])
        table.wait_until(seq + 1)
        slowest = max(slowest, time.monotonic() - before)
    return slowest


def raw_socket(house: House, code: str) -> socket.socket:
    """Opens a socket and then never reads from it."""
    host, port = house.address.removeprefix("http://").split(":")
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    deaf.connect((host, int(port)))
    deaf.send(
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert deaf.recv(64).startswith(b"HTTP/1.1 101")
    return deaf


def test_commands_import_only_what_they_need() -> None:
    """Only the commands that serve import the server, its bots and its pages."""
    heavy = ("litestar", "uvicorn", "sixgun.server", "sixgun.bots")
    code = f"import sixgun.cli, sys; print([name for name in sys.modules if name.startswith({heavy})])"
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"
