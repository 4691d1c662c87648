"""The server that `bench.server` measures: it says first which code it runs, then serves.

`python -m bench.server_process WORD...` prints one JSON line and becomes `sixgun WORD...`. Without words, that is all.
"""

from __future__ import annotations

import json
import sys

import sixgun
from bench.engine import compiled


def identity() -> dict[str, object]:
    """Whether this process runs the compiled package, and from where."""
    return {"compiled": compiled(), "package": str(sixgun.__file__)}


def main(words: list[str]) -> None:
    print(json.dumps(identity()), flush=True)
    if words:
        from sixgun import cli

        sys.argv = ["sixgun", *words]
        cli.main()


if __name__ == "__main__":
    main(sys.argv[1:])
