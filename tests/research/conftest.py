"""These tests need the extra `research`. Without it they are skipped, except where everything must run (CI=true)."""

import os
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

import pytest

EXTRA = ("numpy", "librt", "gymnasium", "pettingzoo", "pyspiel", "shimmy")
MISSING = [package for package in EXTRA if find_spec(package) is None]


class Unread(pytest.Module):
    """A module of tests that cannot even be imported here."""

    def collect(self) -> Iterable[pytest.Item]:
        pytest.skip(f"needs {', '.join(MISSING)}: pip install sixgun[research]", allow_module_level=True)


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> pytest.Module | None:
    if not MISSING or os.environ.get("CI") == "true":
        return None
    return Unread.from_parent(parent, path=module_path)
