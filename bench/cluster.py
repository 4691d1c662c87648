"""Measures several servers on one database against one with a file: `python -m bench.cluster`. See bench/README.md."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

from bench.server import SEATS, Crowd, Process
from bench.server_process import identity
from sixgun.server.storage.postgres.schema import prepare
from sixgun.server.storage.postgres.store import PostgresStore
from sixgun.server.storage.store import LogRow
from tools.chaos.faults import FAULTS
from tools.chaos.run import Chaos
from tools.cluster.postgres import Postgres
from tools.cluster.sixgun_process import SixgunProcess
from tools.cluster.whole_cluster import Cluster

TABLES = 60
SECONDS = 6.0
PROCESSES = (1, 2, 3)
KILLS = 5
ROWS, WRITERS, PAYLOAD = 40_000, 500, 120  # so many tables at once, and the size of a usual choice
OPTIONS = ("--sockets", "100000", "--log-level", "error")


def watched(server: SixgunProcess) -> Process:
    assert server.process is not None
    return Process(server.process.pid, server.url)


def flood(servers: Sequence[SixgunProcess], addresses: Sequence[str], tables: int, seconds: float) -> dict[str, float]:
    """Each address at once, with clients of its own: the moves of all, and what all these servers use for them."""
    share = max(1, tables // len(addresses))
    crowds = [Crowd(address, share, [f"flood:{seconds}"]) for address in addresses]
    try:
        with ThreadPoolExecutor(len(crowds)) as pool:
            before, start = processor(servers), time.perf_counter()
            reports = list(pool.map(lambda crowd: crowd.phase(watched(servers[0])), crowds))
            used, took = processor(servers) - before, time.perf_counter() - start
    finally:
        for crowd in crowds:
            crowd.end()
    return {
        "moves": sum(report["moves"] for report in reports),
        "cost": used / max(1, sum(report["all_moves"] for report in reports)) * 1e6,
        "share": used / took,
        "p50": statistics.median(report["p50"] for report in reports),
    }


def processor(servers: Sequence[SixgunProcess]) -> float:
    """The seconds of a core that servers have used."""
    return sum(watched(each).processor() for each in servers)


def with_file(tables: int, seconds: float) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        server = SixgunProcess(1, str(place / "sixgun.db"), "", place / "secret", *OPTIONS)
        with server:
            return flood([server], [server.url], tables, seconds)


def shared(tables: int, seconds: float) -> dict[str, dict[str, float]]:
    """So many servers on one PostgreSQL, and then the same tables with all sockets at the wrong server."""
    found: dict[str, dict[str, float]] = {}
    for number in PROCESSES:
        with Cluster(number, *OPTIONS) as cluster:
            found[f"{number} on PostgreSQL"] = flood(
                cluster.sixguns, [each.url for each in cluster.sixguns], tables, seconds
            )
            if number == 2:
                first, second = cluster.sixguns
                found["relayed"] = flood([first, second], [f"{first.url},{second.url}"], tables, seconds)
                found["not relayed"] = flood([first], [first.url], tables, seconds)
    return found


def rows(number: int = ROWS) -> dict[str, float]:
    """Rows that one connection writes when many tables have something to say at once, and their size on disk."""
    with Postgres() as postgres:
        seconds = asyncio.run(written(postgres.url, number))
        size = int(postgres.ask("select pg_total_relation_size('events')") or 0)
    return {"rate": number / seconds, "bytes": size / number}


async def written(url: str, number: int) -> float:
    await prepare(url)
    store = PostgresStore(url)
    await store.open()
    payload = b"x" * PAYLOAD
    start = time.perf_counter()
    for seq in range(number // WRITERS):
        at_once = [LogRow(f"T{n}", seq, f"key-{n}-{seq}", "chose", payload, 1, 1, 1) for n in range(WRITERS)]
        await asyncio.gather(*[store.append([row]) for row in at_once])
    seconds = time.perf_counter() - start
    await store.shut()
    return seconds


def take_over(kills: int) -> list[float]:
    """The seconds from the death of a server until somebody has moved at every table."""
    chaos = Chaos(3, tables=6, seed=1)
    killed = [fault for fault in FAULTS if fault.name == "killed"]
    with redirect_stdout(sys.stderr):
        findings, strikes = asyncio.run(chaos.run(killed, kills, seconds=600))
    assert not findings.wrong, findings.wrong
    return strikes["killed"]


def measure(tables: int, seconds: float, kills: int) -> dict[str, Any]:
    alone = with_file(tables, seconds)
    rates = {"1 on SQLite": alone, **shared(tables, seconds)}
    found = {"compiled": identity()["compiled"], "tables": tables, "rates": rates}
    return {**found, "rows": rows(), "take_over": take_over(kills), "load": os.getloadavg()[2]}


def lines(found: dict[str, Any]) -> Iterator[str]:
    rates, seconds, written = found["rates"], found["take_over"], found["rows"]
    alone = rates["1 on SQLite"]
    compiled = "compiled" if found["compiled"] else "NOT COMPILED"
    yield f"{found['tables']} tables of {SEATS}, {compiled}, on a machine with a load of {found['load']:.0f}"
    yield f"{'servers':20} {'moves/s':>8} {'ratio':>6} {'a move costs':>13} {'servers use':>12} {'to last view':>15}"
    for name, rate in rates.items():
        ratio = rate["moves"] / alone["moves"]
        numbers = f"{rate['moves']:8.0f} {ratio:6.2f} {rate['cost']:10.0f} µs {rate['share']:7.0%} core"
        yield f"{name:20} {numbers} {rate['p50']:12.1f} ms"
    relay = rates["relayed"]["cost"] / rates["not relayed"]["cost"]
    yield f"A move whose players are all relayed costs both servers {relay:.2f} times as much as one at the right one."
    rate, size = written["rate"], written["bytes"]
    yield f"One connection wrote {rate:,.0f} rows a second into PostgreSQL, {size:.0f} bytes each."
    yield f"A server was killed: play went on in {statistics.median(seconds):.1f} s, at worst {max(seconds):.1f} s."


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.cluster", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--tables", type=int, default=TABLES, help="tables of seven (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each measurement (default: %(default)s)")
    parser.add_argument("--kills", type=int, default=KILLS, help="servers that are killed (default: %(default)s)")
    parser.add_argument("--of", type=Path, metavar="FILE", help="measure nothing, print what is in this file of JSON")
    wanted = parser.parse_args()
    found = json.loads(wanted.of.read_text()) if wanted.of else measure(wanted.tables, wanted.seconds, wanted.kills)
    print(json.dumps(found, indent=2) if wanted.json else "\n".join(lines(found)))


if __name__ == "__main__":
    main()
