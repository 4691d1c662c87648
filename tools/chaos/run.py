"""A run: people play, faults strike one after the other, and at the end the database is asked."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Container, Sequence
from random import Random
from typing import Final

from tools.chaos.audit import Findings, audited, watch_writers
from tools.chaos.faults import Done, Fault, Need, Scene
from tools.chaos.players import Player, Witness, seated
from tools.cluster.service import DidNotStart
from tools.cluster.whole_cluster import Cluster

Strikes = dict[str, list[float]]  # seconds without a move at some table, by fault

LONGEST: Final = 90.0  # seconds without a move at some table, after which the next fault strikes
ROOM: Final = 1024  # megabytes for the data of each database
LONG: Final = 5.0  # seconds without a move, after which it is said what the servers did meanwhile
LAST_WORDS: Final = 180.0  # seconds for the last acknowledgements


class Chaos:
    """People at tables of a cluster, and what befalls it."""

    def __init__(
        self, processes: int, tables: int, seed: int, has: Container[Need] = (), *, short: bool = False
    ) -> None:
        self.cluster = Cluster(
            processes, "--tempo", "0", apart="hosts" in has, durable=not short, standby=not short,
            room=ROOM if "disk" in has else 0,
        )  # fmt: skip
        self.scene = Scene(self.cluster, Random(seed))
        self.number = tables
        self.witnesses: list[Witness] = []
        self.loads: list[float] = []  # of the machine, when a fault struck
        self.enough = False  # whether no more faults are wanted

    async def run(self, faults: Sequence[Fault], most: int, seconds: float) -> tuple[Findings, Strikes]:
        asyncio.get_running_loop().add_signal_handler(signal.SIGINT, self.stop)
        with self.cluster:
            url = self.cluster.postgres.url
            await watch_writers(url)
            players = await asyncio.to_thread(self.seat_everybody)
            playing = [asyncio.create_task(player.play()) for player in players]
            strikes = await self.strike_all(faults, most, time.monotonic() + seconds)
            for player in players:
                player.stopped = True
            _, late = await asyncio.wait(playing, timeout=LAST_WORDS)
            for task in late:
                task.cancel()
            findings = await audited(url, self.witnesses)
            findings.lost += [f"{len(late)} players were never answered"] if late else []
            return findings, strikes

    def seat_everybody(self) -> list[Player]:
        players = [
            player
            for number in range(self.number)
            for player in seated(self.cluster.sixguns[number % len(self.cluster.sixguns)].url, number, self.address)
        ]
        self.witnesses = list({id(player.witness): player.witness for player in players}.values())
        return players

    def address(self) -> str:
        return self.cluster.url

    def stop(self) -> None:
        """Ends the run after this fault; what it has found counts."""
        self.enough = True

    async def strike_all(self, faults: Sequence[Fault], most: int, until: float) -> Strikes:
        strikes: defaultdict[str, list[float]] = defaultdict(list)
        await self.going_on(time.monotonic())
        deck: list[Fault] = []
        while sum(map(len, strikes.values())) < most and time.monotonic() < until and not self.enough:
            if not deck:
                deck = self.scene.rng.sample(faults, len(faults))
            fault = deck.pop()
            print(f"{fault.name:24}", end=" ", flush=True)
            try:
                repair = await asyncio.to_thread(fault.strike, self.scene)
            except (DidNotStart, TimeoutError) as error:
                print(f"did not come about: {error}", flush=True)
                continue
            self.loads.append(round(os.getloadavg()[0], 1))
            strikes[fault.name].append(round(await self.pause(repair), 2))
            print(f"{strikes[fault.name][-1]:5.1f} s", flush=True)
        return dict(strikes)

    async def pause(self, repair: Done) -> float:
        """The longest time for which nobody could move at some table, until all is well again."""
        since = time.monotonic()
        for witness in self.witnesses:
            witness.watch()
        await self.going_on(since)
        await asyncio.to_thread(repair)
        await self.going_on(time.monotonic())
        slowest = max(self.witnesses, key=lambda witness: witness.pause)
        if slowest.pause > LONG:
            self.explain(slowest, since)
        return slowest.pause

    def explain(self, slowest: Witness, since: float) -> None:
        """Says what happened at a table at which nobody could move for long."""
        print(
            f"\nNobody moved at {slowest.code} for {slowest.pause:.1f} s.",
            *slowest.story(since),
            file=sys.stderr,
            sep="\n",
        )
        for each in (*self.cluster.sixguns, self.cluster.proxy):
            print(f"{each.name}:\n{each.log[-1500:]}", file=sys.stderr)

    async def going_on(self, since: float) -> None:
        """Waits until somebody has moved at every table, but not for ever."""
        while still := [witness for witness in self.witnesses if witness.moved_at <= since]:
            if time.monotonic() > since + LONGEST:
                for witness in still:
                    witness.pause = max(witness.pause, LONGEST)
                return
            await asyncio.sleep(0.05)
