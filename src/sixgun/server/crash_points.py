"""Crash points: let a test kill the process at a named point and check what is left.

SIXGUN_CRASH_AT=<point>:<n> kills it when the point is passed for the n-th time.
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
