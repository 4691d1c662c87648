"""Every log line, question, refusal and action of the engine has a message in every language."""

from __future__ import annotations

from dataclasses import asdict, fields

import pytest

from sixgun.cards import KINDS
from sixgun.characters import CHARACTERS
from sixgun.editions import DEFAULT, EDITIONS
from sixgun.engine.actions import VERBS
from sixgun.engine.frames import prompts
from sixgun.engine.ids import RANKS, ROLES, SUITS
from sixgun.engine.refusals import ALLOWED, CODES
from sixgun.engine.settings import Rules
from sixgun.match.lines import FACT_TYPES, TAILS, TONES
from sixgun.words import LANGUAGES, Words
from tests.words.ftl import VALUE, facts_of, messages, reads_well, with_prefix

every_language = pytest.mark.parametrize("lang", LANGUAGES)

REFUSAL_FACTS = {"target", "distance", "reach", "card"}
# The facts of lines and questions, with those that their types add.
SPELLED = {*FACT_TYPES, *(f"{name}_is" for name, kind in FACT_TYPES.items() if kind in ("seat", "seats", "kind"))}
# Attributes of a question that are not named after facts.
ASIDES = {"pass", "others", "answer0", "answer1"}

SETTING_NAMES = {field.name for field in fields(Rules)}


@every_language
def test_every_log_line_has_a_message(lang: str) -> None:
    assert {f"log-{code}" for code in with_prefix(lang, "log-")} == set(TONES)
    assert with_prefix(lang, "tail-") == set(TAILS)


@every_language
def test_every_question_has_a_message(lang: str) -> None:
    assert with_prefix(lang, "prompt-") == set(prompts())


@every_language
def test_every_refusal_has_a_message(lang: str) -> None:
    assert with_prefix(lang, "refusal-") == set(CODES) - {CODES[ALLOWED]}


@every_language
def test_every_verb_has_a_message(lang: str) -> None:
    assert with_prefix(lang, "verb-") == set(VERBS)


@every_language
def test_everything_on_the_table_has_a_name(lang: str) -> None:
    ranks = [f"rank_{rank}" for rank in RANKS]
    for edition in EDITIONS:
        words = Words(lang, edition)
        for key in (*KINDS, *CHARACTERS, *ROLES, *SUITS, *ranks, f"edition_{edition}"):
            assert words.name(key)


@every_language
def test_every_card_character_and_role_has_a_text_in_every_edition(lang: str) -> None:
    for name, edition in EDITIONS.items():
        words = Words(lang, name, asdict(edition.rules))
        for key in (*KINDS, *CHARACTERS, *ROLES):
            assert reads_well(words.text(key)), words.text(key)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_default_settings_are_those_of_the_edition(edition: str) -> None:
    assert Words("en", edition).text("beer") == Words("en", edition, asdict(EDITIONS[edition].rules)).text("beer")
    assert Words("en").edition == DEFAULT


# Facts


@every_language
def test_lines_questions_and_refusals_use_only_known_facts(lang: str) -> None:
    for code, entry in messages(lang).items():
        for form in entry.forms:
            if code.startswith(("log-", "prompt-")):
                assert facts_of(lang, code, form) - SETTING_NAMES <= SPELLED, code
            if code.startswith("refusal-"):
                assert facts_of(lang, code, form) <= REFUSAL_FACTS, code


@every_language
def test_a_form_uses_only_the_optional_facts_it_is_named_after(lang: str) -> None:
    """Otherwise a message could lack one of its facts."""
    for code, entry in messages(lang).items():
        if code.startswith(("log-", "refusal-", "prompt-")):
            forms = entry.attributes - ASIDES
            optional = {fact for form in forms for fact in form.split("-")}
            for form in {*forms, VALUE}:
                said = {fact.removesuffix("_is") for fact in facts_of(lang, code, form)}
                assert said & optional <= set(form.split("-")), f"{code}.{form}"


@every_language
def test_every_refusal_can_be_formatted_without_numbers(lang: str) -> None:
    words = Words(lang)
    for code in with_prefix(lang, "refusal-"):
        assert words.say(f"refusal-{code}", target="Karel").endswith(".")


@every_language
def test_every_question_has_a_waiting_message(lang: str) -> None:
    for code in prompts():
        assert "Karel" in Words(lang).say(f"prompt-{code}.others", who="Karel", count=1)


# Forms


def test_the_fullest_form_is_used() -> None:
    words = Words("en")
    played = {"who": "Ada", "who_is": "other", "card": "Panic!"}
    assert words.say("log-played", **played) == "Ada plays Panic!"
    assert words.say("log-played", **played, target=None) == "Ada plays Panic!"
    assert words.say("log-played", **played, target="Ben", target_is="other") == "Ada plays Panic! on Ben"


def test_a_refusal_shows_its_numbers() -> None:
    text = Words("en").say("refusal-out_of_reach", target="Ben", distance=2, reach=1)
    assert text == "Ben is at distance 2; your range is 1."


def test_booleans_are_facts() -> None:
    words = Words("cs")
    checked = {"who": "Eva", "who_is": "other", "face": "5♥"}
    assert words.say("log-check_jail", **checked, matched=True).endswith(" – je venku!")
    assert words.say("log-check_jail", **checked, matched=False).endswith(" – vynechává tah")


# Plurals


@pytest.mark.parametrize(
    ("count", "life"), [(0, "0 životů"), (1, "1 život"), (2, "2 životy"), (4, "4 životy"), (5, "5 životů")]
)
def test_czech_plurals(count: int, life: str) -> None:
    assert Words("cs").say("ui-life", count=count) == life
    assert life in Words("cs").say("log-lost", who="Eva", who_is="other", life=1, lost=count)


@pytest.mark.parametrize(("lang", "plurals"), [("en", 2), ("de", 2), ("cs", 3)])
def test_every_count_has_all_the_plurals_of_its_language(lang: str, plurals: int) -> None:
    forms = ["one", "few", "other"] if plurals == 3 else ["one", "other"]
    for code, entry in messages(lang).items():
        for form in entry.forms.values():
            for keys in form.selections:
                if "one" in keys and "other" in keys:
                    assert [key for key in keys if key != "0"] == forms, code
