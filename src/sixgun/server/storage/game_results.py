"""What a finished game adds to the results and ratings of its players, in the transaction that stores the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Final, cast

from sixgun.server.messages.game import Role
from sixgun.server.rating import Rating, rate_game
from sixgun.server.storage.rows import saving
from sixgun.server.storage.steps import Steps
from sixgun.server.storage.store import FinishedGame

COUNT: Final = """
insert into results (player, role, character, edition, games, wins) values (?, ?, ?, ?, 1, ?)
on conflict (player, role, character, edition)
    do update set games = results.games + 1, wins = results.wins + excluded.wins
"""
RATE: Final = saving("ratings", "player, name, mu, sigma, games, shown").format("(?, ?, ?, ?, ?, ?)")


def tally(game: FinishedGame) -> Steps[None]:
    """Counts a game. Where one person held several seats it was practice, and does not count for them."""
    seats = Counter(seat.player for seat in game.seats if seat.player is not None)
    for seat in game.seats:
        if seat.player is not None and seats[seat.player] == 1:
            yield COUNT, (seat.player, seat.role, seat.character, seat.edition, int(seat.won))
    if game.rated and len(seats) > 1 and seats.total() == len(seats):
        yield from rate(game, seats.keys())


def rate(game: FinishedGame, people: Collection[str]) -> Steps[None]:
    seats = sorted(game.seats, key=lambda seat: seat.seat)
    names = {seat.player: seat.name for seat in seats}
    roles = [cast(Role, seat.role) for seat in seats]
    winners = [seat.seat for seat in seats if seat.won]
    known = yield from ratings(people)
    after = rate_game(known, [seat.player for seat in seats], roles, winners)
    for player, rating in after.items():
        yield RATE, (player, names[player], rating.mu, rating.sigma, rating.games, rating.shown)


def ratings(people: Collection[str]) -> Steps[dict[str, Rating]]:
    """The ratings of these people, as far as they have one."""
    marks = ", ".join("?" * len(people))
    query = f"select player, mu, sigma, games from ratings where player in ({marks})"
    found = yield query, tuple(people)
    return {player: Rating(*rating) for player, *rating in found}
