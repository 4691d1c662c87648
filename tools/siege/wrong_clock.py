"""`sixgun serve` whose clock is set back by an hour as soon as there is a file `set-back` beside its database."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from sixgun.cli import main

HOUR = 3600


def set_back(switch: Path) -> None:
    """From now on the clock on the wall depends on the file; the time that passes does not."""
    seconds, nanoseconds = time.time, time.time_ns
    time.time = lambda: seconds() - HOUR * switch.exists()
    time.time_ns = lambda: nanoseconds() - HOUR * 10**9 * switch.exists()


if __name__ == "__main__":
    database = Path(sys.argv[sys.argv.index("--database") + 1])
    set_back(database.with_name("set-back"))
    main()
