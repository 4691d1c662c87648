"""The screen sizes that everything has to fit."""

from __future__ import annotations

from typing import Final, NamedTuple


class Screen(NamedTuple):
    width: int
    height: int
    touch: bool = False

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


PHONE: Final = Screen(375, 812, touch=True)
LYING: Final = Screen(812, 375, touch=True)
TABLET: Final = Screen(768, 1024, touch=True)
DESK: Final = Screen(1440, 900)
SCREENS: Final = (PHONE, LYING, TABLET, DESK)
