"""`sixgun rules`, for people and for programs."""

import json
from typing import Any

import pytest
import typer
from typer.testing import CliRunner, Result

from sixgun.commands.rules import rules
from sixgun.editions import EDITIONS
from sixgun.event_cards import EVENT_CARDS
from sixgun.ledger import differences, settings
from sixgun.words import LANGUAGES, Words
from tests.printed.words import BASE_CARDS, CHARACTERS, DODGE_CITY_CARDS

app = typer.Typer()
app.command()(rules)


def run(line: str) -> Result:
    return CliRunner().invoke(app, line.split(), env={"COLUMNS": "80"})


def shown(line: str) -> str:
    """The output without line breaks."""
    done = run(line)
    assert (done.exit_code, done.stderr) == (0, "")
    return " ".join(done.stdout.split())


def data(line: str) -> Any:
    return json.loads(run(f"{line} --json").stdout)


def refused(line: str) -> str:
    done = run(line)
    assert (done.exit_code, done.stdout) == (2, "")
    return " ".join(done.stderr.split())


# ---- by id


@pytest.mark.parametrize("key", ["BR-BEE-4", "br-bee-4"])
def test_an_id_shows_the_entry_in_full(key: str) -> None:
    text = shown(key)
    assert text.startswith("BR-BEE-4 abacus, dodgecity, combined dodgecity (and by its surviving fragments")
    assert "18c. Brown cards Source: dodgecity, combined 004:749-752; abacus 000:105,341 Test: Life 4" in text


def test_groups_and_points_are_found_by_id() -> None:
    assert [each["id"] for each in data("br-bee e21")["entries"]] == [f"BR-BEE-{n}" for n in range(1, 10)]
    assert data("br-bee e21")["points"][0]["id"] == "E21"


def test_square_brackets_are_printed() -> None:
    assert "Bart Cassidy [Rick], 4 life" in shown("CH-BAR-1")


def test_a_ruling_says_that_no_rulebook_has_it() -> None:
    assert shown("DER-13").startswith("DER-13 not in any rulebook: our ruling")


# ---- by words


def test_a_card_is_shown_with_its_prints_and_the_rules_on_it() -> None:
    text = shown("beer")
    assert "brown card, 6 cards in BANG! fourth edition: 6♥ 7♥ 8♥ 9♥ 10♥ J♥" in text
    assert "BR-BEE-1 all editions" in text
    assert "more. Add a word to narrow it down" in text


def test_a_character_is_shown_with_its_life() -> None:
    assert "El Gringo character, 3 life, in BANG! fourth edition" in shown("el gringo")
    assert "Kit Carlson character, 3 life" in shown("kit --edition czech")


def test_an_edition_shows_its_own_rules_text() -> None:
    assert data("beer --edition abacus")["things"][0]["text"] != data("beer --edition fourth")["things"][0]["text"]


def test_without_an_edition_a_name_is_found_where_it_is_printed() -> None:
    assert [(each["key"], each["edition"]) for each in data("negan")["things"]] == [("jesse_jones", "walkingdead")]
    assert data("apache kid")["things"][0]["edition"] == "dodgecity"


