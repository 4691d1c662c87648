"""Names for a player's devices: the browser and its system, and no more."""

from __future__ import annotations

from typing import Final

BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
"""Texts in the header `User-Agent` and the browsers that send them; the first that is found counts."""

SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS", "Mac"),
    ("Linux", "Linux"),
)


def device_name(agent: str) -> str:
    """A short name for a browser, such as `Firefox, Linux`; empty if its header names none that we know."""
    found = [next((name for text, name in known if text in agent), "") for known in (BROWSERS, SYSTEMS)]
    return ", ".join(name for name in found if name)
