"""`sixgun verify`: whether a saved game keeps what was promised before its deal, and was played by the rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.text import Text

from sixgun.commands.common import FAILURE, LANGUAGE, Json, Lang, read_text, refuse, rules_version, say_help, words_for
from sixgun.commands.play import seat_names
from sixgun.match import record
from sixgun.match.fairness import HEXADECIMAL, Shuffle
from sixgun.match.match import Match, load
from sixgun.match.notation import OtherRules
from sixgun.rules import RULES_VERSION
from sixgun.terminal.screen import console, error_text, print_error
from sixgun.words import Words

UNPROVEN: Final = 3  # the game is consistent with itself, and nothing is known of a promise


def verify(
    file: Annotated[Path, typer.Argument(help=say_help("cli-help-replay-file"))],
    saw: Annotated[str, typer.Option(help=say_help("cli-help-verify-saw"))] = "",
    mine: Annotated[str, typer.Option(help=say_help("cli-help-verify-mine"))] = "",
    lang: Lang = LANGUAGE,
    as_json: Json = False,
) -> None:
    words = words_for(lang)
    verdict = Verdict(file, read_text(file, words), words, Evidence(saw, mine, words))
    if as_json:
        typer.echo(json.dumps(verdict.data(), ensure_ascii=False, indent=2))
    elif verdict.objection:
        print_error(verdict.objection)
    else:
        for line in verdict.lines():
            console().print(Text(line))
    if verdict.code:
        raise typer.Exit(verdict.code)


verify.__doc__ = say_help("cli-help-verify")


class Evidence:
    """What somebody kept of a table: the commitment they saw, and the share they sent."""

    def __init__(self, saw: str, mine: str, words: Words) -> None:
        self.saw = saw.strip().lower()
        seat, _, self.share = mine.strip().lower().partition(":")
        if self.saw and not HEXADECIMAL.fullmatch(self.saw):
            refuse(words, "cli-error-saw", given=saw)
        if mine and (not seat.isdecimal() or not HEXADECIMAL.fullmatch(self.share)):
            refuse(words, "cli-error-mine", given=mine)
        self.seat = int(seat or 0)

    def contradicts(self, shuffle: Shuffle | None) -> tuple[str, dict[str, str | int]] | None:
        """The objection to this shuffle, as a message with its facts."""
        if shuffle is None:
            return ("cli-verify-nothing-promised", {}) if self.saw or self.share else None
        if self.saw and self.saw != shuffle.commitment:
            return "cli-verify-other-promise", {"saw": self.saw, "found": shuffle.commitment}
        if self.share and shuffle.shares.get(self.seat) != self.share:
            return "cli-verify-not-mine", {"seat": self.seat}
        return None


class Verdict:
    """A replayed game, with an objection if there is one."""

    def __init__(self, file: Path, text: str, words: Words, evidence: Evidence) -> None:
        self.file = file
        self.text = text
        self.words = words
        self.evidence = evidence
        self.match: Match | None = None
        self.objection = self.find_objection()

    @property
    def code(self) -> int:
        """The exit code."""
        if self.objection:
            return FAILURE
        return 0 if self.evidence.saw else UNPROVEN

    def find_objection(self) -> str:
        try:
            self.match = load(self.text)
        except OtherRules:
            theirs = rules_version(self.text)
            return self.words.say("cli-error-rules", file=str(self.file), theirs=theirs, ours=str(RULES_VERSION))
        except ValueError as error:
            return self.words.say("cli-verify-failed", file=str(self.file), reason=error_text(error, self.words))
        objection = self.evidence.contradicts(self.match.shuffle)
        if objection is None:
            return ""
        message, facts = objection
        return self.words.say(message, file=str(self.file), **facts)

    def lines(self) -> list[str]:
        assert self.match is not None
        say, choices = self.words.say, len(self.match.moves)
        return [*self.shuffled(self.match), say("cli-verify-choices", count=choices), self.outcome(self.match)]

    def shuffled(self, match: Match) -> list[str]:
        """Who shuffled, and what is known of it."""
        say, shuffle = self.words.say, match.shuffle
        if shuffle is None:
            return [say("cli-verify-no-promise")]
        lines = [say("cli-verify-kept" if self.evidence.saw else "cli-verify-unknown")]
        lines.append(say("cli-verify-shuffled", count=len(shuffle.shares)))
        if shuffle.left_out:
            lines.append(say("cli-verify-left-out", seats=", ".join(map(str, shuffle.left_out))))
        if self.evidence.saw and self.evidence.share:
            lines.append(say("cli-verify-mine"))
        return lines

    def outcome(self, match: Match) -> str:
        saved = record.read(self.text)
        names = seat_names(saved.names, saved.options.players, self.words)
        winners = ", ".join(names[seat] for seat in match.winners)
        if not match.over:
            return self.words.say("cli-verify-unfinished")
        return self.words.say("cli-verify-winners" if saved.winners else "cli-verify-computed", winners=winners)

    def data(self) -> dict[str, object]:
        match = self.match
        shuffle = match.shuffle if match else None
        return {
            "file": str(self.file),
            "valid": not self.objection,
            "proven": self.code == 0,
            "objection": self.objection or None,
            "rules_version": RULES_VERSION,
            "commitment": shuffle.commitment if shuffle else None,
            "shuffled_by": sorted(shuffle.shares) if shuffle else None,
            "left_out": sorted(shuffle.left_out) if shuffle else None,
            "choices": len(match.moves) if match else None,
            "over": match.over if match else None,
            "winners": list(match.winners) if match else None,
        }
