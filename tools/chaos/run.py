"""A run: people play, faults strike one after the other, and at the end the database is asked."""

from __future__ import annotations

import asyncio
import sys
import time
from collections import defaultdict
from collections.abc import Sequence
from random import Random
from typing import Final

from tools.chaos.audit import Findings, audited, watch_writers
from tools.chaos.faults import Fault, Scene
from tools.chaos.players import Player, Witness, seated
from tools.cluster.together import Cluster

Strikes = defaultdict[str, list[float]]  # seconds without a move at some table, by fault

LONGEST: Final = 90.0  # seconds without a move at some table, after which the next fault strikes
LAST_WORDS: Final = 180.0  # seconds for the last acknowledgements


class Chaos:
    """People at tables of a cluster, and what befalls it."""

    def __init__(self, processes: int, tables: int, seed: int, *, apart: bool, short: bool = False) -> None:
        self.cluster = Cluster(processes, "--tempo", "0", apart=apart, durable=not short, standby=not short)
        self.scene = Scene(self.cluster, Random(seed))
        self.number = tables
        self.witnesses: list[Witness] = []

    async def run(self, faults: Sequence[Fault], most: int, seconds: float) -> tuple[Findings, Strikes]:
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

    async def strike_all(self, faults: Sequence[Fault], most: int, until: float) -> Strikes:
        strikes: Strikes = defaultdict(list)
        await self.going_on(time.monotonic())
        deck: list[Fault] = []
        while sum(map(len, strikes.values())) < most and time.monotonic() < until:
            if not deck:
                deck = self.scene.rng.sample(faults, len(faults))
            fault = deck.pop()
            print(f"{fault.name:24}", end=" ", flush=True)
            strikes[fault.name].append(await self.strike(fault))
            print(f"{strikes[fault.name][-1]:5.1f} s", flush=True)
        return strikes

    async def strike(self, fault: Fault) -> float:
        """Returns the longest time for which nobody could move at some table, until all is well again."""
        repair = await asyncio.to_thread(fault.strike, self.scene)
        for witness in self.witnesses:
            witness.watch()
        await self.going_on(time.monotonic())
        await asyncio.to_thread(repair)
        await self.going_on(time.monotonic())
        return max(witness.pause for witness in self.witnesses)

    async def going_on(self, since: float) -> None:
        """Waits until somebody has moved at every table, but not for ever."""
        while still := [witness for witness in self.witnesses if witness.moved_at <= since]:
            if time.monotonic() > since + LONGEST:
                codes = ", ".join(witness.code for witness in still)
                logs = "\n".join(f"{each.name}:\n{each.log[-1500:]}" for each in self.cluster.sixguns)
                print(f"nobody has moved for {LONGEST:.0f} s at {codes}\n{logs}", file=sys.stderr)
                for witness in still:
                    witness.pause = max(witness.pause, LONGEST)
                return
            await asyncio.sleep(0.05)
