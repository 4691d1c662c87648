"""`Action.take` has several meanings, and only the module of actions and the notation write it by its own name."""

from __future__ import annotations

import ast

import pytest

from tests.shape.sources import modules, name_of, tree

pytestmark = pytest.mark.interpreted

HOMES = {"src/sixgun/engine/actions.py", "src/sixgun/match/notation.py"}


def test_what_is_taken_is_said_by_its_meaning() -> None:
    found = [
        f"{name_of(path)}:{node.lineno}"
        for path in modules("src/sixgun")
        if name_of(path) not in HOMES
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Action"
        if any(keyword.arg == "take" for keyword in node.keywords)
    ]
    assert not found, found
