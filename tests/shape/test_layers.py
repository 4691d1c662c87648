"""The layers of docs/architecture.md and docs/server.md: which may import which, and where an edition may be named."""

import re
import runpy
import sys
import tomllib
from collections import Counter
from collections.abc import Collection
from contextlib import chdir
from pathlib import Path

import pytest

from sixgun.editions import EDITIONS
from tests.shape.sources import ROOT, functions, imports, layer, modules, name_of, strings, tree

pytestmark = pytest.mark.interpreted


def arrows(page: str, heading: str) -> dict[str, list[str]]:
    """The table of this page of docs with this heading: which layer may import which."""
    table = (ROOT / "docs" / page).read_text(encoding="utf-8").partition(f"| {heading} |")[2].partition("\n\n")[0]
    rows = re.findall(r"^\| `(\w+)` \| (.*) \|$", table, re.M)
    return {mine: re.findall(r"`(\w+)`", others) for mine, others in rows}


ARROWS = arrows("architecture.md", "layer")
SERVER = arrows("server.md", "part of the server")

PACKAGES = {
    "engine": "mypy_extensions",
    "words": "fluent_compiler",
    "terminal": "rich typer",
    "commands": "rich typer platformdirs",
    "cli": "rich typer",
}
PACKAGES |= dict.fromkeys(("rules", "cards", "characters", "event_cards"), "mypy_extensions")
PACKAGES |= {"lab": "pyarrow ray", "research": "numpy gymnasium pettingzoo pyspiel mypy_extensions librt"}
PACKAGES |= {"server": "litestar uvicorn websockets msgspec itsdangerous segno structlog prometheus_client openskill"}
PACKAGES["server"] += " asyncpg nats"
"""Allowed third-party packages, by layer."""

SOURCES = modules("src/sixgun")
MOST_MODULES = 18


def test_imports_follow_the_layers() -> None:
    wrong = [f"{name_of(path)} imports {name}" for path in SOURCES for name in wrong_arrows(path)]
    assert not wrong, wrong


def wrong_arrows(path: Path) -> list[str]:
    mine = layer(path)
    ours, theirs = (mine, *ARROWS[mine]), PACKAGES.get(mine, "").split()
    return [name for name in imports(tree(path)) if not may_import(name, ours, theirs)]


def may_import(name: str, ours: Collection[str], theirs: Collection[str]) -> bool:
    package, *rest = name.split(".")
    if package == "sixgun":
        return rest[0] in ours
    return package in sys.stdlib_module_names or package in theirs


def test_imports_inside_the_server_follow_its_layers() -> None:
    wrong = [
        f"{name_of(path)} imports {name}"
        for path in SOURCES
        if layer(path) == "server" and (mine := part(path))
        for name in imports(tree(path))
        if name.startswith("sixgun.server.") and name.split(".")[2] not in (mine, *SERVER[mine])
    ]
    assert not wrong, wrong


def part(path: Path) -> str:
    """`table` for src/sixgun/server/table/dealer.py, `app` for src/sixgun/server/app.py; nothing for the package."""
    return path.relative_to(ROOT / "src" / "sixgun" / "server").with_suffix("").parts[0].removeprefix("__init__")


EXTRAS = {"server": "server cluster", "commands": "server", "lab": "lab ray", "research": "research"}
"""The extras whose packages a layer may also import."""

CALLED = {"nats_py": "nats", "open_spiel": "pyspiel"}
"""Packages whose module has another name."""


def test_packages_come_with_the_extra_of_their_layer() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    for name, packages in PACKAGES.items():
        listed = [*project["dependencies"], *(each for extra in EXTRAS.get(name, "").split() for each in extras[extra])]
        known = {module_of(requirement) for requirement in listed}
        assert set(packages.split()) <= known, name


def module_of(requirement: str) -> str:
    """`prometheus_client` for `prometheus-client>=0.23`."""
    package = re.split(r"[<>=;\[ ]", requirement)[0].replace("-", "_")
    return CALLED.get(package, package)


def test_folders_have_few_modules() -> None:
    folders = Counter(path.parent for path in SOURCES if path.name != "__init__.py")
    assert max(folders.values()) <= MOST_MODULES, folders.most_common(3)


def test_compiled_modules_need_only_what_the_build_installs() -> None:
    """The compiler follows all imports from there, and the build runs before other packages are installed."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needed = settings["build-system"]["requires"]
    installed = {"mypy_extensions", "librt"} | {re.split(r"\W", each)[0] for each in needed}
    with chdir(ROOT):
        reached = [ROOT / name for name in runpy.run_path("hatch_build.py")["modules"]()]
    wrong = set()
    for path in reached:
        for name in imports(tree(path)):
            package = name.partition(".")[0]
            if package == "sixgun":
                reached += [each for each in files_of(name) if each not in reached]
            elif package not in sys.stdlib_module_names | installed:
                wrong.add(f"{name_of(path)} imports {package}")
    assert not wrong, sorted(wrong)


def files_of(name: str) -> list[Path]:
    """The files of a module and of the packages that contain it."""
    parts = name.split(".")
    places = [ROOT / "src" / Path(*parts[:end]) for end in range(1, len(parts) + 1)]
    return [file for place in places for file in (place.with_suffix(".py"), place / "__init__.py") if file.exists()]


def test_nothing_is_imported_lazily() -> None:
    late = [f"{name} imports {it}" for path in SOURCES for name, body in functions(path) for it in imports(body)]
    assert not late, late


def test_no_edition_is_named_outside_the_editions() -> None:
    """No string contains the name of an edition. The .ftl files are data and not checked."""
    named = [
        f"{name_of(path)}:{line} says {text!r}"
        for path in SOURCES
        if layer(path) != "editions"
        for line, text in strings(path)
        if names_in(text) & EDITIONS.keys()
    ]
    assert not named, named


def names_in(text: str) -> set[str]:
    return set(re.findall(r"\w+", text))


def test_every_layer_is_documented() -> None:
    assert {layer(path) for path in SOURCES} == ARROWS.keys()
    assert {part(path) for path in SOURCES if layer(path) == "server"} - {""} == SERVER.keys()
