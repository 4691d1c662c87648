"""Writes what docs/data says of a cluster into docs/cluster.md: `python -m tools.generate.cluster_figures`."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from bench import cluster, reconnects
from tools.chaos.counts import RESULTS, tables
from tools.tuning.page_blocks import write_figures

PAGE: Final = Path("docs/cluster.md")
DATA: Final = Path("docs/data")
MEASURED: Final[dict[str, Callable[[Any], Iterable[str]]]] = {
    "cluster": cluster.lines,
    "reconnects": reconnects.lines,
}


def figures() -> dict[str, str]:
    """What stands between the marks of the page, by their name."""
    found = {"chaos": "\n".join(tables(RESULTS))}
    for name, lines in MEASURED.items():
        measured = json.loads((DATA / f"{name.replace('-', '_')}.json").read_text(encoding="utf-8"))
        found[name] = "\n".join(["```text", *lines(measured), "```"])
    return found


def main() -> None:
    for name, text in figures().items():
        write_figures(PAGE, name, text)


if __name__ == "__main__":
    main()
