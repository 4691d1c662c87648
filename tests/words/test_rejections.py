"""Every rejection can be said, in every language, with the facts it comes with."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator

import pytest

from sixgun.engine.refusals import Rejection
from sixgun.match.match import load
from sixgun.match.notation import NotationError
from sixgun.match.options import GameOptions, validate
from sixgun.match.rejections import rejection_text
from sixgun.rules import RULES_VERSION
from sixgun.words import LANGUAGES, Words
from tests.shape.sources import modules, tree
from tests.words.ftl import facts_of, messages, with_prefix

ERRORS = {"Rejection", "NotationError", "OtherRules"}


def raised() -> Iterator[ast.Call]:
    """Every place in the package that makes a rejection of its own."""
    for path in modules("src/sixgun"):
        for node in ast.walk(tree(path)):
            if (
                isinstance(node, ast.Call)
                and ast.unparse(node.func) in ERRORS
                and isinstance(node.args[0], ast.Constant)
            ):
                yield node


def facts() -> dict[str, set[str]]:
    """For each code, the facts that it always comes with."""
    found: defaultdict[str, list[set[str]]] = defaultdict(list)
    for call in raised():
        (code,) = call.args
        if isinstance(code, ast.Constant):
            found[str(code.value)].append({str(keyword.arg) for keyword in call.keywords})
    return {code: set.intersection(*given) for code, given in found.items()}


def test_there_are_codes() -> None:
    assert {"no_edition", "player_count", "bad_choice", "position_cards"} <= set(facts())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_has_its_sentence_and_says_only_what_it_knows(lang: str) -> None:
    assert with_prefix(lang, "rejection-") == set(facts())
    for code, known in facts().items():
        for form in messages(lang)[f"rejection-{code}"].forms:
            assert facts_of(lang, f"rejection-{code}", form) <= known, code


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "BANG! is for 4 to 7 players, not 9."),
        ("de", "BANG! ist für 4 bis 7 Spieler, nicht für 9."),
        ("cs", "BANG!: počet hráčů 4 až 7, ne 9."),
    ],
)
def test_an_agreement_is_refused_in_the_language_of_the_reader(lang: str, sentence: str) -> None:
    with pytest.raises(Rejection) as refused:
        validate(GameOptions("fourth", 9))
    words = Words(lang, "fourth")
    assert rejection_text(words, refused.value) == sentence.replace("BANG!", words.name("edition_fourth"))


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("play:nothing-5C", "There is no card “nothing-5C” in this deck."),
        ("9!pass", "There is no seat 9: seats are 0 to 3."),
        ("draw", "That doesn’t help here."),
    ],
)
def test_what_is_wrong_with_a_choice_is_said_as_well(move: str, reason: str) -> None:
    with pytest.raises(NotationError) as refused:
        load(f"sixgun 1\nrules {RULES_VERSION}\nedition fourth\nplayers 4\nkey {'00' * 32}\n{move}")
    assert rejection_text(Words("en"), refused.value) == f"Choice 1, {move}: {reason}"
