"""No two classes of the package share a name, and no type alias takes the name of a class."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator

import pytest

from tests.shape.sources import modules, name_of, tree

pytestmark = pytest.mark.interpreted

PARAMETERS = ("Annotated", "NamedDependency", "FromPath", "FromQuery")
"""An alias of one of these describes an option of a command or a parameter of a route, and is named after it."""


def classes() -> dict[str, list[str]]:
    """The modules that define a class, by its name."""
    homes: defaultdict[str, list[str]] = defaultdict(list)
    for path in modules("src/sixgun"):
        for node in tree(path).body:
            if isinstance(node, ast.ClassDef):
                homes[node.name].append(name_of(path))
    return homes


def aliases() -> Iterator[tuple[str, str]]:
    """The type aliases of the package, each with its module: assignments to a name that is written like a class."""
    for path in modules("src/sixgun"):
        for node in tree(path).body:
            if isinstance(node, ast.Assign) and not describes_a_parameter(node.value):
                for target in node.targets:
                    if isinstance(target, ast.Name) and target.id[0].isupper() and not target.id.isupper():
                        yield target.id, name_of(path)


def describes_a_parameter(value: ast.expr) -> bool:
    return isinstance(value, ast.Subscript) and isinstance(value.value, ast.Name) and value.value.id in PARAMETERS


def test_no_two_classes_share_a_name() -> None:
    shared = {name: found for name, found in classes().items() if len(found) > 1}
    assert not shared, shared


def test_no_alias_takes_the_name_of_a_class() -> None:
    known = classes()
    found = list(aliases())
    assert found
    shared = [f"{module}: {name}, a class of {known[name][0]}" for name, module in found if name in known]
    assert not shared, shared
