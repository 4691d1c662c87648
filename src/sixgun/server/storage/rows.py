"""The rows of both kinds of store, and the values that they are made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from sixgun.server.storage.steps import Steps
from sixgun.server.storage.store import FinishedGame, FinishedSeat, TableListing

# The columns of each table, in the order of the fields of its class.
EVENT: Final = '"table", seq, key, kind, payload, rules_version, state_crc, at, player'
SNAPSHOT: Final = '"table", seq, version, state, crc'
LISTING: Final = "code, status, public, touched, listed"
GUEST: Final = "id, name, since, seen"
DEVICE: Final = "player, device, name, since, seen"
FINISHED: Final = 'replay, "table", game, ended, kept, rated, public'
SEAT: Final = "seat, player, name, role, character, edition, won"
RATING: Final = "player, name, shown, games"

NO_MOVE: Final = "kind not in ('chose', 'interrupted')"
"""Whether an entry is found by its player. Moves are not, so that to write one changes a single page."""

Insert = tuple[str, tuple[Any, ...]]  # an INSERT statement with {} for the marks of its values, and those of one row


def inserting(table: str, columns: str) -> str:
    return f"insert into {table} ({columns}) values {{}}"


APPENDING: Final = inserting("events", EVENT)


def saving(table: str, columns: str, key: int = 1) -> str:
    """Inserts a row, or replaces the one that has the same first columns."""
    names = columns.split(", ")
    changes = ", ".join(f"{name} = excluded.{name}" for name in names[key:])
    return f"{inserting(table, columns)} on conflict ({', '.join(names[:key])}) do update set {changes}"


def of_listing(one: TableListing) -> tuple[Any, ...]:
    return (one.code, one.status, int(one.public), one.touched, one.listed)


def seat_players(one: TableListing) -> Steps[None]:
    """Replaces the players of a table."""
    yield 'delete from table_players where "table" = ?', (one.code,)
    for place, player in enumerate(one.players):
        yield 'insert into table_players ("table", place, player) values (?, ?, ?)', (one.code, place, player)


def listing(rows: Iterable[Any]) -> TableListing:
    """A table from its rows, one per player, or one without a player if it has none."""
    (code, status, public, touched, listed, player), *others = rows
    players = [player, *(other[-1] for other in others)]
    return TableListing(code, status, bool(public), touched, listed, tuple(players) if player is not None else ())


def of_finished(game: FinishedGame) -> list[Insert]:
    values = (game.replay, game.table, game.game, game.ended, game.kept, int(game.rated), int(game.public))
    seats = [(inserting("finished_seats", f"replay, at, {SEAT}"), of_seat(game, seat)) for seat in game.seats]
    return [(inserting("finished", FINISHED), values), *seats]


def of_seat(game: FinishedGame, seat: FinishedSeat) -> tuple[Any, ...]:
    who = (seat.seat, seat.player, seat.name)
    return (game.replay, game.ended, *who, seat.role, seat.character, seat.edition, int(seat.won))


def finished_game(rows: Sequence[Any]) -> FinishedGame:
    """A game from its rows, one per seat."""
    replay, table, game, ended, kept, rated, public, *_ = rows[0]
    seats = tuple(finished_seat(row[7:]) for row in rows)
    return FinishedGame(replay, table, game, ended, kept, seats, bool(rated), bool(public))


def finished_seat(row: Sequence[Any]) -> FinishedSeat:
    seat, player, name, role, character, edition, won = row
    return FinishedSeat(seat, player, name, role, character, edition, bool(won))
