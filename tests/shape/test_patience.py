"""Tests wait long for what must come: a limit of five seconds is a test that fails on a busy machine."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tests.shape.sources import ROOT, name_of

pytestmark = pytest.mark.interpreted

PATHS = [*(ROOT / "tests").rglob("*.py"), *(ROOT / "tools" / "siege").glob("*.py")]
HTTPX = {"get", "post", "put", "patch", "delete", "request", "stream", "Client", "AsyncClient"}
LEAST = 20  # seconds


def impatient(source: str) -> Iterator[int]:
    """The lines that leave httpx its default of five seconds on a network, or give a socket less than `LEAST`."""
    for call in ast.walk(ast.parse(source)):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute):
            owner = call.func.value
            of_httpx = isinstance(owner, ast.Name) and owner.id == "httpx" and call.func.attr in HTTPX
            limits = [each.value for each in call.keywords if each.arg in ("timeout", "transport")]
            if call.func.attr == "settimeout" or (call.func.attr == "recv" and call.args):
                limits = call.args[:1]
            if (of_httpx and not limits) or any(is_short(limit) for limit in limits):
                yield call.lineno


def is_short(limit: ast.expr) -> bool:
    return isinstance(limit, ast.Constant) and isinstance(limit.value, int | float) and limit.value < LEAST


def test_no_test_is_impatient() -> None:
    found = [
        f"{name_of(path)}:{line}" for path in sorted(PATHS) for line in impatient(path.read_text(encoding="utf-8"))
    ]
    assert not found, f"give them live_server.PATIENCE: {found}"


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("httpx.get('/')", [1]),
        ("httpx.Client(base_url='/', timeout=5)", [1]),
        ("httpx.Client(base_url='/', timeout=PATIENCE)\nwire.recv(5)", [2]),
        ("wire.recv()\nwire.recv(PATIENCE)\ndoor.settimeout(3)", [3]),
        ("httpx.AsyncClient(transport=way)", []),
        ("web.get('/')\nrun(input=3)", []),
    ],
)
def test_impatience_is_seen(source: str, lines: list[int]) -> None:
    assert list(impatient(source)) == lines
