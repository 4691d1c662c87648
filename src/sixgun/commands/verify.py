"""`sixgun verify`: checks that a saved game was dealt fairly and played by the rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from sixgun.commands.common import FAILURE, LANGUAGE, Json, Lang, read_text, rules_version, say_help, words_for
from sixgun.commands.play import seat_names
from sixgun.match import record
from sixgun.match.match import Match, load
from sixgun.match.notation import OtherRules
from sixgun.rules import RULES_VERSION
from sixgun.terminal.screen import console, error_text, print_error
from sixgun.words import Words


def verify(
    file: Annotated[Path, typer.Argument(help=say_help("cli-help-replay-file"))],
    lang: Lang = LANGUAGE,
    as_json: Json = False,
) -> None:
    words = words_for(lang)
    verdict = Verdict(file, read_text(file, words), words)
    if as_json:
        typer.echo(json.dumps(verdict.data(), ensure_ascii=False, indent=2))
    elif verdict.objection:
        print_error(verdict.objection)
    else:
        for line in verdict.lines():
            console().print(Text(line))
    if verdict.objection:
        raise typer.Exit(FAILURE)


verify.__doc__ = say_help("cli-help-verify")


class Verdict:
    """A replayed game, with an objection if there is one."""

    def __init__(self, file: Path, text: str, words: Words) -> None:
        self.file = file
        self.text = text
        self.words = words
        self.match: Match | None = None
        self.objection = self.find_objection()

    def find_objection(self) -> str:
        try:
            self.match = load(self.text)
        except OtherRules:
            theirs = rules_version(self.text)
            return self.words.say("cli-error-rules", file=str(self.file), theirs=theirs, ours=str(RULES_VERSION))
        except ValueError as error:
            return self.words.say("cli-verify-failed", file=str(self.file), reason=error_text(error, self.words))
        if not self.committed():
            return self.words.say("cli-verify-no-commitment", file=str(self.file))
        return ""

    def committed(self) -> bool:
        """Whether there is a commitment to check the key against; a wrong one was already refused by `load`."""
        return any(line.startswith("commitment ") for line in self.text.splitlines())

    def lines(self) -> list[str]:
        assert self.match is not None
        say, choices = self.words.say, len(self.match.moves)
        return [say("cli-verify-commitment"), say("cli-verify-choices", count=choices), self.outcome(self.match)]

    def outcome(self, match: Match) -> str:
        saved = record.read(self.text)
        names = seat_names(saved.names, saved.options.players, self.words)
        winners = ", ".join(names[seat] for seat in match.winners)
        if not match.over:
            return self.words.say("cli-verify-unfinished")
        return self.words.say("cli-verify-winners" if saved.winners else "cli-verify-computed", winners=winners)

    def data(self) -> dict[str, object]:
        match = self.match
        return {
            "file": str(self.file),
            "valid": not self.objection,
            "objection": self.objection or None,
            "rules_version": RULES_VERSION,
            "commitment": record.commitment(match.key) if match else None,
            "choices": len(match.moves) if match else None,
            "over": match.over if match else None,
            "winners": list(match.winners) if match else None,
        }
