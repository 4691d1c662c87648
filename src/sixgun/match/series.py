"""Series of games: survivors may keep their characters, and the star passes on (SER)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from sixgun.engine.ids import ROLES, SHERIFF
from sixgun.match.match import Match, check_seat
from sixgun.match.options import GameOptions, validate
from sixgun.rules.victory import of_role


class Series:
    """Games between the same seats. A series can be recreated from its games and continued."""

    def __init__(self, options: GameOptions, games: Iterable[Match] = ()) -> None:
        validate(options)
        self.options = options
        self.games = list(games)
        for game in self.games:
            self.check_game(game)
        for game in self.games[:-1]:
            check_over(game)

    @property
    def score(self) -> tuple[int, ...]:
        """Games won, by seat."""
        return tuple(sum(seat in game.winners for game in self.games) for seat in range(self.options.players))

    def start(self, key: bytes) -> Match:
        """The first game, as the options say."""
        if self.games:
            raise ValueError("the series has begun; use next for its other games")
        return self.add(Match(self.options, key))

    def may_keep(self, match: Match) -> tuple[int, ...]:
        """The seats that may play the same character again."""
        return may_keep(match)

    def next(self, match: Match, keep: Collection[int], key: bytes) -> Match:
        """The game after this one, which must be the last; the seats in `keep` play the same characters again."""
        self.check_last(match)
        if any(key == game.key for game in self.games):
            raise ValueError("the key of an earlier game is public; a new game needs a new key")
        following = Match(options_after(match, keep), key)
        self.games[-1] = match  # it may have been saved and loaded meanwhile
        return self.add(following)

    def add(self, match: Match) -> Match:
        self.games.append(match)
        return match

    def check_last(self, match: Match) -> None:
        if not self.games:
            raise ValueError("the series has not begun; use start for its first game")
        last = self.games[-1]
        if (match.options, match.key) != (last.options, last.key):
            raise ValueError("this is not the last game of the series")

    def check_game(self, match: Match) -> None:
        mine, its = self.options, match.options
        if (its.edition, its.players, its.rules) != (mine.edition, mine.players, mine.rules):
            raise ValueError("this is not a game of the series: edition, players or house rules differ")


def check_over(match: Match) -> None:
    if not match.over:
        raise ValueError("the game is not over")


def may_keep(match: Match) -> tuple[int, ...]:
    """Those alive at the end, unless characters are not kept at all (SER-01)."""
    check_over(match)
    if match.options.rules.series_keep_characters == "off":
        return ()
    return tuple(seat for seat, player in enumerate(match.game.players) if player.alive)


def options_after(match: Match, keep: Collection[int] = ()) -> GameOptions:
    """The options of the next game: the roles and characters that are not random."""
    check_keep(match, keep)
    return replace(match.options, roles=roles_after(match), characters=characters_after(match, keep))


def check_keep(match: Match, keep: Collection[int]) -> None:
    able = may_keep(match)
    setting = match.options.rules.series_keep_characters
    for seat in keep:
        check_seat(match.game, seat)
        if setting == "off":
            raise ValueError("nobody keeps a character: the setting series_keep_characters is off")
        if seat not in able:
            raise ValueError(f"seat {seat} was eliminated and must draw a new character")
    if setting == "by_agreement" and keep and set(keep) != set(able):
        raise ValueError("the survivors must agree: all of them keep their characters or none does")


def roles_after(match: Match) -> tuple[str | None, ...]:
    """The star passes to the left and the other roles are dealt (SER-04, SER-05); without a sheriff all are."""
    sheriffs = of_role(match.game, SHERIFF)
    if match.options.rules.series_sheriff_passes == "off" or not sheriffs:
        return ()
    heir = (sheriffs[0] + 1) % match.options.players
    return tuple(ROLES[SHERIFF] if seat == heir else None for seat in range(match.options.players))


def characters_after(match: Match, keep: Collection[int]) -> tuple[str | None, ...]:
    """Kept characters are fixed, so they are out of the pool when the others draw (SER-03, DER-44)."""
    if not keep:
        return ()
    return tuple(player.character.key if seat in keep else None for seat, player in enumerate(match.game.players))
