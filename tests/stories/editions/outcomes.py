"""Plays the same situation in every edition, or with one setting changed."""

from collections.abc import Iterable
from typing import Protocol

from sixgun.editions import EDITIONS, SettingValue

BASE_EDITIONS = "abacus czech fourth walkingdead"
"""The editions without Dodge City."""


class Situation(Protocol):
    """Plays a situation in this edition with these house rules; returns the outcome."""

    def __call__(self, edition: str, **house_rules: SettingValue) -> str: ...


def outcomes(situation: Situation, editions: Iterable[str] = EDITIONS) -> dict[str, str]:
    """The editions by outcome."""
    found: dict[str, list[str]] = {}
    for edition in editions:
        found.setdefault(situation(edition), []).append(edition)
    return {outcome: " ".join(names) for outcome, names in found.items()}


def outcomes_with(situation: Situation, edition: str, setting: str, *values: SettingValue) -> list[str]:
    """The outcomes in this edition with each of these values of one setting."""
    return [situation(edition, **{setting: value}) for value in values]
