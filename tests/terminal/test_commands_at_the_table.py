"""The commands of the terminal game besides choosing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sixgun.words import LANGUAGES, Words
from tests.terminal.command import flat, run, shown
from tests.terminal.prepared import Sitting

OPENING = "play --plain --role sheriff --seed 3"


def at_table(cards: str = "", *, edition: str = "fourth") -> Sitting:
    """Seven players, with these cards in the person's hand."""
    sitting = Sitting("slab_the_killer", *("-" * 6), edition=edition)
    sitting.table[0].give(cards)
    return sitting


# ?


def test_a_number_is_explained() -> None:
    assert at_table("stagecoach").answer("? 1\n").startswith("Stagecoach (brown card): Draw 2 cards")


def test_a_card_is_explained_with_the_reason_it_is_not_playable() -> None:
    text = at_table("missed-10C").answer("? missed\n")
    assert text.startswith("Missed! (brown card): Dodge a shot, on any turn.")
    assert "You can’t play Missed! 10♣ now. Only when you’re shot at." in text


def test_a_card_is_explained_with_the_players_out_of_range() -> None:
    text = at_table("bang-QH").answer("? bang\n")
    assert "You can play BANG! Q♥ now." in text
    assert "BANG! Q♥: Cleo is at distance 2; your range is 1." in text
    assert "Ben" not in text


def test_asking_why_not_plays_nothing() -> None:
    sitting = at_table("bang-QH beer")
    sitting.type("? bang\n? beer\n? 1\n")
    assert sitting.match.moves == []


def test_a_card_that_is_not_in_hand_is_explained() -> None:
    assert at_table().answer("? Gatling\n").startswith("Gatling (brown card): ")


def test_a_card_to_be_discarded_is_not_said_to_be_playable() -> None:
    text = at_table("beer beer beer beer beer bang").answer("p\n? 1\n")
    assert "Beer (brown card)" in text
    assert "can be played now" not in text


def test_the_text_is_that_of_the_edition() -> None:
    assert at_table(edition="walkingdead").answer("? dynamite\n").startswith("Infection (blue card): ")


def test_a_character_a_role_and_a_player_are_explained() -> None:
    assert at_table().answer("? el gringo\n").startswith("El Gringo (3 life): For each life you lose")
    assert at_table().answer("? renegade\n").startswith("Renegade: Be the last one standing; the Sheriff must go last.")
    text = at_table().answer("? cleo\n")
    assert "Cleo: distance 2 = 2 seats + 0 − 0 (at least 1); your range is 1." in text


def test_with_three_players_roles_have_other_goals() -> None:
    text = shown("play --plain --role deputy --edition dodgecity --players 3 --seed 3", "? outlaw\n")
    assert "Outlaw: Three players: eliminate the Deputy yourself to win." in flat(text)


def test_an_unambiguous_part_of_a_name_is_enough() -> None:
    assert at_table().answer("? gring\n").startswith("El Gringo")
    assert at_table().answer("? b\n").startswith("Did you mean Ben, BANG!, Beer, ")


def test_an_unknown_name_is_reported() -> None:
    assert at_table().answer("? xyzzy\n").startswith("Nothing found for “xyzzy”.")
    assert at_table().answer("? 99\n").startswith("Nothing found for “99”.")


# Other commands


@pytest.mark.parametrize("typed", ["h", "?"])
def test_help(typed: str) -> None:
    assert at_table().answer(f"{typed}\n").startswith("What you can type: 1, 2, ... pick an option")


def test_rules_can_be_looked_up() -> None:
    assert at_table().answer("r BR-BEE-4\n").startswith("BR-BEE-4 abacus, dodgecity, combined")
    assert "Indians!" in at_table().answer("r indians\n")


def test_a_failed_search_does_not_end_the_game() -> None:
    done = run(OPENING, "r xyzzyxyzzy\nwhat\n")
    assert (done.exit_code, done.stderr) == (0, "Nothing found for “xyzzyxyzzy”.\n")
    assert "> what\nType a number" in done.stdout


def test_the_table_is_drawn_again() -> None:
    text = at_table().type("t\n").partition("> t\n")[2]
    assert re.findall(r"^[ >] (\w+) .*(?:\?|Sheriff)$", text, re.M) == [
        "Ada",
        "Ben",
        "Cleo",
        "Dan",
        "Eva",
        "Finn",
        "Gus",
    ]
    assert "Your turn: play cards, then end your turn." in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("typed", ["99", "0", "-1", "b", "x", "ss", "sfile", "1 2", "é", "½"])
