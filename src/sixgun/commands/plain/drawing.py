"""The table as a seat sees it, drawn with characters."""

from __future__ import annotations

from typing import Final

from sixgun.commands.plain.screen import Screen, cell, cell_right
from sixgun.engine.ids import Seat
from sixgun.table.narrate import Narrator
from sixgun.table.view import Seen, View

FULL: Final = "●"
EMPTY: Final = "○"


def draw(screen: Screen, narrator: Narrator, view: View) -> None:
    """Everybody, then the piles."""
    screen.line(header(narrator), "bold")
    for seat in range(len(view.players)):
        screen.line(row(narrator, view, seat), "" if view.players[seat].alive else "dim")
        if below := details(narrator, view.players[seat]):
            screen.say(below, indent=" " * 12)
    screen.say(piles(narrator, view))
    if view.display:
        screen.say(narrator.words.say("cli-display", cards=narrator.cards(view.display)))


def header(narrator: Narrator) -> str:
    say = narrator.words.say
    player, character, life = say("cli-col-player"), say("cli-col-character"), say("cli-col-life")
    numbers = [say("cli-col-hand"), say("cli-col-reach"), say("cli-col-distance")]
    return laid_out(" ", player, character, life, numbers, say("cli-col-role"))


def row(narrator: Narrator, view: View, seat: Seat) -> str:
    who = view.players[seat]
    mark = ">" if seat == view.turn and not view.winners else " "
    character = narrator.words.name(who.character) if who.character in view.box.characters else ""
    numbers = [str(who.hand), str(who.reach), far(narrator, view, seat)] if who.alive else ["", "", ""]
    return laid_out(mark, narrator.names[seat], character, life(narrator, who), numbers, narrator.role(who.role))


def laid_out(mark: str, player: str, character: str, life: str, numbers: list[str], role: str) -> str:
    left = f"{mark} {cell(player, 10)}{cell(character, 17)}{cell(life, 7)}"
    return (left + "".join(cell_right(number, 6) for number in numbers) + "  " + role).rstrip()


def life(narrator: Narrator, who: Seen) -> str:
    """A bullet for each life point, an empty one for each that is missing."""
    if not who.alive:
        return narrator.words.say("cli-dead")
    left = max(who.life, 0)
    return FULL * left + EMPTY * (who.max_life - left)


def far(narrator: Narrator, view: View, seat: Seat) -> str:
    if seat == view.me:
        return narrator.words.say("cli-you")
    return str(view.players[seat].distance or "")


def details(narrator: Narrator, who: Seen) -> str:
    """What lies before a player, and a borrowed ability."""
    borrowed = [] if who.ability == who.character else [ability(narrator, who)]
    return ", ".join([*borrowed, *(narrator.card(card) for card in who.in_play)])


def ability(narrator: Narrator, who: Seen) -> str:
    return narrator.words.say("cli-has-ability", character=narrator.words.name(who.ability))


def piles(narrator: Narrator, view: View) -> str:
    top = narrator.card(view.discards[-1]) if view.discards else None
    return narrator.words.say("cli-piles", deck=view.deck, discards=len(view.discards), top=top)
