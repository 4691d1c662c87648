"""Measures the whole ladder and writes the tables of docs/bots.md: `python -m tools.tuning.strength --games 20000`.

Every row is one `sixgun arena` with a seed that was not used for tuning. A hunter plays fewer games because it is slow.
`--only hunter` measures the rows of one hero again and keeps the others.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from tools.tuning.page_blocks import write_figures

PAGE: Final = Path("docs/bots.md")
RESULTS: Final = Path("docs/data/strength.jsonl")
PAIRS: Final = (("greedy", "random"), ("reader", "greedy"), ("marshal", "reader"), ("hunter", "marshal"))
CEILING: Final = ("reader", "reader")  # the hero is told the true roles
TABLES: Final = (("fourth", 4), ("fourth", 5), ("fourth", 7), ("combined", 4), ("combined", 5), ("combined", 7))
LADDER: Final = "ladder"
RUNGS: Final = ("random", "busy", "greedy", "reader", "marshal")
ROLES: Final = ("all", "sheriff", "deputy", "outlaw", "renegade")
BELIEVERS: Final = ("reader", "marshal")
TURNS: Final = (1, 2, 3, 5, 8)
SEED: Final = 7301
THINKING: Final = "hunter"

Row = dict[str, Any]


def main() -> None:
    wanted = arguments()
    results = read_results()
    for name, words in commands():
        if not wanted.only or name in wanted.only:
            print(" ".join(words), flush=True)
            number = wanted.thinking_games if name == THINKING else wanted.games
            results[" ".join(words)] = measured([*words, "--games", str(number)])
            write_results(results)
    rows = [results[" ".join(words)] for _, words in commands() if " ".join(words) in results]
    duels = [row for row in rows if "hero" in row]
    write_figures(PAGE, "strength", table(duels))
    write_figures(PAGE, "beliefs", beliefs(duels))
    write_figures(PAGE, LADDER, ladder([row for row in rows if "ratings" in row]))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="of the hero, at each table")
    parser.add_argument("--thinking-games", type=int, default=1_000, help="of a hero who searches")
    parser.add_argument("--only", nargs="+", default=[], help=f"heroes, or {LADDER}")
    return parser.parse_args()


def read_results() -> dict[str, Row]:
    """The results so far, by command."""
    lines = RESULTS.read_text(encoding="utf-8").splitlines() if RESULTS.exists() else []
    rows: list[Row] = [json.loads(line) for line in lines]
    return {row.pop("command"): row for row in rows}


def write_results(results: dict[str, Row]) -> None:
    lines = [json.dumps({"command": command, **row}) + "\n" for command, row in results.items()]
    RESULTS.write_text("".join(lines), encoding="utf-8")


def commands() -> Iterator[tuple[str, list[str]]]:
    """The command lines, with the name that `--only` uses for each."""
    duels = [(hero, [hero, field]) for hero, field in PAIRS]
    told = (CEILING[0], [*CEILING, "--told-roles"])
    for name, words in [*duels, told, (LADDER, ["--ladder", *RUNGS])]:
        for edition, players in TABLES:
            yield name, ["arena", *words, "--edition", edition, "--players", str(players), "--seed", str(SEED)]


def measured(words: list[str]) -> Row:
    answer = subprocess.run(
        [sys.executable, "-m", "sixgun", *words, "--json"], check=True, stdout=subprocess.PIPE, text=True
    )
    found: Row = json.loads(answer.stdout)
    return found


def table(rows: list[Row]) -> str:
    """The percentage points by which the hero beats the field's bot in the same seats, with 95% intervals."""
    heads = ["hero", "field", "edition", "players", "games", *ROLES, "ms a move", "stalled"]
    return drawn(heads, map(cells, rows))


def drawn(heads: list[str], rows: Iterable[list[str]]) -> str:
    return "\n".join(f"| {' | '.join(line)} |" for line in [heads, ["---"] * len(heads), *rows])


def cells(row: Row) -> list[str]:
    found = {line["role"]: line["difference"] for line in row["roles"]}
    hero = f"{row['hero']}, told the roles" if row["told_roles"] else row["hero"]
    stalled, played = row["stalled"]["hero"]
    about = [hero, row["field"], row["edition"], str(row["players"]), str(row["games"])]
    gains = [gain(found[role]) if role in found else "" for role in ROLES]
    return [*about, *gains, f"{row['speed']['milliseconds']['hero']:.2f}", f"{100 * stalled / max(1, played):.2f} %"]


def gain(difference: Row) -> str:
    return f"{100 * difference['value']:+.1f} ± {50 * (difference['high'] - difference['low']):.1f}"


def beliefs(rows: list[Row]) -> str:
    """The log-loss of the hero's beliefs and of the prior, at the start of its own turns."""
    lines = []
    for row in rows:
        if row["hero"] in BELIEVERS and not row["told_roles"]:
            found = {line["turn"]: f"{line['belief']:.2f} ({line['prior']:.2f})" for line in row["beliefs"]}
            about = [row["hero"], row["field"], row["edition"], str(row["players"])]
            lines.append([*about, *[found[turn] for turn in TURNS]])
    return drawn(["hero", "field", "edition", "players", *[f"turn {turn}" for turn in TURNS]], lines)


def ladder(rows: list[Row]) -> str:
    """Points above the first bot at mixed tables."""
    return drawn(["edition", "players", "games", *RUNGS], [rungs(row) for row in rows])


def rungs(row: Row) -> list[str]:
    points = {rating["bot"]: rating["points"] for rating in row["ratings"]}
    found = [f"{points[bot]['value']:+.0f} ± {(points[bot]['high'] - points[bot]['low']) / 2:.0f}" for bot in RUNGS[1:]]
    return [row["edition"], str(row["players"]), str(row["games"]), "0", *found]


if __name__ == "__main__":
    main()
