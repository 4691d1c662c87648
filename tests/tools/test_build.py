"""The build: C files are compiled in parallel, and only when they changed."""

from __future__ import annotations

import runpy
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from setuptools import Extension

ROOT = Path(__file__).parents[2]
SOURCES = {
    "one.c": '#include "both.h"\nPyObject *two(void);\nPyMODINIT_FUNC PyInit_one(void) { return two(); }\n',
    "two.c": '#include "both.h"\nPyObject *two(void) { return PyLong_FromLong(ANSWER); }\n',
    "both.h": "#include <Python.h>\n#define ANSWER 42\n",
}


@pytest.fixture
def build() -> Any:
    hook = runpy.run_path(str(ROOT / "hatch_build.py"))
    if not hook["compiler_takes"]():
        pytest.skip("there is no C compiler")
    return hook["build"]


def compile_into(folder: Path, build: Any) -> set[Path]:
    """Compiles; returns the object files that are kept."""
    sources = folder / "c"
    extension = Extension("one", [str(sources / "one.c"), str(sources / "two.c")], include_dirs=[str(sources)])
    with TemporaryDirectory(dir=folder) as scratch:
        build([extension], Path(scratch, "lib"), Path(scratch), folder / "objects")
        assert [path.name.partition(".")[0] for path in Path(scratch, "lib").iterdir()] == ["one"]
    return set((folder / "objects").iterdir())


def test_only_changed_files_are_recompiled(tmp_path: Path, build: Any) -> None:
    (tmp_path / "c").mkdir()
    for name, text in SOURCES.items():
        (tmp_path / "c" / name).write_text(text, encoding="utf-8")
    first = compile_into(tmp_path, build)
    assert len(first) == 2
    assert compile_into(tmp_path, build) == first
    (tmp_path / "c" / "two.c").write_text(SOURCES["two.c"].replace("ANSWER", "ANSWER + 1"), encoding="utf-8")
    assert len(compile_into(tmp_path, build) - first) == 1
    (tmp_path / "c" / "both.h").write_text(SOURCES["both.h"].replace("42", "43"), encoding="utf-8")
    assert len(compile_into(tmp_path, build)) == 5
