"""Player identities: a random id in a signed cookie. A name is enough to get one."""

from __future__ import annotations

import os
import time
import unicodedata
from pathlib import Path
from secrets import token_hex, token_urlsafe
from typing import Final

from itsdangerous import BadData, URLSafeTimedSerializer

from sixgun.server.errors import ApiError
from sixgun.server.storage.schema import create_private

COOKIE: Final = "sixgun"
SECURE_COOKIE: Final = "__Host-sixgun"  # over TLS: no other host of the domain can set it
DAY: Final = 24 * 60 * 60
COOKIE_AGE: Final = 180 * DAY
LINK_AGE: Final = 30 * DAY
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


def clean_name(name: str) -> str:
    """The name as it will be shown: one line of printable text. Raises ApiError if it is not usable."""
    clean = " ".join(unicodedata.normalize("NFC", name).split())
    if not clean or not clean.isprintable() or "#" in clean:
        raise ApiError("bad_name")
    return clean


class Identities:
    """Signs player ids for cookies and links, and accepts only its own signatures that have not expired."""

    def __init__(self, secret: str) -> None:
        self.cookies = URLSafeTimedSerializer(secret, salt="cookie")
        self.links = URLSafeTimedSerializer(secret, salt="rejoin")

    def cookie(self, player: str) -> str:
        return str(self.cookies.dumps(player))

    def link(self, player: str) -> str:
        """The token of a link for another device."""
        return str(self.links.dumps(player))

    def player(self, cookie: str | None) -> str | None:
        return opened(self.cookies, cookie, COOKIE_AGE)

    def player_of_link(self, token: str) -> str | None:
        return opened(self.links, token, LINK_AGE)


def opened(signed: URLSafeTimedSerializer, token: str | None, age: int) -> str | None:
    if not token or len(token) > LONGEST_TOKEN or not token.isascii():
        return None
    try:
        player, at = signed.loads(token, return_timestamp=True)
    except BadData:
        return None
    old = time.time() - at.timestamp()
    return player if isinstance(player, str) and -TOLERANCE <= old <= age else None
