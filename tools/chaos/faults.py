"""The faults: how each strikes, and how it is repaired.

A fault whose effect others must heal (a server is gone) is repaired only when play goes on without it. One that nobody
could heal (the database is gone) is over when its `strike` returns; until then nobody counts the time.
"""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from random import Random
from signal import SIGUSR1
from typing import Final, Literal

from tools.cluster.postgres import USER, binary
from tools.cluster.service import wait_until
from tools.cluster.sixgun_process import SixgunProcess
from tools.cluster.whole_cluster import Cluster

PAST_THE_LEASE: Final = (8.0, 10.0)  # seconds that somebody sleeps
LONG: Final = 30.0
SHORT_OUTAGE: Final = (0.5, 3.0)
LOCKED: Final = 6  # seconds
TRIES: Final = 12  # attempts to meet a server at a point
MOMENT: Final = 10.0  # seconds for one
HOUR: Final = 3600
NO_SPACE: Final = "No space left on device"  # as PostgreSQL says it
OTHER_HASH: Final = {"sdbm avalanche": "djb2", "djb2": "sdbm avalanche"}

Done = Callable[[], None]
Need = Literal["hosts", "disk"]
"""What only root can give: servers on hosts of their own, a database on a disk of its own."""


def nothing() -> None:
    pass


@dataclass(frozen=True)
class Scene:
    """What a fault strikes."""

    cluster: Cluster
    rng: Random

    def victim(self) -> SixgunProcess:
        """A server that runs tables, if any does."""
        running = [each for each in self.cluster.sixguns if each.running]
        return self.rng.choice([each for each in running if owns_tables(each)] or running)

    def other(self, than: SixgunProcess) -> SixgunProcess:
        return self.rng.choice([each for each in self.cluster.sixguns if each is not than and each.running])


def owns_tables(sixgun: SixgunProcess) -> bool:
    return any(number > 0 for name, number in sixgun.metrics().items() if name.startswith("sixgun_tables{"))


def back(sixgun: SixgunProcess) -> Done:
    """It is started again, as it always is."""

    def start() -> None:
        sixgun.stop()
        sixgun.module = "sixgun"
        sixgun.start()

    return start


# A server


def killed(scene: Scene) -> Done:
    victim = scene.victim()
    victim.kill()
    return back(victim)


def dies_at(point: str, how: str = "KILL", most: int = 9) -> Callable[[Scene], Done]:
    """A server ends, or falls asleep, in the middle of what it does: one of the next so many times."""

    def strike(scene: Scene) -> Done:
        for _ in range(TRIES):
            victim = scene.victim()
            wish(victim, f"{point}:{scene.rng.randint(1, most)}:{how}")
            with suppress(TimeoutError):
                wait_until(partial(has_stopped, victim), point, MOMENT)
                return back(victim) if how == "KILL" else sleeps_on(victim, scene)
            wish(victim, "")  # its tables have moved to another server
        raise TimeoutError(f"nobody came to {point}")

    return strike


def has_stopped(victim: SixgunProcess) -> bool:
    return not victim.running or victim.asleep


def wish(victim: SixgunProcess, what: str) -> None:
    assert victim.process is not None
    victim.crash_file.write_text(what, encoding="utf-8")
    victim.process.send_signal(SIGUSR1)


def stopped(scene: Scene) -> Done:
    victim = scene.victim()
    victim.pause()
    return sleeps_on(victim, scene)


def sleeps_on(victim: SixgunProcess, scene: Scene) -> Done:
    """It wakes when its lease is over, one time in ten half a minute later."""
    until = time.monotonic() + (LONG if scene.rng.random() < 0.1 else scene.rng.uniform(*PAST_THE_LEASE))

    def wake() -> None:
        time.sleep(max(0.0, until - time.monotonic()))
        victim.resume()

    return wake


def drained(scene: Scene) -> Done:
    victim = scene.victim()
    victim.stop()
    return back(victim)


def wrong_clock(scene: Scene) -> Done:
    """Its clock is wrong by an hour until it is started again; another one ends, so that it gets tables."""
    victim = scene.victim()
    victim.stop()
    victim.module = "tools.wrong_clock"
    victim.start_with(SIXGUN_CLOCK_WRONG=str(scene.rng.choice((-HOUR, HOUR))))
    other = scene.other(victim)
    other.kill()
    return back(other)


def other_rules(scene: Scene) -> Done:
    """A server with newer rules joins: the old games stay where they are."""
    victim = scene.victim()
    victim.stop()
    victim.module = "tools.chaos.other_rules"
    victim.start()
    return back(victim)


# The network


def cut(*lines: str) -> Callable[[Scene], Done]:
    """Every packet of a line is dropped; of several lines, each at another server."""

    def strike(scene: Scene) -> Done:
        first = scene.victim()
        hosts = [each.host for each in (first, scene.other(first))[: len(lines)]]
        for host, line in zip(hosts, lines, strict=True):
            assert host is not None
            host.cut(line)
        until = time.monotonic() + scene.rng.uniform(*PAST_THE_LEASE)

        def mend() -> None:
            time.sleep(max(0.0, until - time.monotonic()))
            for host, line in zip(hosts, lines, strict=True):
                assert host is not None
                host.mend(line)

        return mend

    return strike


# What all servers need


def outage(scene: Scene) -> None:
    time.sleep(scene.rng.uniform(*SHORT_OUTAGE))


def bus_killed(scene: Scene) -> Done:
    scene.cluster.nats.kill()
    outage(scene)
    scene.cluster.nats.start()
    return nothing


def bus_restarted(scene: Scene) -> Done:
    scene.cluster.nats.restart()
    return nothing


def bus_paused(scene: Scene) -> Done:
    scene.cluster.nats.pause()
    outage(scene)
    scene.cluster.nats.resume()
    return nothing


