"""`sixgun arena`, `balance` and `analyse` on the command line."""

from __future__ import annotations

import csv
import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from sixgun.commands import common
from sixgun.lab.arena import Score
from sixgun.words import LANGUAGES
from tests.docs.pages import ROOT
from tests.terminal.command import flat, run

GOLDEN = ROOT / "tests" / "golden" / "fourth-5.txt"


def typed(line: str) -> str:
    """The output of a command that succeeds."""
    done = run(f"{line} --lang en --jobs 1")
    assert (done.exit_code, done.stderr) == (0, ""), done.stderr
    return done.stdout


def data(line: str) -> Any:
    found = json.loads(typed(f"{line} --json"))
    found.pop("speed", None)
    return found


# Arena


def test_a_hero_against_a_field() -> None:
    text = typed("arena greedy random --players 4 --games 10")
    assert text.startswith("greedy against a field of random\nBANG! fourth edition, 4 players, 3 deals, 12 hero games")
    for word in ("All roles", "Sheriff", "Outlaw", "Renegade", "CPU time per move", "Longer than 2,000 decisions"):
        assert word in text


@pytest.mark.parametrize("names", ["greedy random", "--ladder random greedy"])
def test_the_arena_has_house_rules_and_event_cards(names: str) -> None:
    line = f"arena {names} --players 4 --games 4 --set high_noon=on --set fistful=on"
    assert "House rules: high_noon=on, fistful=on" in typed(line)
    assert data(line)["house_rules"] == [["high_noon", "on"], ["fistful", "on"]]
    assert "House rules" not in typed(f"arena {names} --players 4 --games 4")


def test_arena_results_as_json_and_csv() -> None:
    found = data("arena greedy greedy --players 4 --games 8")
    assert (found["games"], found["deals"], found["told_roles"]) == (8, 2, False)
    assert {line["difference"]["value"] for line in found["roles"]} == {0.0}
    rows = list(csv.DictReader(StringIO(typed("arena greedy greedy --players 4 --games 8 --csv"))))
    assert [row["role"] for row in rows] == [line["role"] for line in found["roles"]]
    assert {float(row["difference"]) for row in rows} == {0.0}


def test_a_hero_with_told_roles_and_beliefs() -> None:
    text = typed("arena tests.lab.own_bots:nosy random --told-roles --players 4 --games 4")
    assert "is told the true roles." in text
    assert "log loss" in text
    assert "1.386" in text


def test_a_ladder() -> None:
    text = typed("arena --ladder random greedy --players 4 --games 12")
    assert text.startswith("Ratings on mixed tables\n12 games")
    assert text.index("greedy") < text.index("Relative to random")
    rows = list(csv.DictReader(StringIO(typed("arena --ladder random greedy --players 4 --games 12 --csv"))))
    assert sum(int(row["played"]) for row in rows) == 48
    assert [each["bot"] for each in data("arena --ladder random greedy --games 3")["ratings"]] == ["random", "greedy"]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("arena greedy", "Name two bots, a hero and a field (you gave 1)."),
        ("arena greedy random random", "Name two bots, a hero and a field (you gave 3)."),
        ("arena deep random", "Unknown bot “deep”. Choose from: random,"),
        ("arena no.module:bot random", "Unknown bot “no.module:bot”: No module named 'no'."),
        ("arena --ladder greedy", "--ladder needs at least two different bots (you gave 1)."),
        ("arena --ladder greedy greedy", "--ladder needs at least two different bots (you gave 2)."),
        ("arena --ladder greedy random --told-roles", "Use either --ladder or --told-roles, not both."),
        ("arena greedy random --csv --json", "Use either --csv or --json, not both."),
        ("arena greedy random --players 9", "BANG! fourth edition is for 4 to 7 players, not 9."),
        ("balance --bots deep", "Unknown bot “deep”."),
        ("balance --edition fifth", "Unknown edition “fifth”."),
        ("balance --players 9", "No selected edition takes 9 players."),
        ("balance --setting beer", "Unknown setting “beer”. Choose from: min_players,"),
        ("balance --setting beer_mode=wine", "Can’t start this game: "),
        ("balance --setting max_players=4", "max_players=4 is not possible at every one of these tables."),
        (f"analyse {GOLDEN} --bots deep", "Unknown bot “deep”."),
    ],
)
def test_wrong_use(line: str, sentence: str) -> None:
    done = run(f"{line} --lang en")
    assert (done.exit_code, done.stdout) == (2, "")
    assert flat(done.stderr).startswith(sentence)


def test_ctrl_c_reports_the_finished_part(monkeypatch: pytest.MonkeyPatch) -> None:
    def add(self: Score, other: Score) -> None:
        if self.deals == 2:
            raise KeyboardInterrupt
        plain(self, other)

    plain = Score.add
    monkeypatch.setattr(Score, "add", add)
    done = run("arena greedy random --players 4 --games 400 --jobs 1 --json --lang en")
    assert (done.exit_code, json.loads(done.stdout)["deals"]) == (130, 2)
    assert done.stderr == "Stopped after 10 of 500 games.\n"


# Resuming


def test_work_is_resumed_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "work.json"
    line = "arena greedy random --players 4"
    data(f"{line} --games 8 --resume {file}")
    assert data(f"{line} --games 12 --resume {file}") == data(f"{line} --games 12")


