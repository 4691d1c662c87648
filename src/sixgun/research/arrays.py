"""The rows and masks of a numbered game as numpy arrays."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sixgun.research.numbered_game import NumberedGame

Int8Row = NDArray[np.int8]


def array(row: bytearray) -> Int8Row:
    """A writable array on the same memory."""
    return np.frombuffer(row, np.int8)


def row_of(sitting: NumberedGame, seat: int) -> Int8Row:
    return array(sitting.row(seat))


def mask_of(sitting: NumberedGame, seat: int) -> Int8Row:
    return array(sitting.mask(seat))
