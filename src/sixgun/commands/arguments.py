"""The options of a game on the command line, checked with readable errors."""

from __future__ import annotations

from sixgun.commands.common import refuse
from sixgun.editions import EDITIONS, open_box
from sixgun.engine.ids import ROLES
from sixgun.engine.settings import Rules
from sixgun.ledger.search import fold
from sixgun.match.options import GameOptions, validate
from sixgun.match.record import setting
from sixgun.terminal.lookup import names_of
from sixgun.terminal.screen import error_text
from sixgun.words import Words

HouseRule = tuple[str, str | int | bool]


def check_players(options: GameOptions, words: Words) -> None:
    rules = EDITIONS[options.edition].rules
    if not options.house_rules and not rules.min_players <= options.players <= rules.max_players:
        title = words.name(f"edition_{options.edition}")
        span = {"least": rules.min_players, "most": rules.max_players}
        refuse(words, "cli-error-players", edition=title, wanted=options.players, **span)


def check_seat(seat: int, players: int, words: Words) -> None:
    if not 0 <= seat < players:
        refuse(words, "cli-error-seat", wanted=str(seat), last=players - 1)


def check_options(options: GameOptions, words: Words) -> None:
    """Refuses options that the engine does not accept, with the reason."""
    check_players(options, words)
    try:
        validate(options)
    except ValueError as error:
        refuse(words, "cli-error-options", reason=error_text(error, words))


def house_rules(texts: list[str], words: Words) -> tuple[HouseRule, ...]:
    """The settings given as `name=value`."""
    settings: list[HouseRule] = []
    for text in texts:
        if "=" not in text:
            refuse(words, "cli-error-setting", wanted=text)
        settings.append(setting(0, text))
    return tuple(settings)


def typed(options: GameOptions) -> str:
    """The house rules, as they are typed."""
    return ", ".join(f"{name}={str(value).lower()}" for name, value in options.house_rules)


def role_called(wanted: str, words: Words) -> str:
    """A role by its key or its name."""
    for role in ROLES:
        if fold(wanted) in (role, fold(words.name(role))):
            return role
    return refuse(words, "cli-error-role", wanted=wanted, names=", ".join(ROLES))


def character_called(wanted: str, rules: Rules, words: Words) -> str:
    """A character by its key or name, or by an unambiguous beginning of its name."""
    known = open_box(rules.deck, rules.characters).characters
    exact = [key for key in known if fold(wanted) in names_of(key, words)]
    close = [key for key in known if any(name.startswith(fold(wanted)) for name in names_of(key, words))]
    for found in (exact, close):
        if len(found) == 1:
            return found[0]
    names = ", ".join(words.name(key) for key in close or known)
    title = words.name(f"edition_{words.edition}")
    return refuse(words, "cli-error-character", wanted=wanted, edition=title, names=names)
