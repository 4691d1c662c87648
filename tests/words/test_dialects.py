"""Each edition speaks the language of its booklet, whatever its messages select on and under any house rule."""

from __future__ import annotations

import re
from itertools import product

import pytest

from sixgun.editions import EDITIONS
from sixgun.words import LANGUAGES, Words
from tests.words.renderings import renderings
from tests.words.test_rulebook import without_marks

# Said of editions from outside: what they are, laboratory reports on all of them at once, the pages around a table.
ABOUT_EDITIONS = ("text-edition_", "lab-", "preview-", "web-hero", "web-theme", "web-imprint", "web-missing", "serve-")
BOXES = {"cli-help", "chapter-setup.text", "web-share_text", "web-confirm_hint"}  # the game, and an example of a card
HUMANS = {"problem-no_such_player", "table-shuffled_mine", "table-shuffled_others", "web-watchers"}  # not characters
KNIVES = {"log-shot.card-cause", "prompt-shot.cause"}  # a knife is thrown in every edition

# abwerfen, wirft … ab, abzuwerfen, abgeworfen; ablegen, legt … ab, abzulegen, abgelegt
THROWN = r"(?i)\bab(zu|ge)?w[eio]rf|\bw[ie]rf\w*\b.* ab\b"
LAID = r"(?i)\bab(zu|ge)?leg|\blegs?t?\b.* ab\b"

UNPRINTED = {
    ("de", "walkingdead"): [
        r"(?i)reichweite", r"(?i)abstand|abständ", THROWN, r"Talon", r"Person", r"Patrone", r"(?i)expl(odier|osion)",
        r"\bkracht", r"Gefängnis|hinter Gittern|eingesperrt", r"Sheriff|Outlaw|Gesetzlos|Abtrünnig|Kopfgeld",
        r"des Gesetzes|das Gesetz ", r"\bStern\b", r"\bRahmen",
    ],
    ("de", "fourth"): [r"(?i)reichweite", r"(?i)distanz", LAID, r"Talon", r"Person", r"(?i)gesundheitsmarker"],
    ("de", "czech"): [r"(?i)reichweite", r"(?i)distanz", LAID, r"Talon", r"Person", r"(?i)gesundheitsmarker"],
    ("de", "abacus"): [r"Charakter", r"(?i)distanz", r"Nachziehstapel", THROWN, r"[Ee]liminier", r"Colt\.45"],
    ("de", "dodgecity"): [r"Charakter", r"(?i)distanz", r"Nachziehstapel", THROWN, r"[Ee]liminier", r"Colt\.45"],
    ("de", "combined"): [r"Charakter", r"(?i)distanz", r"Nachziehstapel", THROWN, r"[Ee]liminier", r"Colt\.45"],
    ("en", "walkingdead"): [
        r"(?i)bullet", r"(?i)explo(de|sion)", r"(?i)\bjail", r"(?i)\boutlaw|\bsheriff|\bdeput|\brenegade",
        r"\b(The|the) law\b", r"(?i)\bdrink", r"\bstar\b",
    ],
    ("cs", "walkingdead"): [
        r"(?i)náboj|kulk[auy]\b", r"(?i)vý?buch", r"(?i)vězení", r"(?i)šéf|šerif|bandit|pomocník|odpadlí",
        r"[Zz]ákon(?!it)", r"hvězd[ua]",
    ],
    ("cs", "czech"): [r"(?i)náboj"],
}  # fmt: skip

ONE_AT_A_TIME = [(lang, edition, word) for (lang, edition), words in UNPRINTED.items() for word in words]


def said(lang: str, edition: str) -> dict[str, set[str]]:
    """By message, all that a game of this edition can show, with the printed names in it."""
    words = Words(lang, edition)
    return {
        code: {without_marks(words, text) for text in texts}
        for code, texts in renderings(lang, edition).items()
        if not code.startswith(ABOUT_EDITIONS)
    }


def saying(lang: str, edition: str, word: str) -> set[str]:
    return {code for code, texts in said(lang, edition).items() if any(re.search(word, text) for text in texts)}


@pytest.mark.parametrize(("lang", "edition", "word"), ONE_AT_A_TIME)
def test_no_message_says_a_word_that_the_booklet_does_not_print(lang: str, edition: str, word: str) -> None:
    excused = {r"Person": HUMANS, THROWN: KNIVES}.get(word, set())
    assert saying(lang, edition, word) - excused == set()


@pytest.mark.parametrize(("lang", "edition", "word"), ONE_AT_A_TIME)
def test_no_name_has_a_word_that_the_booklet_does_not_print(lang: str, edition: str, word: str) -> None:
    """The phase in which one throws cards away is called so in every edition but The Walking Dead."""
    excused = {"phase_discard"} if word == THROWN and edition != "walkingdead" else set()
    names = Words(lang, edition).names()
    found = {key for key, name in names.items() if not key.startswith("edition_") and re.search(word, name)}
    assert found - excused == set()


# Names

