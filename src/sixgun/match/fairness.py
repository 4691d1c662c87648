"""A shuffle that the server and the players of a table make together. See docs/fairness.md.

The server is bound by a commitment to its secret, each player by a pledge of a share, and the terms of the deal by a
seal, before anybody opens anything. The key of the shuffle follows from all of them. Secrets, shares and hashes are
written in hexadecimal.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b, sha256
from typing import Final

from sixgun.engine.chance import KEY_BYTES
from sixgun.match.options import GameOptions
from sixgun.rules import RULES_VERSION

SCHEME: Final = "sixgun-fair-1"
HEXADECIMAL: Final = re.compile(f"[0-9a-f]{{{2 * KEY_BYTES}}}")  # a secret, a share or a hash


def canonical(value: object) -> str:
    """JSON in its one form: keys in order, no spaces, letters as they are."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def commitment(table: str, game: int, secret: str) -> str:
    """What the server publishes of its secret while people still sit down."""
    return sha256(f"{SCHEME}\n{table}\n{game}\n".encode() + bytes.fromhex(secret)).hexdigest()


def pledge(share: str) -> str:
    """What a player publishes of a share before anybody opens theirs."""
    return sha256(bytes.fromhex(share)).hexdigest()


def terms(options: GameOptions) -> str:
    """Everything besides chance that decides a deal."""
    return canonical(
        {
            "rules": RULES_VERSION,
            "edition": options.edition,
            "players": options.players,
            "house_rules": dict(options.house_rules),
            "roles": list(options.roles),
            "characters": list(options.characters),
            "choose_characters": options.choose_characters,
            "simplified": options.simplified,
        }
    )


def seal(promised: str, agreement: object, seats: Sequence[Sequence[object]], terms: str) -> str:
    """The hash of what the screens show when the shares are opened; nothing of it may change from then on."""
    shown = {"agreement": agreement, "commitment": promised, "seats": seats, "terms": terms}
    return sha256(canonical(shown).encode()).hexdigest()


def shuffle_key(secret: str, promised: str, terms: str, shares: Mapping[int, str]) -> bytes:
    """The key of the deal."""
    lines = ["deal", promised, terms, *(f"{seat} {shares[seat]}" for seat in sorted(shares))]
    return blake2b("\n".join(lines).encode(), key=bytes.fromhex(secret), digest_size=KEY_BYTES).digest()


@dataclass(frozen=True)
class Shuffle:
    """The transcript of a shuffle: what was opened, and who pledged a share and did not open it."""

    table: str
    game: int  # its number at the table, from 1
    seal: str
    secret: str
    shares: dict[int, str] = field(default_factory=dict)  # by seat
    left_out: dict[int, str] = field(default_factory=dict)  # pledges by seat

    @property
    def commitment(self) -> str:
        return commitment(self.table, self.game, self.secret)

    @property
    def pledges(self) -> dict[int, str]:
        opened = {seat: pledge(share) for seat, share in self.shares.items()}
        return dict(sorted({**self.left_out, **opened}.items()))

    def key(self, options: GameOptions) -> bytes:
        return shuffle_key(self.secret, self.commitment, terms(options), self.shares)
