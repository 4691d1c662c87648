"""Limits on the size of modules, functions and signatures. Exceptions are listed here with the reason."""

from collections.abc import Container
from statistics import median

import pytest

from tests.shape.sources import Function, functions, modules, name_of

pytestmark = pytest.mark.interpreted

FOLDERS = ("src/sixgun", "tests", "tools", "bench")
MODULE = 400  # lines
FUNCTION = 40
PARAMETERS = 5  # besides self

LONG_MODULES: dict[str, str] = {}
LONG_FUNCTIONS: dict[str, str] = {}
MANY_PARAMETERS = {
    "src/sixgun/engine/hooks.py::Card.__init__": "the printed facts of a kind of card, by keyword",
    "src/sixgun/match/match.py::deal": "all options of a game, by keyword",
    "src/sixgun/research/batch.py::Batch.__init__": "all options of a batch, by keyword",
    "src/sixgun/commands/play.py::play": "the options of the command, each with its help",
    "src/sixgun/commands/serve.py::serve": "the options of the command, each with its help",
    "src/sixgun/commands/sim.py::sim": "the options of the command, each with its help",
    "src/sixgun/commands/arena.py::arena": "the options of the command, each with its help",
    "src/sixgun/commands/balance.py::balance": "the options of the command, each with its help",
    "src/sixgun/commands/analyse.py::analyse": "the options of the command, each with its help",
    "src/sixgun/scenario/actor.py::Actor.cannot": "the parts of an action, and the reason for refusing it",
    "src/sixgun/scenario/actor.py::Actor.matches": "an option, and the five parts of an action",
}


def test_modules_are_short() -> None:
    lengths = {name_of(path): len(path.read_text(encoding="utf-8").splitlines()) for path in modules(*FOLDERS)}
    within(lengths, MODULE, LONG_MODULES)


def test_functions_fit_on_a_screen() -> None:
    lengths = {name: length(function) for path in modules(*FOLDERS) for name, function in functions(path)}
    within(lengths, FUNCTION, LONG_FUNCTIONS)


def test_functions_take_few_parameters() -> None:
    counts = {name: parameters(function) for path in modules("src/sixgun") for name, function in functions(path)}
    within(counts, PARAMETERS, MANY_PARAMETERS)


def within(found: dict[str, int], most: int, excused: Container[str]) -> None:
    over = {name: number for name, number in found.items() if number > most and name not in excused}
    assert not over, over


def test_most_functions_are_short() -> None:
    lengths = sorted(length(function) for path in modules("src/sixgun") for _, function in functions(path))
    assert median(lengths) <= 6
    assert lengths[len(lengths) * 95 // 100] < 20


def test_no_exception_is_out_of_date() -> None:
    names = {name for path in modules(*FOLDERS) for name, _ in functions(path)} | set(map(name_of, modules(*FOLDERS)))
    assert {*LONG_MODULES, *LONG_FUNCTIONS, *MANY_PARAMETERS} <= names


def length(function: Function) -> int:
    assert function.end_lineno is not None
    return function.end_lineno - function.lineno + 1


def parameters(function: Function) -> int:
    args = function.args
    names = [each.arg for each in args.posonlyargs + args.args + args.kwonlyargs]
    return len([name for name in names if name not in ("self", "cls")])
