"""Whole games in the terminal."""

from __future__ import annotations

import re
from itertools import product

import pytest
from rich.cells import cell_len

from sixgun.commands import local_server
from sixgun.commands.play import Visit
from sixgun.editions import EDITIONS
from sixgun.words import LANGUAGES, Words
from tests.terminal.command import FIRST, refused, run, shown
from tests.terminal.prepared import Sitting

LONG = FIRST * 2000
SHERIFF = "play --plain --role sheriff"  # the first player, so the first question is the first turn

every_table = pytest.mark.parametrize(("edition", "lang"), list(product(EDITIONS, LANGUAGES)))


@every_table
def test_a_whole_game_in_every_edition_and_language(edition: str, lang: str) -> None:
    text = shown(f"play --plain --seed 5 --edition {edition} --lang {lang}", LONG)
    assert Words(lang, edition).say("cli-end-title") in text.splitlines()
    assert "\n0500000000000000000000000000000000000000000000000000000000000000\n" in text
    assert [line for line in text.splitlines() if cell_len(line) > 80] == []


@pytest.mark.parametrize("players", [3, 8])
def test_the_smallest_and_the_largest_table(players: int) -> None:
    text = shown(f"play --plain --seed 5 --edition combined --players {players}", LONG)
    assert "Game over" in text
    assert text.count("Player ") == text.count("Character ") > 1


def test_the_end_reveals_the_roles_and_the_reason() -> None:
    text = shown("play --plain --seed 5 --role outlaw", LONG)
    end = text.partition("Game over\n")[2]
    assert end.count("Outlaw") >= 2
    assert re.search(
        r"^(Every Outlaw and Renegade is out|The Sheriff is out|Last one standing, the Renegade wins)", end, re.M
    )
    assert re.search(r"^You (won!|lost\.)$", end, re.M)


IN_BROWSER = {
    "play": "",
    "play --bots hard": "?level=hard",
    "play --bots hunter": "?level=expert",
    "play --edition abacus": "?edition=abacus&players=5",
    "play --players 7": "?edition=fourth&players=7",
    "play --seed 0": "?edition=fourth&players=5&seed=0",
    "play --edition combined --players 8 --seed 7 --bots easy": "?level=easy&edition=combined&players=8&seed=7",
}


@pytest.mark.parametrize("line", IN_BROWSER)
def test_options_are_passed_to_the_web_page(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[Visit, Words]] = []
    monkeypatch.setattr(local_server, "play_here", lambda *facts: asked.append(facts))
    assert run(f"{line} --host ::1 --port 9000 --no-browser --lang de").exit_code == 0
    ((visit, words),) = asked
    assert (visit, words.lang) == (Visit("::1", 9000, browser=False, query=IN_BROWSER[line]), "de")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("play --seat 1 --save x.txt", "--seat, --save: terminal only. Add --plain."),
        ("play --set beer_mode=heal --role sheriff", "--set, --role: terminal only. Add --plain."),
        ("play --plain --port 9000", "--port: browser only. Remove --plain."),
        ("play --bots random", "Unknown level “random” in the browser. Choose from: easy, normal, hard, expert."),
        ("play --players 9", "BANG! fourth edition is for 4 to 7 players, not 9."),
        ("play --seed 9007199254740992", "In the browser a seed is at most 9007199254740991."),
    ],
)
def test_options_of_the_other_interface_are_refused(line: str, sentence: str) -> None:
    assert refused(line) == sentence


def test_the_same_seed_and_choices_give_the_same_game() -> None:
    assert shown("play --plain --seed 9", LONG) == shown("play --plain --seed 9", LONG)


def test_without_a_seed_games_differ() -> None:
    assert shown("play --plain") != shown("play --plain")


# Options


def test_role_character_name_and_seat_can_be_chosen() -> None:
    text = shown("play --plain --seed 1 --seat 2 --role deputy --character slab --name Zed")
    assert "You are Zed." in text
    assert "Your role: Deputy." in text
    assert "Your character: Slab the Killer." in text


def test_a_character_can_be_named_as_its_edition_prints_it() -> None:
    assert "Your character: Negan." in shown("play --plain --edition walkingdead --character negan")
    assert "Your character: Negan." in shown("play --plain --edition walkingdead --character jesse_jones")


def test_a_role_can_be_named_in_the_language() -> None:
    assert "Tvoje role: Bandita." in shown("play --plain --role bandita --lang cs")


