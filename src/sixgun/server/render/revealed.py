"""Whether people have learnt from a choice what was hidden from them; where they have, it cannot be taken back.

Bots do not count: they know only the view that they are given, which is the old one again.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from sixgun.engine import events as facts
from sixgun.engine.ids import DECK, Seat

PUBLIC: Final = (
    facts.TurnBegan, facts.Played, facts.Discarded, facts.Used, facts.AbilityUsed, facts.Named, facts.Dodged,
    facts.Unaffected, facts.LifeChanged, facts.GaveLife, facts.ShotAtCard, facts.Sniped, facts.Volleyed,
    facts.Abstained,
)  # fmt: skip
"""Events that show no card by themselves: what is hidden comes to light by a move of a card, or by any other event."""


def reveals(events: Iterable[facts.Event], people: Collection[Seat]) -> bool:
    """Whether a card came from the deck or went back to it, or one of these seats saw something that was hidden."""
    return any(
        drawn_or_shown(event, people) if isinstance(event, facts.Moved) else not isinstance(event, PUBLIC)
        for event in events
    )


def drawn_or_shown(event: facts.Moved, people: Collection[Seat]) -> bool:
    if DECK in (event.src, event.dst):
        return True
    return any(event.visible(seat, event.dst) and not event.visible(seat, event.src) for seat in people)
