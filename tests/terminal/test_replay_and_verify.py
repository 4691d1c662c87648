"""`sixgun replay` and `sixgun verify`."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from sixgun.rules import RULES_VERSION
from sixgun.words import LANGUAGES
from tests.terminal.command import FIRST, failed, flat, process, refused, run, shown


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a finished game."""
    file = tmp_path_factory.mktemp("games") / "game.txt"
    shown(f"play --plain --seed 5 --save {file}", FIRST * 2000)
    return file


def moves(file: Path) -> list[str]:
    text = file.read_text(encoding="utf-8")
    return text.partition("\n\n")[2].partition("\n\nwinners")[0].split()


def changed(game: Path, file: Path, old: str, new: str) -> Path:
    text = game.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return file


# replay


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_is_shown(game: Path, lang: str) -> None:
    lines = shown(f"replay {game} --lang {lang}").splitlines()
    numbers = [int(found[1]) for line in lines if (found := re.match(r" *(\d+)  \S", line))]
    assert numbers == sorted(set(numbers))
    assert set(range(len(moves(game)) + 1)) - set(numbers) == set()
    assert all(cell_len(line) <= 80 for line in lines)


def test_a_seat_sees_its_own_cards_and_spectators_only_open_ones(game: Path) -> None:
    mine = shown(f"replay {game} --seat 0")
    public = shown(f"replay {game}")
    everything = shown(f"replay {game} --open")
    assert re.search(r"You draw .*♣", mine)
    assert not re.search(r"Ben draws .*♣", mine)
    assert not re.search(r"\w+ draws .*[♠♥♦♣]", public)
    assert re.search(r"Ben draws .*[♠♥♦♣]", everything)


def test_one_step_and_the_table_after_it(game: Path) -> None:
    text = shown(f"replay {game} --step 4")
    assert re.findall(r"^ {3}(\d)  ", text, re.M) == ["4"]
    assert re.search(r"^> \w+ .* ●+ ", text, re.M)
    deal = shown(f"replay {game} --step 0")
    assert "   0  Ada is " in deal


def test_a_game_that_is_not_over_says_so(game: Path, tmp_path: Path) -> None:
    file = tmp_path / "half.txt"
    shown(f"play --plain --seed 5 --save {file}", FIRST * 3)
    assert shown(f"replay {file}").endswith("The game is not over.\n")


def test_the_replay_ends_as_the_game_did(game: Path) -> None:
    assert "\nGame over\n" in shown(f"replay {game} --seat 0")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("--seat 7", "No seat 7: seats are 0 to 4."),
        ("--seat 1 --open", "Use either --seat or --open, not both."),
        ("--step 9999", "No move 9999: the game has "),
    ],
)
def test_wrong_use_of_replay(game: Path, line: str, sentence: str) -> None:
    assert refused(f"replay {game} {line}").startswith(sentence)


def test_an_illegal_choice_ends_a_replay_with_a_sentence(game: Path, tmp_path: Path) -> None:
    file = changed(game, tmp_path / "game.txt", moves(game)[0], "play:bang-QH@1")
    done = run(f"replay {file}")
    assert done.exit_code == 1
    assert done.stderr.startswith(f"{file} cannot be replayed: Choice 1, play:bang-QH@1: ")


# verify


def test_a_fair_game_is_verified(game: Path) -> None:
    key = "The key matches the fingerprint in the file. Compare that with the one shown before the deal."
    rest = rf"All {len(moves(game))} moves are legal\. Winners confirmed: \w+(, \w+)*\."
    assert re.fullmatch(f"{re.escape(key)} {rest}", flat(shown(f"verify {game}")))


def test_a_verdict_as_json(game: Path) -> None:
    data = json.loads(shown(f"verify {game} --json"))
    assert (data["valid"], data["objection"], data["over"]) == (True, None, True)
    assert data["choices"] == len(moves(game))
    assert data["rules_version"] == RULES_VERSION


def test_an_unfinished_game_can_be_verified(tmp_path: Path) -> None:
    file = tmp_path / "half.txt"
    shown(f"play --plain --seed 5 --save {file}", FIRST * 3)
    assert "The game is not over." in shown(f"verify {file}")


@pytest.mark.parametrize(
    ("old", "new", "objection"),
    [
        ("key 05", "key 06", "The key isn’t the one promised before the deal"),
        ("winners ", "winners 0 1 2 3 4 ", "The game says that these seats won: 0, 1, 2, 3, 4, "),
        ("\nwinners ", " pass\n\nwinners ", "The game is over"),
        ("edition fourth", "edition fifth", "There is no edition “fifth”"),
        ("players 5", "players 4", "Choice "),
        ("seat 0 Ada", "chair 0 Ada", "Line 5 can’t begin with “chair”"),
        ("sixgun 1", "chess 1", "A saved game begins with the line “sixgun 1”"),
        ("key 05", "key xx", " isn’t hexadecimal"),
    ],
)
def test_tampering_is_found(game: Path, tmp_path: Path, old: str, new: str, objection: str) -> None:
    file = changed(game, tmp_path / "game.txt", old, new)
    sentence = failed(f"verify {file}")
    assert sentence.startswith(f"{file} is not valid: ")
    assert objection in sentence
    data = json.loads(run(f"verify {file} --json").stdout)
    assert (data["valid"], data["objection"]) == (False, sentence)


def test_a_game_without_commitment_is_refused(game: Path, tmp_path: Path) -> None:
    line = next(line for line in game.read_text(encoding="utf-8").splitlines() if line.startswith("commitment"))
    file = changed(game, tmp_path / "game.txt", line + "\n", "")
    assert failed(f"verify {file}").startswith(f"{file} has no fingerprint")


@pytest.mark.parametrize("command", ["verify", "replay", "play --plain --load"])
def test_a_game_by_other_rules_names_both_versions(game: Path, tmp_path: Path, command: str) -> None:
    file = changed(game, tmp_path / "game.txt", f"rules {RULES_VERSION}\n", "rules 999\n")
    sentence = f"{file} needs rules version 999; this is version {RULES_VERSION}."
    assert failed(f"{command} {file}") == sentence


def test_a_damaged_file_never_causes_a_traceback(game: Path, tmp_path: Path) -> None:
    chance, text = random.Random(1), game.read_text(encoding="utf-8")
    file = tmp_path / "game.txt"
    for _ in range(40):
        at = chance.randrange(len(text))
        file.write_text(text[:at] + chance.choice("x9@:<+-! #\n") + text[at + 1 :], encoding="utf-8")
        done = run(f"verify {file}")
        assert done.exit_code in (0, 1), done.exception
        assert isinstance(done.exception, SystemExit | None)
        assert (done.exit_code == 1) == bool(done.stderr)


def test_verify_as_a_process(game: Path) -> None:
    done = process("verify", str(game))
    assert (done.returncode, done.stderr) == (0, b"")
    done = process("verify", str(game.parent))
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr.decode() == f"Cannot read {game.parent}: Is a directory.\n"
