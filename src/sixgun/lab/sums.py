"""What is counted of many games: whole numbers only, so that parts add up in any order to the same sum."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, fields
from typing import Any, Self


@dataclass
class Sums:
    """The base of every tally: each field is a number or a counter."""

    def add(self, other: Self) -> None:
        for field in fields(self):
            mine, theirs = getattr(self, field.name), getattr(other, field.name)
            if isinstance(mine, Counter):
                mine.update(theirs)
            else:
                setattr(self, field.name, mine + theirs)

    def data(self) -> dict[str, Any]:
        """As JSON can have it."""
        return {field.name: written(getattr(self, field.name)) for field in fields(self)}

    @classmethod
    def read(cls, data: dict[str, Any]) -> Self:
        return cls(**{name: read(value) for name, value in data.items()})


def written(value: int | Counter[Any]) -> Any:
    return list(value.items()) if isinstance(value, Counter) else value


def read(value: Any) -> Any:
    """Lists were tuples: only those can be keys."""
    if isinstance(value, list):
        return Counter({tuple(key) if isinstance(key, list) else key: count for key, count in value})
    if not isinstance(value, int):
        raise ValueError(f"{value!r} is no number that was counted")
    return value
