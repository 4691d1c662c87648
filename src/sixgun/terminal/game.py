"""A game in the terminal: the loop of log, table, question and choice."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from random import Random

import typer

from sixgun.bots import BOTS, view_for
from sixgun.engine.actions import PASS, Action
from sixgun.engine.ids import NO_SUIT, ROLES, SUITS
from sixgun.engine.refusals import CODES, NO_ANSWER
from sixgun.match.match import Match
from sixgun.match.narrator import Narrator
from sixgun.match.notation import write_card
from sixgun.match.view import View
from sixgun.terminal.board import Board, show_end
from sixgun.terminal.explainer import Explainer, Thing, role_text
from sixgun.terminal.lookup import show_found
from sixgun.terminal.menu import CARD, DO, TAKE, TARGET, Menu, MenuItem, MenuPath, menu, ways
from sixgun.terminal.saves import SaveFile, SaveNote
from sixgun.terminal.screen import Screen

QUESTIONS = {DO: None, TARGET: "cli-which-target", TAKE: "cli-which-take", CARD: "cli-which-card"}
BACK = MenuItem("", ())
OF_THE_HAND = ("play_phase", "shot", "duel", "indians", "prevent", "last_chance")
HELP = {
    "1, 2, ...": "cli-help-number",
    "cli-help-example-explain": "cli-help-explain",
    "cli-help-example-rule": "cli-help-rule",
    "p": "cli-help-pass",
    "t": "cli-help-table",
    "b": "cli-help-back",
    "cli-help-example-save": "cli-help-save",
    "q": "cli-help-quit",
}


class Quit(Exception):
    """The person has left the game."""


class TerminalGame:
    def __init__(self, match: Match, narrator: Narrator, note: SaveNote, keep: Path | None) -> None:
        self.match = match
        self.narrator = narrator
        self.words = narrator.words
        self.me = note.seat
        self.bot = BOTS[note.bots]
        self.screen = Screen()
        self.save_file = SaveFile(self.screen, narrator, match, note, keep)
        self.board = Board(self.screen, narrator)
        self.explainer = Explainer(match, narrator, self.me)
        self.shown = 0  # moves shown so far, the deal first
        self.alive = True  # when the person was last looked at
        self.offered = (0, 0)  # the turn and life at which an ability was last offered

    # The game

    def play(self) -> None:
        """Plays to the end, or until the person leaves."""
        try:
            self.greet()
            while not self.match.over:
                self.play_next()
            self.finish()
        except (Quit, EOFError):
            self.save_file.say_goodbye()

    def play_next(self) -> None:
        """Makes the next choice: the person's, an interrupt or a bot's."""
        assert self.match.question is not None
        if self.match.question.seat == self.me:
            self.ask()
        elif self.can_interrupt():
            self.offer()
        else:
            self.let_bot_choose(self.match.question.seat)
            self.notice_death()

    def let_bot_choose(self, seat: int) -> None:
        """Seeds the bot by game and move, so that it answers the same after a game is saved and resumed."""
        rng = Random(f"{self.match.key.hex()} {len(self.match.moves)}")
        self.match.act(self.bot(view_for(self.match.game, seat, self.bot, rng), rng))

    def notice_death(self) -> None:
        before, self.alive = self.alive, self.match.observe(self.me).players[self.me].alive
        if before and not self.alive and not self.match.over:
            self.show_log()
            self.screen.say(self.words.say("cli-you-are-out"), style="bold")

    def ask(self) -> None:
        self.save_file.keep()
        view = self.match.observe(self.me)
        self.show(view)
        action = self.choose(view, ways([*view.options, *view.interrupts]))
        if action in view.options:
            self.match.act(action)
        else:
            self.match.interrupt(self.me, action)

    # At any time

    def can_interrupt(self) -> bool:
        """Whether to offer an interrupt: once a turn and after every wound, as more often would be a nuisance."""
        me = self.match.observe(self.me)
        now = (me.turns, me.players[self.me].life)
        return bool(me.interrupts) and now != self.offered

    def offer(self) -> None:
        self.save_file.keep()
        view = self.match.observe(self.me)
        self.offered = (view.turns, view.players[self.me].life)
        self.show_log()
        waiting = self.narrator.waiting()
        self.screen.say(self.words.say("cli-interrupt", waiting=waiting), style="bold")
        go_on = MenuItem(self.words.say("cli-go-on"), (MenuPath((), PASS),))
        offered = menu(self.narrator, view, ways(view.interrupts))
        action = self.pick(view, Menu(DO, (*offered.entries, go_on)))
        if action != PASS:
            self.match.interrupt(self.me, action)

    # Choosing

    def choose(self, view: View, open_ways: list[MenuPath]) -> Action:
        return self.pick(view, menu(self.narrator, view, open_ways))

    def pick(self, view: View, top: Menu) -> Action:
        """Descends through menus, and back up, until one choice is left."""
        menus = [top]
        while True:
            self.show_menu(menus[-1])
            entry = self.read_entry(view, menus)
            if entry is BACK:
                menus = menus[:-1] or menus
            elif entry.action is not None:
                return entry.action
            else:
                menus.append(menu(self.narrator, view, list(entry.ways)))

    def read_entry(self, view: View, menus: list[Menu]) -> MenuItem:
        """Reads the number of an entry; obeys other commands until there is one."""
        entries = menus[-1].entries
        while True:
            typed = self.screen.ask(self.prompt(menus))
            if typed == "" and len(entries) == 1:
                return entries[0]
            if typed.isdecimal():
                if 1 <= int(typed) <= len(entries):
                    return entries[int(typed) - 1]
                self.screen.say(self.words.say("cli-bad-number", wanted=typed, last=len(entries)))
            elif typed == "b" and len(menus) > 1:
                return BACK
            elif typed == "p" and entries[-1].action == PASS:
                return entries[-1]
            else:
                self.obey(typed, view, menus[-1])

    def prompt(self, menus: list[Menu]) -> str:
        if len(menus) > 1:
            return self.words.say("cli-ask-back")
        return self.words.say("cli-ask-only" if len(menus[-1].entries) == 1 else "cli-ask")

    # Other things to type

    def obey(self, typed: str, view: View, shown: Menu) -> None:
        word, rest = typed[:1], typed[1:].strip()
        alone = typed[1:2] in ("", " ")
        if word == "?" and rest:
            self.explain(rest, view, shown)
        elif typed in ("h", "?"):
            self.show_help()
        elif typed == "t":
            self.board.draw(view)
            self.show_question(view)
            self.show_menu(shown)
        elif typed == "q":
            self.save_file.offer()
            raise Quit
        elif word == "s" and alone:
            self.save_file.save_as(rest)
        elif word == "r" and alone:
            self.show_rule(rest)
        else:
            self.screen.say(self.words.say("cli-bad-input", last=len(shown.entries)))

    def explain(self, wanted: str, view: View, shown: Menu) -> None:
        things = self.numbered(int(wanted), view, shown) if wanted.isdecimal() else self.explainer.called(wanted)
        if not things:
            self.screen.say(self.words.say("cli-nothing-called", wanted=wanted))
        elif len(things) > 1:
            names = ", ".join(self.explainer.name(thing) for thing in things)
            self.screen.say(self.words.say("cli-meant", names=names))
        else:
            for line in self.explainer.about(things[0], view):
                self.screen.say(line)

    def numbered(self, number: int, view: View, shown: Menu) -> list[Thing]:
        """The thing that an entry of the menu is about."""
        if not 1 <= number <= len(shown.entries):
            return []
        thing = self.explainer.of_action(shown.entries[number - 1].ways[0].action, view)
        return [thing] if thing else []

    def show_rule(self, wanted: str) -> None:
        with suppress(typer.Exit):  # the error has been printed
            show_found(wanted.split(), self.words)

    def show_help(self) -> None:
        self.screen.line(self.words.say("cli-help-title"), "bold")
        for typed, meaning in HELP.items():
            shown = self.words.say(typed) if "-" in typed else typed
            self.screen.line(f"  {shown:<20}{self.words.say(meaning)}")

    # Showing

    def greet(self) -> None:
        view = self.match.observe(self.me)
        say, role = self.words.say, ROLES[view.role]
        title = self.words.name(f"edition_{self.words.edition}")
        self.screen.say(say("cli-title", edition=title, count=len(view.players)), style="bold")
        self.screen.say(say("cli-greeting", who=self.narrator.names[self.me]))
        text = role_text(self.narrator, view, role)
        self.screen.say(say("cli-your-role", role=self.words.name(role), text=text))
        key = view.players[self.me].character
        if key in view.box.characters:
            self.screen.say(say("cli-your-character", character=self.words.name(key), text=self.words.text(key)))
        if self.match.moves:
            self.skip_log()
            self.screen.say(say("cli-loaded", count=len(self.match.moves)))

    def skip_log(self) -> None:
        """Skips what happened before a resumed game."""
        self.shown = len(self.match.marks)

    def show(self, view: View) -> None:
        self.show_log()
        self.screen.line()
        self.board.update(view)
        self.show_question(view)

    def show_log(self) -> None:
        """Shows what happened since the last question."""
        new = self.match.lines(self.me)[self.shown :]
        self.shown = len(self.match.marks)
        for line in [line for move in new for line in move]:
            if line.code == "log-turn":
                self.screen.line()
                self.screen.say(self.narrator.line(line), indent="  ", style="bold")
            elif line.code != "log-character":  # the table shows them
                self.screen.say(self.narrator.line(line), indent="  ", hanging="    ")

    def show_question(self, view: View) -> None:
        self.show_hand(view)
        self.screen.line()
        self.screen.say(self.narrator.question(), style="bold")

    def show_hand(self, view: View) -> None:
        if view.hand and view.every_suit != NO_SUIT:
            suit, cards = self.words.name(SUITS[view.every_suit]), self.narrator.cards(view.hand)
            self.screen.say(self.words.say("cli-hand-as", suit=suit, cards=cards))
        elif view.hand:
            self.screen.say(self.words.say("cli-hand", cards=self.narrator.cards(view.hand)))
        elif not view.characters:
            self.screen.say(self.words.say("cli-no-hand"))
        self.show_unplayable(view)

    def show_unplayable(self, view: View) -> None:
        """Shows the hand cards that cannot be played now, grouped by reason.

        "Not an answer" is left out where the question is not about the hand.
        """
        assert view.question is not None
        reasons: dict[str, list[int]] = {}
        for card in view.hand:
            refusal = self.match.why_not(self.me, write_card(view.box, card))
            if refusal is not None and (view.question.prompt in OF_THE_HAND or refusal.code != CODES[NO_ANSWER]):
                reasons.setdefault(self.narrator.refusal(refusal), []).append(card)
        if reasons:
            self.screen.say(self.words.say("cli-not-now"))
        for why, cards in reasons.items():
            self.screen.say(f"{self.narrator.cards(cards)}: {why}", indent="  ", hanging="    ")

    def show_menu(self, shown: Menu) -> None:
        question = QUESTIONS[shown.step]
        if question:
            self.screen.line(self.words.say(question), "bold")
        for number, entry in enumerate(shown.entries, start=1):
            self.screen.say(entry.label, indent=f"{number:>4}  ", hanging=" " * 10)

    def finish(self) -> None:
        self.save_file.keep()
        self.show_log()
        show_end(self.screen, self.narrator, self.match, self.me)
        with suppress(EOFError):
            self.save_file.offer()
        self.save_file.say_where()
