"""The end of a game: who was who, who has won and why, and the proof that the shuffle was fair."""

from __future__ import annotations

from sixgun.commands.plain.drawing import Board
from sixgun.commands.plain.screen import Screen
from sixgun.engine.ids import NOBODY, OUTLAW, SHERIFF, Seat
from sixgun.match.match import Match
from sixgun.match.narrator import Narrator
from sixgun.match.view import View


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
    """The code of the reason."""
    roles = {view.players[seat].role for seat in view.winners}
    if len(view.players) == 3:
        return "cli-end-last" if sum(player.alive for player in view.players) == 1 else "cli-end-prey"
    if SHERIFF in roles:
        return "cli-end-law"
    return "cli-end-outlaw" if OUTLAW in roles else "cli-end-renegade"
