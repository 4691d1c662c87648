"""The table as a seat sees it, drawn as text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sixgun.engine.hooks import NO_ABILITY
from sixgun.engine.ids import NOBODY, OUTLAW, SHERIFF, Seat
from sixgun.match.match import Match
from sixgun.match.narrator import Narrator
from sixgun.match.view import SeenPlayer, View
from sixgun.terminal.screen import Screen, cell, cell_right
from sixgun.words import Words

FULL: Final = "●"
EMPTY: Final = "○"
COLUMNS: Final = (
    "cli-col-player", "cli-col-character", "cli-col-life", "cli-col-hand", "cli-col-reach", "cli-col-distance",
    "cli-col-role",
)  # fmt: skip


class Board:
    """The table on the screen. Within a turn only changed rows are redrawn."""

    def __init__(self, screen: Screen, narrator: Narrator) -> None:
        self.screen = screen
        self.narrator = narrator
        self.turns = -1
        self.drawn: list[list[str]] = []

    def draw(self, view: View) -> None:
        self.drawn = []
        self.update(view)

    def update(self, view: View) -> None:
        rows = [self.lines(view, seat) for seat in range(len(view.players))]
        drawn = self.drawn if view.turns == self.turns else []
        changed = [seat for seat in range(len(rows)) if rows[seat : seat + 1] != drawn[seat : seat + 1]]
        if changed:
            self.screen.line(header(self.narrator), "bold")
        for seat in changed:
            for line in rows[seat]:
                self.screen.line(line, "" if view.players[seat].present else "dim")
        self.draw_piles(view)
        for line in event_lines(self.narrator.words, view, whole=not drawn):
            self.screen.say(line)
        self.drawn, self.turns = rows, view.turns

    def lines(self, view: View, seat: Seat) -> list[str]:
        below = details(self.narrator, view.players[seat])
        return [row(self.narrator, view, seat), *self.screen.wrapped(below, " " * 12, " " * 12)]

    def draw_piles(self, view: View) -> None:
        self.screen.say(piles(self.narrator, view))
        if view.display:
            self.screen.say(self.narrator.words.say("cli-display", cards=self.narrator.cards(view.display)))


def header(narrator: Narrator) -> str:
    return laid_out(" ", [narrator.words.say(column) for column in COLUMNS])


def row(narrator: Narrator, view: View, seat: Seat) -> str:
    who = view.players[seat]
    mark = ">" if seat == view.turn and not view.winners else " "
    character = narrator.words.name(who.character) if who.character in view.box.characters else ""
    numbers = [str(who.hand), str(who.reach), far(narrator, view, seat)] if who.present else ["", "", ""]
    return laid_out(mark, [narrator.names[seat], character, life(narrator, who), *numbers, narrator.role(who.role)])


def laid_out(mark: str, cells: list[str]) -> str:
    player, character, life, *numbers, role = cells
    left = f"{mark} {cell(player, 10)}{cell(character, 16)}{cell(life, 7)}"
    return (left + "".join(cell_right(number, 6) for number in numbers) + "  " + role).rstrip()


def life(narrator: Narrator, who: SeenPlayer) -> str:
    """A full bullet for each life point, an empty one for each lost."""
    if not who.present:
        return narrator.words.say("cli-dead")
    left = max(who.life, 0)
    return FULL * left + EMPTY * (who.max_life - left)


def far(narrator: Narrator, view: View, seat: Seat) -> str:
    if seat == view.me:
        return narrator.words.say("cli-you")
    return str(view.players[seat].distance or "")


def details(narrator: Narrator, who: SeenPlayer) -> str:
    """A player's cards in play, after a borrowed or lost ability; first of all whether this is a ghost."""
    ghost = [narrator.words.say("cli-ghost")] if who.present and not who.alive else []
    changed = [] if who.ability == who.character or not who.present else [ability(narrator, who)]
    return ", ".join([*ghost, *changed, *(narrator.card(card) for card in who.in_play)])


def ability(narrator: Narrator, who: SeenPlayer) -> str:
    name = narrator.words.name(who.ability)
    return name if who.ability == NO_ABILITY.key else narrator.words.say("cli-has-ability", character=name)


def piles(narrator: Narrator, view: View) -> str:
    top = narrator.card(view.discards[-1]) if view.discards else None
    return narrator.words.say("cli-piles", deck=view.deck, discards=len(view.discards), top=top)


def event_lines(words: Words, view: View, *, whole: bool) -> Iterator[str]:
    """The event card in force, once a turn with what it does; the way the turns go; the next card."""
    if view.event_card:
        text = words.text(view.event_card) if whole else None
        yield words.say("cli-event", event=words.name(view.event_card), text=text)
    if view.counter_clockwise:
        yield words.say("cli-counter-clockwise")
    if view.next_event_card:
        yield words.say("cli-event-next", event=words.name(view.next_event_card), count=view.event_cards)


def show_end(screen: Screen, narrator: Narrator, match: Match, me: Seat = NOBODY) -> None:
    words, view = narrator.words, match.observe(me)
    screen.line()
    screen.line(words.say("cli-end-title"), "bold")
    Board(screen, narrator).draw(view)
    screen.line()
    screen.say(words.say(why(view), winners=narrator.named(view.winners)), style="bold")
    if me != NOBODY:
        screen.say(words.say("cli-end-you-won" if me in view.winners else "cli-end-you-lost"), style="bold")
    screen.say(words.say("cli-end-key"))
    screen.line(match.key.hex())


def why(view: View) -> str:
    """The message code for the way the game ended."""
    roles = {view.players[seat].role for seat in view.winners}
    if len(view.players) == 3:
        return "cli-end-last" if sum(player.alive for player in view.players) == 1 else "cli-end-prey"
    if SHERIFF in roles:
        return "cli-end-law"
    return "cli-end-outlaw" if OUTLAW in roles else "cli-end-renegade"
