"""What is stored along with a log entry: the table's listing, and a finished game."""

from __future__ import annotations

from msgspec import json, structs

from sixgun.server.messages.rest import ReplaySummary, TableSummary
from sixgun.server.render.game import ROLE_NAMES
from sixgun.server.storage.store import FinishedGame, FinishedSeat, TableListing
from sixgun.server.table.next_game import practice_of
from sixgun.server.table.room import listed
from sixgun.server.table.table import Table


def tabled(before: Table, after: Table) -> TableListing | None:
    """The new listing of the table, if it has changed."""
    if before.seq and before.room_state == after.room_state:
        return None
    line, players = listing_of(after)
    if before.seq and listing_of(before) == (line, players):
        return None
    return TableListing(after.code, after.status, after.agreement.public, after.touched, json.encode(line), players)


def listing_of(table: Table) -> tuple[TableSummary, tuple[str, ...]]:
    """The table in a list, and its players. A closed table has none, and names nobody."""
    if table.status == "closed":
        return structs.replace(listed(table), host=""), ()
    return listed(table), table.players()


def finished(before: Table, after: Table) -> FinishedGame | None:
    """The game that this entry finished, if any."""
    if before.status != "playing" or after.status != "over" or after.replay is None:
        return None
    kept = kept_game(after)
    seats = tuple(finished_seat(after, kept, seat) for seat in range(len(after.places)))
    agreed = after.agreement
    return FinishedGame(
        kept.replay, after.code, len(after.games), after.touched, json.encode(kept), seats, agreed.rated, agreed.public
    )


def kept_game(table: Table) -> ReplaySummary:
    match, replay = table.match, table.replay
    assert match is not None
    assert replay is not None
    return ReplaySummary(
        replay=replay,
        edition=table.agreement.edition,
        names=[place.name for place in table.places],
        winners=list(match.winners),
        roles=[ROLE_NAMES[player.role] for player in match.game.players],
        characters=[player.character.key for player in match.game.players],
        ended=table.touched,
        moves=len(match.moves),
        practice=practice_of(table.agreement) is not None,
    )


def finished_seat(table: Table, kept: ReplaySummary, seat: int) -> FinishedSeat:
    place = table.places[seat]
    role, character = kept.roles[seat], kept.characters[seat]
    return FinishedSeat(seat, place.player, place.name, role, character, kept.edition, seat in kept.winners)
