"""One question, one answerer: what print may change is asked in the rulebook, and nowhere else."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import sixgun.rules.kinds
from sixgun.cards import CARDS
from sixgun.characters import CHARACTERS
from sixgun.editions import EDITIONS
from sixgun.engine.hooks import Character, Modifier
from tests.shape.sources import modules, name_of, tree

pytestmark = pytest.mark.interpreted

ANSWERERS = ("rules/rulebook.py", "engine/game.py", "engine/hooks.py", "cards/", "characters/")
"""Who may ask a hook: the rulebook, `Game.recount` and its like, and the modifiers among themselves."""

EVERYBODYS = {"BANG", "MISSED", "BEER"}
"""The kinds of card that are every player's business, so the rules may name them."""


def hooks() -> set[str]:
    """The methods of the modifiers."""
    return {name for kind in (Modifier, Character) for name, what in vars(kind).items() if callable(what)} - {
        "__init__"
    }


def asked(path: Path) -> Iterator[str]:
    """The calls of a hook. A field of the same name, as a view or a player has some, is no call."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in hooks():
            yield f"{name_of(path)}:{node.lineno} {node.func.attr}"


def is_answerer(path: Path) -> bool:
    return name_of(path).removeprefix("src/sixgun/").startswith(ANSWERERS)


def test_there_are_hooks_to_look_for() -> None:
    assert {"hand_limit", "bang_limit", "on_hit", "may_play", "draw_phase"} <= hooks()
    rulebook = [line for path in modules("src/sixgun") if path.name == "rulebook.py" for line in asked(path)]
    assert len(rulebook) > 20


def test_hooks_are_asked_by_the_rulebook_alone() -> None:
    assert [line for path in modules("src/sixgun") if not is_answerer(path) for line in asked(path)] == []


def test_the_rules_name_only_cards_that_are_every_players_business() -> None:
    kinds = {name for name in vars(sixgun.rules.kinds) if name.isupper()}
    named = [
        f"{name_of(path)}:{node.lineno} {node.id}"
        for path in modules("src/sixgun/rules")
        if path.name != "kinds.py"
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Name) and node.id in kinds - EVERYBODYS
    ]
    assert named == []


def test_suits_are_read_in_one_place() -> None:
    """A rule that changes what a card counts as has one function to change."""
    readers = {
        name_of(path)
        for folder in ("rules", "cards", "characters")
        for path in modules(f"src/sixgun/{folder}")
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Attribute) and node.attr == "suits"
    }
    assert readers == {"src/sixgun/rules/rulebook.py"}


def test_bots_compare_nothing_with_the_key_of_a_card_character_or_edition() -> None:
    """What they know of one is in a table, where a test can hold it against the registry."""
    keys = {card.key for card in CARDS} | set(CHARACTERS) | set(EDITIONS)
    compared = [
        f"{name_of(path)}:{node.lineno} {word.value}"
        for path in modules("src/sixgun/bots")
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Compare)
        for word in ast.walk(node)
        if isinstance(word, ast.Constant) and word.value in keys
    ]
    kinds = [name_of(path) for path in modules("src/sixgun/bots") if "rules.kinds" in path.read_text(encoding="utf-8")]
    assert compared + kinds == []
