"""What a finished game adds to the results and ratings of its players, in the transaction that stores the game."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Collection
from typing import Final, cast

from sixgun.server.messages.game import Role
from sixgun.server.rating import Rating, rate_game
from sixgun.server.storage.store import FinishedGame

COUNT: Final = """
insert into results (player, role, character, edition, games, wins) values (?, ?, ?, ?, 1, ?)
on conflict (player, role, character, edition) do update set games = games + 1, wins = wins + excluded.wins
"""
RATE: Final = "insert or replace into ratings (player, name, mu, sigma, games, shown) values (?, ?, ?, ?, ?, ?)"


def tally(game: FinishedGame, db: sqlite3.Connection) -> None:
    """Counts a game. Where one person held several seats it was practice, and does not count for them."""
    seats = Counter(seat.player for seat in game.seats if seat.player is not None)
    for seat in game.seats:
        if seat.player is not None and seats[seat.player] == 1:
            db.execute(COUNT, (seat.player, seat.role, seat.character, seat.edition, int(seat.won)))
    if game.rated and len(seats) > 1 and seats.total() == len(seats):
        rate(game, seats.keys(), db)


def rate(game: FinishedGame, people: Collection[str], db: sqlite3.Connection) -> None:
    seats = sorted(game.seats, key=lambda seat: seat.seat)
    names = {seat.player: seat.name for seat in seats}
    roles = [cast(Role, seat.role) for seat in seats]
    winners = [seat.seat for seat in seats if seat.won]
    after = rate_game(ratings(people, db), [seat.player for seat in seats], roles, winners)
    for player, rating in after.items():
        db.execute(RATE, (player, names[player], rating.mu, rating.sigma, rating.games, rating.shown))


def ratings(people: Collection[str], db: sqlite3.Connection) -> dict[str, Rating]:
    """The ratings of these people, as far as they have one."""
    marks = ", ".join("?" * len(people))
    query = f"select player, mu, sigma, games from ratings where player in ({marks})"
    return {player: Rating(*rating) for player, *rating in db.execute(query, tuple(people))}
