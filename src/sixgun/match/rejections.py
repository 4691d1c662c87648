"""Rejections of options and texts, as sentences."""

from __future__ import annotations

from sixgun.engine.refusals import IllegalAction, Rejection
from sixgun.words import Words


def rejection_text(words: Words, error: Rejection | IllegalAction) -> str:
    """The sentence for this error, with the error that caused it as its reason."""
    if isinstance(error, IllegalAction):
        return words.say(f"refusal-{error.refusal.code}")
    facts, cause = named(words, error.facts), error.__cause__
    if "reason" in facts and isinstance(cause, Rejection | IllegalAction):
        facts["reason"] = rejection_text(words, cause)
    return words.say(f"rejection-{error.code}", **facts)


def named(words: Words, facts: dict[str, str | int]) -> dict[str, str | int]:
    """The facts, with printed names where there are any."""
    prefixes = {"edition": "edition_", "role": "", "character": ""}
    return {
        fact: words.name(f"{prefixes[fact]}{value}") if fact in prefixes else value for fact, value in facts.items()
    }
