"""`sixgun sim`."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sixgun.editions import EDITIONS
from sixgun.lab.simulation import QUICK_CHUNK
from sixgun.lab.tally import Tally
from sixgun.words import LANGUAGES
from tests.terminal.command import process, refused, run, shown


def counted(line: str) -> Any:
    """The counts, without the speed."""
    data = json.loads(shown(f"sim --json {line}"))
    assert set(data.pop("speed")) == {"seconds", "games", "decisions"}
    return data


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_with_random_bots(edition: str) -> None:
    data = counted(f"--edition {edition} --games 20 --jobs 1")
    assert (data["edition"], data["games"], data["unfinished"]["games"]) == (edition, 20, 0)
    assert sum(data["wins"]["side"].values()) == 20
    assert data["wins"]["role"]["sheriff"][1] == 20
    assert len(data["wins"]["seat"]) == 5
    assert 0 < data["decisions"]["median"] <= data["decisions"]["longest"]


def test_with_three_players_there_is_no_sheriff() -> None:
    data = counted("--edition dodgecity --players 3 --games 20 --jobs 1")
    assert set(data["wins"]["role"]) == {"deputy", "outlaw", "renegade"}
    assert sum(data["wins"]["seat"]) == 20


@pytest.mark.parametrize(("bots", "games"), [("random", 450), ("greedy", 45)])
def test_the_same_seed_plays_the_same_games_whatever_the_number_of_processes(bots: str, games: int) -> None:
    one = counted(f"--bots {bots} --games {games} --seed 7 --jobs 1 --players 4")
    two = counted(f"--bots {bots} --games {games} --seed 7 --jobs 2 --players 4")
    assert one == two
    assert one != counted(f"--bots {bots} --games {games} --seed 8 --jobs 1 --players 4")


def test_a_longer_run_begins_with_the_shorter_one() -> None:
    few, more = counted("--games 10 --jobs 1"), counted("--games 11 --jobs 1")
    assert sum(more["wins"]["side"].values()) - sum(few["wins"]["side"].values()) == 1
    assert all(more["wins"]["side"].get(side, 0) >= wins for side, wins in few["wins"]["side"].items())


def test_house_rules_change_the_games_and_are_reported() -> None:
    plain, noon = counted("--games 30 --jobs 1"), counted("--games 30 --jobs 1 --set high_noon=on")
    assert (plain["house_rules"], noon["house_rules"]) == ({}, {"high_noon": "on"})
    assert plain["decisions"] != noon["decisions"]
    assert "House rules: high_noon=on" in shown("sim --games 1 --jobs 1 --set high_noon=on")
    assert "high_noon can’t be “perhaps”" in refused("sim --set high_noon=perhaps")


def test_unfinished_games_are_counted() -> None:
    data = counted("--games 5 --limit 10 --jobs 1")
    assert data["unfinished"] == {"games": 5, "limit": 10}
    assert data["wins"]["side"] == {}
    assert "Unfinished after 10 decisions: 5" in shown("sim --games 5 --limit 10 --jobs 1")


def test_bots_by_seat() -> None:
    data = counted("--games 4 --players 4 --bots greedy,random,random,greedy --jobs 1")
    assert data["bots"] == ["greedy", "random", "random", "greedy"]
    assert data["wins"]["bots"]["greedy"][1] == 8


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_fits_80_columns(lang: str) -> None:
    text = shown(f"sim --games 10 --edition walkingdead --lang {lang} --jobs 1")
    assert max(map(len, text.splitlines())) <= 80
    assert "%" in text


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("--edition fifth", "Unknown edition “fifth”. Choose from: abacus, czech,"),
        ("--players 9", "BANG! fourth edition is for 4 to 7 players, not 9."),
        ("--bots deep", "Unknown bot “deep”. Choose from: random,"),
        ("--bots greedy,random", "Give one bot name, or one for each of the 5 seats (you gave 2)."),
    ],
)
def test_wrong_use(line: str, sentence: str) -> None:
    assert refused(f"sim {line}").startswith(sentence)


@pytest.mark.parametrize("line", ["--games 0", "--games many", "--jobs -1", "--limit 0", "--nonsense"])
def test_wrong_numbers_and_options(line: str) -> None:
    assert refused(f"sim {line}")


# As a process


def test_as_a_process() -> None:
    done = process("sim", "--games", "30", "--jobs", "2", "--json")
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)["games"] == 30


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_reports_the_finished_part(jobs: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def add(self: Tally, other: Tally) -> None:
        """Adds two chunks and then simulates Ctrl-C."""
        if self.games == 2 * QUICK_CHUNK:
            raise KeyboardInterrupt
        plain(self, other)

    plain = Tally.add
    monkeypatch.setattr(Tally, "add", add)
    done = run(f"sim --games 100000 --jobs {jobs} --json")
    assert done.exit_code == 130
    assert json.loads(done.stdout)["games"] == 2 * QUICK_CHUNK
    assert done.stderr == "Stopped after 400 of 100,000 games.\n"
