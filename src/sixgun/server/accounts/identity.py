"""Player identities: a random id in a signed cookie. A name is enough to get one."""

from __future__ import annotations

import os
import time
from pathlib import Path
from secrets import token_hex, token_urlsafe
from typing import Final

from itsdangerous import BadData, URLSafeTimedSerializer

from sixgun.server.storage.schema import create_private

COOKIE: Final = "sixgun"
SECURE_COOKIE: Final = "__Host-sixgun"  # over TLS: no other host of the domain can set it
DAY: Final = 24 * 60 * 60
COOKIE_AGE: Final = 180 * DAY
LINK_AGE: Final = 10 * 60
SECRET_BYTES: Final = 32
LONGEST_TOKEN: Final = 200
TOLERANCE: Final = DAY  # by which a signature may come from the future: the clock may have been set back


def read_secret(path: Path) -> str:
    """The secret of this server, created on first use in a file that only its owner can read."""
    create_private(path)
    secret = path.read_text(encoding="ascii").strip()
    if not secret:
        secret = token_hex(SECRET_BYTES)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_TRUNC), "w", encoding="ascii") as file:
            file.write(secret + "\n")
            file.flush()
            os.fsync(file.fileno())
    return secret


def new_player() -> str:
    return token_urlsafe(12)


class Identities:
    """Signs player ids for cookies and links, and accepts only its own signatures that have not expired."""

    def __init__(self, secret: str) -> None:
        self.cookies = URLSafeTimedSerializer(secret, salt="cookie")
        self.links = URLSafeTimedSerializer(secret, salt=f"rejoin {token_hex(8)}")  # they end with this process
        self.used: dict[str, float] = {}  # links, and when

    def cookie(self, player: str) -> str:
        return str(self.cookies.dumps(player))

    def link(self, player: str) -> str:
        """The token of a link for another device, which works once."""
        return str(self.links.dumps([player, token_urlsafe(6)]))

    def player(self, cookie: str | None) -> str | None:
        player = opened(self.cookies, cookie, COOKIE_AGE)
        return player if isinstance(player, str) else None

    def player_of_link(self, token: str) -> str | None:
        """Whose link this is, unless it has been used."""
        match opened(self.links, token, LINK_AGE):
            case [str(player), str(number)] if number not in self.used:
                return player
        return None

    def redeem(self, token: str) -> str | None:
        """Uses a link up; returns whose it was."""
        player = self.player_of_link(token)
        if player is not None:
            now = time.monotonic()
            self.used = {number: at for number, at in self.used.items() if at > now - LINK_AGE - TOLERANCE}
            self.used[self.links.loads(token)[1]] = now
        return player


def opened(signed: URLSafeTimedSerializer, token: str | None, age: int) -> object:
    """What was signed, or None if it was not signed here or is too old."""
    if not token or len(token) > LONGEST_TOKEN or not token.isascii():
        return None
    try:
        content, at = signed.loads(token, return_timestamp=True)
    except BadData:
        return None
    old = time.time() - at.timestamp()
    return content if -TOLERANCE <= old <= age else None
