"""`sixgun` on a machine whose clock is wrong; the time that passes is right.

SIXGUN_CLOCK_WRONG says by how many seconds; if SIXGUN_CLOCK_SWITCH names a file, only as long as there is one.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

from sixgun.cli import main


def set_clock(wrong: int, is_wrong: Callable[[], bool]) -> None:
    seconds, nanoseconds = time.time, time.time_ns
    time.time = lambda: seconds() + wrong * is_wrong()
    time.time_ns = lambda: nanoseconds() + wrong * 10**9 * is_wrong()


if __name__ == "__main__":
    switch = os.environ.get("SIXGUN_CLOCK_SWITCH")
    set_clock(int(os.environ["SIXGUN_CLOCK_WRONG"]), Path(switch).exists if switch else lambda: True)
    main()
