"""Laws of the rules to read: well-formed marks, every term explained once, and sentences that follow the settings."""

from __future__ import annotations

import re
from functools import cache
from itertools import product

import pytest

from sixgun.editions import edition_named, faces
from sixgun.words import LANGUAGES, Words
from sixgun.words.catalogue import catalogue
from tests.printed.words import EDITIONS, SETTINGS

MARK = re.compile(r"<(\w+)(?:([|=])([^<>]+))?>")
ROLES = {"sheriff", "deputy", "outlaw", "renegade"}

every_rulebook = pytest.mark.parametrize(("lang", "edition"), list(product(LANGUAGES, EDITIONS)))


def chapters(lang: str) -> list[str]:
    return [code for code in catalogue(lang) if code.startswith("chapter-") and "." not in code]


@cache
def whole(lang: str, edition: str) -> str:
    """The rulebook of an edition under its own settings."""
    words = Words(lang, edition)
    return "\n".join(words.say(f"{code}.text") for code in chapters(lang))


def without_marks(words: Words, text: str) -> str:
    return MARK.sub(lambda mark: mark[3] or words.name(mark[1]), text)


def keys(rulebook: str, sign: str) -> list[str]:
    return [mark[1] for mark in MARK.finditer(rulebook) if (mark[2] or "|") == sign]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_chapters_come_in_the_same_order_in_every_language(lang: str) -> None:
    assert chapters(lang) == chapters("en")


@every_rulebook
def test_no_term_is_explained_twice(lang: str, edition: str) -> None:
    explained = keys(whole(lang, edition), "=")
    assert explained
    assert len(explained) == len(set(explained))


@every_rulebook
def test_every_link_leads_to_a_card_a_role_or_an_explained_term(lang: str, edition: str) -> None:
    cards = {kind for kind, _ in faces(edition_named(edition).rules.deck)}
    rulebook = whole(lang, edition)
    assert set(keys(rulebook, "|")) - cards - ROLES - set(keys(rulebook, "=")) == {"colt_45"}  # it has no card


@every_rulebook
def test_every_explained_term_has_a_printed_name(lang: str, edition: str) -> None:
    assert set(keys(whole(lang, edition), "=")) - {"role"} <= set(Words(lang, edition).names())


@every_rulebook
def test_it_reads_well_under_every_house_rule(lang: str, edition: str) -> None:
    for settings in [{key: value} for key, values in SETTINGS.items() for value in values]:
        words = Words(lang, edition, settings)
        for code in chapters(lang):
            plain = without_marks(words, words.say(f"{code}.text"))
            assert "<" not in plain, plain
            assert not re.search(r" [.,;:!?](?!\d)|\.\.|  ", re.sub(r"^ +", "", plain, flags=re.M)), plain


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("chapter", "setting", "values"),
    [
        ("setup", "sheriff_hand_counts_extra_life", (True, False)),
        ("turn", "same_name_check", ("end_of_turn", "always")),
        ("turn", "start_checks", ("dynamite_first", "order_laid")),
        ("borders", "brown_to_discard", ("after_effect", "before_effect")),
        ("check", "jail_failed", ("skip_turn", "skip_phases_1_2")),
        ("check", "dynamite_pass", ("left", "left_skip_holders")),
        ("life", "beer_reaction", ("any_loss", "lethal_only")),
        ("life", "beer_mode", ("prevent", "heal")),
        ("life", "beer_two_players", ("forbidden", "no_effect")),
        ("life", "abilities_optional", ("by_wording", "always")),
        ("end", "end_check", ("immediate", "after_card")),
        ("three", "three_player_game", (True, False)),
        ("eight", "two_renegades_at_8", (True, False)),
        ("series", "series_keep_characters", ("off", "by_agreement", "individual")),
    ],
)
def test_a_chapter_follows_the_setting(lang: str, chapter: str, setting: str, values: tuple[str | bool, ...]) -> None:
    said = {Words(lang, settings={setting: value}).say(f"chapter-{chapter}.text") for value in values}
    assert len(said) == len(values)


def test_chapters_for_other_editions_are_empty() -> None:
    empty = {
        edition: [code for code in chapters("en") if not Words("en", edition).say(f"{code}.text")]
        for edition in EDITIONS
    }
    assert empty["combined"] == []
    assert empty["dodgecity"] == ["chapter-eight"]
    assert empty["fourth"] == ["chapter-three", "chapter-eight"]
