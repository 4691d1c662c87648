"""A person at a table that a scenario has prepared."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import redirect_stdout
from dataclasses import asdict
from io import StringIO
from unittest.mock import patch

from sixgun.match.match import Match, deal
from sixgun.match.narrator import Narrator
from sixgun.scenario import Scenario, anybody
from sixgun.terminal.game import TerminalGame
from sixgun.terminal.saves import SaveNote
from sixgun.words import Words

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana")
ROLES = ("sheriff", "renegade", "outlaw", "outlaw", "deputy", "outlaw", "deputy", "renegade")


class Sitting:
    """A terminal game in the sheriff's first turn, seat 0. All hands are empty until they are given cards."""

    def __init__(
        self, *characters: str, edition: str = "fourth", me: int = 0, house_rules: Mapping[str, str] | None = None
    ) -> None:
        people = anybody(characters, tuple(deal(edition, len(characters), seed=1).game.box.characters))
        roles = ROLES[: len(people)]
        self.match: Match = deal(
            edition, len(characters), seed=1, house_rules=house_rules, roles=roles, characters=people
        )
        self.table = Scenario(self.match.game)
        self.edition = edition
        self.me = me

    def type(self, typed: str, lang: str = "en") -> str:
        """The output while the person types this."""
        self.match.go_on_from(self.match.game)
        words = Words(lang, self.edition, asdict(self.match.options.rules))
        narrator = Narrator(words, self.match.game, NAMES[: len(self.match.game.players)], self.me)
        out = StringIO()
        with redirect_stdout(out), patch("sys.stdin", StringIO(typed)):
            game = TerminalGame(self.match, narrator, SaveNote(self.me), None)
            game.play()
        return out.getvalue()

    def answer(self, typed: str) -> str:
        """The output after the first line of input, as one line."""
        first = typed.partition("\n")[0]
        return " ".join(self.type(typed).partition(f"> {first}\n")[2].split())
