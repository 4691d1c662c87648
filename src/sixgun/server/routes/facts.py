"""`/api/editions`, `/api/rulings`, `/api/bots`."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated, Final

from litestar import Router, get
from litestar.params import PathParameter, QueryParameter

from sixgun.editions import EDITIONS
from sixgun.engine.settings import CHOICES
from sixgun.server.errors import ApiError
from sixgun.server.messages.rest import EditionFacts, Ruling
from sixgun.server.render import facts

Name = Annotated[str, PathParameter(min_length=1, max_length=40)]
Word = Annotated[str, QueryParameter(min_length=1, max_length=40)]
Choice = Annotated[str | None, QueryParameter(min_length=1, max_length=40)]


def check_edition(edition: str) -> None:
    if edition not in EDITIONS:
        raise ApiError("no_such_edition", HTTPStatus.NOT_FOUND, edition=edition)


def check_box(setting: str, value: str | None) -> None:
    if value is not None and value not in CHOICES[setting]:
        raise ApiError("no_such_setting", HTTPStatus.NOT_FOUND, setting=setting)


@get("/api/editions", opt={"cost": 6}, sync_to_thread=False)
def editions() -> list[EditionFacts]:
    """Every edition with its deck, characters and settings."""
    return facts.editions()


@get("/api/editions/{edition:str}", opt={"cost": 3}, sync_to_thread=False)
def edition_facts(edition: Name, deck: Choice = None, characters: Choice = None) -> EditionFacts:
    """One edition, optionally with the deck or the characters of a house rule."""
    check_edition(edition)
    check_box("deck", deck)
    check_box("characters", characters)
    return facts.edition_facts(edition, deck, characters)


@get("/api/rulings", opt={"cost": 2}, sync_to_thread=True)
def rulings(edition: Word, about: Choice = None) -> list[Ruling]:
    """What is known about a card, a character, an event card, a role or a term; else all questions that players ask."""
    check_edition(edition)
    if about is not None and not facts.known(about):
        raise ApiError("no_such_card", HTTPStatus.NOT_FOUND, about=about)
    return facts.rulings(edition, about)


@get("/api/bots", sync_to_thread=False)
def bots() -> facts.Bots:
    """The levels and names of the bots."""
    return facts.bots()


routes: Final = Router("/", route_handlers=[editions, edition_facts, rulings, bots])
