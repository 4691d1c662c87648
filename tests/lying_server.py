"""`sixgun serve` that shuffles with another secret than the one it was bound to by its commitment."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256

from sixgun.match.fairness import Shuffle
from sixgun.server.table import shuffle
from sixgun.server.table.table import Table

honest = shuffle.transcript


def swapped(table: Table, seal: str) -> Shuffle:
    return replace(honest(table, seal), secret=sha256(table.secret.encode()).hexdigest())


if __name__ == "__main__":
    from sixgun.cli import main

    shuffle.transcript = swapped
    main()
