"""Small pieces (section 7 of the design). What is larger is named here, with the reason."""

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
    "src/sixgun/engine/hooks.py::Card.__init__": "the printed facts of a kind of card, each by its name",
    "src/sixgun/match/match.py::deal": "everything that can be agreed before the deal, each by its name",
    "src/sixgun/research/batch.py::Batch.__init__": "everything that can be agreed for a batch, each by its name",
    "src/sixgun/commands/play.py::play": "the options of the command, each with its name and its help",
    "src/sixgun/commands/serve.py::serve": "the options of the command, each with its name and its help",
    "src/sixgun/commands/sim.py::sim": "the options of the command, each with its name and its help",
    "src/sixgun/commands/arena.py::arena": "the options of the command, each with its name and its help",
    "src/sixgun/commands/balance.py::balance": "the options of the command, each with its name and its help",
    "src/sixgun/commands/analyse.py::analyse": "the options of the command, each with its name and its help",
    "src/sixgun/scenario.py::Actor.cannot": "an action as prose, and why it is refused",
    "src/sixgun/scenario.py::Actor.matches": "an option, and the five parts of an action as prose",
}


def test_a_module_is_no_longer_than_can_be_overseen() -> None:
    lengths = {name_of(path): len(path.read_text(encoding="utf-8").splitlines()) for path in modules(*FOLDERS)}
    within(lengths, MODULE, LONG_MODULES)


def test_a_function_fits_on_a_screen() -> None:
    lengths = {name: length(function) for path in modules(*FOLDERS) for name, function in functions(path)}
    within(lengths, FUNCTION, LONG_FUNCTIONS)


def test_a_function_takes_few_things() -> None:
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
    taken = function.args
    names = [each.arg for each in taken.posonlyargs + taken.args + taken.kwonlyargs]
    return len([name for name in names if name not in ("self", "cls")])
