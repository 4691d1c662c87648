"""The rules: frames, one file per chapter of the rulebook. Cards and characters are reached through the game."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = 2
"""Changes exactly when behaviour changes: a saved game is only replayed by the version that played it."""
