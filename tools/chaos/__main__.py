"""Breaks a cluster on this machine while people play, and counts what was lost: `python -m tools.chaos`.

It goes through the faults in a random order, again and again, until there were `--faults` of them or `--seconds` are
over. Names of faults leave only these. Faults of the network need root; without it they are left out, which is said.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Sequence
from random import SystemRandom

from tools.chaos.audit import Findings
from tools.chaos.faults import FAULTS, Fault
from tools.chaos.run import Chaos, Strikes
from tools.cluster.network import network
from tools.cluster.service import DidNotStart, Missing

LIMIT = 15.0  # seconds until play goes on, for 99 of 100 faults


def wanted_faults(names: Sequence[str], apart: bool) -> list[Fault]:
    return [fault for fault in FAULTS if (not names or fault.name in names) and (apart or not fault.apart)]


def percentile(times: Sequence[float], share: int) -> float:
    return sorted(times)[min(len(times) - 1, len(times) * share // 100)] if times else 0.0


def print_table(faults: Sequence[Fault], strikes: Strikes) -> None:
    print(f"\n{'fault':24}  struck  median    worst  what it is")
    for fault in faults:
        times = strikes[fault.name]
        middle, worst = percentile(times, 50), percentile(times, 100)
        print(f"{fault.name:24}  {len(times):6}  {middle:4.1f} s  {worst:5.1f} s  {fault.what}")


def print_findings(findings: Findings, times: Sequence[float]) -> None:
    print(
        f"\n{len(times)} faults; {findings.acknowledged:,} acknowledged moves at {findings.logs} tables, "
        f"{findings.rows:,} entries in their logs.\n"
        f"{len(findings.lost)} moves lost, {len(findings.doubled)} doubled, {len(findings.forked)} logs forked, "
        f"{len(findings.intruders)} writes without a lease, {len(findings.contradictions)} views that differ.\n"
        f"Play went on after {percentile(times, 50):.1f} s (median), {percentile(times, 99):.1f} s (p99)."
    )
    for each in findings.wrong[:20]:
        print(f"  {each}")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.chaos", description="Break a cluster while people play.")
    parser.add_argument("names", nargs="*", metavar="FAULT", help=", ".join(fault.name for fault in FAULTS))
    parser.add_argument("--faults", type=int, default=100, help="how many (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=1800, help="at most (default: %(default)s)")
    parser.add_argument("--tables", type=int, default=8, help="of two people and two bots (default: %(default)s)")
    parser.add_argument("--processes", type=int, default=3, help="servers (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(1_000_000), help="order of the faults")
    wanted = parser.parse_args()
    if unknown := set(wanted.names) - {fault.name for fault in FAULTS}:
        parser.error(f"no fault is called {', '.join(sorted(unknown))}")
    left_out = network()
    faults = wanted_faults(wanted.names, apart=left_out is None)
    if left_out:
        print(f"Left out: {', '.join(fault.name for fault in FAULTS if fault.apart)}: {left_out}")
    print(f"{len(faults)} kinds of faults, seed {wanted.seed}", flush=True)
    try:
        chaos = Chaos(wanted.processes, wanted.tables, wanted.seed, apart=left_out is None)
        findings, strikes = asyncio.run(chaos.run(faults, wanted.faults, wanted.seconds))
    except (Missing, DidNotStart) as error:
        print(error)
        return os.EX_UNAVAILABLE
    times = [each for fault in faults for each in strikes[fault.name]]
    print_table(faults, strikes)
    print_findings(findings, times)
    return 1 if findings.wrong or percentile(times, 99) > LIMIT else 0


if __name__ == "__main__":
    sys.exit(main())
