"""No two classes of the package share a name."""

from __future__ import annotations

import ast
from collections import defaultdict

import pytest

from tests.shape.sources import modules, name_of, tree

pytestmark = pytest.mark.interpreted


def test_no_two_classes_share_a_name() -> None:
    homes: defaultdict[str, list[str]] = defaultdict(list)
    for path in modules("src/sixgun"):
        for node in tree(path).body:
            if isinstance(node, ast.ClassDef):
                homes[node.name].append(name_of(path))
    shared = {name: found for name, found in homes.items() if len(found) > 1}
    assert not shared, shared
