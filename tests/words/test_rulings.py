"""Laws of the questions that players ask: under an entry of the ledger, alike in every language, and readable."""

from __future__ import annotations

import re
from itertools import product

import pytest

from sixgun import ledger
from sixgun.editions import CHARACTER_SETS, EXPANSIONS, edition_named, faces
from sixgun.words import LANGUAGES, Words
from tests.printed.words import EDITIONS, SETTINGS
from tests.words.test_rulebook import keys, whole, without_marks

ROLES = {"sheriff", "deputy", "outlaw", "renegade"}
every_edition = pytest.mark.parametrize(("lang", "edition"), list(product(LANGUAGES, EDITIONS)))


def questions(words: Words) -> list[tuple[str, str]]:
    """Those that arise under these settings."""
    found = [(words.say(code), words.say(f"{code}.text")) for code in words.codes("ruling-")]
    return [(question, answer) for question, answer in found if answer]


def test_every_question_is_answered_by_an_entry_of_the_ledger() -> None:
    known = {entry.id for entry in ledger.entries()}
    assert {code.removeprefix("ruling-") for code in Words("en").codes("ruling-")} <= known


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_questions_come_in_the_same_order_in_every_language(lang: str) -> None:
    assert Words(lang).codes("ruling-") == Words("en").codes("ruling-")


@every_edition
def test_every_mark_leads_to_a_rule(lang: str, edition: str) -> None:
    """What another edition has is never asked in this one."""
    everything = {kind for name in EDITIONS for kind, _ in faces(edition_named(name).rules.deck)} | ROLES
    everything |= {key for people in CHARACTER_SETS.values() for key in people}
    everything |= {card.key for cards in EXPANSIONS.values() for card in cards}
    terms = {*keys(whole(lang, edition), "="), "colt_45"}
    marked = {key for pair in questions(Words(lang, edition)) for text in pair for key in keys(text, "|")}
    assert marked - everything - terms == set()


@every_edition
def test_questions_and_answers_read_well_under_every_house_rule(lang: str, edition: str) -> None:
    for settings in [{key: value} for key, values in SETTINGS.items() for value in values]:
        words = Words(lang, edition, settings)
        for question, answer in questions(words):
            plain = f"{without_marks(words, question)} {without_marks(words, answer)}"
            assert without_marks(words, question).endswith(("?", "?“")), question
            assert not re.search(r"[<>{}]| [.,;:!?](?!\d)|  |[^.]\.\.$", plain), plain


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("ids", "setting", "values"),
    [
        (("BR-BEE-4", "BR-BEE-5"), "beer_reaction", ("any_loss", "lethal_only")),
        (("BR-BEE-6", "BR-BEE-7"), "beer_two_players", ("no_effect", "forbidden")),
        (("BL-DYN-9", "BL-DYN-10"), "start_checks", ("dynamite_first", "order_laid")),
    ],
)
def test_of_two_answers_the_one_that_holds_is_given(
    lang: str, ids: tuple[str, str], setting: str, values: tuple[str, str]
) -> None:
    for value in values:
        words = Words(lang, settings={setting: value})
        given = [bool(words.say(f"ruling-{each}.text")) for each in ids]
        assert given == [value == other for other in values]
