"""The documents are correct: their examples run, and everything they mention exists."""

import doctest
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import sixgun
from sixgun.cli import COMMANDS, command_named
from sixgun.engine.actions import VERBS
from sixgun.engine.refusals import ALLOWED, CODES
from sixgun.match.record import KEYWORDS
from sixgun.scenario import Actor, Scenario
from sixgun.words import LANGUAGES
from tests.docs.pages import PAGES, README, ROOT, anchors, code, commands, links, name, paths, rows, text
from tests.docs.transcript import excerpt
from tests.terminal.command import run
from tools.generate import counts

COMMAND_PAGE, LIBRARY, NOTATION, SCENARIOS = (
    ROOT / "docs" / f"{name}.md" for name in ("commands", "library", "notation", "scenarios")
)
SOURCES = sorted((ROOT / "src").rglob("*.py"))
WITH_EXAMPLES = [page for page in PAGES if ">>> " in text(page)]
MODULES = [path for path in SOURCES if ">>> " in text(path)]

every_page = pytest.mark.parametrize("page", PAGES, ids=name)


# Examples


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=name)
def test_the_examples_of_a_page_run(page: Path) -> None:
    told = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS, encoding="utf-8")
    assert told.attempted > 0
    assert told.failed == 0


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_the_examples_of_a_module_run(path: Path) -> None:
    module = import_module(".".join(path.relative_to(ROOT / "src").with_suffix("").parts))
    told = doctest.testmod(module)
    assert told.attempted > 0
    assert told.failed == 0


def test_the_turn_in_the_terminal_is_real() -> None:
    assert f"```\n{excerpt()}\n```" in text(COMMAND_PAGE), "renew it: PYTHONPATH=src python -m tests.docs.transcript"


# Everything mentioned exists


@every_page
def test_links_lead_somewhere(page: Path) -> None:
    for target, heading in links(page):
        assert target.exists(), target
        assert not heading or heading in anchors(target), f"{target}#{heading}"


@every_page
def test_mentioned_files_exist(page: Path) -> None:
    for path in paths(page):
        assert any(list((ROOT / start).glob(path.rstrip("/"))) for start in ("", "src/sixgun", "web/src")), path


@cache
def modules() -> set[str]:
    folders = ("src", "tests", "tools", "bench", "examples")
    return {path.name for path in ROOT.glob("*.py")} | {
        path.name for folder in folders for path in (ROOT / folder).glob("**/*.py")
    }


@every_page
def test_mentioned_modules_exist(page: Path) -> None:
    assert {word for word in code(page) if re.fullmatch(r"\w+\.py", word)} <= modules()


@every_page
def test_mentioned_make_targets_exist(page: Path) -> None:
    known = set(re.findall(r"^([a-z]+):", text(ROOT / "Makefile"), re.MULTILINE))
    assert {line.split()[1] for line in commands(page, "make")} <= known


@every_page
def test_mentioned_commands_and_options_exist(page: Path) -> None:
    for line in commands(page, "sixgun"):
        _, command, *rest = line.split()
        assert run(f"{command} --help").exit_code == 0, line
        options = {option for parameter in parameters(command, rest) for option in parameter.opts}
        assert {word for word in rest if word.startswith("-")} <= options | {"--help"}, line


def parameters(command: str, rest: list[str]) -> list[Any]:
    """The parameters of a command, and of the one within it if it is a group."""
    found = command_named(command)
    inner = [found.commands[word] for word in rest if word in getattr(found, "commands", {})]
    return [parameter for each in (found, *inner[:1]) for parameter in each.params]


# Nothing is missing


def test_the_page_of_the_commands_has_every_command() -> None:
    told = {line.split()[1] for line in commands(COMMAND_PAGE, "sixgun")}
    assert told == set(COMMANDS)


def test_every_language_is_named_where_people_look_for_it() -> None:
    """The package index knows languages by their English names, and a line of each page has them all."""
    classified = re.findall(r'"Natural Language :: (\w+)"', text(ROOT / "pyproject.toml"))
    assert len(classified) == len(LANGUAGES)
    for page in (README, COMMAND_PAGE):
        assert any(all(name in line for name in classified) for line in text(page).splitlines()), page
    (told,) = re.findall(r"`--lang (\w+)`((?:,? (?:or )?`\w+`)+)", text(COMMAND_PAGE))
    assert {told[0], *re.findall(r"\w+(?=`)", told[1])} == set(LANGUAGES)


def test_the_numbers_in_the_documents_follow_from_the_code() -> None:
    stale = [path.name for path, before, after in counts.corrected() if before != after]
    assert not stale, "run make generate"


def test_a_number_that_a_document_lost_is_missed() -> None:
    assert counts.replaced(r"\d+ settings can", "33 settings can", "Any of 4 settings can be", "README.md") == (
        "Any of 33 settings can be"
    )
    with pytest.raises(ValueError, match=r"README.md has .* 0 times"):
        counts.replaced(r"\d+ settings can", "33 settings can", "Any of many settings", "README.md")


def test_the_page_of_the_library_has_every_public_name() -> None:
    assert set(sixgun.__all__) <= set(code(LIBRARY))


def test_the_page_of_the_library_has_every_attribute_of_a_match() -> None:
    row = next(row[1] for row in rows(LIBRARY, "name | what it is") if row[0] == "`Match`")
    match = sixgun.deal(seed=1)
    assert [word for word in re.findall(r"\w+", row) if not hasattr(match, word)] == []


def test_the_scenario_page_has_every_word_of_the_language() -> None:
    inside = {"clear_hands", "start_phase", "refresh", "from_deck", "fits", "matches", "named", "sentence", "own"}
    inside |= {"expect_cards", "meaning", "must_be_asked", "only"}
    words = {word for cls in (Scenario, Actor) for word in vars(cls) if not word.startswith("_")} - inside
    assert words <= set(re.findall(r"\.(\w+)", text(SCENARIOS)))


def test_the_notation_page_has_every_verb_question_code_and_line() -> None:
    told = set(re.findall(r"\w+", " ".join(code(NOTATION))))
    prompts = {word for path in SOURCES for word in re.findall(r'prompt: ClassVar\[str\] = "(\w+)"', text(path))}
    assert prompts | set(VERBS) | {*CODES} - {CODES[ALLOWED]} | set(KEYWORDS) <= told