# Names that are also ordinary words of the language.
ORDINARY = {
    "en": {"Survivors", "Law"},
    "de": {"Aufdecken", "Spieler links von dir", "Strafe", "im Spiel", "ziehen", "nehmen", "Person"},
    "cs": {"tah"},
}


@pytest.mark.parametrize(("lang", "edition"), list(product(LANGUAGES, EDITIONS)))
def test_no_message_says_a_name_that_only_other_editions_print(lang: str, edition: str) -> None:
    own = set(Words(lang, edition).names().values())
    others = {name for each in EDITIONS for key, name in Words(lang, each).names().items() if "edition_" not in key}
    foreign = "|".join(map(re.escape, sorted(others - own - ORDINARY[lang])))
    excused = BOXES | (HUMANS if lang == "de" else set())
    assert saying(lang, edition, rf"(?<![\w-])(?:{foreign})(?![\w!-])") - excused == set()


def test_to_name_a_card_of_another_edition_is_noticed() -> None:
    assert "web-confirm_hint" in saying("de", "walkingdead", r"\bBier\b")


# German

GENDERS = {
    "m": "Fehlschuss! Schutzanzug Überraschungsangriff Angriff! Colt.45 45er_Colt Gesundheitsmarker Saloon Beißer",
    "f": "Erste_Hilfe Infektion Panik Panik! Sanitätsausrüstung Muni-Kiste Postkutsche Lieferung Granate Patrone",
    "n": "Bier Dynamit Gefängnis Fass Ausweichen BANG! Beil Warenhaus Waffenlager Wohnmobil Maschinengewehr Duell",
}
"""The grammatical gender of names that some editions print and others do not."""

ENDINGS = {"m": ("", "en", "em", "es"), "f": ("e", "er"), "n": ("", "em", "es")}
CONTRACTED = {"ins": "n", "zur": "f"}  # the others, such as vom, are masculine or neuter
GENDER_OF = {name.replace("_", " "): gender for gender, names in GENDERS.items() for name in names.split()}
ARTICLE = re.compile(
    r"\b(?:(?P<stem>ein|kein|mein|dein|sein)(?P<ending>e[nmrs]?)?|(?P<contracted>vom|zum|zur|im|am|beim|ins)) "
    rf"(?P<name>{'|'.join(map(re.escape, sorted(GENDER_OF, key=len, reverse=True)))})(?![\w-])",
    re.IGNORECASE,
)


def fits(article: re.Match[str]) -> bool:
    gender = GENDER_OF[article["name"]]
    if article["contracted"]:
        return gender in CONTRACTED.get(article["contracted"].lower(), "mn")
    return (article["ending"] or "") in ENDINGS[gender]


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_article_fits_the_gender_of_the_printed_name(edition: str) -> None:
    wrong = {
        (code, article[0])
        for code, texts in said("de", edition).items()
        for text in texts
        for article in ARTICLE.finditer(text)
        if not fits(article)
    }
    assert {(code, words) for code, words in wrong if code not in BOXES} == set()


@pytest.mark.parametrize("edition", ["abacus", "dodgecity", "combined"])
def test_to_draw_is_a_verb_in_mid_sentence(edition: str) -> None:
    mid_sentence = re.compile(r"(?<![.!?] )(?<!^)„?Ziehen")
    assert [text for texts in said("de", edition).values() for text in texts if mid_sentence.search(text)] == []
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
    texts = " ".join(text for texts in said("de", edition).values() for text in texts)
    assert set(re.findall(r"(?:\d\der )?Colt(?:\.\d+)?", texts)) <= {printed}


def test_the_walking_dead_attack_and_lay_cards_away() -> None:
    words = Words("de", "walkingdead")
    assert "greift" in words.say("prompt-shot", by="Cora", who="Ada")
    assert words.say("log-discarded", who="Cora", who_is="other", cards="Duell") == "Cora legt Duell ab"
    assert words.setting("jail_card_discarded") == "Gefangen ohne Herz wird abgelegt"
    assert without_marks(words, words.say("ruling-BL-JAI-1")) == "Vor wen darf ich Gefangen legen?"


# English


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_or_an_fits_the_printed_name(edition: str) -> None:
    names = "|".join(re.escape(name) for name in set(Words("en", edition).names().values()) if name[0].isalpha())
    articles = re.compile(rf"\b(?:[Aa] (?=[AEIOU])|[Aa]n (?![AEIOUaeiou]))(?:{names})\b")
    assert saying("en", edition, articles.pattern) == set()


# How it is looked for


def test_a_message_is_rendered_with_everything_it_selects_on() -> None:
    assert renderings("cs", "fourth")["ui-life"] == {"1 život", "3 životy", "7 životů"}
    pepperbox = renderings("de", "abacus")["text-pepperbox"]
    assert {text.partition(" erhält")[0] for text in pepperbox} == {
        "Ein Spieler im Abstand 1",
        "Ein Spieler, den deine Waffe erreicht,",
    }
