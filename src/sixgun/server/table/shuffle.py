"""From "everybody is ready" to the deal: the players and the server shuffle together. See docs/fairness.md.

A round begins with a seal over everything that was agreed. Players who have pledged a share open it; a share that is
not opened in time is left out. A change of the table while a round is open breaks it off, and the server promises a new
secret.
"""

from __future__ import annotations

from secrets import token_bytes, token_hex
from typing import Final

from msgspec import to_builtins

from sixgun.engine.chance import KEY_BYTES
from sixgun.match import fairness
from sixgun.match.fairness import Shuffle
from sixgun.server.table import log
from sixgun.server.table.clocks import SECOND
from sixgun.server.table.next_game import kept_by, options_next
from sixgun.server.table.room import without_secrets
from sixgun.server.table.table import Table
from sixgun.server.table.transaction import Transaction

TIME_TO_OPEN: Final = 5 * SECOND


def draw_secret() -> str:
    """What the server adds to the next shuffle."""
    return token_hex(KEY_BYTES)


def draw_key(table: Table) -> bytes:
    """The key of a deal that nobody was promised anything about."""
    return token_bytes(KEY_BYTES)


def begin(transaction: Transaction) -> None:
    """Begins the round, or deals at once if nobody has pledged a share."""
    table = transaction.table
    if table.commitment is None or not any(place.pledge for place in table.places):
        deal(transaction)
        return
    keep = kept(table)
    terms = terms_of(table, keep)
    transaction.add(log.Sealed(seal_of(table, terms), terms, keep), f"seal:{table.seq}")


def open_share(transaction: Transaction, seat: int, share: str, player: str | None) -> None:
    """Opens the share of a seat; the last one deals."""
    opened = transaction.table.round
    if opened is not None and seat not in opened.shares:
        transaction.add(log.Opened(seat, share), f"open:{transaction.table.seq}", player)
    opened = transaction.table.round
    if opened is not None and not opened.missing:
        deal(transaction)


def deal(transaction: Transaction, key: bytes | None = None) -> None:
    """Deals the next game with what has been opened, or with a given key."""
    table = transaction.table
    opened = table.round
    keep = kept(table) if opened is None else list(opened.keep)
    terms = terms_of(table, keep)
    if opened is not None and opened.terms != terms:  # the rules have changed since the round began
        break_off(transaction)
        return
    shuffle = None
    if table.commitment is not None and key is None:
        shuffle = transcript(table, seal_of(table, terms) if opened is None else opened.seal)
        key = shuffle.key(options_next(table.agreement, table.games, keep))
    drawn = draw_key(table) if key is None else key
    transaction.add(log.Dealt(drawn.hex(), keep, shuffle, draw_secret()), f"deal:{len(table.games) + 1}")


def break_off(transaction: Transaction) -> None:
    """Breaks off the round before the table changes, if one is open. Nobody is ready any more."""
    if transaction.table.round is not None:
        transaction.add(log.BrokenOff(draw_secret()), f"broken:{transaction.table.seq}")


def kept(table: Table) -> list[int]:
    """The seats that will play the same character again."""
    if table.match is None or table.agreement.position is not None:
        return []
    wishes = [seat for seat, place in enumerate(table.places) if place.keeps]
    return kept_by(table.match, wishes, table.people())


def terms_of(table: Table, keep: list[int]) -> str:
    return fairness.terms(options_next(table.agreement, table.games, keep))


def seal_of(table: Table, terms: str) -> str:
    """The seal over what `room` shows."""
    shown = to_builtins(without_secrets(table.agreement))
    seats = [[place.sitter, place.name, place.level or "", place.keeps] for place in table.places]
    return fairness.seal(table.commitment or "", shown, seats, terms)


def transcript(table: Table, seal: str) -> Shuffle:
    opened = table.round
    shares = {} if opened is None else dict(opened.shares)
    missing = {} if opened is None else opened.missing
    return Shuffle(table.code, len(table.games) + 1, seal, table.secret, shares, missing)
