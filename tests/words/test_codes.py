"""Every event, question, refusal and action of the engine has a message in every language."""

from __future__ import annotations

import re
from dataclasses import asdict, fields
from inspect import signature

import pytest

from sixgun.cards import KINDS
from sixgun.characters import CHARACTERS
from sixgun.editions import DEFAULT, EDITIONS
from sixgun.engine import events
from sixgun.engine.actions import VERBS
from sixgun.engine.events import Event
from sixgun.engine.frames import prompts
from sixgun.engine.ids import RANKS, ROLES, SUITS
from sixgun.engine.refusals import ALLOWED, CODES
from sixgun.engine.settings import Rules
from sixgun.words import LANGUAGES, Words
from tests.words.ftl import VALUE, facts_of, messages, reads_well, with_prefix

every_language = pytest.mark.parametrize("lang", LANGUAGES)

# The facts of a message for the fields of an event; other fields keep their names.
SPOKEN = {"seat": ["who"], "change": ["lost", "gained"], "card": ["card", "count"], "owner": []}

REFUSAL_FACTS = {"target", "distance", "reach"}
PROMPT_FACTS = {"who", "by", "target", "count", "character"}
# Attributes of a question that are not named after facts.
ASIDES = {"pass", "others"}

SETTING_NAMES = {field.name for field in fields(Rules)}


def snake(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


def event_classes() -> dict[str, type[Event]]:
    found = [one for one in vars(events).values() if isinstance(one, type) and issubclass(one, Event)]
    return {snake(one.__name__): one for one in found if one is not Event}


def fields_of(event: type[Event]) -> list[str]:
    return list(signature(event).parameters)


@every_language
def test_every_event_has_a_log_message(lang: str) -> None:
    assert with_prefix(lang, "event-") == set(event_classes())


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
@pytest.mark.parametrize("event", sorted(event_classes()))
def test_a_log_message_uses_only_fields_of_its_event(lang: str, event: str) -> None:
    known = {fact for field in fields_of(event_classes()[event]) for fact in SPOKEN.get(field, [field])}
    for form in messages(lang)[f"event-{event}"].forms:
        assert facts_of(lang, f"event-{event}", form) - SETTING_NAMES <= known, form


@every_language
def test_questions_and_refusals_use_only_facts_from_the_engine(lang: str) -> None:
    for code, entry in messages(lang).items():
        for form in entry.forms:
            if code.startswith("prompt-"):
                assert facts_of(lang, code, form) - SETTING_NAMES <= PROMPT_FACTS, code
            if code.startswith("refusal-"):
                assert facts_of(lang, code, form) <= REFUSAL_FACTS, code


@every_language
def test_a_form_uses_only_the_optional_facts_it_is_named_after(lang: str) -> None:
    """Otherwise a message could lack one of its facts."""
    for code, entry in messages(lang).items():
        if code.startswith(("event-", "refusal-", "prompt-", "ui-cause")):
            forms = entry.attributes - ASIDES
            optional = {fact for form in forms for fact in form.split("-")}
            for form in forms:
                assert facts_of(lang, code, form) & optional == set(form.split("-")), f"{code}.{form}"
            if code != "ui-cause":
                assert not facts_of(lang, code, VALUE) & optional, code


@every_language
def test_every_refusal_can_be_formatted_without_numbers(lang: str) -> None:
    words = Words(lang)
    for code in with_prefix(lang, "refusal-"):
        assert words.say(f"refusal-{code}", target="Karel").endswith(".")


@every_language
def test_every_question_has_a_waiting_message(lang: str) -> None:
    for code in prompts():
        assert "Karel" in Words(lang).say(f"prompt-{code}.others", who="Karel")


# Forms


def test_the_fullest_form_is_used() -> None:
    words = Words("en")
    played = {"who": "Ada", "card": "Missed!"}
    assert words.say("event-played", **played) == "Ada plays Missed!"
    assert words.say("event-played", **played, target=None, kind=None) == "Ada plays Missed!"
    assert words.say("event-played", **played, target="Ben", kind=None) == "Ada plays Missed! on Ben"
    assert words.say("event-played", **played, target="Ben", kind="BANG!") == "Ada plays Missed! as BANG! on Ben"


def test_a_refusal_shows_its_numbers() -> None:
    text = Words("en").say("refusal-out_of_reach", target="Ben", distance=2, reach=1)
    assert text == "Ben is at distance 2; your range is 1."


def test_the_cause_of_a_question() -> None:
    words = Words("de", "walkingdead")
    assert words.say("ui-cause", card="Angriff!", by="Ben") == "Angriff! (Ben)"
    assert words.say("ui-cause", card="Angriff!", by=None) == "Angriff!"
    assert words.say("ui-cause", card=None, by="Ben") == "Ben"


def test_booleans_are_facts() -> None:
    words = Words("cs")
    checked = {"who": "Eva", "card": "Beer", "cause": "Barrel"}
    assert words.say("event-checked", **checked, matched=True).endswith(" – vyšlo to")
    assert words.say("event-checked", **checked, matched=False).endswith(" – nevyšlo to")


# Plurals


@pytest.mark.parametrize(
    ("count", "life"), [(0, "0 životů"), (1, "1 život"), (2, "2 životy"), (4, "4 životy"), (5, "5 životů")]
)
def test_czech_plurals(count: int, life: str) -> None:
    assert Words("cs").say("ui-life", count=count) == life
    assert life in Words("cs").say("event-life_changed", who="Eva", life=1, lost=count)


@pytest.mark.parametrize(("lang", "plurals"), [("en", 2), ("de", 2), ("cs", 3)])
def test_every_count_has_all_the_plurals_of_its_language(lang: str, plurals: int) -> None:
    forms = ["one", "few", "other"] if plurals == 3 else ["one", "other"]
    for code, entry in messages(lang).items():
        for form in entry.forms.values():
            for keys in form.selections:
                if "one" in keys and "other" in keys:
                    assert [key for key in keys if key != "0"] == forms, code
