"""Measures the server under load: `python -m bench.server`. See bench/README.md."""

from __future__ import annotations

import argparse
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.server_process import identity

ROOT = Path(__file__).parents[1]
TICKS = os.sysconf("SC_CLK_TCK")
TABLES, SEATS = 200, 7
SECONDS = 8.0
WRITES = 50


@dataclass(frozen=True)
class Process:
    """A process, observed from outside."""

    pid: int
    address: str = ""

    def processor(self) -> float:
        """CPU seconds used so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> float:
        """Resident megabytes, including shared memory."""
        status = Path(f"/proc/{self.pid}/status").read_text(encoding="ascii")
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def same_code(said: str) -> None:
    """Stops unless the server, by what it says itself, runs the same package as this process."""
    here, there = identity(), json.loads(said or "{}")
    if there != here:
        raise SystemExit(f"bench: the server runs other code than the bench: {there}, not {here}")


@contextmanager
def process(words: list[str], port: int) -> Iterator[Process]:
    """A server that runs the package which this process runs: the compiled one, unless PYTHONPATH says otherwise."""
    running = subprocess.Popen([sys.executable, "-m", *words], stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert running.stdout is not None
    try:
        same_code(running.stdout.readline())
        yield Process(running.pid, f"http://127.0.0.1:{port}")
    finally:
        running.terminate()
        running.wait(15)
        running.stdout.close()


def served(address: str, path: str) -> float:
    """Waits for the page; returns the time at which it arrived."""
    while True:
        try:
            with urllib.request.urlopen(address + path) as answer:
                answer.read()
                return time.perf_counter()
        except urllib.error.HTTPError:
            return time.perf_counter()
        except OSError:
            time.sleep(0.01)


class Crowd:
    """The process with the clients."""

    def __init__(self, address: str, tables: int, phases: list[str]) -> None:
        words = [sys.executable, "-m", "bench.server_clients", address, str(tables), str(SEATS), *phases]
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        self.line()

    def line(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("bench: the client process has ended")
        message: dict[str, Any] = json.loads(line)
        return message

    def phase(self, server: Process) -> dict[str, Any]:
        """Runs one phase and adds the shares of a core that the server and the clients used."""
        assert self.process.stdin is not None
        both = {"share": server, "clients": Process(self.process.pid)}
        before, start = {name: each.processor() for name, each in both.items()}, time.perf_counter()
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        report = self.line()
        took = time.perf_counter() - start
        used = {name: each.processor() - before[name] for name, each in both.items()}
        shares = {name: seconds / took for name, seconds in used.items()}
        cost = used["share"] / max(1, report["all_moves"]) * 1e6
        return {**report, **shares, "cost": cost, "memory": server.memory()}

    def end(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()


def measured(server: Process, tables: int, phases: list[str]) -> list[dict[str, Any]]:
    crowd = Crowd(server.address, tables, phases)
    try:
        return [crowd.phase(server) for _ in phases]
    finally:
        crowd.end()


def on_disk(folder: str) -> float:
    """Milliseconds until a small write is on disk: no move can be acknowledged faster."""
    times = []
    with open(f"{folder}/write", "wb", buffering=0) as file:
        for _ in range(WRITES):
            file.write(b"x" * 512)
            start = time.perf_counter()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - start)
    return sorted(times)[WRITES // 2] * 1000


def measure(tables: int, seconds: float, place: str | None) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(dir=place) as folder:
        disk, port, start = on_disk(folder), free_port(), time.perf_counter()
        options = ["--port", str(port), "--database", f"{folder}/sixgun.db", "--log-level", "error"]
        with process(["bench.server_process", "serve", "--sockets", "100000", *options], port) as server:
            first_page = served(server.address, "/") - start
            fixed, flood = measured(server, tables, [f"rate:{seconds}", f"flood:{seconds}"])
    port = free_port()
    with process(["bench.server_echo", str(port), str(round(flood["size"]))], port) as bare:
        served(bare.address, "/")
        (echo,) = measured(bare, tables, [f"flood:{seconds}"])
    found = {"compiled": identity()["compiled"], "disk": disk, "first_page": first_page}
    return {**found, "fixed": fixed, "flood": flood, "echo": echo}


def lines(found: dict[str, Any], tables: int) -> Iterator[str]:
    fixed, flood, echo = found["fixed"], found["flood"], found["echo"]
    yield f"{tables} tables of {SEATS}, {'compiled' if found['compiled'] else 'NOT COMPILED'}"
    yield f"start to first page     {found['first_page']:8.2f} s"
    yield f"memory with all sockets {fixed['memory']:8.0f} MB"
    yield f"one write on disk       {found['disk']:8.2f} ms"
    yield "one move per second at each table:"
    yield f"  moves                 {fixed['moves']:8.0f} per second"
    yield f"  views                 {fixed['views']:8.0f} per second, of {fixed['size']:.0f} bytes"
    yield processor(fixed)
    yield f"  move to last view     {fixed['p50']:8.1f} ms p50, {fixed['p99']:.1f} ms p99"
    yield "as fast as it goes:"
    yield f"  moves                 {flood['moves']:8.0f} per second"
    yield f"  views                 {flood['views']:8.0f} per second, and {flood['rooms']:.0f} rooms"
    yield processor(flood)
    yield f"  a move                {flood['cost']:8.0f} µs of the processor"
    yield "a bare echo of as many bytes:"
    yield f"  moves                 {echo['moves']:8.0f} per second"
    yield f"  views                 {echo['views']:8.0f} per second"
    yield processor(echo)
    yield f"  a move                {echo['cost']:8.0f} µs of the processor"
    yield f"ratio for a core        {echo['cost'] / flood['cost']:8.0%}"


def processor(phase: dict[str, Any]) -> str:
    return f"  processor             {phase['share']:8.0%} of a core, the clients {phase['clients']:.0%}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--tables", type=int, default=TABLES, help="tables of seven (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each measurement (default: %(default)s)")
    parser.add_argument("--folder", help="where to put the database (default: the folder for temporary files)")
    wanted = parser.parse_args()
    found = measure(wanted.tables, wanted.seconds, wanted.folder)
    print(json.dumps(found, indent=2) if wanted.json else "\n".join(lines(found, wanted.tables)))


if __name__ == "__main__":
    main()
