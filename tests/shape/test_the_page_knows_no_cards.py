"""The page draws what the server tells it: it names no card, no character, no event card and no edition."""

import re
from pathlib import Path

import pytest

from sixgun.cards import KINDS
from sixgun.characters import CHARACTERS
from sixgun.editions import EDITIONS
from sixgun.event_cards import EVENT_CARDS
from tests.shape.sources import ROOT

pytestmark = pytest.mark.interpreted

WEB = ROOT / "web" / "src"
KEYS = {*KINDS, *CHARACTERS, *EVENT_CARDS, *EDITIONS}
QUOTED = re.compile(r"[\"'`/](\w+)[\"'`]")
ALLOWED = {
    "art/": "drawings have the names of what they show",
    "pages/tutorial/": "the lesson is one written position",
    "pages/missing/MissingPage.svelte": "a drawing for a page that was missed",
    "pages/home/HeroCards.svelte": "the cards on the front page are chosen by hand",
    "protocol/messages.ts": "made from the server, which names the default edition",
    "testing/": "tests of the page deal from a small deck of their own",
    "styles/tokens.css": "an edition may have colours of its own",
}
OTHER_THINGS = {"brawl", "duel", "indians", "saloon"}
"""Questions that are called like the card that asks them, and a theme."""


def sources() -> list[Path]:
    found = [path for path in WEB.rglob("*") if path.suffix in {".ts", ".svelte", ".css"}]
    return [path for path in found if ".test." not in path.name]


def test_no_card_character_event_or_edition_is_named() -> None:
    named = {
        f"{place}: {key}"
        for path in sources()
        if not (place := path.relative_to(WEB).as_posix()).startswith(tuple(ALLOWED))
        for key in QUOTED.findall(path.read_text("utf-8"))
        if key in KEYS - OTHER_THINGS
    }
    assert named == set()


def test_every_exception_is_needed() -> None:
    needed = {
        allowed
        for allowed in ALLOWED
        for path in sources()
        if path.relative_to(WEB).as_posix().startswith(allowed)
        and KEYS.intersection(QUOTED.findall(path.read_text("utf-8")))
    }
    assert needed == set(ALLOWED)