def test_players_choose_one_of_two_characters() -> None:
    text = shown("play --plain --seed 3 --choose-characters", "? 1\n1\n" + LONG)
    offered = re.search(r"Choose your character\.\n {3}1 {2}(.+)\n {3}2 {2}(.+)\nNumber > \? 1\n(.+) \(\d life", text)
    assert offered is not None
    assert offered[1] == offered[3]
    assert re.search(rf"^[ >] Ada +{offered[1]} ", text, re.M)


def test_the_log_is_shown_after_characters_are_chosen() -> None:
    assert "’s turn\n" in shown("play --plain --seed 3 --choose-characters", LONG)


def test_the_simplified_game_leaves_cards_in_the_box() -> None:
    full = shown(f"{SHERIFF} --seed 3")
    simple = shown(f"{SHERIFF} --seed 3 --simplified")
    assert pile(simple) < pile(full)


def pile(text: str) -> int:
    found = re.search(r"^Draw pile (\d+)", text, re.M)
    assert found is not None
    return int(found[1])


def test_house_rules_change_the_texts() -> None:
    asked = "? beer\n"
    plain = shown(f"{SHERIFF} --seed 3", asked)
    changed = shown(f"{SHERIFF} --seed 3 --set beer_mode=prevent --set beer_reaction=any_loss", asked)
    assert beer_text(plain) != beer_text(changed)


def beer_text(text: str) -> str:
    return text.partition("> ? beer\n")[2].partition("Number")[0]


# Output


def test_the_table_shows_only_what_the_seat_may_see() -> None:
    text = shown(f"{SHERIFF} --seed 3")
    rows = re.findall(r"^[ >] (\w+) +\S.* (\?|Sheriff)$", text, re.M)
    assert rows == [("Ada", "Sheriff"), ("Ben", "?"), ("Cleo", "?"), ("Dan", "?"), ("Eva", "?")]
    assert re.search(r"^> Ada .* ●+ +\d+ +1 +you  Sheriff$", text, re.M)


def test_within_a_turn_only_changed_rows_are_redrawn() -> None:
    sitting = Sitting("slab_the_killer", "-", "-", "-")
    sitting.table[0].give("mustang beer")
    before, after = sitting.type("1\n").split("Number > 1\n")
    assert re.findall(r"^[ >] (\w+) .* (?:\?|Sheriff)$", before, re.M) == ["Ada", "Ben", "Cleo", "Dan"]
    assert re.findall(r"^[ >] (\w+) .* (?:\?|Sheriff)$", after, re.M) == ["Ada"]
    assert re.search(r"^ {12}Mustang \S+$", after, re.M)


def test_unplayable_cards_are_listed_with_the_reason() -> None:
    sitting = Sitting("slab_the_killer", "-", "-", "-")
    sitting.table[0].give("missed-10C panic-AH missed-JC")
    reason = "Missed! 10♣, Missed! J♣: Only when you’re shot at."
    assert f"Not playable now:\n  {reason}\n  Panic! A♥: There’s nothing to take there.\n" in sitting.type("")


def test_an_empty_line_chooses_the_only_option() -> None:
    sitting = Sitting("slab_the_killer", "-", "-", "-")
    assert "   1  End turn\nNumber, or Enter > \n" in sitting.type("\n")
    assert sitting.match.moves[0] == "pass"


def test_an_empty_line_chooses_nothing_among_several_options() -> None:
    sitting = Sitting("slab_the_killer", "-", "-", "-")
    sitting.table[0].give("beer")
    assert "Type a number from 1 to 2" in sitting.type("\n")
    assert sitting.match.moves == []


def test_an_eliminated_person_is_told_and_the_bots_play_on() -> None:
    sitting = Sitting("slab_the_killer", "-", "-", "-", "-", me=1)
    sitting.table[1].set_life(1)
    sitting.table[0].give("bang")
    sitting.table[0].play("bang", at=sitting.table[1])
    text = sitting.type("p\np\n")
    assert "  Ada eliminates you – Renegade\n" in text
    assert "\nYou’re out; the others play on.\n" in text
    assert "\nGame over\n" in text


def test_a_card_is_never_separated_from_its_face() -> None:
    text = shown("play --plain --seed 7 --edition combined --players 7", LONG)
    assert not re.search(r"^\s*(?:10|[2-9JQKA])[♠♥♦♣]", text, re.M)
