"""The source files and their syntax trees, for the tests of their shape."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "sixgun"

Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def modules(*folders: str) -> list[Path]:
    """The Python files in these folders of the project."""
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def name_of(path: Path) -> str:
    """The path from the root: `src/sixgun/rules/turn.py`."""
    return path.relative_to(ROOT).as_posix()


def layer(path: Path) -> str:
    """The layer of a module: its folder in the package, or its own name."""
    return path.relative_to(SOURCE).with_suffix("").parts[0]


@cache
def functions(path: Path) -> list[tuple[str, Function]]:
    """Every function and method with its full name: `src/sixgun/rules/turn.py::Turn.run`."""
    return list(nested(tree(path), name_of(path) + "::"))


def nested(node: ast.AST, prefix: str) -> Iterator[tuple[str, Function]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.expr):
            continue  # no expression contains a statement
        if isinstance(child, Function):
            yield prefix + child.name, child
        if isinstance(child, Function | ast.ClassDef):
            yield from nested(child, f"{prefix}{child.name}.")
        else:
            yield from nested(child, prefix)


def imports(node: ast.AST) -> Iterator[str]:
    """The full names of everything imported anywhere below: `sixgun.engine.ids.Action`, `typer`."""
    for each in ast.walk(node):
        if isinstance(each, ast.Import):
            yield from (alias.name for alias in each.names)
        elif isinstance(each, ast.ImportFrom):
            yield from (f"{each.module}.{alias.name}" for alias in each.names)


def strings(path: Path) -> Iterator[tuple[int, str]]:
    """Every string literal that is not a docstring, with its line."""
    docs = {id(doc) for node in ast.walk(tree(path)) for doc in docstring(node)}
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.lineno, node.value


def docstring(node: ast.AST) -> list[ast.expr]:
    """The strings that stand alone: docstrings, at the head of something or below a name."""
    body = getattr(node, "body", [])
    return [each.value for each in body if isinstance(each, ast.Expr)] if isinstance(body, list) else []
