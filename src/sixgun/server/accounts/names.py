"""Names of players: what may be one, and which of them look the same.

The idea is that of PRECIS (RFC 8266): text that can be seen, in one form, compared without what the eye overlooks.
Emoji are welcome.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from itertools import count
from typing import Final

from sixgun.server.errors import ApiError

BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # printable, and yet nothing is seen
JOINERS: Final = frozenset("\u200d\ufe0e\ufe0f")  # between and behind the parts of an emoji
SEEN: Final = ("L", "N", "S")  # categories of which a name has at least one
BADGE: Final = "\N{ROBOT FACE}"  # of programs; no person has it in their name
MOST_MARKS: Final = 3  # accents above each other

# What looks like a Latin letter, in the form in which names are compared: lower case.
LOOKALIKES: Final = str.maketrans(
    "авекмнорстухіјѕԁԛԝһӏαβεικνορτυχ01|і",
    "abekmhopctyxijsdqwhlabeiknoptuxol" + "li",
)
THIN: Final = str.maketrans("i", "l")  # i and l differ by a dot, I and l not at all


def clean_name(name: str) -> str:
    """The name as it will be shown: one line of text that can be seen. Raises ApiError if it is not usable."""
    clean = " ".join(unicodedata.normalize("NFC", name).split())
    if BADGE in clean:
        raise ApiError("bad_name")
    if not all(visible(before, letter) for before, letter in zip(" " + clean, clean, strict=False)):
        raise ApiError("bad_name")
    if not any(unicodedata.category(letter)[0] in SEEN for letter in clean) or "#" in clean or crowded(clean):
        raise ApiError("bad_name")
    return clean


def visible(before: str, letter: str) -> bool:
    """Whether a letter can be seen. What joins emoji only stands behind one."""
    if letter in JOINERS:
        return before in JOINERS or unicodedata.category(before) in ("So", "Sk") or before.isdigit()
    return letter == " " or (letter.isprintable() and letter not in BLANK)


def crowded(name: str) -> bool:
    """Whether accents are stacked so high that they reach into other lines."""
    marks = 0
    for letter in name:
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks > MOST_MARKS:
            return True
    return False


def look_of(name: str) -> str:
    """A name reduced to how it looks: two names with the same look are easily mistaken for each other."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    shown = "".join(letter for letter in folded if letter.isalnum() or unicodedata.category(letter)[0] in "SM")
    return "".join(letter for letter in shown if letter not in JOINERS).translate(LOOKALIKES).translate(THIN)


def distinct(name: str, taken: Iterable[str]) -> str:
    """This name, or with a number behind it if one that is taken looks the same."""
    looks = {look_of(other) for other in taken}
    if look_of(name) not in looks:
        return name
    return next(other for number in count(2) if look_of(other := f"{name} {number}") not in looks)
