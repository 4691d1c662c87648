"""Undisputed choices, which are nearly all messages: stored without an asyncio task for each."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from sixgun.engine.frames import Ask
from sixgun.engine.ids import NOBODY
from sixgun.server import crash_points
from sixgun.server.messages.socket import Choose, Done, Wrong
from sixgun.server.render.game import action
from sixgun.server.storage.store import Conflict, Fenced, StorageError
from sixgun.server.table import log
from sixgun.server.table.connection import Connection
from sixgun.server.table.dealer import Dealer
from sixgun.server.table.handlers import handle, reply
from sixgun.server.table.transaction import Advance


def choose_at_once(message: Choose, dealer: Dealer, who: Connection, then: Callable[[], None]) -> bool:
    """Applies a choice and begins to store it; calls `then` when that is done.

    Returns False, having changed nothing, if `handle` has to deal with it like any other message.
    """
    asked = None if dealer.lock.locked() else undisputed(message, dealer, who)
    if asked is None or not dealer.lock.take():
        return False
    advance = dealer.advance = Advance(dealer.latest, dealer.services.now())
    try:
        advance.add(log.Chose(asked.seat, action(message.choice)), message.key, who.player)
        writing = dealer.write(advance)
    except Exception:  # it will be refused, or fail again and be reported
        dealer.restore()
        dealer.lock.release()
        return False
    writing.add_done_callback(UndisputedChoice(message, dealer, who, then).stored)
    return True


def undisputed(message: Choose, dealer: Dealer, who: Connection) -> Ask | None:
    """The pending question, if this is a first answer to it from the person who is asked."""
    table = dealer.table
    asked = table.asked
    if asked is None or dealer.paused or message.prompt != table.prompt or message.key in table.answers:
        return None
    place = table.places[asked.seat]
    mine = who.player is not None and place.player == who.player and not place.bot_plays
    return asked if mine and message.seat in (NOBODY, asked.seat) else None


class UndisputedChoice(NamedTuple):
    """A choice that is being stored, under the lock of its table."""

    message: Choose
    dealer: Dealer
    who: Connection
    then: Callable[[], None]

    def stored(self, writing: asyncio.Future[None]) -> None:
        """Goes on when the choice is stored, or cannot be."""
        dealer = self.dealer
        error = asyncio.CancelledError() if writing.cancelled() else writing.exception()
        if error is not None:
            dealer.restore()
        if error is not None or accept(dealer):
            dealer.begin(self.go_on(error)).add_done_callback(lambda _: self.then())
            return
        dealer.lock.release()
        try:
            self.acknowledge()
        finally:
            self.then()

    def acknowledge(self) -> None:
        reply(self.who, self.dealer, Done(self.message.key, self.dealer.table.moves))

    async def go_on(self, error: BaseException | None) -> None:
        """Reads the new ratings, or reports what went wrong; in that case the table is back where it was."""
        dealer, key = self.dealer, self.message.key
        try:
            if error is None:
                await dealer.rank()
            elif isinstance(error, Conflict):
                await dealer.catch_up()
        finally:
            dealer.lock.release()
        if error is None:
            self.acknowledge()
        elif isinstance(error, Conflict):
            await handle(dealer, self.who, self.message)
        elif isinstance(error, StorageError):
            dealer.services.storage_fails(error)
            if not isinstance(error, Fenced):
                self.who.post(Wrong(dealer.paused or "storage", key))
        else:
            raise error


def accept(dealer: Dealer) -> bool:
    """Makes the stored choice known; returns whether it may have changed the ratings."""
    crash_points.passed("after_insert")
    advance, dealer.advance = dealer.advance, None
    assert advance is not None
    dealer.audience.changed(advance.began)
    advance.count()
    return dealer.latest.agreement.rated and not advance.only_game
