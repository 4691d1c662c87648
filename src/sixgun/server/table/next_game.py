"""Creates games from an agreement, the next game of a series, and a game as it was before its last choice."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from http import HTTPStatus

from sixgun.editions import EDITIONS
from sixgun.engine.chance import KEY_BYTES
from sixgun.engine.game import Game
from sixgun.engine.refusals import Rejection
from sixgun.match.match import Match, replay
from sixgun.match.options import GameOptions, validate
from sixgun.match.position import read_position
from sixgun.match.series import Series, may_keep, options_after
from sixgun.server.errors import ApiError
from sixgun.server.messages.room import Agreement, Practice


def options_of(agreement: Agreement) -> GameOptions:
    """The game options of an agreement."""
    return GameOptions(
        edition=agreement.edition,
        players=agreement.players,
        house_rules=tuple({**agreement.house_rules, **series_rules(agreement)}.items()),
        roles=tuple(agreement.roles),
        characters=tuple(agreement.characters),
        choose_characters=agreement.choose_characters,
        simplified=agreement.simplified,
    )


def series_rules(agreement: Agreement) -> dict[str, str]:
    said: dict[str, str] = {}
    if agreement.keep_characters is not None:
        said["series_keep_characters"] = agreement.keep_characters
    if agreement.star_passes is not None:
        said["series_sheriff_passes"] = "left" if agreement.star_passes else "off"
    return said


def check_agreement(agreement: Agreement) -> None:
    """Raises ApiError for an agreement that cannot be played."""
    if agreement.edition not in EDITIONS:
        raise ApiError("no_such_edition", edition=agreement.edition)
    try:
        validate(options_of(agreement))
        if agreement.position is not None:
            check_position(agreement, read_position(agreement.position))
            from_position(options_of(agreement), agreement.position, bytes(KEY_BYTES))
    except Rejection as error:
        raise ApiError("not_playable", HTTPStatus.CONFLICT, reason=error.code, **error.facts) from error
    if agreement.rated and practice_of(agreement):
        raise ApiError("not_rated")
    if agreement.public and practice_of(agreement):
        raise ApiError("practice_not_public")


def check_position(agreement: Agreement, g: Game) -> None:
    if len(g.players) != agreement.players:
        raise Rejection("position_players", given=len(g.players), players=agreement.players)
    if g.asked is None:
        raise Rejection("position_over")


def practice_of(agreement: Agreement) -> Practice | None:
    """What is fixed before the deal, or None if everything is left to chance."""
    fixed = Practice(
        roles=[seat for seat, role in enumerate(agreement.roles) if role],
        characters=[seat for seat, character in enumerate(agreement.characters) if character],
        position=agreement.position is not None,
        shuffle=agreement.seeded,
    )
    return None if fixed == Practice() else fixed


def is_forgiving(agreement: Agreement, players: int) -> bool:
    """Whether choices may be taken back in games of so many people: alone with bots, or for practice."""
    return not agreement.rated and (players == 1 or practice_of(agreement) is not None)


def left_to_chance(agreement: Agreement) -> bool:
    """Whether roles and cards are left to a shuffle."""
    return agreement.position is None and not any(agreement.roles)


def options_next(agreement: Agreement, games: Sequence[Match], keep: Collection[int]) -> GameOptions:
    """The options of the first game, or of the next one after these."""
    return options_after(games[-1], keep) if games and agreement.position is None else options_of(agreement)


def next_game(agreement: Agreement, games: Sequence[Match], keep: Collection[int], key: bytes) -> Match:
    """The first game, or the next one after these."""
    options = options_of(agreement)
    if agreement.position is not None:
        return begun(options, agreement.position, key)
    series = Series(options, games)
    return series.next(games[-1], keep, key) if games else series.start(key)


def begun(options: GameOptions, position: str | None, key: bytes) -> Match:
    """A game with these options at its beginning, which may be a position."""
    return Match(options, key) if position is None else from_position(options, position, key)


def without_last_move(agreement: Agreement, match: Match) -> Match:
    """The game played again from its beginning, up to the last move."""
    again = begun(match.options, agreement.position, match.key)
    again.shuffle = match.shuffle
    for number, word in enumerate(match.moves[:-1], start=1):
        replay(again, number, word)
    return again


def from_position(options: GameOptions, line: str, key: bytes) -> Match:
    """A game that begins in the middle, always with the same cards to come."""
    match = Match(options, key)
    match.go_on_from(read_position(line))
    return match


def kept_by(match: Match, wishes: Collection[int], people: Collection[int]) -> list[int]:
    """The seats that keep their character: all or none by agreement, or each as they like; bots follow the people."""
    able = may_keep(match)
    persons = [seat for seat in able if seat in people]
    if match.options.rules.series_keep_characters == "by_agreement":
        return list(able) if persons and all(seat in wishes for seat in persons) else []
    return [seat for seat in able if seat in wishes or seat not in people]
