"""`sixgun replay` and `sixgun verify`."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from sixgun.commands.verify import UNPROVEN
from sixgun.match.fairness import Shuffle
from sixgun.match.match import Match
from sixgun.match.options import GameOptions
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


@pytest.fixture
def tabled(tmp_path: Path) -> Path:
    """The file of a finished game that two players of a table shuffled with a server."""
    options = GameOptions("fourth", 4)
    match, chance = Match(options, SHUFFLE.key(options), SHUFFLE), random.Random(1)
    while not match.over:
        match.act(chance.choice(match.choices))
    file = tmp_path / "table.txt"
    file.write_text(match.save(["Ann", "Ben", "Cid", "Dot"]), encoding="utf-8")
    return file


SHUFFLE = Shuffle("K7QWXZ", 1, "5e" * 32, "01" * 32, {0: "aa" * 32, 2: "cc" * 32})
SAW, MINE = f"--saw {SHUFFLE.commitment}", f"--mine 2:{'cc' * 32}"


def consistent(line: str) -> str:
    """What is said of a game that is consistent with itself, and not proven."""
    done = run(line)
    assert (done.exit_code, done.stderr) == (UNPROVEN, ""), done.stderr
    return flat(done.stdout)


def test_the_game_of_a_key_is_consistent_with_itself(game: Path) -> None:
    rest = rf"All {len(moves(game))} moves are legal\. Winners confirmed: \w+(, \w+)*\."
    assert re.fullmatch(f"Dealt from a key, without a promise: .*cards\\. {rest}", consistent(f"verify {game}"))
    assert "commitment" not in game.read_text(encoding="utf-8")


def test_a_commitment_that_somebody_saw_is_the_proof(tabled: Path) -> None:
    text = flat(shown(f"verify {tabled} {SAW}"))
    assert text.startswith("The server shuffled with the secret that it was bound to by the commitment you saw.")
    assert "2 players shuffled with the server. All " in text
    mine = flat(shown(f"verify {tabled} {SAW} {MINE}"))
    assert "Your share is in the shuffle: no one could choose these cards." in mine


def test_a_home_made_commitment_proves_nothing(tabled: Path) -> None:
    """The author of a game can write a commitment that fits it."""
    text = consistent(f"verify {tabled} {MINE}")
    assert text.startswith("The game is consistent with itself. What was promised before the deal is not known")
    assert "no one could choose" not in text
    assert json.loads(run(f"verify {tabled} --json").stdout)["proven"] is False


@pytest.mark.parametrize(
    ("evidence", "objection"),
    [
        (f"--saw {'00' * 32}", "is another shuffle. You saw 0000"),
        (f"{SAW} --mine 0:{'cc' * 32}", "was shuffled without the share you gave for seat 0."),
        (f"{SAW} --mine 1:{'cc' * 32}", "was shuffled without the share you gave for seat 1."),
        (f"--mine 2:{'cd' * 32}", "was shuffled without the share you gave for seat 2."),
    ],
)
def test_evidence_that_does_not_fit_is_an_objection(tabled: Path, evidence: str, objection: str) -> None:
    assert objection in failed(f"verify {tabled} {evidence}")


def test_evidence_for_a_game_that_nobody_promised_is_an_objection(game: Path) -> None:
    assert "no table promised anything" in failed(f"verify {game} {SAW}")
    assert "no table promised anything" in failed(f"verify {game} {MINE}")


@pytest.mark.parametrize("evidence", ["--saw 12", "--mine 12", "--mine 2:12", f"--mine x:{'cc' * 32}"])
def test_evidence_has_a_form(tabled: Path, evidence: str) -> None:
    assert evidence.split()[1] in refused(f"verify {tabled} {evidence}")


def test_somebody_who_did_not_open_is_named(tabled: Path) -> None:
    text = tabled.read_text(encoding="utf-8").replace("\n\n", f"\nleft_out 3 {'dd' * 32}\n\n", 1)
    tabled.write_text(text, encoding="utf-8")
    assert "did not open it in time: seat 3." in flat(shown(f"verify {tabled} {SAW}"))


def test_a_verdict_as_json(tabled: Path) -> None:
    data = json.loads(shown(f"verify {tabled} {SAW} --json"))
    assert (data["valid"], data["proven"], data["objection"], data["over"]) == (True, True, None, True)
    assert (data["commitment"], data["shuffled_by"], data["left_out"]) == (SHUFFLE.commitment, [0, 2], [])
    assert data["choices"] == len(moves(tabled))
    assert data["rules_version"] == RULES_VERSION


def test_an_unfinished_game_can_be_verified(tmp_path: Path) -> None:
    file = tmp_path / "half.txt"
    shown(f"play --plain --seed 5 --save {file}", FIRST * 3)
    assert "The game is not over." in consistent(f"verify {file}")


@pytest.mark.parametrize(
    ("old", "new", "objection"),
    [
        ("key 05", f"commitment {'00' * 32}\nkey 05", "The key isn’t the one promised before the deal"),
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
        assert done.exit_code in (1, UNPROVEN), done.exception
        assert isinstance(done.exception, SystemExit | None)
        assert (done.exit_code == 1) == bool(done.stderr)


def test_verify_as_a_process(game: Path) -> None:
    done = process("verify", str(game))
    assert (done.returncode, done.stderr) == (UNPROVEN, b"")
    done = process("verify", str(game.parent))
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr.decode() == f"Cannot read {game.parent}: Is a directory.\n"
