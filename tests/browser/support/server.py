"""A real server, started with `sixgun serve` on its own port and database."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.ports import steady_port

READY: Final = re.compile(r"http://127\.0\.0\.1:(\d+)/")
PATIENCE: Final = 30  # seconds


class Server:
    """A server whose bots answer at once. It can be killed and restarted with the same port and database."""

    def __init__(self, folder: Path, *, tempo: float = 0, module: str = "tests.known_deals") -> None:
        self.folder = folder
        self.tempo = tempo
        self.module = module
        self.port = steady_port()
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Starts the server and waits until it listens."""
        log = self.folder / "server.log"
        with log.open("a") as errors:
            command, pipe = self.command(), subprocess.PIPE
            self.process = subprocess.Popen(command, stdout=pipe, stderr=errors, text=True, env=surroundings())
        said = self.process.stdout.readline() if self.process.stdout else ""
        assert READY.search(said), f"the server did not start: {said}{log.read_text()[-2000:]}"

    def command(self) -> list[str]:
        database = str(self.folder / "sixgun.db")
        options = ["--port", str(self.port), "--database", database, "--tempo", str(self.tempo), "--lang", "en"]
        return [sys.executable, "-m", self.module, "serve", *options]

    def stop(self) -> None:
        """Stops it as an administrator would, so that clients are told."""
        self.end(signal.SIGTERM)

    def kill(self) -> None:
        """Stops it like a power cut, so that clients are not told."""
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals) -> None:
        if self.process is None:
            return
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        if self.process.stdout:
            self.process.stdout.close()
        self.process = None


def surroundings() -> dict[str, str]:
    """The environment of the server: the same sources or installed package as the tests."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path), "PYTHONUNBUFFERED": "1"}
