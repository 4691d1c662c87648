"""`sixgun play`: a game against bots in the browser, or in the terminal with `--plain`."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from pathlib import Path
from secrets import token_bytes
from typing import Annotated, Final
from urllib.parse import urlencode

import typer

from sixgun.bots import BOTS, LEVELS
from sixgun.commands.arguments import character_called, check_options, check_seat, house_rules, role_called
from sixgun.commands.common import (
    INTERRUPTED,
    LANGUAGE,
    Lang,
    extra,
    fail,
    read_record,
    read_text,
    refuse,
    say_help,
    words_for,
)
from sixgun.editions import DEFAULT, EDITIONS
from sixgun.engine.chance import KEY_BYTES, key_of
from sixgun.engine.ids import ROLES
from sixgun.match.match import Match, load
from sixgun.match.narrator import Narrator
from sixgun.match.options import GameOptions
from sixgun.terminal.game import TerminalGame
from sixgun.terminal.saves import SaveNote, read_note
from sixgun.terminal.screen import error_text
from sixgun.words import Words

LONGEST_NAME: Final = 9
PLAYERS: Final = 5
LARGEST_SEED: Final = 2**53 - 1  # the largest integer that is exact in a browser


@dataclass(frozen=True)
class Wishes:
    """The options of the game as they were typed; None or empty where none was given."""

    edition: str | None
    players: int | None
    seed: int | None
    house_rules: list[str]
    character: str | None
    role: str | None
    choose_characters: bool
    simplified: bool
    name: str | None

    def given(self) -> list[str]:
        """The names of the options that were given."""
        return given(**{"set" if name == "house_rules" else name: value for name, value in vars(self).items()})


@dataclass(frozen=True)
class Seated:
    """A match with its players."""

    match: Match
    names: tuple[str, ...]
    note: SaveNote


@dataclass(frozen=True)
class Sitting:
    """The options of the terminal game: the person's seat, the bots, and the files."""

    seat: int | None
    bots: str | None
    save: Path | None
    load: Path | None


@dataclass(frozen=True)
class Visit:
    """The options of the web game: the address, whether to open a browser, and the query of the first page."""

    host: str | None
    port: int | None
    browser: bool
    query: str = ""


def given(**options: object) -> list[str]:
    """The names of the options that have a value."""
    absent = [name for name, value in options.items() if value is None or value is False or value == []]
    return [f"--{name.replace('_', '-')}" for name in options if name not in absent]


def play(
    plain: Annotated[bool, typer.Option("--plain", help=say_help("cli-help-play-plain"))] = False,
    edition: Annotated[str | None, typer.Option(help=say_help("cli-help-edition", EDITIONS))] = None,
    players: Annotated[int | None, typer.Option(help=say_help("cli-help-play-players"))] = None,
    bots: Annotated[str | None, typer.Option(help=say_help("cli-help-play-bots", (*LEVELS, *BOTS)))] = None,
    seed: Annotated[int | None, typer.Option(min=0, help=say_help("cli-help-play-seed"))] = None,
    host: Annotated[str | None, typer.Option(help=say_help("cli-help-play-host"))] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help=say_help("cli-help-play-port"))] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help=say_help("cli-help-play-no-browser"))] = False,
    seat: Annotated[int | None, typer.Option(help=say_help("cli-help-play-seat"))] = None,
    settings: Annotated[list[str] | None, typer.Option("--set", help=say_help("cli-help-play-set"))] = None,
    character: Annotated[str | None, typer.Option(help=say_help("cli-help-play-character"))] = None,
    role: Annotated[str | None, typer.Option(help=say_help("cli-help-play-role", ROLES))] = None,
    choose: Annotated[bool, typer.Option("--choose-characters", help=say_help("cli-help-play-choose"))] = False,
    simplified: Annotated[bool, typer.Option("--simplified", help=say_help("cli-help-play-simplified"))] = False,
    name: Annotated[str | None, typer.Option(help=say_help("cli-help-play-name"))] = None,
    save: Annotated[Path | None, typer.Option(help=say_help("cli-help-play-save"))] = None,
    load_from: Annotated[Path | None, typer.Option("--load", help=say_help("cli-help-play-load"))] = None,
    lang: Lang = LANGUAGE,
) -> None:
    words = words_for(lang, edition or DEFAULT)
    wishes = Wishes(edition, players, seed, settings or [], character, role, choose, simplified, name)
    if plain:
        check_none(given(host=host, port=port, no_browser=no_browser), "cli-error-browser-only", words)
        play_in_terminal(wishes, Sitting(seat, bots, save, load_from), words)
    else:
        asked = [*wishes.given(), *given(seat=seat, save=save, load=load_from)]
        check_none([each for each in asked if each not in FOR_BOTH], "cli-error-plain-only", words)
        play_in_browser(wishes, bots, Visit(host, port, not no_browser), words)


play.__doc__ = say_help("cli-help-play")

FOR_BOTH: Final = ("--edition", "--players", "--seed")


def check_none(options: Collection[str], code: str, words: Words) -> None:
    if options:
        refuse(words, code, names=", ".join(options))


