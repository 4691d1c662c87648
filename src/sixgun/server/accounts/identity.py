"""Player identities: a random id in a signed cookie. A name is enough to get one."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from secrets import token_hex, token_urlsafe
from typing import Final, Literal, NamedTuple

from itsdangerous import BadData, URLSafeTimedSerializer

from sixgun.server.accounts import keys
from sixgun.server.accounts.keys import SigningKey
from sixgun.server.accounts.programs import owner_of

COOKIE: Final = "sixgun"
SECURE_COOKIE: Final = "__Host-sixgun"  # over TLS: no other host of the domain can set it
DAY: Final = 24 * 60 * 60
COOKIE_AGE: Final = int(keys.COOKIE_AGE.total_seconds())
LINK_AGE: Final = 10 * 60
LONGEST_TOKEN: Final = 200
TOLERANCE: Final = DAY  # by which a signature may come from the future: the clock may have been set back


def new_player() -> str:
    """An id for a person: it never begins with a dash, so that `sixgun admin` cannot take it for an option."""
    while (made := token_urlsafe(12)).startswith("-") or owner_of(made) is not None:
        pass
    return made


def new_device() -> str:
    return token_urlsafe(6)


class Claim(NamedTuple):
    """The player and the device that a cookie names. Cookies from before version 5 name no device."""

    player: str
    device: str


class Signer:
    """Signs with the newest key, whose id comes first, and opens what any of the keys has signed."""

    def __init__(self, keys: Sequence[SigningKey], salt: str) -> None:
        self.newest = keys[0].id
        self.by_id = {key.id: URLSafeTimedSerializer(key.secret, salt=salt) for key in keys}

    def sign(self, content: object) -> str:
        return f"{self.newest}.{self.by_id[self.newest].dumps(content)}"

    def opened(self, token: str | None, age: int) -> object:
        """What was signed, or None if it was not signed here or is too old."""
        if not token or len(token) > LONGEST_TOKEN or not token.isascii():
            return None
        name, _, rest = token.partition(".")
        if name in self.by_id:
            return opened(self.by_id[name], rest, age)
        found = (opened(each, token, age) for each in self.by_id.values())  # without an id, as before version 5
        return next((content for content in found if content is not None), None)


def opened(signed: URLSafeTimedSerializer, token: str, age: int) -> object:
    try:
        content, at = signed.loads(token, return_timestamp=True)
    except BadData:
        return None
    old = time.time() - at.timestamp()
    return content if -TOLERANCE <= old <= age else None


Use = Literal["order", "link", "visit"]
OPERATOR_AGES: Final[dict[Use, int]] = {"order": 60, "link": LINK_AGE, "visit": 12 * 60 * 60}
"""What an operator signs, and for how many seconds it is good: an order, a link to their page, a visit to it."""


def operator_token(keys: Sequence[SigningKey], use: Use) -> str:
    return Signer(keys, "operator").sign([use, token_urlsafe(6)])


class Identities:
    """Signs player ids for cookies and links, and accepts only its own signatures that have not expired."""

    def __init__(self, keys: Sequence[SigningKey]) -> None:
        self.lot = token_hex(8)  # of the links of this process, which end with it
        self.used: dict[str, float] = {}  # links, and when
        self.on_used: Callable[[str], None] = lambda number: None  # called with the number of a link
        self.sign_with(keys)

    def sign_with(self, keys: Sequence[SigningKey]) -> None:
        """Signs with the first of these keys from now on, and accepts what any of them has signed."""
        self.cookies = Signer(keys, "cookie")
        self.links = Signer(keys, f"rejoin {self.lot}")
        self.operators = Signer(keys, "operator")

    def cookie(self, player: str, device: str) -> str:
        return self.cookies.sign([player, device])

    def link(self, player: str) -> str:
        """The token of a link for another device, which works once."""
        return self.links.sign([player, token_urlsafe(6)])

    def is_operator(self, token: str | None, use: Use) -> bool:
        """Whether a token was signed with a key of this server, for this use, and not used up."""
        match self.operators.opened(token, OPERATOR_AGES[use]):
            case [str(meant), str(number)]:
                return meant == use and number not in self.used
        return False

    def enter(self, token: str) -> str | None:
        """Uses up a link to the page of the operator; returns the token of a visit there."""
        match self.operators.opened(token, LINK_AGE):
            case ["link", str(number)] if number not in self.used:
                self.use_up(number)
                return self.operators.sign(["visit", token_urlsafe(6)])
        return None

    def claim(self, cookie: str | None) -> Claim | None:
        match self.cookies.opened(cookie, COOKIE_AGE):
            case [str(player), str(device)]:
                return Claim(player, device)
            case str(player):
                return Claim(player, "")
        return None

    def player_of_link(self, token: str) -> str | None:
        """Whose link this is, unless it has been used."""
        link = self.link_of(token)
        return None if link is None else link[0]

    def link_of(self, token: str) -> tuple[str, str] | None:
        """Whose link this is and its number, unless it has been used."""
        match self.links.opened(token, LINK_AGE):
            case [str(player), str(number)] if number not in self.used:
                return player, number
        return None

    def redeem(self, token: str) -> str | None:
        """Uses a link up; returns whose it was."""
        link = self.link_of(token)
        if link is None:
            return None
        self.use_up(link[1])
        return link[0]

    def use_up(self, number: str) -> None:
        self.forget_link(number)
        self.on_used(number)

    def forget_link(self, number: str) -> None:
        """Stops accepting a link that was used."""
        now = time.monotonic()
        self.used = {each: at for each, at in self.used.items() if at > now - LINK_AGE - TOLERANCE}
        self.used[number] = now
