"""Finds the browser of this machine."""

from __future__ import annotations

import os
import shutil
from typing import Final

NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def chromium() -> str | None:
    """The path of a Chromium: the one in SIXGUN_CHROMIUM, or the first that is installed."""
    wanted = os.environ.get("SIXGUN_CHROMIUM")
    return wanted or next(filter(None, map(shutil.which, NAMES)), None)
