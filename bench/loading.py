"""Measures how long it takes to load a table, from its whole log and from a snapshot: `python -m bench.loading`.

The time is that of the processor, for a table of seven with a long series of games. See bench/README.md.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Generator
from random import Random

from bench.engine import compiled
from sixgun.engine.chance import key_of
from sixgun.server.messages.room import Agreement
from sixgun.server.storage.store import LogRow
from sixgun.server.table import log
from sixgun.server.table.loader import EVERY, read_on, read_table, snapshot_of
from sixgun.server.table.table import Table
from sixgun.server.table.transaction import Transaction

ENTRIES, SEATS, ROUNDS = 2_000, 7, 5


def played(entries: int) -> list[LogRow]:
    """The log of a table where games are played at random, one after another."""
    rng, act = Random(1), Transaction(Table("AAAAAA"), 0)
    act.add(log.Made(Agreement(players=SEATS), "ab" * 32), "made")
    for seat in range(SEATS):
        act.add(log.Sat(seat, f"id-{seat}", f"Name {seat}"), f"sat-{seat}", f"id-{seat}")
    while len(act.rows) < entries:
        match, asked = act.table.running, act.table.asked
        if match is None or asked is None:
            act.add(log.Dealt(key_of(rng.getrandbits(60)).hex(), secret="ab" * 32), f"deal-{len(act.rows)}")
        else:
            act.add(log.Chose(asked.seat, rng.choice(match.game.options)), f"key-{len(act.rows):08}")
    return act.rows


def whole(pieces: Generator[None, None, Table]) -> tuple[Table, float]:
    """The table, and the longest time in seconds that a piece of the work held up the loop."""
    longest = 0.0
    while True:
        start = time.process_time()
        try:
            next(pieces)
        except StopIteration as end:
            return end.value, max(longest, time.process_time() - start)
        longest = max(longest, time.process_time() - start)


def best(work: Callable[[], object]) -> float:
    """Milliseconds of the fastest of some rounds."""
    times = []
    for _ in range(ROUNDS):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return min(times) * 1000


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.loading", description=__doc__)
    parser.add_argument("--entries", type=int, default=ENTRIES, help="in the log (default: %(default)s)")
    rows = played(parser.parse_args().entries)
    kept = rows[: len(rows) // EVERY * EVERY]
    table, _ = read_table("AAAAAA", kept)
    snapshot, others = snapshot_of(table), rows[len(kept) - 1 :]
    print(f"{len(rows)} entries, {len(table.games)} games, {'compiled' if compiled() else 'NOT COMPILED'}")
    log_alone = best(lambda: read_table("AAAAAA", rows))
    print(f"the whole log      {log_alone:8.2f} ms, {log_alone / len(rows) * 1000:.1f} µs an entry")
    print(f"from the snapshot  {best(lambda: whole(read_on(snapshot, others))):8.2f} ms")
    print(f"longest piece      {min(whole(read_on(snapshot, others))[1] for _ in range(ROUNDS)) * 1000:8.2f} ms")
    print(f"taking one         {best(lambda: snapshot_of(table)):8.2f} ms, {len(snapshot.state) / 1024:.0f} kB")


if __name__ == "__main__":
    main()