def database_killed(scene: Scene) -> Done:
    scene.cluster.postgres.kill()
    outage(scene)
    scene.cluster.postgres.start()
    return nothing


def database_restarted(scene: Scene) -> Done:
    scene.cluster.postgres.restart()
    return nothing


def fail_over(scene: Scene) -> Done:
    """The database is lost; its standby, which has every commit, takes its place and gets a new standby."""
    scene.cluster.postgres.kill()
    scene.cluster.fail_over()

    def follow() -> None:
        assert scene.cluster.standby is not None
        scene.cluster.standby.follow()

    return follow


def database_paused(scene: Scene) -> Done:
    scene.cluster.postgres.pause()
    outage(scene)
    scene.cluster.postgres.resume()
    return nothing


def outcome_unknown(scene: Scene) -> Done:
    """All connections to the database end, in whatever they are doing, several times in a row."""
    for _ in range(3):
        scene.cluster.postgres.cut()
        time.sleep(scene.rng.uniform(0.05, 0.3))
    return nothing


def database_locked(scene: Scene) -> Done:
    sql = f"begin; lock table events in access exclusive mode; select pg_sleep({LOCKED}); commit"
    scene.cluster.postgres.ask(sql)
    return nothing


def database_full(scene: Scene) -> Done:
    """Its disk is full until it has refused an entry, and a while longer."""
    postgres = scene.cluster.postgres
    assert postgres.disk is not None
    before = postgres.log.count(NO_SPACE)
    postgres.disk.fill()
    try:
        wait_until(lambda: postgres.log.count(NO_SPACE) > before, "nobody needed more room")
        outage(scene)
    finally:
        postgres.disk.clear()
    return nothing


def database_read_only(scene: Scene) -> Done:
    """It refuses every change, as one does that has become a standby."""
    postgres = scene.cluster.postgres
    postgres.set("alter system set default_transaction_read_only = on")
    outage(scene)
    postgres.set("alter system reset default_transaction_read_only")
    return nothing


def out_of_connections(scene: Scene) -> Done:
    """Strangers take every connection that the database has."""
    postgres = scene.cluster.postgres
    words = [binary("psql"), "-X", "-q", "-h", str(postgres.folder), "-p", str(postgres.port), "-U", USER, "sixgun"]
    most = int(postgres.settings["max_connections"])
    words += ["-c", f"select pg_sleep({LOCKED})"]
    strangers = [subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) for _ in range(most)]
    postgres.cut()
    for stranger in strangers:
        stranger.wait()
    return nothing


# The proxy


def proxy_killed(scene: Scene) -> Done:
    scene.cluster.proxy.kill()
    scene.cluster.proxy.start()
    return nothing


def proxies_disagree(scene: Scene) -> Done:
    """A proxy with another hash takes over: most sockets come back to a server that has to relay them."""
    proxy = scene.cluster.proxy
    proxy.function = OTHER_HASH[proxy.function]
    proxy.restart()
    return nothing


@dataclass(frozen=True)
class Fault:
    """A line of the matrix."""

    name: str
    what: str
    strike: Callable[[Scene], Done]
    needs: Need | None = None  # without which it cannot be tried


FAULTS: Final = (
    Fault("killed", "a server is killed", killed),
    Fault("killed-before-writing", "a server is killed before it writes a move", dies_at("before_insert")),
    Fault("killed-in-commit", "a server is killed in a transaction", dies_at("before_commit")),
    Fault(
        "killed-in-compound",
        "a server is killed in a transaction of several entries",
        dies_at("before_compound", most=1),
    ),
    Fault("killed-after-commit", "a server is killed before it acknowledges a commit", dies_at("after_commit")),
    Fault("killed-after-answer", "a server is killed after an acknowledgement", dies_at("after_acknowledge")),
    Fault("stopped", "a server sleeps past its lease", stopped),
    Fault("stopped-before-writing", "it falls asleep before it writes a move", dies_at("before_insert", "STOP")),
    Fault("stopped-in-commit", "it falls asleep in a transaction", dies_at("before_commit", "STOP")),
    Fault("drained", "a server is stopped and started, as in an upgrade", drained),
    Fault("other-rules", "a server with newer rules joins", other_rules),
    Fault("wrong-clock", "a server whose clock is wrong by an hour takes over", wrong_clock),
    Fault("cut-database", "a server is cut from the database, without a word", cut("database"), needs="hosts"),
    Fault("cut-bus", "a server is cut from the bus, without a word", cut("bus"), needs="hosts"),
    Fault("cut-crosswise", "one is cut from the database, another from the bus", cut("database", "bus"), needs="hosts"),
    Fault("cut-edge", "a server is cut from the proxy, without a word", cut("edge"), needs="hosts"),
    Fault("bus-killed", "the bus is killed and started", bus_killed),
    Fault("bus-restarted", "the bus is restarted", bus_restarted),
    Fault("bus-paused", "the bus is silent for a while", bus_paused),
    Fault("database-killed", "the database is killed and started", database_killed),
    Fault("database-restarted", "the database is restarted", database_restarted),
    Fault("fail-over", "the database is lost, and its standby takes its place", fail_over),
    Fault("database-paused", "the database is silent for a while", database_paused),
    Fault("outcome-unknown", "all connections end during commits", outcome_unknown),
    Fault("database-locked", "the log is locked", database_locked),
    Fault("database-full", "the disk of the database is full", database_full, needs="disk"),
    Fault("database-read-only", "the database refuses to write", database_read_only),
    Fault("out-of-connections", "strangers take all connections", out_of_connections),
    Fault("proxy-killed", "the proxy is killed and started", proxy_killed),
    Fault("proxies-disagree", "the proxy sends everybody to another server", proxies_disagree),
)
