"""What a table looks like to a player or a spectator, ready to be sent."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import Final, NamedTuple

from msgspec import MsgspecError
from msgspec.json import Decoder, Encoder
from msgspec.structs import replace

from sixgun.engine.ids import NOBODY
from sixgun.match.fairness import terms
from sixgun.match.match import Match
from sixgun.match.series import may_keep
from sixgun.match.view import observe_all, observe_with_reasons
from sixgun.server.accounts.programs import owner_of
from sixgun.server.messages.game import GameView
from sixgun.server.messages.rest import TableSummary
from sixgun.server.messages.room import (
    PROTOCOL,
    Agreement,
    Chair,
    Contribution,
    Knock,
    Pause,
    Room,
    SharedShuffle,
)
from sixgun.server.messages.socket import GameMessage, History, RoomMessage
from sixgun.server.metrics import ERRORS
from sixgun.server.render.game import game_view, happenings, happenings_open, line_message
from sixgun.server.render.scene import Scene, TableFacts
from sixgun.server.storage.store import TableListing
from sixgun.server.table.next_game import practice_of
from sixgun.server.table.table import Table

ENCODER: Final = Encoder()
LISTED: Final = Decoder(TableSummary)


def encoded(message: object) -> str:
    return ENCODER.encode(message).decode()


# The room


class Surroundings(NamedTuple):
    """What a table does not know itself: who is there, and what is known about them."""

    here: Collection[int]  # seats
    watchers: int
    paused: Pause | None
    ratings: Mapping[str, int]  # of those who play here, at a rated table
    knocks: Sequence[Knock] = ()  # who asks for a seat


def room_of(table: Table, player: str | None, around: Surroundings) -> Room:
    return Room(
        code=table.code,
        protocol=PROTOCOL,
        status=table.status,
        agreement=without_secrets(table.agreement),
        chairs=[chair(table, seat, player, around) for seat in range(len(table.places))],
        watchers=around.watchers,
        practice=practice_of(table.agreement),
        game=len(table.games),
        commitment=table.commitment,
        round=round_of(table),
        broken_off=table.broken_off,
        shuffle=shuffle_of(table),
        seed=table.seed,
        entries=table.seq,
        head=table.head.hex() or None,
        replay=table.replay,
        knocks=list(around.knocks),
        may_keep=list(may_keep(table.games[-1])) if table.status == "over" else [],
        paused=around.paused,
    )


def round_of(table: Table) -> SharedShuffle | None:
    """The shuffle that is being made. Shares stay secret until the game is over."""
    opened = table.round
    if opened is None:
        return None
    shares = [Contribution(seat, pledge, seat in opened.shares) for seat, pledge in opened.pledges.items()]
    return SharedShuffle(table.commitment or "", opened.seal, opened.terms, shares)


def shuffle_of(table: Table) -> SharedShuffle | None:
    """The shuffle of the last deal, with everything that was opened as soon as the game is over."""
    match = table.match
    if match is None or match.shuffle is None:
        return None
    made, over = match.shuffle, table.status != "playing"
    shares = [
        Contribution(seat, pledge, seat in made.shares, made.shares.get(seat) if over else None)
        for seat, pledge in made.pledges.items()
    ]
    return SharedShuffle(made.commitment, made.seal, terms(match.options), shares, made.secret if over else None)


def without_secrets(agreement: Agreement) -> Agreement:
    """Where roles and hands were fixed for practice, they are as secret as any others."""
    return replace(agreement, roles=[], position=None)


def chair(table: Table, seat: int, player: str | None, around: Surroundings) -> Chair:
    place = table.places[seat]
    return Chair(
        sitter=place.sitter,
        name=place.name,
        level=place.level,
        temper=place.temper,
        ready=place.ready,
        here=place.sitter != "person" or seat in around.here,
        bot_plays=bool(place.away),
        mine=player is not None and place.player == player,
        host=seat == table.host,
        score=table.score[seat],
        again=place.again,
        keeps=place.keeps,
        rating=None if place.player is None else around.ratings.get(place.player),
        muted=place.player in table.muted,
        program=owner_of(place.player) is not None,
    )


def room_text(room: Room) -> str:
    return encoded(RoomMessage(room))


def listed(table: Table) -> TableSummary:
    return TableSummary(
        code=table.code,
        edition=table.agreement.edition,
        status=table.status,
        players=len(table.places),
        taken=sum(place.sitter != "empty" for place in table.places),
        speed=table.agreement.speed,
        host=table.places[table.host].name if table.host != NOBODY else "",
        rated=table.agreement.rated,
        spectators=table.agreement.spectators,
    )


def summaries(rows: Iterable[TableListing]) -> Iterator[TableSummary]:
    """The tables of a list; one that cannot be read is left out."""
    for row in rows:
        try:
            yield LISTED.decode(row.listed)
        except MsgspecError:
            ERRORS.labels("unreadable").inc()


# The game


def may_look(table: Table, seat: int) -> bool:
    """At everything: after the game, or where that was agreed, somebody who is out and decides nothing any more."""
    if table.status == "over":
        return True
    return seat != NOBODY and table.agreement.dead_see_all and not may_decide(table, table.places[seat].player)


def may_decide(table: Table, player: str | None) -> bool:
    """Whether a player may still decide anything with what they would see.

    A player who is eliminated may yet be asked in which order to discard; one person may have another seat; and a host
    may remove others from the table and close it.
    """
    seats = table.seats_of(player)
    asked = table.question is not None and table.question.seat in seats
    hosts = table.host in seats and len(table.players()) > 1
    return asked or hosts or any(table.plays_on(seat) for seat in seats)


def may_look_now(table: Table, seat: int) -> bool:
    """Whether somebody who is out may see all cards of a running game, and so may ask for them."""
    return table.agreement.dead_see_all and table.status == "playing" and may_look(table, seat)


def view_for(table: Table, match: Match, seat: int, open_eyes: bool) -> GameView:
    observe = observe_all if open_eyes and may_look(table, seat) else observe_with_reasons
    return game_view(observe(match.game, seat), len(match.moves), table.prompt)


def scene_of(table: Table, match: Match, now: int) -> Scene:
    """The table as it is now, for the views of everybody whose eyes are not open to all cards."""
    clocks, practice = table.clocks, practice_of(table.agreement) is not None
    asked, chain = (table.prompt, clocks.seat, clocks.shown(now)), (table.seq, table.head)
    facts = TableFacts(len(table.games), *asked, table.seating(), *chain, practice, table.may_take_back)
    return Scene(match, facts, partial(may_look_now, table))


def game_text(table: Table, match: Match, eyes: tuple[int, bool], heard: int, now: int) -> str:
    """The table as these eyes see it, and what happened since they last looked."""
    seat, open_eyes = eyes
    news = match.events[heard:]
    everything = open_eyes and may_look(table, seat)
    happened = happenings_open(news) if everything else happenings(news, seat)
    moves = match.lines(seat, everything=everything)[bisect(match.marks, heard) :]
    lines = [line_message(line) for move in moves for line in move]
    looks = may_look_now(table, seat)
    takes_back = seat != NOBODY and seat == table.may_take_back
    facts = (practice_of(table.agreement) is not None, looks, takes_back)
    view, clock = view_for(table, match, seat, open_eyes), table.clocks.shown(now)
    return encoded(GameMessage(view, happened, lines, clock, *facts, table.seq, table.head.hex() or None))


def history(table: Table, seat: int) -> History:
    """Everything that happened in this game, each with the number of choices before it."""
    match = table.match
    if match is None:
        return History([], [], [], [])
    seqs = [0] * match.marks[0]
    for seq, (start, end) in enumerate(pairwise(match.marks)):
        seqs += [seq] * (end - start)
    moves = match.lines(seat)
    lines = [line_message(line) for move in moves for line in move]
    line_seqs = [max(number - 1, 0) for number, move in enumerate(moves) for _ in move]
    return History(happenings(match.events, seat), seqs, lines, line_seqs)
