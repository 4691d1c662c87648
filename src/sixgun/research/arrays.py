"""The bytes of a sitting as arrays of numpy."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sixgun.research.numbered_game import NumberedGame

Row = NDArray[np.int8]


def array(row: bytearray) -> Row:
    """The same memory, and it can be written to."""
    return np.frombuffer(row, np.int8)


def row_of(sitting: NumberedGame, seat: int) -> Row:
    return array(sitting.row(seat))


def mask_of(sitting: NumberedGame, seat: int) -> Row:
    return array(sitting.mask(seat))