def test_wrong_input_is_answered_with_valid_input(typed: str, lang: str) -> None:
    sitting = at_table("beer stagecoach")
    after = sitting.type(f"{typed}\n", lang).partition(f"> {typed}\n")[2]
    bad = "cli-bad-number" if typed.isdecimal() else "cli-bad-input"
    assert flat(after).startswith(Words(lang).say(bad, wanted=typed, last=3))
    assert sitting.match.moves == []


def test_p_passes() -> None:
    sitting = at_table("stagecoach")
    assert "Ben’s turn" in sitting.answer("p\n")
    assert sitting.match.moves[0] == "pass"


def test_step_by_step_and_back() -> None:
    """Cat Balou has too many targets for one list: first the card, then the target, then the card discarded."""
    sitting = at_table("cat_balou beer panic bang")
    for seat in range(1, 7):
        sitting.table[seat].give("bang")
        sitting.table[seat].lay("any")
    text = sitting.type("1\nb\n1\n3\n2\n")
    assert re.search(r"^ +1  Cat Balou \S+ → Ada, Ben, Cleo, Dan, Eva, Finn, Gus$", text, re.M)
    assert text.count("Target?\n   1  Ada\n   2  Ben\n   3  Cleo\n") == 2
    assert re.search(
        r"Number, b: back > 3\n   1  Cat Balou \S+ → Cleo: .+\n   2  .+ → Cleo: a random hand card\n", text
    )
    assert re.search(r"^  You make Cleo discard BANG! \S+ \(Cat Balou \S+\)$", text, re.M)


def test_two_cards_paid_for_an_ability_can_be_named_in_either_order() -> None:
    sitting = Sitting("sid_ketchum", "-", "-", "-")
    sitting.table[0].give("beer-6H missed-10C missed-JC missed-QC missed-KC mustang-8H", life=2)
    text = sitting.type("3\n6\n1\n")
    assert "Discard which card?" in text
    assert "You discard Beer 6♥ and Mustang 8♥: +1 life, now 3 (Sid Ketchum)" in text
    assert sitting.match.game.players[0].life == 3


def test_a_question_names_its_cause_and_count() -> None:
    sitting = Sitting("slab_the_killer", "-", "-", "-", me=1)
    sitting.table[0].give("bang-QH")
    sitting.table[1].give("missed missed")
    sitting.table[0].play("bang", at=sitting.table[1])
    assert "Ada shoots at you: play 2 Missed! or lose 1 life." in flat(sitting.type(""))


# At any time


def sid() -> Sitting:
    """Sid Ketchum is wounded, and it is Ben's turn."""
    sitting = Sitting("sid_ketchum", "-", "-", "-")
    sitting.table[0].give("beer-6H missed-10C", life=2)
    sitting.table[1].begin_play()
    return sitting


def test_sid_ketchum_is_offered_his_ability_while_others_play() -> None:
    text = sid().type("p\n")
    offer = (
        "Ben’s turn. You may use your ability now.\n   1  Use ability (Sid Ketchum), discarding Beer 6♥, Missed! 10♣"
    )
    assert f"{offer}\n   2  Continue\nNumber > p\n" in text


def test_sid_ketchum_heals_while_others_play() -> None:
    sitting = sid()
    sitting.type("1\n")
    assert sitting.match.moves[0] == "0!ability:beer-6H+missed-10C"
    assert sitting.match.game.players[0].life >= 3


# Leaving


def test_the_end_of_input_leaves_the_table() -> None:
    assert shown(OPENING).endswith("Number > \nYou left the table.\n")


def test_quitting_asks_to_save_first(tmp_path: Path) -> None:
    file = tmp_path / "a-game"
    text = shown(OPENING, f"q\n{file}\n")
    assert file.read_text(encoding="utf-8").startswith("sixgun 1\n")
    assert f"sixgun play --plain --load {file}" in flat(text)


def test_quitting_without_saving() -> None:
    assert shown(OPENING, "q\n\n").endswith("You left the table.\n")


def test_a_number_is_not_taken_for_a_file_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert shown(OPENING, "q\n1\n\n").count("Save as (Enter: don’t save):") == 2
    assert list(tmp_path.iterdir()) == []