def test_a_name_in_another_language_finds_the_english_rules() -> None:
    found = data("fass --lang de")
    assert found["things"][0]["key"] == "barrel"
    assert found["entries"][0]["id"] == "BL-BAR-1"


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("Kopfgeldjäger --edition abacus --lang de", "renegade"),
        ("kopfgeldjager --lang de", "renegade"),
        ("Talon --edition abacus --lang de", "draw pile"),
        ("Belohnung --edition abacus --lang de", "reward"),
        ("Handkartenlimit --edition abacus --lang de", "hand limit"),
        ("Handkartenlimit --lang de", "hand limit"),
        ("odměna --edition czech --lang cs", "reward"),
        ("Zločinec --edition czech --lang cs", "outlaw"),
    ],
)
def test_a_printed_word_in_another_language_finds_the_rules_on_it(line: str, word: str) -> None:
    assert word in data(line)["entries"][0]["rule"].lower()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_key_finds_its_card(lang: str) -> None:
    assert [each["key"] for each in data(f"cat_balou --lang {lang}")["things"]] == ["cat_balou"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", EVENT_CARDS)
def test_an_event_card_is_found_by_its_printed_name(key: str, lang: str) -> None:
    assert data(f"{Words(lang, 'fourth').name(key)} --lang {lang}")["things"][0]["key"] == key


def test_a_name_that_the_ledger_spells_differently_finds_its_rules() -> None:
    assert data("wengam")["entries"][0]["id"] == "CH-CHU-1"


def test_rules_of_the_edition_come_first_and_the_others_follow() -> None:
    ids = [each["id"] for each in data("beer --edition fourth")["entries"]]
    assert ids.index("BR-BEE-5") < ids.index("BR-BEE-4")
    assert set(ids) == {each["id"] for each in data("beer")["entries"]}


# ---- two editions


def test_a_difference_shows_settings_and_points_side_by_side() -> None:
    text = shown("--diff abacus fourth")
    assert "BANG! (Abacus) compared with BANG! fourth edition 15 settings differ" in text
    assert "E13 When a brown card reaches the discard pile" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_difference_fits_80_columns(lang: str) -> None:
    assert max(map(len, run(f"--diff abacus combined --lang {lang}").stdout.splitlines())) <= 80


def test_differences_as_json() -> None:
    found = data("--diff abacus fourth")
    changed, differing = differences("abacus", "fourth")
    assert [each["name"] for each in found["settings"]] == [each.name for each in changed]
    assert [each["id"] for each in found["points"]] == [each.id for each in differing]
    assert set(found["points"][0]["texts"]) == {"abacus", "fourth"}


def test_a_setting_that_does_not_apply_says_so() -> None:
    assert "does not apply" in shown("--diff abacus dodgecity")


def test_an_edition_is_the_same_as_itself() -> None:
    assert shown("--diff fourth fourth").endswith("No differences.")


# ---- overview


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_overview_fits_a_screen(lang: str) -> None:
    lines = run(f"--lang {lang}").stdout.splitlines()
    assert len(lines) <= 40
    assert max(map(len, lines)) <= 80


def test_the_overview_as_json() -> None:
    assert data("")["editions"] == list(EDITIONS)
    assert data("")["sections"]["4. Turn structure"] == [f"TRN-0{n}" for n in range(1, 6)]
    assert len(data("")["things"]["combined"]) == len({*BASE_CARDS, *DODGE_CITY_CARDS, *CHARACTERS} - {"colt_45"})
    assert {name: len(cards) for name, cards in data("")["event_cards"].items()}["high_noon"] == 13


def test_an_event_card_and_its_rulings_say_that_there_is_no_booklet() -> None:
    found = data("thirst")
    assert found["things"][0]["kind"] == "event_card"
    assert found["things"][0]["expansion"] == "high_noon"
    assert [each["expansion"] for each in found["entries"] if each["id"].startswith("HN-")].count("high_noon") > 1
    assert shown("HN-THI-2").count("card text and author’s FAQ, no booklet") == 1
    assert "our ruling" not in shown("HN-THI-2")
    assert all(each["expansion"] == "" for each in data("BR-BEE")["entries"])


# ---- nothing found


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("br-bee-44", "No rule with the ID “br-bee-44”. Did you mean: BR-BEE-4,"),
        ("beeer", "Nothing found for “beeer”. Did you mean: Beer"),
        ("xyzzyx", "Nothing found for “xyzzyx”."),
        ("beer --edition forth", "Unknown edition “forth”. Choose from: abacus, czech, fourth,"),
        ("--diff fourth abakus", "Unknown edition “abakus”."),
        ("beer --lang xx", f"Unknown language “xx”. Choose from: {', '.join(LANGUAGES)}."),
        ("apache kid --edition fourth", "“apache kid” is not in fourth. It is in: dodgecity, combined."),
        ("biier --lang de", "Zu „biier“ wurde nichts gefunden. Vielleicht: Bier"),
    ],
)
def test_a_failed_search_suggests_similar_names(line: str, message: str) -> None:
    assert refused(line).startswith(message)


# ---- the matrix and the code


def spelled(value: str | int | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


# How section F writes what the code has as a boolean, or as a name without spaces.
WRITTEN = {"off": "false", "optional": "true", "base80 + dodge40": "base80+dodge40"}
WRITTEN |= {"base16 + dodge15": "base16+dodge15"}


@pytest.mark.parametrize("setting", settings(), ids=lambda setting: setting.name)
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_plays_what_the_matrix_says(setting: Any, edition: str) -> None:
    written = setting.value(edition)
    played = spelled(getattr(EDITIONS[edition].rules, setting.name))
    assert written == "-" or played in (written, WRITTEN.get(written))
