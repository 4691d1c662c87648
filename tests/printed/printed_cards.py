"""The cards in play in a deal of an edition."""

from __future__ import annotations

from collections import Counter

from sixgun.engine.chance import key_of
from sixgun.engine.game import Game
from sixgun.engine.hooks import COLOURS
from sixgun.match.notation import face
from sixgun.match.options import GameOptions


def dealt(edition: str) -> Game:
    return GameOptions(edition, 4).start(key_of(1))


def cards_on_the_table(g: Game) -> list[int]:
    """All cards: in the deck, in hands or on display."""
    hands = [card for player in g.players for card in player.hand + player.in_play]
    return sorted([*g.deck, *g.discards, *g.display, *g.resolving, *hands])


def kinds(edition: str) -> Counter[str]:
    g = dealt(edition)
    return Counter(g.card(card).key for card in cards_on_the_table(g))


def kinds_of_colour(edition: str, colour: str) -> dict[str, int]:
    g = dealt(edition)
    entries = [g.card(card) for card in cards_on_the_table(g)]
    return dict(Counter(entry.key for entry in entries if COLOURS[entry.colour] == colour))


def faces(edition: str) -> list[str]:
    """The faces of all cards, such as `10S` for the ten of spades."""
    g = dealt(edition)
    return [face(g.box, card) for card in cards_on_the_table(g)]


def prints(edition: str) -> Counter[str]:
    """How many of each print there are, such as `bang-10D`."""
    g = dealt(edition)
    return Counter(f"{g.card(card).key}-{face(g.box, card)}" for card in cards_on_the_table(g))
