"""`sixgun replay`: shows a saved game choice by choice."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sixgun.commands.arguments import check_seat
from sixgun.commands.common import LANGUAGE, Lang, fail, read_record, read_text, refuse, say_help, words_for
from sixgun.commands.play import seat_names
from sixgun.engine.actions import PASSING
from sixgun.engine.ids import NOBODY
from sixgun.match.lines import Line
from sixgun.match.match import Match
from sixgun.match.match import replay as replay_choice
from sixgun.match.narrator import Narrator
from sixgun.match.notation import read_move
from sixgun.match.record import Record
from sixgun.terminal.board import Board, show_end
from sixgun.terminal.screen import Screen, error_text


def replay(
    file: Annotated[Path, typer.Argument(help=say_help("cli-help-replay-file"))],
    seat: Annotated[int | None, typer.Option(help=say_help("cli-help-replay-seat"))] = None,
    open_cards: Annotated[bool, typer.Option("--open", help=say_help("cli-help-replay-open"))] = False,
    step: Annotated[int | None, typer.Option(min=0, help=say_help("cli-help-replay-step"))] = None,
    lang: Lang = LANGUAGE,
) -> None:
    words = words_for(lang)
    saved = read_record(file, read_text(file, words), words)
    if seat is not None and open_cards:
        refuse(words, "cli-error-seat-and-open")
    if seat is not None:
        check_seat(seat, saved.options.players, words)
    if step is not None and step > len(saved.moves):
        refuse(words, "cli-error-step", wanted=str(step), last=len(saved.moves))
    try:
        Replay(saved, NOBODY if seat is None else seat, open_cards, lang).tell(step)
    except ValueError as error:
        fail(words, "cli-error-record", file=str(file), reason=error_text(error, words))


replay.__doc__ = say_help("cli-help-replay")


class Replay:
    """Replays a game for one reader."""

    def __init__(self, saved: Record, seat: int, open_cards: bool, lang: str) -> None:
        self.saved = saved
        self.seat = seat
        self.open = open_cards
        self.match = Match(saved.options, saved.key)
        self.words = words_for(lang, saved.options.edition, saved.options.rules)
        names = seat_names(saved.names, saved.options.players, self.words)
        self.narrator = Narrator(self.words, self.match.game, names, seat)
        self.screen = Screen()
        self.shown = 0  # moves told so far, the deal first

    def tell(self, step: int | None) -> None:
        self.introduce()
        if step is None:
            self.tell_all()
        else:
            self.tell_one(step)

    def introduce(self) -> None:
        options, say = self.saved.options, self.words.say
        title = self.words.name(f"edition_{options.edition}")
        self.screen.say(say("cli-title", edition=title, count=options.players), style="bold")
        if self.seat != NOBODY:
            self.screen.say(say("cli-replay-seat", who=self.narrator.names[self.seat]))
        else:
            self.screen.say(say("cli-replay-open" if self.open else "cli-replay-public"))

    def tell_all(self) -> None:
        self.show(0, self.new_lines())
        for number in range(1, len(self.saved.moves) + 1):
            self.show(number, self.after(number))
        if self.match.over:
            show_end(self.screen, self.narrator, self.match, self.seat)
        else:
            self.screen.say(self.words.say("cli-replay-unfinished"))

    def tell_one(self, step: int) -> None:
        """Shows what this choice did, and the table after it."""
        lines = self.new_lines()
        for number in range(1, step + 1):
            lines = self.after(number)
        self.show(step, lines)
        self.screen.line()
        Board(self.screen, self.narrator).draw(self.match.observe(self.seat))

    # One choice

    def after(self, number: int) -> list[str | Line]:
        word = self.saved.moves[number - 1]
        passing = self.passing(word)
        replay_choice(self.match, number, word)
        return [*passing, *self.new_lines()]

    def passing(self, word: str) -> list[str | Line]:
        """A line for a pass, which is a visible choice but makes no event."""
        asked = self.match.question
        _, action = read_move(self.match.game.box, word)
        if asked is None or action.verb != PASSING:
            return []
        who = self.narrator.names[asked.seat]
        return [self.words.say("cli-replay-pass", who=who, choice=self.narrator.silence())]

    def new_lines(self) -> list[str | Line]:
        new = self.match.lines(self.seat, everything=self.open)[self.shown :]
        self.shown += len(new)
        return [line for move in new for line in move]

    def show(self, number: int, lines: list[str | Line]) -> None:
        """Prints the lines of a choice, with its number before the first."""
        mark = f"{number:>4}  "
        for line in lines:
            turn = isinstance(line, Line) and line.code == "log-turn"
            if turn:
                self.screen.line()
            text = self.narrator.line(line) if isinstance(line, Line) else line
            self.screen.say(text, mark, " " * 8, style="bold" if turn else "")
            mark = " " * len(mark)
