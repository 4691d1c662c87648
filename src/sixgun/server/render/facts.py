"""Facts about editions, cards, settings, rulings and bots, as messages."""

from __future__ import annotations

import re
from dataclasses import asdict, replace
from functools import cache
from typing import Final, Literal, cast, get_args

from msgspec import Struct

from sixgun import ledger
from sixgun.bots import LEVELS, PEOPLE
from sixgun.cards import CARDS, KINDS
from sixgun.cards.blue import Dynamite, Jail
from sixgun.cards.signs import heals, shoots, signs
from sixgun.editions import CHARACTER_SETS, EDITIONS, EXPANSIONS, faces
from sixgun.engine.hooks import COLOURS, Card
from sixgun.engine.ids import SUIT_LETTERS, SUITS
from sixgun.engine.settings import CHOICES, Rules
from sixgun.event_cards import EVENT_CARDS
from sixgun.rules.rulebook import life_points, more_bangs
from sixgun.rules.setup import roles_for
from sixgun.server.messages.game import Role
from sixgun.server.messages.rest import CardFace, CardKind, EditionFacts, Healed, Ruling, Sign, Symbol
from sixgun.server.messages.room import Level
from sixgun.server.render.game import ROLE_NAMES
from sixgun.words import LANGUAGES, Words


class Bots(Struct, frozen=True):
    """`GET /api/bots`: the levels, weakest first, with their bots; the names of bots, with their tempers."""

    levels: dict[Level, str]
    people: dict[str, str]


SHOWN: Final = 12  # most entries of the ledger in one answer
QUESTION: Final = "ruling-"
MARK: Final = re.compile(r"<(\w+)")
SuitName = Literal["spades", "hearts", "diamonds", "clubs"]
SUIT_NAMES: Final = dict(zip(SUIT_LETTERS, cast(tuple[SuitName, ...], SUITS), strict=True))


def editions() -> list[EditionFacts]:
    return [edition_facts(name) for name in EDITIONS]


@cache
def edition_facts(name: str, deck: str | None = None, characters: str | None = None) -> EditionFacts:
    """The facts about an edition, with the deck or characters of a house rule if there is one."""
    rules = EDITIONS[name].rules
    rules = replace(rules, deck=deck or rules.deck, characters=characters or rules.characters)
    printed = faces(rules.deck)
    return EditionFacts(
        name=name,
        min_players=rules.min_players,
        max_players=rules.max_players,
        deck=[CardFace(kind, SUIT_NAMES[face[-1]], face[:-1]) for kind, face in printed],
        kinds={kind: card_kind(CARDS[KINDS[kind]]) for kind, _ in printed},
        characters={key: int(life_points(person, rules)) for key, person in CHARACTER_SETS[rules.characters].items()},
        roles={str(count): roles(count) for count in range(rules.min_players, rules.max_players + 1)},
        settings=settings(rules),
        choices={setting: list(values) for setting, values in CHOICES.items()},
        event_cards={expansion: [card.key for card in cards] for expansion, cards in EXPANSIONS.items()},
        simplified=rules.simplified_first_game,
    )


def card_kind(card: Card) -> CardKind:
    return CardKind(
        COLOURS[card.colour],
        weapon=card.reach > 0,
        reach=int(card.reach),
        rapid=more_bangs(card),
        shoots=shoots(card),
        heals=cast(Healed, heals(card)),
        jails=isinstance(card, Jail),
        explodes=isinstance(card, Dynamite),
        symbols=[Symbol(cast(Sign, sign), count) for sign, count in signs(card)],
    )


def roles(players: int) -> list[Role]:
    return [ROLE_NAMES[role] for role in roles_for(players)]


def settings(rules: Rules) -> dict[str, str | int | bool]:
    return asdict(rules)


def bots() -> Bots:
    return Bots({level: LEVELS[level].bot for level in get_args(Level)}, PEOPLE)


def known(about: str) -> bool:
    """Whether there is such a card, character, event card or role, or a question about such a term."""
    return (
        about in KINDS
        or about in EVENT_CARDS
        or about in ROLE_NAMES
        or any(about in people for people in CHARACTER_SETS.values())
        or any(about in keys for keys in questions().values())
    )


@cache
def questions() -> dict[str, frozenset[str]]:
    """What each question that players ask is about, by the id of the ledger's entry that answers it."""
    words = Words(LANGUAGES[0])
    texts = {code: f"{words.say(code)} {words.say(f'{code}.text')}" for code in words.codes(QUESTION)}
    return {code.removeprefix(QUESTION): frozenset(MARK.findall(text)) for code, text in texts.items()}


def arise_in(edition: str, keys: frozenset[str]) -> bool:
    """Whether all the cards and characters of a question are in this edition."""
    facts = edition_facts(edition)
    elsewhere = {
        key for name in EDITIONS for other in [edition_facts(name)] for key in (*other.kinds, *other.characters)
    }
    return not (keys & elsewhere) - {*facts.kinds, *facts.characters}


@cache
def rulings(edition: str, about: str | None = None) -> list[Ruling]:
    """What is known about a card, a character, an event card, a role or a term, or all questions that players ask.

    The questions come first, then the ledger's entries, those that hold in this edition before the others. The ledger
    is in English and uses the names that most editions print.
    """
    asked = [key for key, keys in questions().items() if about in (None, *keys) and arise_in(edition, keys)]
    found = [] if about is None else ledger.about(Words(LANGUAGES[0]).name(about))
    found = sorted(found, key=lambda entry: not ledger.may_hold_in(entry, edition))
    rest = [entry for entry in found[:SHOWN] if entry.id not in questions()]
    return [ruling(ledger.entry(key), edition) for key in asked] + [ruling(entry, edition) for entry in rest]


def ruling(entry: ledger.Entry, edition: str) -> Ruling:
    lines = list(ledger.lines_in(entry, edition))
    decided = entry.places.startswith("basis:")
    return Ruling(entry.id, entry.rule, entry.expansion, lines, decided, answers=entry.id in questions())
