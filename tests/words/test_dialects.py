"""Each edition speaks the German of its booklet, whatever its messages select on and under any house rule."""

from __future__ import annotations

import re

import pytest

from sixgun.words import Words
from tests.words.renderings import renderings

# Said of editions from outside: what they are, and laboratory reports on all of them at once.
ABOUT_EDITIONS = ("text-edition_", "lab-")
HUMANS = {"problem-no_such_player", "table-shuffled_mine", "table-shuffled_others", "web-watchers"}  # not characters
KNIVES = {"log-shot.card-cause", "prompt-shot.cause"}  # a knife is thrown in every edition

# abwerfen, wirft … ab, abzuwerfen, abgeworfen; ablegen, legt … ab, abzulegen, abgelegt
THROWN = r"(?i)\bab(zu|ge)?w[eio]rf|\bw[ie]rf\w*\b.* ab\b"
LAID = r"(?i)\bab(zu|ge)?leg|\blegs?t?\b.* ab\b"

UNPRINTED = {
    "walkingdead": [r"(?i)reichweite", r"(?i)abstand|abständ", THROWN, r"Talon", r"Person"],
    "fourth": [r"(?i)reichweite", r"(?i)distanz", LAID, r"Talon", r"Person"],
    "czech": [r"(?i)reichweite", r"(?i)distanz", LAID, r"Talon", r"Person"],
    "abacus": [r"Charakter", r"(?i)distanz", r"Nachziehstapel", THROWN, r"[Ee]liminier"],
    "dodgecity": [r"Charakter", r"(?i)distanz", r"Nachziehstapel", THROWN, r"[Ee]liminier"],
    "combined": [r"Charakter", r"(?i)distanz", r"Nachziehstapel", THROWN, r"[Ee]liminier"],
}


def said(edition: str) -> dict[str, set[str]]:
    return {code: texts for code, texts in renderings("de", edition).items() if not code.startswith(ABOUT_EDITIONS)}


@pytest.mark.parametrize(("edition", "word"), [(each, word) for each, words in UNPRINTED.items() for word in words])
def test_no_message_says_a_word_that_the_booklet_does_not_print(edition: str, word: str) -> None:
    excused = {r"Person": HUMANS, THROWN: KNIVES}.get(word, set())
    found = {code for code, texts in said(edition).items() if any(re.search(word, text) for text in texts)}
    assert found - excused == set()


@pytest.mark.parametrize(("edition", "word"), [(each, word) for each, words in UNPRINTED.items() for word in words])
def test_no_name_has_a_word_that_the_booklet_does_not_print(edition: str, word: str) -> None:
    """The phase in which one throws cards away is called so in every edition but The Walking Dead."""
    excused = {"phase_discard"} if word == THROWN and edition != "walkingdead" else set()
    names = Words("de", edition).names()
    found = {key for key, name in names.items() if not key.startswith("edition_") and re.search(word, name)}
    assert found - excused == set()


@pytest.mark.parametrize("edition", ["abacus", "dodgecity", "combined"])
def test_to_draw_is_a_verb_in_mid_sentence(edition: str) -> None:
    mid_sentence = re.compile(r"(?<![.!?] )(?<!^)„?Ziehen")
    assert [text for texts in said(edition).values() for text in texts if mid_sentence.search(text)] == []
    assert "„ziehen“" in Words("de", edition).text("barrel")
    assert Words("de", edition).name("draw_check") == "Ziehen"


@pytest.mark.parametrize(
    ("edition", "printed"),
    [
        ("fourth", "Colt.45"), ("czech", "Colt.45"), ("walkingdead", "Beil"),
        ("abacus", "45er Colt"), ("dodgecity", "45er Colt"), ("combined", "45er Colt"),
    ],
)  # fmt: skip
def test_the_first_weapon_is_written_as_printed(edition: str, printed: str) -> None:
    assert Words("de", edition).name("colt_45") == printed
    texts = " ".join(text for texts in said(edition).values() for text in texts)
    assert set(re.findall(r"(?:\d\der )?Colt\S*", texts)) <= {printed}


def test_the_walking_dead_attack_and_lay_cards_away() -> None:
    words = Words("de", "walkingdead")
    assert "greift" in words.say("prompt-shot", by="Cora", who="Ada")
    assert words.say("log-discarded", who="Cora", who_is="other", cards="Duell") == "Cora legt Duell ab"
    assert words.setting("jail_card_discarded") == "Gefangen ohne Herz wird abgelegt"


def test_a_message_is_rendered_with_everything_it_selects_on() -> None:
    assert renderings("cs", "fourth")["ui-life"] == {"1 život", "3 životy", "7 životů"}
    pepperbox = renderings("de", "abacus")["text-pepperbox"]
    assert {text.partition(" erhält")[0] for text in pepperbox} == {
        "Ein Spieler im Abstand 1",
        "Ein Spieler, den deine Waffe erreicht,",
    }
