"""Laws of the catalogue: no message missing or unused, and the same messages in every language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from sixgun.words import LANGUAGES, UnknownWord, Words
from sixgun.words.catalogue import codes, compiled, files
from tests.printed.words import (
    BASE_CARDS,
    CARDS,
    CZECH,
    EDITIONS,
    GERMAN,
    NAMES,
    NONE,
    SETTINGS,
    TEXTS,
    UI,
    WALKING_DEAD,
)
from tests.words.ftl import facts_of, mentioned, messages, reads_well, with_prefix

Value = str | int | bool

COLUMNS = {
    "abacus": [0], "czech": [1], "fourth": [1], "walkingdead": [2], "dodgecity": [3], "combined": [3, 0],
}  # fmt: skip

ROOT = Path(__file__).parents[2]

PUBLIC: dict[str, Iterable[str]] = {"name": NAMES, "text": TEXTS, "setting": SETTINGS, "ui": UI}
# Compared with the code itself in test_codes.py.
FROM_THE_ENGINE = ("log-", "tail-", "prompt-", "refusal-", "rejection-", "verb-")

every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_table = pytest.mark.parametrize(("lang", "edition"), list(product(LANGUAGES, EDITIONS)))


def rows(edition: str) -> dict[str, str]:
    """The German names of an edition: `combined` uses dodgecity, then abacus; `czech` uses the fourth edition."""
    printed = {key: [row[i] for i in COLUMNS[edition] if row[i] != NONE] for key, row in GERMAN.items()}
    if edition == "czech":
        printed["scope"] = ["Appaloosa"]
    return {key: names[0] for key, names in printed.items() if names}


def every_value() -> list[dict[str, Value]]:
    """One house rule at a time, which covers every variant of every text."""
    return [{key: value} for key, values in SETTINGS.items() for value in values]


# The same in every language


@every_language
def test_every_language_has_the_same_messages(lang: str) -> None:
    """But each has parts of its own."""
    own, english = ({code for code in messages(each) if not code.startswith("part-")} for each in (lang, "en"))
    assert own == english


@every_language
def test_every_language_has_the_same_attributes_except_for_printed_names(lang: str) -> None:
    for code, entry in messages(lang).items():
        if code.startswith("name-"):
            assert entry.attributes <= set(EDITIONS), code
        elif not code.startswith("part-"):
            assert entry.attributes == messages("en")[code].attributes, code


@every_language
def test_every_language_uses_the_same_facts(lang: str) -> None:
    for code, entry in messages(lang).items():
        if not code.startswith(("name-", "part-", *FROM_THE_ENGINE)):
            for form in entry.forms:
                assert facts_of(lang, code, form) == facts_of("en", code, form), f"{code}.{form}"


@every_language
def test_only_existing_names_are_mentioned(lang: str) -> None:
    for code, entry in messages(lang).items():
        for form in entry.forms:
            names = mentioned(lang, code, form) - facts_of(lang, code, form)
            assert names <= set(messages(lang)), code


# Nothing missing, nothing orphaned


@every_language
def test_every_message_is_reachable(lang: str) -> None:
    parts = {code for entry in messages(lang).values() for code in entry.references}
    known = {f"{prefix}-{key}" for prefix, keys in PUBLIC.items() for key in keys}
    codes = {code for code in messages(lang) if not code.startswith(FROM_THE_ENGINE)}
    assert known <= codes
    assert parts == {f"part-{key}" for key in with_prefix(lang, "part-")}
    unspelled = codes - known - parts - spelled_out()
    assert {code for code in unspelled if not any(re.fullmatch(made, code) for made in spelled_in_parts())} == set()


@cache
def spelled_out() -> set[str]:
    """Every message code that is written out in the Python sources or the front end."""
    places = [path for pattern in ("src/sixgun/**/*.py", "web/src/**/*.*") for path in ROOT.glob(pattern)]
    return {code for path in places for code in re.findall(r"[\"'`]([a-z]+-[\w-]+)[\"'`.]", path.read_text("utf-8"))}


def test_no_two_messages_of_the_page_have_one_meaning() -> None:
    """`web-chat` and `table-chat` are one message if every language says them alike."""
    both = with_prefix("en", "web-") & with_prefix("en", "table-")
    said = {
        key: [(Words(lang).say(f"web-{key}"), Words(lang).say(f"table-{key}")) for lang in LANGUAGES] for key in both
    }
    assert [key for key, pairs in said.items() if all(web == table for web, table in pairs)] == []


@cache
def spelled_in_parts() -> set[str]:
    """Every code that the front end puts together, as `web-level_${level}`: a pattern of what it may become."""
    texts = [path.read_text("utf-8") for path in ROOT.glob("web/src/**/*.*")]
    made = {code for text in texts for code in re.findall(r"`([a-z]+-[\w-]*\$\{[^`]*)`", text)}
    return {re.sub(r"\$\{[^}]*\}", r"[\\w-]+", code) for code in made}


@every_language
def test_every_setting_and_value_has_a_text(lang: str) -> None:
    words = Words(lang)
    for key, values in SETTINGS.items():
        assert words.setting(key)
        assert len({words.choice(key, value) for value in values}) == len(values), key


@every_language
def test_no_text_is_for_a_value_that_does_not_exist(lang: str) -> None:
    for key, values in SETTINGS.items():
        assert messages(lang)[f"setting-{key}"].attributes == {spelled(value) for value in values}, key


def spelled(value: Value) -> str:
    return "number" if type(value) is int else str(value).lower().replace("+", "_")


@every_table
def test_every_name_has_a_text(lang: str, edition: str) -> None:
    words = Words(lang, edition)
    for key in NAMES:
        assert words.name(key).strip(), key


@every_table
def test_every_rules_text_reads_well_under_every_house_rule(lang: str, edition: str) -> None:
    for settings in every_value():
        words = Words(lang, edition, settings)
        for key in TEXTS:
            assert reads_well(words.text(key)), words.text(key)


@pytest.mark.parametrize("edition", EDITIONS)
def test_english_articles_fit_the_names(edition: str) -> None:
    words = Words("en", edition)
    for key in TEXTS:
        assert not re.search(r"\b(?:a [AEIOU][a-z]|an [^aeiouAEIOU])", words.text(key)), words.text(key)


# Names


@pytest.mark.parametrize("edition", EDITIONS)
def test_german_names_are_as_printed(edition: str) -> None:
    words = Words("de", edition)
    printed = rows(edition)
    assert {key: words.name(key) for key in printed} == printed


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_walking_dead_names(lang: str) -> None:
    words = Words(lang, "walkingdead")
    assert {key: words.name(key) for key in WALKING_DEAD[lang]} == WALKING_DEAD[lang]


def test_czech_names_are_as_printed() -> None:
    words = Words("cs", "czech")
    assert {key: words.name(key) for key in CZECH} == CZECH


@every_language
def test_early_printings_have_other_horses(lang: str) -> None:
    for edition in ("abacus", "czech", "combined"):
        assert Words(lang, edition).name("scope") == "Appaloosa"
    for edition in ("dodgecity", "combined"):
        assert Words(lang, edition).name("binocular") == "Silver"


@every_table
def test_no_two_cards_of_an_edition_share_a_name(lang: str, edition: str) -> None:
    """The same-name rule compares printed names. (German `dodge` is not in Walking Dead.)"""
    words = Words(lang, edition)
    cards = CARDS if edition in ("dodgecity", "combined") else BASE_CARDS
    assert len({words.name(key) for key in cards}) == len(cards)


# Texts follow the settings


def test_texts_use_the_names_of_the_edition() -> None:
    assert "Attack!" in Words("en", "walkingdead").text("indians")
    assert "Angriff!" in Words("de", "walkingdead").text("indians")
    assert "Útok!" in Words("cs", "walkingdead").text("indians")


@every_language
@pytest.mark.parametrize(
    ("key", "setting"),
    [
        ("beer", "beer_reaction"), ("beer", "beer_mode"), ("beer", "beer_two_players"),
        ("jail", "jail_failed"), ("jail", "any_player_includes_self"),
        ("dynamite", "dynamite_pass"), ("dynamite", "start_checks"),
        ("cat_balou", "any_player_includes_self"), ("tequila", "any_player_includes_self"),
        ("pepperbox", "pepperbox_range"), ("sid_ketchum", "sid_ketchum"), ("bart_cassidy", "bart_cassidy"),
        ("suzy_lafayette", "suzy_mid_resolution"), ("el_gringo", "abilities_optional"),
        ("blue_border", "same_name_check"), ("blue_border", "blue_on_others"),
        ("brown_border", "brown_to_discard"),
    ],
)  # fmt: skip
def test_a_rules_text_depends_on_the_setting(lang: str, key: str, setting: str) -> None:
    texts = {Words(lang, settings={setting: value}).text(key) for value in SETTINGS[setting]}
    assert len(texts) == len(SETTINGS[setting])


def test_the_jail_text_says_when_a_failed_jail_is_discarded() -> None:
    after = Words("en", settings={"jail_failed": "skip_phases_1_2", "jail_card_discarded": "after_phase_3"})
    before = Words("en", settings={"jail_failed": "skip_phases_1_2", "jail_card_discarded": "before_phase_3"})
    assert after.text("jail") != before.text("jail")


# Errors


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownWord, match=f"Unknown language 'xx'; choose from {', '.join(LANGUAGES)}"):
        Words("xx")


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(UnknownWord, match="no edition 'fifth'"):
        Words("en", "fifth")


def test_an_unknown_key_is_refused() -> None:
    words = Words("en")
    with pytest.raises(UnknownWord, match="no name for 'bangg'"):
        words.name("bangg")
    with pytest.raises(LookupError, match="no rules text for 'hearts'"):
        words.text("hearts")
    with pytest.raises(UnknownWord, match="'en' has no message 'setting-colour'"):
        words.setting("colour")


def test_a_missing_fact_is_refused() -> None:
    with pytest.raises(UnknownWord, match=r"cannot be formatted in 'en'.*value"):
        Words("en").say("setting-min_players.number")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_message_codes_are_found_without_compiling(lang: str) -> None:
    for path in files(lang):
        assert set(codes(path)) == set(compiled(lang, path)), path.name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_of_silver_names_the_other_card_only_where_it_is_in_the_box(lang: str) -> None:
    alone, together = Words(lang, "dodgecity"), Words(lang, "combined")
    assert alone.name("scope") not in alone.text("binocular")
    assert together.name("scope") in together.text("binocular")


def test_the_settings_of_the_walking_dead_speak_of_distanz() -> None:
    words = Words("de", "walkingdead")
    said = [words.setting("distance_symbol"), *[words.choice("distance_symbol", each) for each in ("exact", "at_most")]]
    assert said == ["Eine Distanz auf einer Karte bedeutet", "genau diese Distanz", "diese Distanz oder weniger"]
