"""`sixgun` itself: help, version, languages, errors."""

from __future__ import annotations

import json
import re

import pytest

from sixgun.commands.common import LANGUAGE, language_of
from sixgun.editions import EDITIONS
from sixgun.rules import RULES_VERSION
from sixgun.words import LANGUAGES, Words
from tests.terminal.command import process, refused, run, shown

COMMANDS = ("play", "serve", "migrate", "check", "sim", "replay", "verify", "editions", "rules")


def test_help_names_every_command() -> None:
    text = shown("--help")
    assert all(command in text for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_and_option_has_a_help_text(command: str) -> None:
    text = shown(f"{command} --help")
    assert "cli-" not in text
    options = [line for line in text.splitlines() if line.startswith("│ --")]
    assert options
    assert all(len(line.strip("│ ").split("  ")) > 1 for line in options)


def test_without_a_command_the_help_is_shown() -> None:
    done = run("")
    assert done.exit_code == 2
    assert "Usage" in done.stdout + done.stderr


def test_version() -> None:
    output = process("--version").stdout.decode()
    assert re.fullmatch(rf"sixgun \S+, rules version {RULES_VERSION}, engine (compiled|interpreted)\n", output)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_editions(lang: str) -> None:
    text = shown(f"editions --lang {lang}")
    assert all(f" {name} " in text for name in EDITIONS)
    assert max(map(len, text.splitlines())) <= 80


def test_editions_as_json() -> None:
    data = json.loads(shown("editions --json"))
    assert [each["name"] for each in data] == list(EDITIONS)
    assert [each["name"] for each in data if each["default"]] == ["fourth"]
    combined = data[-1]
    assert (combined["min_players"], combined["max_players"], combined["cards"]) == (3, 8, 120)
    assert combined["characters"] == 31


# Languages


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "cs_CZ"}, "cs"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], lang: str) -> None:
    assert language_of(environment) == lang


def test_help_and_commands_speak_the_language_of_the_environment() -> None:
    assert "Gegen Bots spielen, im Browser oder im Terminal." in process("--help", LANG="de_DE.UTF-8").stdout.decode()
    assert "Vydání" in process("editions", LANG="cs_CZ.UTF-8").stdout.decode()


def test_the_rules_command_speaks_the_language_of_the_environment() -> None:
    assert "Bier" in process("rules", "beer", LANG="de_DE.UTF-8").stdout.decode()


# Errors


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("--edition fifth", "Unknown edition “fifth”. Choose from: abacus, czech, fourth,"),
        ("--players 3", "BANG! fourth edition is for 4 to 7 players, not 3."),
        ("--players 0", "BANG! fourth edition is for 4 to 7 players, not 0."),
        ("--seat 5", "No seat 5: seats are 0 to 4."),
        ("--seat -1", "No seat -1: seats are 0 to 4."),
        ("--bots deep", "Unknown bot “deep”. Choose from: random, busy, greedy, reader, marshal, hunter."),
        ("--character nobody", "Unknown character “nobody” in BANG! fourth edition. Choose from: Bart Cassidy,"),
        ("--character apache_kid", "Unknown character “apache_kid” in BANG! fourth edition."),
        ("--role king", "Unknown role “king”. Choose from: sheriff, deputy, outlaw, renegade."),
        (
            "--role deputy --players 4",
            "Can’t start this game: Too many players have this role in a game for 4: Deputy.",
        ),
        ("--set beer", "“beer” is not a house rule. Example: beer_mode=prevent"),
        (
            "--set beer_mode=drink",
            "Can’t start this game: The setting beer_mode can’t be “drink”. Choose from: ",
        ),
        ("--set colour=red", "Can’t start this game: There is no setting “colour”. Choose from: min_players, "),
        (
            "--edition czech --simplified",
            "Can’t start this game: BANG! (Czech first edition) has no simplified first game.",
        ),
        ("--name much_too_long_for_a_column", "Names are 1 to 9 characters, without “#”."),
        ("--name a#b", "Names are 1 to 9 characters, without “#”."),
    ],
)
def test_impossible_options_are_refused_with_a_sentence(line: str, sentence: str) -> None:
    assert refused(f"play --plain {line}").startswith(sentence)


@pytest.mark.parametrize("command", ["play", "sim", "editions", "verify file", "replay file"])
def test_an_unknown_language_is_refused_in_that_of_the_environment(command: str) -> None:
    said = Words(LANGUAGE).say("cli-error-lang", wanted="xx", names=", ".join(LANGUAGES))
    assert refused(f"{command} --lang xx") == said


@pytest.mark.parametrize("line", ["play --seed x", "play --seed -1", "play --nonsense", "nonsense", "verify", "replay"])
def test_wrong_use(line: str) -> None:
    assert refused(line)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_errors_speak_the_language(lang: str) -> None:
    sentences = {refused(f"play --plain --players 3 --lang {each}") for each in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)


def test_an_enormous_seed_is_refused() -> None:
    assert refused(f"play --plain --seed {2**256}")


def test_wrong_use_as_a_process() -> None:
    done = process("play", "--edition", "fifth")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode().count("\n") == 1
