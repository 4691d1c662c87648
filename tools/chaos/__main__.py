"""Breaks a cluster on this machine while people play, and counts what was lost: `python -m tools.chaos`.

It goes through the faults in a random order, again and again, until there were `--faults` of them, or `--seconds` are
over, or Ctrl-C. Names of faults leave only these. Faults of the network and of the disk need root; without it they are
left out, which is said. `--keep FILE` appends what was counted to a file, and `--sum FILE` prints the tables of all
runs in one.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Container, Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import SystemRandom
from typing import get_args

from tools.chaos.counts import LIMIT, Run, by_fault, counted, in_all, keep, kept, percentile
from tools.chaos.faults import FAULTS, Fault, Need
from tools.chaos.run import Chaos
from tools.cluster.disk import disks
from tools.cluster.network import network
from tools.cluster.service import DidNotStart, Missing


def missing() -> dict[Need, str]:
    """What faults may need and this machine cannot give, and why."""
    found: dict[Need, str | None] = {"hosts": network(), "disk": disks()}
    return {need: why for need, why in found.items() if why is not None}


def wanted_faults(names: Sequence[str], lacking: Container[Need | None]) -> list[Fault]:
    return [fault for fault in FAULTS if (not names or fault.name in names) and fault.needs not in lacking]


def print_tables(runs: Sequence[Run]) -> None:
    print("", *by_fault(runs), "", *in_all(runs), sep="\n")


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.chaos", description="Break a cluster while people play.")
    parser.add_argument("names", nargs="*", metavar="FAULT", help=", ".join(fault.name for fault in FAULTS))
    parser.add_argument("--faults", type=int, default=100, help="how many (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=1800, help="at most (default: %(default)s)")
    parser.add_argument("--tables", type=int, default=8, help="of two people and two bots (default: %(default)s)")
    parser.add_argument("--processes", type=int, default=3, help="servers (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(1_000_000), help="order of the faults")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="append what was counted to this file")
    parser.add_argument("--sum", type=Path, metavar="FILE", help="break nothing, print the tables of a file")
    return parser


def main() -> int:
    parser = arguments()
    wanted = parser.parse_args()
    if wanted.sum is not None:
        print_tables(kept(wanted.sum))
        return 0
    if unknown := set(wanted.names) - {fault.name for fault in FAULTS}:
        parser.error(f"no fault is called {', '.join(sorted(unknown))}")
    lacking = missing()
    faults = wanted_faults(wanted.names, lacking)
    for need, why in lacking.items():
        print(f"Left out: {', '.join(fault.name for fault in FAULTS if fault.needs == need)}: {why}")
    print(f"{len(faults)} kinds of faults, seed {wanted.seed}", flush=True)
    try:
        chaos = Chaos(wanted.processes, wanted.tables, wanted.seed, {*get_args(Need)} - {*lacking})
        findings, strikes = asyncio.run(chaos.run(faults, wanted.faults, wanted.seconds))
    except (Missing, DidNotStart) as error:
        print(error)
        return os.EX_UNAVAILABLE
    day = f"{datetime.now(UTC):%Y-%m-%d}"
    run = Run(day, wanted.processes, wanted.tables, strikes, chaos.loads, **counted(findings))
    print_tables([run])
    print("", *findings.wrong[:20], sep="\n")
    if wanted.keep is not None:
        keep(run, wanted.keep)
    return 0 if run.safe and percentile(run.times, 99) <= LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
