"""Compile the engine and build the pages of the web table on their way into the wheel.

Where a C compiler is there, the wheel carries the compiled modules beside their sources.
Where none is, or where SIXGUN_PURE=1 asks for it, the wheel carries the sources alone.
Either way the same code plays the same games, only not as fast.

Where Node.js is there, the wheel carries the built pages. Where it is not, or where SIXGUN_NO_PAGE=1 asks for it,
the server says so instead of showing them. SIXGUN_PAGE names a folder of pages that are built already.

A wheel is compiled as one C file with all optimisation, which takes a minute of one core. SIXGUN_DEVELOPMENT=1 compiles
one file for each module on all cores, which takes less than half of that; bench/README.md says what it costs in speed.

SIXGUN_CACHE names a folder to keep the compiled modules in until their sources change, and the object file of each, so
that a build that was interrupted goes on where it was.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version as installed
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

SOURCE = Path("src")
RESEARCH = (
    "action_numbers",
    "batch_stepper",
    "numbered_game",
    "observation",
    "row_writer",
)  # the modules without numpy
LINES = ("card_traffic", "drafts", "lines", "prompts", "story", "teller")
MATCH = (*LINES, "notation", "position", "redeal", "view")
COMPILED = (
    *("engine", "rules", "cards", "characters", "event_cards", "bots"),
    *(f"match/{name}.py" for name in MATCH),
    *(f"research/{name}.py" for name in RESEARCH),
    *(f"server/render/{name}.py" for name in ("frames", "game", "picture", "scene")),
    "server/table/connection.py",
)
SETTINGS = Path("pyproject.toml")
WEB = Path("web")
PAGE = Path("sixgun/server/page")
INLINING = "-fno-semantic-interposition"  # lets functions of a shared library inline each other: 12% more games
KEPT_DAYS = 7
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
        """The folder of built pages."""
        if built := os.environ.get("SIXGUN_PAGE"):
            return Path(built)
        self.app.display_info("Sixgun: building the pages")
        install_page_tools()
        npm("run", "build", "--", "--outDir", str(scratch / "page"), "--logLevel", "warn")
        return scratch / "page"

    def binaries(self, scratch: Path) -> Path:
        """The folder of compiled modules: the one kept from last time if it still fits."""
        kept = cache(scratch) / ("sixgun-development" if development() else "sixgun-compiled") / fingerprint()
        if kept.exists():
            self.app.display_info("Sixgun: the engine has not changed, so it is not compiled again")
            return kept
        self.app.display_info(f"Sixgun: compiling {len(modules())} modules of the engine")
        start = time.monotonic()
        objects = cache(scratch) / "sixgun-objects" if development() else None
        build(engine(scratch), scratch / "new", scratch, objects)
        self.app.display_info(f"Sixgun: compiled in {time.monotonic() - start:.0f} s")
        shutil.rmtree(kept.parent, ignore_errors=True)
        kept.parent.mkdir(parents=True)
        shutil.move(scratch / "new", kept)
        return kept


def cache(scratch: Path) -> Path:
    return Path(os.environ.get("SIXGUN_CACHE") or scratch).resolve()


def development() -> bool:
    return os.environ.get("SIXGUN_DEVELOPMENT", "0") not in ("", "0")


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
        opt_level="1" if development() else "3",
        debug_level="0",
        strip_asserts=False,
        multi_file=development(),
        target_dir=str(scratch / "c"),
        group_name="sixgun",
    )
    for extension in extensions if compiler_takes(INLINING) else []:
        extension.extra_compile_args.append(INLINING)
    return extensions


class ParallelBuild(build_ext):  # type: ignore[misc]
    """Compiles the C files of an extension side by side, and none that was compiled before."""

    objects: Path | None = None  # where the object files are kept, by what they were made of

    def build_extensions(self) -> None:
        self.compile_files = self.compiler.compile
        self.compiler.compile = self.compile_side_by_side
        super().build_extensions()

    def compile_side_by_side(self, sources: Sequence[str], **options: Any) -> list[str]:
        if self.objects is None or len(sources) == 1:
            return list(self.compile_files(sources, **options))
        self.objects.mkdir(parents=True, exist_ok=True)
        facts = f"{sys.version} {self.compiler.compiler_so} {options.get('extra_postargs')}".encode()
        common = facts + header_digest(sources)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return list(pool.map(lambda source: self.compile_file(source, common, options), sources))

    def compile_file(self, source: str, common: bytes, options: dict[str, Any]) -> str:
        assert self.objects is not None
        kept = self.objects / hashlib.sha256(common + Path(source).read_bytes()).hexdigest()
        (made,) = self.compiler.object_filenames([source], output_dir=options["output_dir"])
        if kept.exists():
            Path(made).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(kept, made)
            kept.touch()
        else:
            self.compile_files([source], **options)
            shutil.copyfile(made, kept.with_suffix(".new"))
            kept.with_suffix(".new").rename(kept)  # whole or not at all
        return str(made)


def forget_old(objects: Path) -> None:
    """Object files that no build of the last days has used."""
    for path in objects.glob("*"):
        if path.stat().st_mtime < time.time() - KEPT_DAYS * 86_400:
            path.unlink()


def header_digest(sources: Sequence[str]) -> bytes:
    """Of every header that one of these files may include."""
    digest = hashlib.sha256()
    for header in sorted({header for source in sources for header in Path(source).parent.rglob("*.h")}):
        digest.update(header.read_bytes())
    return digest.digest()


def build(extensions: list[Extension], target: Path, scratch: Path, objects: Path | None = None) -> None:
    distribution = Distribution({"name": "sixgun", "ext_modules": extensions})
    command = ParallelBuild(distribution)
    command.build_lib, command.build_temp = str(target), str(scratch / "objects")
    command.objects = objects
    command.parallel = True
    command.ensure_finalized()
    command.run()
    if command.objects is not None:
        forget_old(command.objects)


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
    if os.environ.get("SIXGUN_PAGE"):
        return ""
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


def files(folder: Path) -> Iterator[Path]:
    return (path.relative_to(folder) for path in sorted(folder.rglob("*")) if path.is_file())
