"""Saving and resuming games."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

import pytest

from sixgun.match.match import deal, load
from sixgun.rules import RULES_VERSION
from tests.terminal.command import COMMAND, FIRST, environment, failed, flat, process, refused, run, shown

NEW = "play --plain --seed 5"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.txt"


def test_a_resumed_game_continues_as_if_uninterrupted(file: Path, tmp_path: Path) -> None:
    whole = tmp_path / "whole.txt"
    shown(f"{NEW} --save {whole}", FIRST * 2000)
    shown(f"{NEW} --save {file}", FIRST * 7)
    halfway = file.read_text(encoding="utf-8")
    shown(f"play --plain --load {file} --save {file}", FIRST * 2000)
    assert len(halfway) < len(whole.read_text(encoding="utf-8"))
    assert file.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")


def test_the_game_is_saved_after_every_choice(file: Path) -> None:
    for choices in range(4):
        file.unlink(missing_ok=True)
        shown(f"{NEW} --save {file} --role sheriff", FIRST * choices)
        assert len(load(file.read_text(encoding="utf-8")).moves) >= choices


def test_no_temporary_file_is_left(file: Path) -> None:
    shown(f"{NEW} --save {file}", FIRST * 9)
    assert [path.name for path in file.parent.iterdir()] == ["game.txt"]


def test_a_resumed_game_keeps_seat_and_name(file: Path) -> None:
    shown(f"{NEW} --seat 3 --name Zed --bots random --save {file}", FIRST)
    text = shown(f"play --plain --load {file}")
    assert "You are Zed." in text
    assert "Resumed after " in text
    assert file.read_text(encoding="utf-8").endswith("\n# sixgun play --seat 3 --bots random\n")


def test_a_game_can_be_resumed_in_another_seat(file: Path) -> None:
    shown(f"{NEW} --save {file}", FIRST)
    assert "You are Cleo." in shown(f"play --plain --load {file} --seat 2")


def test_a_record_without_names_and_note_can_be_loaded(file: Path) -> None:
    file.write_text(deal("fourth", 4, seed=1).save(), encoding="utf-8")
    assert "You are Ada." in shown(f"play --plain --load {file}")


def test_a_finished_game_shows_its_end(file: Path) -> None:
    shown(f"{NEW} --save {file}", FIRST * 2000)
    assert "\nGame over\n" in shown(f"play --plain --load {file}")


def test_saving_on_request(file: Path) -> None:
    text = shown(f"{NEW} --role sheriff", f"s {file}\n1\ns {file}\n")
    assert text.count("Saved to") == 2
    assert len(load(file.read_text(encoding="utf-8")).moves) >= 1


def test_no_other_file_is_overwritten(file: Path) -> None:
    file.write_text("dear diary", encoding="utf-8")
    assert "already exists: choose another name." in flat(shown(f"{NEW} --role sheriff", f"s {file}\n"))
    assert refused(f"{NEW} --save {file}") == f"{file} already exists. Resume it with --load {file}"
    assert file.read_text(encoding="utf-8") == "dear diary"


def test_an_unwritable_file(tmp_path: Path) -> None:
    nowhere = tmp_path / "no" / "game.txt"
    assert f"Cannot write {nowhere}: No such file" in flat(shown(f"{NEW} --role sheriff", f"s {nowhere}\n"))
    done = run(f"{NEW} --save {nowhere}")
    assert (done.exit_code, done.stderr) == (1, f"Cannot write {nowhere}: No such file or directory.\n")


def test_options_cannot_be_changed_when_loading(file: Path) -> None:
    shown(f"{NEW} --save {file}")
    sentence = refused(f"play --plain --load {file} --edition czech --set deck=base80 --simplified")
    assert sentence.endswith("remove --edition, --set, --simplified.")


def test_unreadable_files(file: Path) -> None:
    assert f"Cannot read {file}: No such file" in failed(f"play --plain --load {file}")
    file.write_bytes(b"\xff\xfe\x00")
    assert failed(f"play --plain --load {file}") == f"{file} is not a text file (UTF-8)."
    file.write_text(f"sixgun 1\nrules {RULES_VERSION}\nedition fourth\nplayers 99\nkey 00\n", encoding="utf-8")
    assert failed(f"play --plain --load {file}").startswith(f"{file} cannot be replayed: ")


# As a process


def test_the_end_of_input(file: Path) -> None:
    done = process("play", "--plain", "--seed", "5", "--save", str(file), typed=FIRST * 3)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode().endswith(f"You left the table. Resume with: sixgun play --plain --load\n{file}\n")


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is not a signal there")
def test_ctrl_c_keeps_the_game(file: Path) -> None:
    command = [*COMMAND, "play", "--plain", "--seed", "5", "--save", str(file)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          env=environment(PYTHONUNBUFFERED="1")) as player:  # fmt: skip
        assert player.stdout is not None
        until(player.stdout.fileno(), b"Number > ")
        player.send_signal(signal.SIGINT)
        rest, errors = player.communicate(timeout=60)
    assert (player.returncode, errors) == (130, b"")
    assert b"You left the table." in rest
    assert load(file.read_text(encoding="utf-8")).question is not None


def until(stream: int, wanted: bytes) -> None:
    """Reads the stream until this appears."""
    seen = b""
    while wanted not in seen:
        more = os.read(stream, 4096)
        assert more, seen.decode()
        seen += more


def test_a_terminal_without_the_characters_shows_question_marks() -> None:
    done = process("play", "--plain", "--seed", "5", typed=FIRST * 3, PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"BANG! K? ? Ben" in done.stdout
