"""Plays the games of docs/balance.md, and writes its figures and pictures.

`python -m tools.tuning.balance million.json` saves finished games in that file: another run continues from it, and only
writes if all games are played.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tools.tuning.page_blocks import write_figures

PAGE: Final = Path("docs/balance.md")
PICTURE: Final = re.compile(r"\((balance/[\w-]+\.svg)\)")
GAMES: Final = 37_100  # at each of 27 tables


def main() -> None:
    wanted = arguments()
    words = ["sixgun", "balance", "--bots", wanted.bots, "--games", str(wanted.games)]
    words += ["--setting-games", str(wanted.setting_games), "--resume", wanted.file]
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", *words, "--pictures", folder]
        printed = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
        for name in PICTURE.findall(PAGE.read_text(encoding="utf-8")):
            drawn = Path(folder, Path(name).name).read_text(encoding="utf-8")
            (PAGE.parent / name).parent.mkdir(exist_ok=True)
            (PAGE.parent / name).write_text(drawn, encoding="utf-8")
    lines = "\n".join(line.rstrip() for line in printed.splitlines()).strip("\n")
    write_figures(PAGE, "balance", f"```text\n$ {' '.join(words)}\n{lines}\n```")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", help="checkpoint to continue from")
    parser.add_argument("--bots", default="marshal")
    parser.add_argument("--games", type=int, default=GAMES, help="at each table (default: %(default)s)")
    parser.add_argument(
        "--setting-games", type=int, default=500, help="of them with each change (default: %(default)s)"
    )
    return parser.parse_args()


if __name__ == "__main__":
    main()
