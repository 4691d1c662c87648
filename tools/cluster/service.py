"""A program that runs on this machine for a while, in a folder of its own, at a free port."""

from __future__ import annotations

import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, Self

HOST: Final = "127.0.0.1"
PATIENCE: Final = 60.0  # seconds until a program must answer, or must have ended
TRIES: Final = 5  # ports
PORTS: Final = range(18_000, 32_000)  # below those from which connections start


class Missing(Exception):
    """A program is not installed."""

    def __init__(self, program: str, package: str) -> None:
        super().__init__(f"{program} is not installed. On Debian: apt-get install --no-install-recommends {package}")
        self.package = package


class DidNotStart(Exception):
    """A program ended, or did not answer in time."""


def found(program: str, package: str, *folders: Path) -> str:
    """The path of a program; daemons lie in /usr/sbin, which is not in everybody's PATH."""
    places = os.pathsep.join([*map(str, folders), os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"])
    path = shutil.which(program, path=places)
    if path is None:
        raise Missing(program, package)
    return path


def free_port() -> int:
    """A port at which nobody listens now."""
    while True:
        port = random.SystemRandom().choice(PORTS)
        with socket.socket() as door:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with suppress(OSError):
                door.bind((HOST, port))
                return port


def accepts(port: int, host: str = HOST) -> bool:
    """Whether somebody listens there."""
    with suppress(OSError), socket.create_connection((host, port), timeout=1):
        return True
    return False


def wait_until(holds: Callable[[], bool], what: str, patience: float = PATIENCE) -> None:
    until = time.monotonic() + patience
    while not holds():
        if time.monotonic() > until:
            raise TimeoutError(what)
        time.sleep(0.02)


def family(pid: int) -> list[int]:
    """A process and everything it started, parents first."""
    children: list[int] = []
    with suppress(OSError):
        for thread in Path(f"/proc/{pid}/task").iterdir():
            children += map(int, (thread / "children").read_text().split())
    return [pid, *(each for child in children for each in family(child))]


def unprivileged() -> str | None:
    """Whom a program runs as that refuses to be run by root; None if this is not root."""
    if os.geteuid():
        return None
    for name in ("postgres", "nobody"):
        with suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    raise LookupError("there is no unprivileged user: neither postgres nor nobody")


class Service:
    """A program of another project. Nothing of it is left after `close`."""

    name: str  # as it is called on the screen
    stop_signal: signal.Signals = signal.SIGTERM
    as_other: str | None = None  # the user whom it runs as, if not this one

    def __init__(self, port: int = 0) -> None:
        self.fixed = bool(port)
        self.port = port or free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.folder = Path(tempfile.mkdtemp(prefix=f"sixgun-{self.name}-"))
        if self.as_other:
            shutil.chown(self.folder, self.as_other)

    def command(self) -> list[str]:
        """What is run; called at each start, after which the port is final."""
        raise NotImplementedError

    def ready(self) -> bool:
        """Whether the program can be used."""
        return accepts(self.port)

    def namespace(self) -> list[str]:
        """Words before the command, for a program in another place."""
        return []

    @property
    def running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    @property
    def log(self) -> str:
        with suppress(OSError):
            return (self.folder / "log").read_text(encoding="utf-8", errors="replace")
        return ""

    def environment(self) -> dict[str, str]:
        return dict(os.environ)

    def start(self) -> Self:
        """Returns once the program can be used. At its first start it may take another port."""
        for last in range(TRIES - 1, -1, -1):
            try:
                self.launch()
            except DidNotStart:
                if self.fixed or not last:
                    raise
                self.port = free_port()
            else:
                self.fixed = True
                return self
        return self

    def launch(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [*self.namespace(), *self.command()],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                env=self.environment(),
                user=self.as_other,
                start_new_session=True,  # Ctrl-C reaches only the program that started this one
            )
        until = time.monotonic() + PATIENCE
        while not self.ready():
            if not self.running or time.monotonic() > until:
                self.kill()
                raise DidNotStart(f"{self.name} did not start:\n{self.log[-2000:]}")
            time.sleep(0.02)

    def stop(self) -> None:
        """Ends it as its operators would."""
        if self.process is None:
            return
        if self.running:
            self.resume()
            self.process.send_signal(self.stop_signal)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()

    def kill(self) -> None:
        """Ends it with all its processes, as a power cut would."""
        if self.process is None:
            return
        self.signal_all(signal.SIGKILL)
        self.process.wait()

    def restart(self) -> None:
        self.stop()
        self.start()

    def pause(self) -> None:
        """It does nothing any more, but its connections stay open."""
        self.signal_all(signal.SIGSTOP)

    def resume(self) -> None:
        self.signal_all(signal.SIGCONT)

    def signal_all(self, what: signal.Signals) -> None:
        if self.process is None or self.process.poll() is not None:
            return
        for pid in family(self.process.pid):
            with suppress(ProcessLookupError):
                os.kill(pid, what)

    def close(self) -> None:
        """Stops it and removes its folder."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> Self:
        try:
            return self.start()
        except BaseException:
            self.close()
            raise

    def __exit__(self, *_: object) -> None:
        self.close()
