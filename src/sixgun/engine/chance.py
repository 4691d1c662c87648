"""The only source of chance: BLAKE2b, keyed with 32 bytes, in counter mode."""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack

from mypy_extensions import i64

KEY_BYTES = 32
WORDS = 16  # 32-bit numbers in one 64-byte block


class Chance:
    def __init__(self, key: bytes) -> None:
        self.key = key
        self.block: i64 = 0
        self.words: tuple[int, ...] = ()
        self.left: i64 = 0

    def turn_block(self) -> None:
        """Computes the next sixteen numbers."""
        self.words = unpack("<16I", blake2b(int(self.block).to_bytes(8, "little"), key=self.key).digest())
        self.block += 1
        self.left = WORDS

    def clone(self) -> Chance:
        twin = Chance(self.key)
        twin.block, twin.words, twin.left = self.block, self.words, self.left
        return twin

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1: the next 32 bits, scaled."""
        if self.left == 0:
            self.turn_block()
        self.left -= 1
        word: i64 = self.words[self.left]
        return (word * n) >> 32

    def shuffled(self, cards: list[i64]) -> list[i64]:
        """These cards in a random order (Fisher and Yates)."""
        mixed = cards[:]
        for i in range(len(mixed) - 1, 0, -1):
            j = self.below(i + 1)
            mixed[i], mixed[j] = mixed[j], mixed[i]
        return mixed


def chance_at(key: bytes, block: i64, left: i64) -> Chance:
    """Chance after this many blocks, with this many numbers of the last one left."""
    chance = Chance(key)
    if block > 0:
        chance.block = block - 1
        chance.turn_block()
        chance.left = left
    return chance


def key_of(seed: int) -> bytes:
    """The key for a small number, for practice, tests and simulations."""
    if not 0 <= seed < 1 << 8 * KEY_BYTES:
        raise ValueError(f"a seed is a number from 0 to 2**256 - 1, not {seed}")
    return seed.to_bytes(KEY_BYTES, "little")
