"""Skips the tests of the extra `research` where it is not installed, except with CI=true, where everything must run."""

import os
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

import pytest

EXTRA = ("numpy", "librt", "gymnasium", "pettingzoo", "pyspiel", "shimmy")
MISSING = [package for package in EXTRA if find_spec(package) is None]


class Unread(pytest.Module):
    """A test module that cannot be imported here."""

    def collect(self) -> Iterable[pytest.Item]:
        pytest.skip(f"needs {', '.join(MISSING)}: pip install sixgun[research]", allow_module_level=True)


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> pytest.Module | None:
    if not MISSING or os.environ.get("CI") == "true":
        return None
    return Unread.from_parent(parent, path=module_path)
