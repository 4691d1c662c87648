"""A position as one line, and its fingerprint. See docs/notation.md."""

from __future__ import annotations

from zlib import crc32

from sixgun.engine.ids import ROLES, CardId, Seat
from sixgun.engine.state import Ask, Frame, Game
from sixgun.table.notation import write_card


def position(g: Game) -> str:
    """Everything, secrets included: seats, piles, and what is still to happen."""
    words = [f"turn={g.turn}", f"turns={g.turns}", f"bangs={g.bangs}", f"spent={int(g.spent)}"]
    words += [f"lost={int(g.turn_lost)}"]
    words += [write_seat(g, seat) for seat in range(len(g.players))]
    piles = {"deck": g.deck, "discards": g.discards, "display": g.display, "resolving": g.resolving}
    piles |= {"fresh": g.fresh, "box": g.removed}
    words += [f"{name}={write_cards(g, cards)}" for name, cards in piles.items() if cards]
    words += [f"stack={','.join(write_frame(frame) for frame in g.stack)}"]
    return " ".join(words)


def write_seat(g: Game, seat: Seat) -> str:
    """seat:character[/ability]:role:life/most:hand:in play"""
    player = g.players[seat]
    who = player.character.key
    if player.ability is not player.character:
        who += "/" + player.ability.key
    cards = f"{write_cards(g, player.hand)}:{write_cards(g, player.in_play)}"
    return f"{seat}:{who}:{ROLES[player.role]}:{player.life}/{player.max_life}:{cards}"


def write_cards(g: Game, cards: list[CardId]) -> str:
    return ",".join(write_card(g.box, card) for card in cards)


def write_frame(frame: Frame) -> str:
    return f"{frame.prompt}@{frame.seat}" if isinstance(frame, Ask) else type(frame).__name__


def fingerprint(g: Game) -> int:
    """A number that two equal games share, whatever machine and process they are on."""
    chance = f"{g.chance.key.hex()} {g.chance.block} {g.chance.left}"
    return crc32(f"{position(g)} {chance}".encode())
