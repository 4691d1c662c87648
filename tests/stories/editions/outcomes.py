"""The same situation in every edition, and with one setting changed."""

from collections.abc import Iterable
from typing import Protocol

from sixgun.editions import EDITIONS, Setting

BASE_EDITIONS = "abacus czech fourth walkingdead"
"""Where nothing of Dodge City lies in the box."""


class Situation(Protocol):
    """Plays a situation in this edition, with these house rules, and says what came of it."""

    def __call__(self, edition: str, **house_rules: Setting) -> str: ...


def outcomes(situation: Situation, editions: Iterable[str] = EDITIONS) -> dict[str, str]:
    """By outcome, the editions in which it comes to that."""
    found: dict[str, list[str]] = {}
    for edition in editions:
        found.setdefault(situation(edition), []).append(edition)
    return {outcome: " ".join(names) for outcome, names in found.items()}


def outcomes_with(situation: Situation, edition: str, setting: str, *values: Setting) -> list[str]:
    """What comes of it in this edition when just this setting has each of these values."""
    return [situation(edition, **{setting: value}) for value in values]
