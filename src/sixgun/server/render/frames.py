"""Frames of RFC 6455, as a server sends them: whole messages of text, unmasked."""

from __future__ import annotations

from struct import Struct
from typing import Final

TEXT: Final = 0x81  # a whole message of text
SMALL, MEDIUM, LARGE = Struct("!BB").pack, Struct("!BBH").pack, Struct("!BBQ").pack


def framed(text: str) -> bytes:
    """A message of text as a frame."""
    data = text.encode()
    size = len(data)
    if size < 126:
        return SMALL(TEXT, size) + data
    return (MEDIUM(TEXT, 126, size) if size < 65536 else LARGE(TEXT, 127, size)) + data
