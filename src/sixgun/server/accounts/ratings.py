"""Results and ratings of players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import NamedTuple, cast

from openskill.models import PlackettLuce, PlackettLuceRating

from sixgun.server.messages.game import Role
from sixgun.server.messages.rest import Ranked, WinCount
from sixgun.server.storage.store import FinishedGame, PlayerResult

BASE, SCALE = 1000, 40  # a newcomer is shown as 1000; one point of the model is 40
CERTAIN = 0.001


class Rating(NamedTuple):
    """A player's estimated skill, its uncertainty, and the number of rated games."""

    mu: float
    sigma: float
    games: int = 0

    @property
    def shown(self) -> int:
        """The rating shown to players: a conservative estimate."""
        return round(BASE + SCALE * (self.mu - 3 * self.sigma))


@cache
def model() -> PlackettLuce:
    return PlackettLuce()


def newcomer() -> Rating:
    rating = model().rating()
    return Rating(rating.mu, rating.sigma)


# Results


def lines(results: Sequence[PlayerResult], field: str) -> list[WinCount]:
    """Games and wins by role, character or edition, the most frequent first."""
    games: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for result in results:
        games[getattr(result, field)] += result.games
        wins[getattr(result, field)] += result.wins
    return [WinCount(what, games[what], wins[what]) for what in sorted(games, key=lambda what: (-games[what], what))]


# Ratings


def sides(roles: Sequence[Role]) -> list[list[int]]:
    """The seats that win together: the law, the outlaws, and every renegade alone."""
    law = [seat for seat, role in enumerate(roles) if role in ("sheriff", "deputy")]
    outlaws = [seat for seat, role in enumerate(roles) if role == "outlaw"]
    renegades = [[seat] for seat, role in enumerate(roles) if role == "renegade"]
    return [side for side in (law, outlaws, *renegades) if side]


def rate_game(
    before: Mapping[str, Rating], players: Sequence[str | None], roles: Sequence[Role], winners: Iterable[int]
) -> dict[str, Rating]:
    """The ratings after a game. One side has won, and all others have lost equally."""
    won, teams = set(winners), sides(roles)
    rated = model().rate(
        pad_teams([[rating(before, players[seat]) for seat in side] for side in teams]),
        ranks=[0 if won & set(side) else 1 for side in teams],
    )
    return {
        player: Rating(rating.mu, rating.sigma, before.get(player, newcomer()).games + 1)
        for side, ratings in zip(teams, rated, strict=True)
        for seat, rating in zip(side, ratings, strict=False)
        if (player := players[seat]) is not None
    }


def rating(known: Mapping[str, Rating], player: str | None) -> PlackettLuceRating:
    """The rating of a player; bots are average."""
    if player is None:
        return model().rating(sigma=CERTAIN)
    strength = known.get(player, newcomer())
    return model().rating(strength.mu, strength.sigma)


def pad_teams(teams: list[list[PlackettLuceRating]]) -> list[list[PlackettLuceRating]]:
    """Pads all teams to the same size, so that ratings do not depend on the size of a side.

    The model adds up the skills of a team, while the rules of the game make up for the numbers. The added members are
    average, like bots, and certain, so their ratings do not change.
    """
    most = max(map(len, teams))
    return [[*team, *(rating({}, None) for _ in range(most - len(team)))] for team in teams]


class Leaderboard:
    """The ratings of all players, computed from the rated games in order and stored nowhere else."""

    def __init__(self) -> None:
        self.strengths: dict[str, Rating] = {}
        self.names: dict[str, str] = {}
        self.until = 0
        self.counted: set[str] = set()

    def count(self, games: Iterable[FinishedGame]) -> None:
        """Adds the games that are new, which come oldest first."""
        for game in games:
            if game.replay in self.counted:
                continue
            self.counted.add(game.replay)
            self.until = max(self.until, game.ended)
            people = [seat.player for seat in game.seats if seat.player is not None]
            if len(people) > 1 and len(people) == len(set(people)):
                self.count_game(game)

    def count_game(self, game: FinishedGame) -> None:
        seats = sorted(game.seats, key=lambda seat: seat.seat)
        players = [seat.player for seat in seats]
        roles = [cast(Role, seat.role) for seat in seats]
        self.strengths |= rate_game(self.strengths, players, roles, [seat.seat for seat in seats if seat.won])
        self.names |= {seat.player: seat.name for seat in seats if seat.player is not None}

    def shown(self, player: str) -> int | None:
        return self.strengths[player].shown if player in self.strengths else None

    def best(self, count: int) -> list[Ranked]:
        order = sorted(self.strengths.items(), key=lambda pair: (-pair[1].shown, pair[0]))
        return [Ranked(player, self.names[player], known.shown, known.games) for player, known in order[:count]]
