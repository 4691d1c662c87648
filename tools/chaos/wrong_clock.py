"""`sixgun` on a machine whose clock is wrong by SIXGUN_CLOCK_WRONG seconds; the time that passes is right."""

from __future__ import annotations

import os
import time

from sixgun.cli import main


def set_clock(wrong: int) -> None:
    seconds, nanoseconds = time.time, time.time_ns
    time.time = lambda: seconds() + wrong
    time.time_ns = lambda: nanoseconds() + wrong * 10**9


if __name__ == "__main__":
    set_clock(int(os.environ["SIXGUN_CLOCK_WRONG"]))
    main()
