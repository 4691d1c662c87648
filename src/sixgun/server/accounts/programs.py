"""Programs that play under an account of their own, which a person has made for them.

The id of a program names its owner, and its name ends with a badge that no person can have, so it is recognized as a
program at a table and in a replay.
"""

from __future__ import annotations

from typing import Final

from sixgun.server.accounts.names import BADGE, clean_name

PREFIX: Final = "bot-"
MOST: Final = 5  # programs of one person


def program_ids(owner: str) -> list[str]:
    """The ids of all programs that this person may have."""
    return [f"{PREFIX}{owner}-{number}" for number in range(1, MOST + 1)]


def owner_of(player: str | None) -> str | None:
    """Whose program this is; None for a person."""
    if player is None or not player.startswith(PREFIX):
        return None
    return player.removeprefix(PREFIX).rpartition("-")[0]


def shown_name(player: str, name: str) -> str:
    """The name of a player as it will be shown. Raises ApiError if it is not usable."""
    if owner_of(player) is None:
        return clean_name(name)
    return f"{clean_name(name.replace(BADGE, ''))} {BADGE}"
