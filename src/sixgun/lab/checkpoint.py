"""Checkpoint files: the settings of a piece of work, the chunks that are done, and their sums."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sixgun.rules import RULES_VERSION

FORMAT: Final = "sixgun work 1"
PAUSE: Final = 5.0  # seconds between two writes

Settings = dict[str, Any]


class OtherWork(ValueError):
    """The checkpoint belongs to work with other settings; lists each with its value there and here."""

    def __init__(self, differences: dict[str, tuple[Any, Any]]) -> None:
        super().__init__("; ".join(f"{name}: {there}, not {here}" for name, (there, here) in differences.items()))
        self.differences = differences


class Checkpoint:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.written = time.monotonic()

    def there(self) -> bool:
        return self.path.exists()

    def due(self) -> bool:
        return time.monotonic() - self.written > PAUSE

    def read(self, about: Settings) -> tuple[dict[str, Any], list[range]]:
        """Returns the sums and the chunks they cover. Raises ValueError if it is not a checkpoint of this work."""
        found = json.loads(self.path.read_text(encoding="utf-8"))
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise ValueError(f"it does not begin with the format {FORMAT!r}")
        ours = plain({"rules": RULES_VERSION, **about})
        theirs = found["about"]
        names = [name for name in {**ours, **theirs} if ours.get(name) != theirs.get(name)]
        if names:
            raise OtherWork({name: (theirs.get(name), ours.get(name)) for name in names})
        return found["sums"], [range(start, stop) for start, stop in found["done"]]

    def write(self, about: Settings, done: list[range], sums: dict[str, Any]) -> None:
        """Writes a temporary file and renames it, so the checkpoint on disk is always complete."""
        text = json.dumps(
            {
                "format": FORMAT,
                "about": {"rules": RULES_VERSION, **about},
                "done": [(chunk.start, chunk.stop) for chunk in done],
                "sums": sums,
            }
        )
        part = self.path.with_name(f"{self.path.name}.{os.getpid()}.part")
        part.write_text(text, encoding="utf-8")
        part.replace(self.path)
        self.written = time.monotonic()


def plain(settings: Settings) -> Settings:
    """The settings as they come back from JSON, tuples as lists."""
    known: Settings = json.loads(json.dumps(settings))
    return known


# Sets of numbers as ranges


def merged(done: list[range], chunk: range) -> list[range]:
    """The ranges with one more, in order and with neighbours joined."""
    whole: list[range] = []
    for each in sorted([*done, chunk], key=lambda one: one.start):
        if whole and whole[-1].stop >= each.start:
            whole[-1] = range(whole[-1].start, max(whole[-1].stop, each.stop))
        else:
            whole.append(each)
    return whole


def missing(done: list[range], total: int) -> Iterator[range]:
    """The gaps below `total`."""
    start = 0
    for each in done:
        if each.start > start:
            yield range(start, min(each.start, total))
        start = max(start, each.stop)
    if start < total:
        yield range(start, total)
