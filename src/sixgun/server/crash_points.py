"""Crash points: let a test kill the process at a named point and check what is left.

SIXGUN_CRASH_AT=<point>:<n> kills it when the point is passed for the n-th time, and <point>:<n>:STOP sends it to sleep.
With SIXGUN_CRASH_FILE, a running process reads such a wish from that file when it gets SIGUSR1.
"""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Final

POINTS: Final = ("before_insert", "after_insert", "after_acknowledge")
IN_POSTGRES: Final = ("before_commit", "before_compound", "after_commit")
BROKEN_FENCE: Final = bool(os.environ.get("SIXGUN_BROKEN_FENCE"))
"""Whether a process may write to tables that it has lost: a mistake made on purpose, which a test must notice."""


class CrashPoint:
    def __init__(self, wish: str) -> None:
        self.become(wish)

    def become(self, wish: str) -> None:
        self.point, times, how = [*wish.strip().split(":"), "", ""][:3]
        self.left = int(times or 1)
        self.signal = signal.Signals[f"SIG{how or 'KILL'}"]

    def passed(self, point: str) -> None:
        if point == self.point:
            self.left -= 1
            if self.left == 0:
                os.kill(os.getpid(), self.signal)


WISHED: Final = CrashPoint(os.environ.get("SIXGUN_CRASH_AT", ""))
passed: Final = WISHED.passed


def become_later(file: Path) -> None:
    signal.signal(signal.SIGUSR1, lambda *_: WISHED.become(file.read_text(encoding="utf-8")))


if "SIXGUN_CRASH_FILE" in os.environ:
    become_later(Path(os.environ["SIXGUN_CRASH_FILE"]))
