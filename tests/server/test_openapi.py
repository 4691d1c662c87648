"""The OpenAPI document is correct, and neither valid nor invalid requests break the server."""

import os
import subprocess
import sys
import warnings
from pathlib import Path
from random import Random

from sixgun.server.app import application
from sixgun.server.config import ServerConfig
from tests.server.live_server import House, Person, open_house, party, play_on

SCALE = int(os.environ.get("SIXGUN_SCALE", "1"))
EXAMPLES = 8 * SCALE  # per operation, besides edge cases
DELETES_THE_ASKER, LOGS_THE_ASKER_OUT = "DELETE /api/me", "POST /api/me/logout"
LENIENT = "negative_data_rejection"  # litestar reads "5" as 5 and "null" as null, which is harmless


def test_schemathesis_finds_nothing(tmp_path: Path) -> None:
    with open_house(tmp_path / "house", "--log-level", "error") as house:
        with party(house, "Ann Bob Cid Dot") as tables:
            play_on(tables, Random(1))
            tables[0].wait_for_status("over")
            ran = examine(house, tables[0].person, tmp_path)
        assert ran.returncode == 0, ran.stdout[-8000:]
        assert '"event": "failed"' not in house.log
        assert house.ask("GET", "/healthz").status_code == 200


def examine(house: House, person: Person, folder: Path) -> subprocess.CompletedProcess[str]:
    options = ["--max-examples", str(EXAMPLES), "--generation-deterministic", "--no-color", "--request-timeout", "20"]
    options += ["--header", f"Cookie: {person.cookie()}", "--exclude-name", DELETES_THE_ASKER]
    options += ["--exclude-name", LOGS_THE_ASKER_OUT, "--exclude-checks", LENIENT]
    address = f"{house.address}/schema/openapi.json"
    command = [sys.executable, "-m", "schemathesis.cli", "run", address, *options]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300 * SCALE, check=False)


def test_the_document_is_openapi_3_1_and_lists_every_route(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        document = house.ask("GET", "/schema/openapi.json").raise_for_status().json()
        assert document["openapi"].startswith("3.1")
        for path in ("/api/me", "/api/tables", "/api/quick", "/api/editions/{edition}", "/api/replays/{replay}/stills"):
            assert path in document["paths"]
        page = house.ask("GET", "/schema", follow_redirects=True)
        assert page.status_code == 200
        assert "script" not in page.text
        numbers = house.ask("GET", "/metrics").raise_for_status().text
        for name in ("tables", "seats", "sockets", "moves_total", "move_seconds_bucket", "bot_queue"):
            assert f"sixgun_{name}" in numbers


def test_no_deprecated_feature_of_the_framework_is_used(tmp_path: Path) -> None:
    """The framework emits no deprecation warnings."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        _, desk = application(ServerConfig(tmp_path / "sixgun.db", tmp_path / "secret"))
    desk.store.close()
