"""Compile the engine and build the pages of the web table on their way into the wheel.

Where a C compiler is there, the wheel carries the compiled modules beside their sources.
Where none is, or where SIXGUN_PURE=1 asks for it, the wheel carries the sources alone.
Either way the same code plays the same games, only not as fast.

Where Node.js is there, the wheel carries the built pages. Where it is not, or where SIXGUN_NO_PAGE=1 asks for it,
the server says so instead of showing them.

SIXGUN_CACHE names a folder to keep the compiled modules and the built pages in until their sources change.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.metadata import version as installed
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from setuptools import Distribution, Extension

SOURCE = Path("src")
RESEARCH = ("actions", "glance", "observation", "pile", "sitting", "stepper")  # the modules without numpy
TABLE = ("notation", "position", "redeal", "view")
COMPILED = (
    *("engine", "rules", "cards", "characters", "bots"),
    *(f"table/{name}.py" for name in TABLE),
    *(f"lab/research/{name}.py" for name in RESEARCH),
    "server/telling.py",
)
SETTINGS = Path("pyproject.toml")
WEB = Path("web")
WORDS = SOURCE / "sixgun" / "words"
PAGE = Path("sixgun/server/page")
INLINING = "-fno-semantic-interposition"  # lets functions of a shared library inline each other: 12% more games
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"


class CompiledEngine(BuildHookInterface[BuilderConfig]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.scratch = TemporaryDirectory(prefix="sixgun-")  # lives as long as the hook
        with contextlib.chdir(self.root):
            self.add_pages(build_data, Path(self.scratch.name))
            self.add_engine(build_data, Path(self.scratch.name))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self.scratch.cleanup()

    def add_engine(self, build_data: dict[str, Any], scratch: Path) -> None:
        reason = why_not()
        if reason:
            self.app.display_warning(f"Sixgun: {reason}, so the engine stays pure Python")
            return
        binaries = self.binaries(scratch)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(binaries / name): str(name) for name in files(binaries)})

    def add_pages(self, build_data: dict[str, Any], scratch: Path) -> None:
        reason = why_no_pages()
        if reason:
            self.app.display_warning(f"Sixgun: {reason}, so the package has no pages for the browser")
            return
        build_data["force_include"][str(self.pages(scratch))] = str(PAGE)

    def pages(self, scratch: Path) -> Path:
        """The folder of built pages: the one kept from last time if it still fits."""
        cache = os.environ.get("SIXGUN_CACHE") or scratch
        kept = Path(cache).resolve() / "sixgun-page" / page_fingerprint()
        if kept.exists():
            self.app.display_info("Sixgun: the pages have not changed, so they are not built again")
            return kept
        self.app.display_info("Sixgun: building the pages")
        install_page_tools()
        npm("run", "build", "--", "--outDir", str(scratch / "page"), "--logLevel", "warn")
        shutil.rmtree(kept.parent, ignore_errors=True)
        kept.parent.mkdir(parents=True)
        shutil.move(scratch / "page", kept)
        return kept

    def binaries(self, scratch: Path) -> Path:
        """The folder of compiled modules: the one kept from last time if it still fits."""
        cache = os.environ.get("SIXGUN_CACHE") or scratch
        kept = Path(cache).resolve() / "sixgun-compiled" / fingerprint()
        if kept.exists():
            self.app.display_info("Sixgun: the engine has not changed, so it is not compiled again")
            return kept
        self.app.display_info(f"Sixgun: compiling {len(modules())} modules of the engine")
        start = time.monotonic()
        build(engine(scratch), scratch / "new", scratch)
        self.app.display_info(f"Sixgun: compiled in {time.monotonic() - start:.0f} s")
        shutil.rmtree(kept.parent, ignore_errors=True)
        kept.parent.mkdir(parents=True)
        shutil.move(scratch / "new", kept)
        return kept


def why_not() -> str:
    """The reason to leave the engine as it is, or nothing."""
    if os.environ.get("SIXGUN_PURE", "0") not in ("", "0"):
        return "SIXGUN_PURE is set"
    if not modules():
        return "there is nothing to compile"
    if not compiler_takes():
        return "there is no C compiler that finds the headers of Python"
    return ""


def compiler_takes(*flags: str) -> bool:
    """There is a C compiler that finds the headers of Python and knows these flags."""
    with TemporaryDirectory(prefix="sixgun-") as folder:
        scratch = Path(folder)
        source = scratch / "probe.c"
        source.write_text(PROBE, encoding="utf-8")
        probe = Extension("probe", [str(source)], optional=True, extra_compile_args=list(flags))
        build([probe], scratch / "lib", scratch)
        return any(files(scratch / "lib"))


def modules() -> list[str]:
    """Of whole layers, and single ones."""
    places = [SOURCE / "sixgun" / name for name in COMPILED]
    found = [[place] if place.suffix else place.rglob("*.py") for place in places]
    return sorted(path.as_posix() for paths in found for path in paths)


def engine(scratch: Path) -> list[Extension]:
    """Every compiled module, in one group: calls between them are calls in C."""
    from mypyc.build import mypycify

    # What a check of the project must refuse need not stop somebody's installation.
    options = ["--no-warn-unused-ignores", "--no-warn-unused-configs"]
    places = [f"--config-file={SETTINGS}", f"--cache-dir={scratch / 'mypy'}"]
    extensions = mypycify(
        [*options, *places, *modules()],
        opt_level="3",
        debug_level="0",
        strip_asserts=False,
        target_dir=str(scratch / "c"),
        group_name="sixgun",
    )
    for extension in extensions if compiler_takes(INLINING) else []:
        extension.extra_compile_args.append(INLINING)
    return extensions


def build(extensions: list[Extension], target: Path, scratch: Path) -> None:
    distribution = Distribution({"name": "sixgun", "ext_modules": extensions})
    command = distribution.get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(target), str(scratch / "objects")
    command.parallel = True
    command.ensure_finalized()
    command.run()


def fingerprint() -> str:
    """Changes whenever compiling again could give something else."""
    digest = hashlib.sha256(f"{sys.version} {sys.platform} {installed('mypy')}".encode())
    for name in [*modules(), str(SETTINGS), __file__]:
        digest.update(name.encode() + Path(name).read_bytes())
    return digest.hexdigest()


def why_no_pages() -> str:
    """The reason to leave out the pages, or nothing."""
    if os.environ.get("SIXGUN_NO_PAGE", "0") not in ("", "0"):
        return "SIXGUN_NO_PAGE is set"
    if not (WEB / "package-lock.json").exists():
        return "the sources of the pages are not here"
    if not (shutil.which("node") and shutil.which("npm")):
        return "Node.js with npm is not installed (20.19 or newer)"
    return ""


def npm(*words: str) -> None:
    subprocess.run([str(shutil.which("npm")), *words], cwd=WEB, check=True)


def install_page_tools() -> None:
    """What the lock file names, unless it is there from last time."""
    wanted, installed_lock = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed_lock.exists() or installed_lock.stat().st_mtime < wanted.stat().st_mtime:
        npm("ci")


def page_sources() -> list[Path]:
    """What the pages are made of: everything in web/ and the words."""
    own = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    return sorted([*own, *WORDS.rglob("*.ftl")])


def page_fingerprint() -> str:
    digest = hashlib.sha256()
    for path in page_sources():
        digest.update(path.as_posix().encode() + path.read_bytes())
    return digest.hexdigest()


def files(folder: Path) -> Iterator[Path]:
    return (path.relative_to(folder) for path in sorted(folder.rglob("*")) if path.is_file())