@pytest.mark.parametrize("line", ["sim --games 5", "balance --edition fourth --players 4 --games 5 --setting none"])
def test_a_finished_job_reports_no_speed(tmp_path: Path, line: str) -> None:
    first, second = (run(f"{line} --lang en --resume {tmp_path / 'work.json'}").stdout for _ in range(2))
    without_speed = [text for text in first.splitlines() if "games/s" not in text]
    assert second.splitlines() == without_speed
    assert len(without_speed) == len(first.splitlines()) - 1


def test_a_checkpoint_of_other_work_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "work.json"
    typed(f"sim --games 5 --resume {file}")
    done = run(f"sim --games 5 --seed 2 --resume {file} --lang en")
    assert (done.exit_code, done.stdout) == (1, "")
    assert flat(done.stderr) == flat(f"{file} was made with different settings: seed is 1, not 2.")


def test_a_file_that_is_not_a_checkpoint_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "work.json"
    file.write_text("sixgun 1\n")
    done = run(f"sim --games 5 --resume {file} --lang en")
    assert (done.exit_code, done.stdout) == (1, "")
    assert f"Cannot resume from {file}: " in flat(done.stderr)


def test_an_unwritable_file_is_named(tmp_path: Path) -> None:
    nowhere = tmp_path / "no" / "work.json"
    done = run(f"sim --games 5 --jobs 1 --resume {nowhere} --lang en")
    assert done.exit_code == 1
    assert f"Cannot write {nowhere}: No such file" in flat(done.stderr)


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(name="ray" if "cluster" in name else "pyarrow")

    monkeypatch.setattr(common, "import_module", missing)
    done = run("sim --games 5 --ray auto --lang en")
    assert (done.exit_code, flat(done.stderr)) == (
        1,
        'This needs the package ray. Install it with: pip install "sixgun[ray]"',
    )
    done = run(f"balance --games 1 --parquet {tmp_path / 'x.parquet'} --lang en")
    assert (done.exit_code, done.stdout) == (1, "")
    assert 'pip install "sixgun[lab]"' in flat(done.stderr)


# Balance


def test_a_report_in_all_its_forms(tmp_path: Path) -> None:
    names = {"html": "page.html", "csv": "rows.csv", "pictures": "pictures"}
    files = " ".join(f"--{option} {tmp_path / 'out' / name}" for option, name in names.items())
    text = typed(f"balance --edition fourth --players 4 --players 5 --games 3 --setting beer_mode {files}")
    assert "12 games with" in text
    assert "fourth, 5" in text
    assert "beer_mode=prevent" in text
    page = (tmp_path / "out" / "page.html").read_text(encoding="utf-8")
    assert "sixgun balance --edition fourth --players 4 --players 5 --games 3 --bots random" in page
    assert len(list((tmp_path / "out" / "pictures").glob("*.svg"))) == page.count("<svg")
    assert (tmp_path / "out" / "rows.csv").read_text(encoding="utf-8").startswith("measure,edition,players,")


def test_the_command_in_the_report_plays_the_same_games() -> None:
    line = "balance --edition fourth --players 4 --games 3 --setting beer_mode=prevent --setting-games 2 --seed 5"
    first = data(line)
    assert first["changed"] == 2
    assert data(f"{line} --bots random") == first


def test_no_setting_and_every_table() -> None:
    found = data("balance --games 1 --setting none")
    assert (found["games"], found["changed"], len(found["tables"])) == (27, 0, 27)


# Analyse


def test_the_course_of_a_game() -> None:
    text = typed(f"analyse {GOLDEN} --playouts 10")
    assert text.startswith("BANG! fourth edition, 5 players\n10 playouts by random from each of 27 positions")
    assert "As a spectator sees it" in text
    assert "Turning points" in text
    assert " eliminates Cleo – Sheriff" in text


def test_the_course_as_data() -> None:
    found = data(f"analyse {GOLDEN} --playouts 2 --open")
    assert (found["knowledge"], len(found["points"])) == ("open", 27)
    for point in found["points"]:
        assert sum(point["chances"].values()) == pytest.approx(1.0)
    assert found["points"][-1]["chances"]["outlaw"] == 1.0


def test_a_missing_or_broken_game_is_refused(tmp_path: Path) -> None:
    done = run(f"analyse {tmp_path / 'nothing.txt'} --lang en")
    assert (done.exit_code, done.stdout) == (1, "")
    (tmp_path / "broken.txt").write_text(GOLDEN.read_text().replace("\n\n", "\n\nplay:nothing ", 1))
    done = run(f"analyse {tmp_path / 'broken.txt'} --lang en")
    assert (done.exit_code, done.stdout) == (1, "")
    assert "cannot be replayed: Choice 1" in flat(done.stderr)


# Languages


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "line",
    [
        "arena greedy random --games 5",
        "arena --ladder random greedy --games 3",
        "balance --edition walkingdead --games 1 --players 4",
        f"analyse {GOLDEN} --playouts 1",
    ],
)
def test_a_report_fits_80_columns(lang: str, line: str) -> None:
    done = run(f"{line} --lang {lang} --jobs 1")
    assert done.exit_code == 0, done.stderr
    assert max(map(len, done.stdout.splitlines())) <= 80
