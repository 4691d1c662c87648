"""One class per character; it overrides what differs from the general rule. Defining the class registers it."""

from __future__ import annotations

from types import ModuleType

from sixgun.characters import base, dodge_city
from sixgun.engine.hooks import Character


def written_in(module: ModuleType) -> dict[str, Character]:
    classes = [value for value in vars(module).values() if isinstance(value, type) and value is not Character]
    found = [cls() for cls in classes if issubclass(cls, Character)]
    return {character.key: character for character in found}


BASE = written_in(base)
DODGE_CITY = written_in(dodge_city)
CHARACTERS = {**BASE, **DODGE_CITY}
