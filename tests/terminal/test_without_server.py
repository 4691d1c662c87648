"""Without the extra `server`: the library, the bots and the terminal work, and the server says what is missing."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from functools import cache
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path
from re import match

import pytest

from tests.docs.pages import ROOT
from tests.terminal.command import FIRST, environment

WITHOUT = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in MISSING:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name.partition(".")[0])

sys.meta_path.insert(0, Missing())
"""
GAME = """
from random import Random

import sixgun
from sixgun.bots import BOTS

match, rng = sixgun.deal("combined", players=5, seed=3), Random(3)
while not match.over:
    match.act(BOTS["reader"](match.observe(match.question.seat), rng))
sixgun.load(match.save())
print(match.winners)
"""
COMMAND = "from sixgun.cli import main; main()"


def needed(names: list[str]) -> set[str]:
    """These distributions and what they need, as far as it is installed."""
    found = set[str]()
    while names:
        name = normal(names.pop())
        if name not in found:
            found.add(name)
            names += [each for each in requirements(name) if "extra ==" not in each]
    return found


def requirements(name: str) -> list[str]:
    try:
        return requires(name) or []
    except PackageNotFoundError:
        return []


def normal(requirement: str) -> str:
    """`typer-slim` for `Typer_Slim[all]>=1; python_version > "3"`."""
    found = match(r"[\w.-]+", requirement)
    assert found
    return found[0].lower().replace("_", "-").replace(".", "-")


@cache
def missing() -> frozenset[str]:
    """The modules of every installed distribution that Sixgun does not need without extras."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    kept = needed(settings["project"]["dependencies"]) | {"sixgun"}
    return frozenset(
        module
        for module, owners in packages_distributions().items()
        if not kept.intersection(map(normal, owners)) and module not in sys.stdlib_module_names
    )


def without(program: str, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    code = f"MISSING = {set(missing())!r}\n{WITHOUT}\n{program}"
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        input=typed,
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_packages_of_the_server_are_missing() -> None:
    assert {"litestar", "msgspec", "platformdirs", "structlog", "uvicorn"} <= missing()
    done = without("import uvicorn")
    assert "No module named 'uvicorn'" in done.stderr


def test_bots_play_a_game() -> None:
    done = without(GAME)
    assert done.stderr == ""
    assert done.stdout.startswith("(")


@pytest.mark.parametrize(
    "line",
    [
        "--help",
        "serve --help",
        "editions",
        "rules barrel",
        "sim --games 3 --jobs 1",
        "arena greedy random --games 2 --jobs 1",
        "migrate --help",
    ],
)
def test_other_commands_work(line: str) -> None:
    done = without(COMMAND, *line.split())
    assert (done.returncode, done.stderr) == (0, "")


def test_a_game_in_the_terminal() -> None:
    done = without(COMMAND, "play", "--plain", "--seed", "1", typed=FIRST * 5)
    assert (done.returncode, done.stderr) == (0, "")


SENTENCES = {
    "en": "The game in the browser needs the package",
    "de": "Für das Spiel im Browser fehlt das Paket",
    "cs": "Pro hru v prohlížeči chybí balíček",
}


@pytest.mark.parametrize("lang", SENTENCES)
def test_play_says_what_is_missing_and_what_works(lang: str) -> None:
    done = without(COMMAND, "play", "--lang", lang)
    said = " ".join(done.stderr.split())
    assert (done.returncode, done.stdout) == (1, "")
    assert SENTENCES[lang] in said
    assert 'pip install "sixgun[server]"' in said
    assert "sixgun play --plain" in said


def test_serve_and_migrate_say_what_is_missing(tmp_path: Path) -> None:
    database = tmp_path / "sixgun.db"
    database.touch()
    for arguments in (["serve", "--database", str(database)], ["migrate", str(database)]):
        done = without(COMMAND, *arguments, "--lang", "en")
        assert done.returncode == 1
        assert 'Install it with: pip install "sixgun[server]"' in " ".join(done.stderr.split())
    assert list(tmp_path.iterdir()) == [database]
    assert database.read_bytes() == b""
