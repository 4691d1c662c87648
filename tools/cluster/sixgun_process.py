"""One of several Sixgun servers that share a database and a bus."""

from __future__ import annotations

import os
import sys
import urllib.error
import urllib.request
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

import sixgun
from tools.cluster.network import Host
from tools.cluster.service import HOST, Service

ROOT: Final = Path(__file__).parents[2]
PATH: Final = os.pathsep.join([str(Path(sixgun.__file__).parents[1]), str(ROOT)])  # the package that runs here


class SixgunProcess(Service):
    """`sixgun serve` with a database, and with a bus if it is not alone; on a host of its own if one is given."""

    def __init__(
        self, number: int, database: str, bus: str, secret_file: Path, *options: str, host: Host | None = None
    ) -> None:
        self.name = f"sixgun-{number}"
        self.database, self.bus, self.secret_file, self.options, self.host = database, bus, secret_file, options, host
        self.module = "sixgun"
        self.wishes: dict[str, str] = {}  # more variables, for the next start
        super().__init__()
        self.crash_file = self.folder / "crash"  # says at which point it ends when it gets SIGUSR1

    @property
    def asleep(self) -> bool:
        """Whether it was stopped, by others or by itself."""
        assert self.process is not None
        with suppress(OSError):
            return Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()[0] == "T"
        return False

    @property
    def place(self) -> tuple[str, int]:
        """Where the proxy finds it."""
        return (self.host.address("edge") if self.host else HOST), self.port

    @property
    def url(self) -> str:
        host, port = self.place
        return f"http://{host}:{port}"

    def namespace(self) -> list[str]:
        return self.host.entering if self.host else []

    def environment(self) -> dict[str, str]:
        return {**os.environ, "PYTHONPATH": PATH, "SIXGUN_CRASH_FILE": str(self.crash_file), **self.wishes}

    def command(self) -> list[str]:
        words = [sys.executable, "-m", self.module, "serve", "--host", self.place[0], "--port", str(self.port)]
        words += ["--database", self.database, "--secret-file", str(self.secret_file)]
        words += ["--bus", self.bus] if self.bus else []
        return [*words, "--lang", "en", *self.options]

    def ready(self) -> bool:
        return self.status("/livez") == 200

    def status(self, path: str) -> int:
        """The status of the answer; 0 if there is none."""
        try:
            with urllib.request.urlopen(self.url + path, timeout=2) as answer:
                return int(answer.status)
        except urllib.error.HTTPError as error:
            return error.code
        except OSError:
            return 0

    def metrics(self) -> Mapping[str, float]:
        """What it counts, without labels' quotes taken apart; empty if it does not answer."""
        found: dict[str, float] = {}
        with suppress(OSError), urllib.request.urlopen(f"{self.url}/metrics", timeout=2) as answer:
            for line in answer.read().decode().splitlines():
                name, _, number = line.rpartition(" ")
                if name and not line.startswith("#"):
                    found[name] = float(number)
        return found

    def start_with(self, **wishes: str) -> None:
        """Starts it with these variables; at the next start they are forgotten."""
        self.wishes = wishes
        try:
            self.start()
        finally:
            self.wishes = {}
