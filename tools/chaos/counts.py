"""What runs have counted: one line of JSON for each run, and the tables of them all together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from tools.chaos.audit import Findings
from tools.chaos.faults import FAULTS

RESULTS: Final = Path("docs/data/chaos.jsonl")
LIMIT: Final = 15.0  # seconds until play goes on, for 99 of 100 faults


class Run(msgspec.Struct, frozen=True):
    """A run, in figures."""

    day: str
    servers: int
    tables: int
    seconds: dict[str, list[float]]  # without a move at some table, for each time that a fault struck
    loads: list[float]  # of the machine, when they struck
    acknowledged: int = 0
    entries: int = 0
    lost: int = 0
    doubled: int = 0
    forked: int = 0
    unleased: int = 0
    differing: int = 0

    @property
    def times(self) -> list[float]:
        return [each for times in self.seconds.values() for each in times]

    @property
    def safe(self) -> bool:
        return not (self.lost or self.doubled or self.forked or self.unleased or self.differing)


def counted(found: Findings) -> dict[str, int]:
    """The figures of an audit."""
    return {
        "acknowledged": found.acknowledged,
        "entries": found.rows,
        "lost": len(found.lost),
        "doubled": len(found.doubled),
        "forked": len(found.forked),
        "unleased": len(found.intruders),
        "differing": len(found.contradictions),
    }


def keep(run: Run, path: Path) -> None:
    """Appends a run to a file."""
    with path.open("ab") as file:
        file.write(msgspec.json.encode(run) + b"\n")


def kept(path: Path) -> list[Run]:
    return [msgspec.json.decode(line, type=Run) for line in path.read_bytes().splitlines()]


def tables(path: Path) -> Iterator[str]:
    """The lines of both tables, of all runs in a file."""
    runs = kept(path)
    yield from (*by_fault(runs), "", *in_all(runs))


def percentile(times: Sequence[float], share: int) -> float:
    return sorted(times)[min(len(times) - 1, len(times) * share // 100)] if times else 0.0


def by_fault(runs: Sequence[Run]) -> Iterator[str]:
    """The matrix: how often each fault struck, and for how long nobody could move."""
    yield "| fault | what it is | struck | median | worst |"
    yield "|---|---|---|---|---|"
    for fault in FAULTS:
        times = [each for run in runs for each in run.seconds.get(fault.name, ())]
        if times:
            middle, worst = percentile(times, 50), max(times)
            yield f"| `{fault.name}` | {fault.what} | {len(times)} | {middle:.1f} s | {worst:.1f} s |"


def in_all(runs: Sequence[Run]) -> Iterator[str]:
    times = [each for run in runs for each in run.times]
    loads = [each for run in runs for each in run.loads]
    late = sum(each > LIMIT for each in times)
    yield "| | |"
    yield "|---|---|"
    yield f"| faults | {len(times):,} |"
    yield f"| acknowledged moves | {sum(run.acknowledged for run in runs):,} |"
    yield f"| entries in the logs | {sum(run.entries for run in runs):,} |"
    yield f"| acknowledged moves lost | {sum(run.lost for run in runs):,} |"
    yield f"| doubled | {sum(run.doubled for run in runs):,} |"
    yield f"| logs forked | {sum(run.forked for run in runs):,} |"
    yield f"| writes without a lease | {sum(run.unleased for run in runs):,} |"
    yield f"| views that differ | {sum(run.differing for run in runs):,} |"
    yield (
        f"| play went on after | {percentile(times, 50):.1f} s (median), {percentile(times, 99):.1f} s (p99), "
        f"{max(times, default=0.0):.1f} s (worst); {late} of them after more than {LIMIT:.0f} s |"
    )
    yield (
        f"| load of the machine | {percentile(loads, 50):.0f} (median), {min(loads, default=0.0):.0f} to "
        f"{max(loads, default=0.0):.0f} |"
    )
