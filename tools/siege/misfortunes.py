"""What happens to a server itself: its clock is set, a second process starts, its disk is full, it is killed."""

from __future__ import annotations

import asyncio
import resource
import subprocess
import sys
from pathlib import Path
from random import Random

from sixgun.server.messages.socket import Done, Wrong
from tests.server.live_server import House, Table, open_house
from tests.server.test_nothing_lost import TABLES, Player, Server, check_log, live, logs, mortal, seated
from tools.siege.outcome import Outcome
from tools.siege.visitors import neighbour, plays_on, waits_for_its_player

TRIES = 30
MOMENT = 0.3  # seconds at least that a server lives before it is killed
LONGEST = 1.5


def clock_set_back(folder: Path) -> Outcome:
    """The clock of the machine is set back by an hour while people play: see `tools.wrong_clock`."""
    switch = folder / "set-back"
    folder.mkdir(parents=True, exist_ok=True)
    clock = {"SIXGUN_CLOCK_WRONG": "-3600", "SIXGUN_CLOCK_SWITCH": str(switch)}
    with open_house(folder, module="tools.wrong_clock", **clock) as house:
        table = neighbour(house)
        before = plays_on(table)
        table = in_the_middle_of_a_game(house, table)
        known = table.person.get("/api/me").status_code
        switch.touch()
        after = plays_on(table)
        still = table.person.get("/api/me").status_code
        comes_back = table.person.sit_at(table.code).wait_until(0).seq
    held = (known, still) == (200, 200) and before > 0 and after > 0 and comes_back > 0
    return Outcome("the clock set back", 1, held, f"{before} moves before, {after} after; the cookie is still good")


def second_process(folder: Path) -> Outcome:
    """Another server is started on the same database."""
    with open_house(folder) as house:
        table = neighbour(house)
        command = [sys.executable, "-m", "sixgun", "serve", "--port", "0", "--database", str(folder / "sixgun.db")]
        ended = [subprocess.run(command, capture_output=True, text=True, timeout=120, check=False) for _ in range(3)]
        moves = plays_on(table)
    refused = sum(done.returncode != 0 and "Traceback" not in done.stderr for done in ended)
    says = next(iter((ended[0].stdout + ended[0].stderr).strip().splitlines()[-1:]), "")
    return Outcome("the second process", len(ended), refused == len(ended) and moves > 0, f"refused: {says}")


def full_disk(folder: Path) -> Outcome:
    """No file of the server can grow for a while; then it can again."""
    with open_house(folder) as house:
        table = neighbour(house)
        before = plays_on(table)
        table = in_the_middle_of_a_game(house, table)  # on a full disk no bot moves, so nobody else must be asked
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        told = refused_choice(table)
        unready = house.ask("GET", "/healthz").status_code
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        while house.ask("GET", "/healthz").status_code != 200:
            table.hear()
        after = plays_on(table)
    held = told and unready == 503 and before > 0 and after > 0
    return Outcome("the full disk", 1, held, f"the move was refused and nothing lost; {after} moves afterwards")


def in_the_middle_of_a_game(house: House, table: Table) -> Table:
    """This table when its player is asked, or another one if its game is over before."""
    for _ in range(TRIES):
        if waits_for_its_player(table):
            return table
        table = neighbour(house)
    raise TimeoutError(f"{TRIES} games were over before anybody was asked")


def refused_choice(table: Table) -> bool:
    """Whether a choice that cannot be saved is answered with `storage`."""
    assert table.game is not None
    assert table.game.prompt is not None
    table.say("choose", key="on-a-full-disk", prompt=table.game.prompt.id, choice=table.game.options[0])
    answer = table.wait_for((Done, Wrong))
    return isinstance(answer, Wrong) and answer.code == "storage"


def kills(folder: Path, number: int) -> Outcome:
    """The server is killed this many times, at random moments, while people play whose clients come back."""
    folder.mkdir(parents=True, exist_ok=True)
    everybody: list[Player] = []
    with mortal(folder) as server:
        done = 0
        while done < number:
            server.start()
            players = [player for table in range(TABLES) for player in seated(server, len(everybody) + table)]
            server.kill()
            everybody += players
            done += asyncio.run(killed(server, players, Random(done), number - done))
    written = logs(folder / "sixgun.db")
    for player in everybody:
        check_log(player, written[player.code])
    moves = sum(len(player.acknowledged) for player in everybody)
    return Outcome("kills", done, moves > 0, f"{moves:,} acknowledged moves, each on disk once and in its order")


async def killed(server: Server, players: list[Player], rng: Random, most: int) -> int:
    """Kills the server again and again until these games are over; returns how often."""
    playing = asyncio.gather(*[player.play() for player in players])
    times = 0
    while not playing.done() and times < most:
        await live(server, "", rng.uniform(MOMENT, LONGEST))
        times += 1
    await asyncio.to_thread(server.start)
    await asyncio.wait_for(playing, 600)
    server.kill()
    return times
