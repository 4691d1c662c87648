"""Why somebody moved so, in words: seats become names, and roles what they are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sixgun.words import Words

SEATS = ("who", "target")


def told(words: Words, code: str, facts: Mapping[str, int | str], names: Sequence[str]) -> str:
    """One sentence."""
    return words.say(code, **{name: spoken(words, name, fact, names) for name, fact in facts.items()})


def spoken(words: Words, name: str, fact: int | str, names: Sequence[str]) -> int | str:
    if name in SEATS and isinstance(fact, int):
        return names[fact]
    return words.name(str(fact)) if name == "role" else fact