# In the browser


def play_in_browser(wishes: Wishes, bots: str | None, visit: Visit, words: Words) -> None:
    """Starts a server on this machine and opens its first page with the options filled in."""
    options = options_from(wishes, 0, words)
    if (wishes.seed or 0) > LARGEST_SEED:
        refuse(words, "cli-error-seed", most=str(LARGEST_SEED))
    query: dict[str, object] = {} if bots is None else {"level": level_called(bots, words)}
    if wishes.given():
        query |= {"edition": options.edition, "players": options.players}
    if wishes.seed is not None:
        query["seed"] = wishes.seed
    local_server = extra("server", "sixgun.commands.local_server", words, "cli-error-play-extra")
    local_server.play_here(replace(visit, query=f"?{urlencode(query)}" if query else ""), words)


def level_called(wanted: str, words: Words) -> str:
    """A level by its name or by the name of its bot."""
    for name, level in LEVELS.items():
        if wanted in (name, level.bot):
            return name
    return refuse(words, "cli-error-level", wanted=wanted, names=", ".join(LEVELS))


# In the terminal


def play_in_terminal(wishes: Wishes, sitting: Sitting, words: Words) -> None:
    if sitting.bots is not None and sitting.bots not in BOTS:
        refuse(words, "cli-error-bots", wanted=sitting.bots, names=", ".join(BOTS))
    table = resumed(sitting.load, wishes, words) if sitting.load else dealt(wishes, sitting.seat or 0, words)
    note = SaveNote(table.note.seat if sitting.seat is None else sitting.seat, sitting.bots or table.note.bots)
    check_seat(note.seat, len(table.names), words)
    if sitting.save is not None and sitting.save.exists() and sitting.save != sitting.load:
        refuse(words, "cli-error-exists", file=str(sitting.save))
    play_game(replace(table, note=note), sitting.save, words.lang)


def dealt(wishes: Wishes, seat: int, words: Words) -> Seated:
    """A new game with its players."""
    options = options_from(wishes, seat, words)
    names = words.say("cli-names").split()[: options.players]
    if wishes.name is not None:
        check_name(wishes.name, words)
        names[seat] = wishes.name
    return Seated(Match(options, key(wishes.seed, words)), tuple(names), SaveNote(seat))


def key(seed: int | None, words: Words) -> bytes:
    """The key of the shuffle: from the seed, or random."""
    try:
        return token_bytes(KEY_BYTES) if seed is None else key_of(seed)
    except ValueError as error:
        refuse(words, "cli-error-options", reason=error_text(error, words))


def options_from(wishes: Wishes, seat: int, words: Words) -> GameOptions:
    """The checked options of the game, with the person's role and character if given."""
    players = PLAYERS if wishes.players is None else wishes.players
    options = GameOptions(
        edition=wishes.edition or DEFAULT,
        players=players,
        house_rules=house_rules(wishes.house_rules, words),
        choose_characters=wishes.choose_characters,
        simplified=wishes.simplified,
    )
    check_options(options, words)
    check_seat(seat, players, words)
    if wishes.role is not None:
        options = replace(options, roles=only(role_called(wishes.role, words), seat, players))
    if wishes.character is not None:
        called = character_called(wishes.character, options.rules, words)
        options = replace(options, characters=only(called, seat, players))
    check_options(options, words)
    return options


def only(value: str, seat: int, players: int) -> tuple[str | None, ...]:
    return tuple(value if each == seat else None for each in range(players))


def check_name(name: str, words: Words) -> None:
    if not 1 <= len(name) <= LONGEST_NAME or "#" in name or not name.isprintable() or name != name.strip():
        refuse(words, "cli-error-name", most=LONGEST_NAME)


def resumed(path: Path, wishes: Wishes, words: Words) -> Seated:
    """A saved game with its players."""
    check_none(wishes.given(), "cli-error-load-options", words)
    text = read_text(path, words)
    saved = read_record(path, text, words)
    try:
        match = load(text)
    except ValueError as error:
        fail(words, "cli-error-record", file=str(path), reason=error_text(error, words))
    return Seated(match, seat_names(saved.names, saved.options.players, words), read_note(text))


def seat_names(names: tuple[str, ...], players: int, words: Words) -> tuple[str, ...]:
    """The names in the record, with default names for the others."""
    defaults = words.say("cli-names").split()
    return tuple(names[seat] if seat < len(names) and names[seat] else defaults[seat] for seat in range(players))


def play_game(table: Seated, save: Path | None, lang: str) -> None:
    """Plays a game; on Ctrl-C it says goodbye and where the game is saved."""
    options = table.match.options
    words = words_for(lang, options.edition, options.rules)
    narrator = Narrator(words, table.match.game, table.names, table.note.seat)
    game = TerminalGame(table.match, narrator, table.note, save)
    try:
        game.play()
    except KeyboardInterrupt:
        game.save_file.say_goodbye()
        raise typer.Exit(INTERRUPTED) from None
    except OSError as error:
        if save is None or isinstance(error, BrokenPipeError):
            raise
        fail(words, "cli-error-write", file=str(save), reason=error_text(error, words))
