"""Crash points: a process that dies on purpose at a named moment, so that a test sees what is left.

Only with SIXGUN_CRASH_AT=<point>:<n>, which means at the n-th time this point is passed.
"""

from __future__ import annotations

import os
import signal
from typing import Final

POINTS: Final = ("before_insert", "after_insert", "after_acknowledge")


class CrashPoint:
    def __init__(self, wish: str) -> None:
        self.point, _, times = wish.partition(":")
        self.left = int(times or 1)

    def passed(self, point: str) -> None:
        if point == self.point:
            self.left -= 1
            if self.left == 0:
                os.kill(os.getpid(), signal.SIGKILL)


WISHED: Final = CrashPoint(os.environ.get("SIXGUN_CRASH_AT", ""))
passed: Final = WISHED.passed
