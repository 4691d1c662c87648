"""Ratings: what the result of a game says about the strength of its players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from sixgun.server.messages.game import Role

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
