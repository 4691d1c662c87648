"""The table as plain text, in the terms of the notation."""

from __future__ import annotations

from sixgun.engine.ids import NOBODY, ROLES
from sixgun.match.notation import write_card
from sixgun.match.view import UNKNOWN, SeenPlayer, View


def draw(view: View) -> str:
    """A view as text: a line for the piles, one per seat, and one for the question."""
    top = cards(view, view.discards[-1:])
    lines = [f"turn {view.turns}  deck {view.deck}  discards {len(view.discards)} {top}".rstrip()]
    lines += [seat_line(view, seat, seen) for seat, seen in enumerate(view.players)]
    if view.display:
        lines.append(f"display: {cards(view, view.display)}")
    if view.hand:
        lines.append(f"hand: {cards(view, view.hand)}")
    lines.append(last_line(view))
    return "\n".join(lines)


def seat_line(view: View, seat: int, seen: SeenPlayer) -> str:
    mark = ">" if seat == view.turn else " "
    role = "?" if seen.role == UNKNOWN else ROLES[seen.role]
    life = f"{seen.life}/{seen.max_life}" if seen.alive else "dead"
    lying = cards(view, seen.in_play) or "-"
    who = seen.character if seen.ability == seen.character else f"{seen.character} as {seen.ability}"
    return f"{mark}{seat} {role:<9} {who:<16} life {life:<5} hand {seen.hand:<2} in play {lying}"


def cards(view: View, them: tuple[int, ...]) -> str:
    return " ".join("?" if card == UNKNOWN else write_card(view.box, card) for card in them)


def last_line(view: View) -> str:
    if view.question is None:
        return f"winners: {' '.join(map(str, view.winners))}"
    cause = "" if view.question.by == NOBODY else f", because of {view.question.by}"
    facts = "".join(f", {name} {value}" for name, value in view.question.facts)
    return f"asked: {view.question.seat}, {view.question.prompt}{cause}{facts}"
