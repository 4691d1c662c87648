"""A cluster that is broken while people play: a short form of `python -m tools.chaos`."""

from __future__ import annotations

import asyncio

from tools.chaos.audit import watch_writers
from tools.chaos.faults import FAULTS, Need
from tools.chaos.fence import late_writer
from tools.chaos.run import Chaos
from tools.cluster.disk import disks
from tools.cluster.whole_cluster import Cluster

SHORT = ("killed-after-commit", "outcome-unknown", "bus-killed", "database-full")


def test_nothing_is_lost_doubled_or_forked(programs: None) -> None:
    own_disk: set[Need] = set() if disks() else {"disk"}
    chaos = Chaos(2, tables=2, seed=1, has=own_disk, short=True)
    faults = [fault for fault in FAULTS if fault.name in SHORT and (fault.needs is None or fault.needs in own_disk)]
    findings, strikes = asyncio.run(chaos.run(faults, len(faults), seconds=300))
    assert not findings.wrong
    assert {*strikes} == {fault.name for fault in faults}
    assert findings.acknowledged > len(SHORT)


def test_the_fence_keeps_a_late_writer_out(programs: None) -> None:
    """And the audit notices if it does not: with a server that skips the question whose table it is."""
    with Cluster(2, "--tempo", "0", durable=False) as cluster:
        asyncio.run(watch_writers(cluster.postgres.url))
        kept_out = late_writer(cluster)
        assert not kept_out.wrong
        first = cluster.sixguns[0]
        first.stop()
        first.start_with(SIXGUN_BROKEN_FENCE="1")
        let_in = late_writer(cluster)
        assert let_in.intruders
        assert not let_in.lost
        assert not let_in.forked
