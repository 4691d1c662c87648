"""Measure the whole ladder and write the table into docs/bots.md: `python -m tools.strength --games 20000`.

Every row is one `sixgun arena` with its own seed, which nothing was tuned on. A hunter plays fewer games, because it
thinks. `--only hunter` measures the rows of one hero again and leaves the others as they are.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from tools.pages import write_figures

PAGE: Final = Path("docs/bots.md")
KEPT: Final = Path("tools/tuning/strength.json")
PAIRS: Final = (("greedy", "random"), ("reader", "greedy"), ("marshal", "reader"), ("hunter", "marshal"))
CEILING: Final = ("reader", "reader")  # the hero is told the true roles
TABLES: Final = (("fourth", 4), ("fourth", 5), ("fourth", 7), ("combined", 4), ("combined", 5), ("combined", 7))
ROLES: Final = ("all", "sheriff", "deputy", "outlaw", "renegade")
SEED: Final = 7301
THINKING: Final = "hunter"

Row = dict[str, Any]


def main() -> None:
    wanted = arguments()
    kept: dict[str, Row] = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    for words in commands(wanted):
        print(" ".join(words), flush=True)
        kept[" ".join(words)] = measured(words)
        KEPT.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    write_figures(PAGE, "strength", table(list(kept.values())))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="of the hero, at each table")
    parser.add_argument("--thinking-games", type=int, default=1_000, help="of a hero who searches")
    parser.add_argument("--only", nargs="+", default=[], help="heroes")
    return parser.parse_args()


def commands(wanted: argparse.Namespace) -> list[list[str]]:
    """Each as it can be typed."""
    duels = [(pair, table, ()) for pair in PAIRS for table in TABLES]
    duels += [(CEILING, table, ("--told-roles",)) for table in TABLES]  # type: ignore[misc]
    return [
        [*arena(hero, field, games(hero, wanted)), "--edition", edition, "--players", str(players), *more]
        for (hero, field), (edition, players), more in duels
        if not wanted.only or hero in wanted.only
    ]


def arena(hero: str, field: str, number: int) -> list[str]:
    return ["arena", hero, field, "--games", str(number), "--seed", str(SEED)]


def games(hero: str, wanted: argparse.Namespace) -> int:
    return int(wanted.thinking_games if hero == THINKING else wanted.games)


def measured(words: list[str]) -> Row:
    answer = subprocess.run(
        [sys.executable, "-m", "sixgun", *words, "--json"], check=True, stdout=subprocess.PIPE, text=True
    )
    found: Row = json.loads(answer.stdout)
    return found


def table(rows: list[Row]) -> str:
    """Points of win share by which the hero is better than the field's bot in the same seats, with 95% intervals."""
    heads = ["hero", "field", "edition", "players", "games", *ROLES, "ms a move", "stalled"]
    lines = [heads, ["---"] * len(heads), *map(cells, rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def cells(row: Row) -> list[str]:
    found = {line["role"]: line["difference"] for line in row["roles"]}
    hero = f"{row['hero']}, told the roles" if row["told_roles"] else row["hero"]
    stalled, played = row["stalled"]["hero"]
    about = [hero, row["field"], row["edition"], str(row["players"]), str(row["games"])]
    gains = [gain(found[role]) if role in found else "" for role in ROLES]
    return [*about, *gains, f"{row['speed']['milliseconds']['hero']:.2f}", f"{100 * stalled / max(1, played):.2f} %"]


def gain(difference: Row) -> str:
    return f"{100 * difference['value']:+.1f} ± {50 * (difference['high'] - difference['low']):.1f}"


if __name__ == "__main__":
    main()
