"""Lines of the log that are still being written."""

from __future__ import annotations

from typing import Final

from sixgun.cards.signs import heals, shoots
from sixgun.engine.events import Played, Used
from sixgun.engine.hooks import BROWN, SELF, Card
from sixgun.engine.ids import NO_CARD, NOBODY, CardId, Seat
from sixgun.match.lines import TONES, Fact, Facts, Line
from sixgun.rules.kinds import DUEL, INDIANS, JAIL

RESCUES: Final = {"prevent", "last_chance"}


class Draft:
    """A line that later events of the same move may still add to or turn into another."""

    def __init__(self, code: str, seat: Seat, facts: Facts) -> None:
        self.code = code
        self.seat: Final = seat
        self.facts = facts
        self.target: Seat = NOBODY
        self.card: CardId = NO_CARD  # played or used
        self.entry: Card | None = None  # what it was played as
        self.ability = ""
        self.drawn: list[CardId] = []  # NO_CARD where hidden from the listener

    def become(self, code: str, **facts: Fact) -> None:
        """Turn into another line of the same player, keeping what was paid."""
        kept = {name: fact for name, fact in self.facts.items() if name in ("who", "pay", "via")}
        self.code, self.facts = code, kept | facts

    def line(self) -> Line:
        if self.drawn:
            self.facts |= number_or_cards(self.drawn)
        return Line(self.code, tuple(self.facts.items()), TONES[self.code])


def number_or_cards(cards: list[CardId]) -> Facts:
    """The cards if all of them are visible, otherwise their number."""
    return {"count": len(cards)} if NO_CARD in cards else {"cards": tuple(cards)}


def code_of(event: Played | Used, entry: Card) -> str:
    """The code for playing this card, before its consequences are known."""
    if event.answers:
        return "log-prevented" if event.answers in RESCUES else "log-answered"
    if isinstance(event, Played) and entry.colour != BROWN:
        if entry.kind == JAIL and event.target != event.seat:
            return "log-jailed"
        return "log-armed" if entry.reach > 0 else "log-laid"
    if shoots(entry) and entry.aim != SELF:
        return "log-shot"
    if shoots(entry) or entry.kind == INDIANS:
        return "log-volley"
    if entry.kind == DUEL:
        return "log-duel"
    return "log-played" if isinstance(event, Played) else "log-used"


def names_itself(entry: Card) -> bool:
    """Whether the card needs naming. A BANG! or a Missed! goes without saying."""
    return not entry.bang and not entry.answers_only


def heals_one(deed: Draft, seat: Seat) -> bool:
    """Whether the card heals this player and no one else."""
    if deed.entry is None or deed.code not in ("log-played", "log-used"):
        return False
    return seat in (deed.seat, deed.target) and heals(deed.entry) in ("self", "target")
