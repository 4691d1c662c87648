"""Looks up cards, characters and rules by any of their names, and prints what it finds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from functools import cache
from typing import NoReturn

import typer
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sixgun import ledger
from sixgun.cards import CARDS, KINDS
from sixgun.editions import CHARACTER_SETS, DEFAULT, EDITIONS, EXPANSIONS, faces
from sixgun.engine.hooks import COLOURS
from sixgun.engine.ids import SUIT_LETTERS
from sixgun.ledger import Entry, Point
from sixgun.ledger.entries import near
from sixgun.ledger.search import close_names, fold
from sixgun.rules.rulebook import life_points
from sixgun.words import LANGUAGES, Words

SHOWN = 12  # rules that fit on a screen below the card or character
SUIT_SIGNS = dict(zip(SUIT_LETTERS, "♠♥♦♣", strict=True))
Json = dict[str, object]
Lines = Iterable[RenderableType]


def show_found(terms: list[str], words: Words) -> None:
    """Prints everything that an edition and the ledger have on these terms."""
    show(look_up(terms, words.edition, words).lines(words))


def names_of(key: str, words: Words) -> set[str]:
    """Every name of a card, character or role."""
    english = words_in(LANGUAGES[0], words.edition)
    return {fold(words.name(key)), fold(english.name(key)), key, key.replace("_", " ")}


def show(lines: Lines) -> None:
    console = Console(highlight=False)
    for line in lines:
        console.print(line)


def refuse(words: Words, code: str, meant: Iterable[str] = (), **facts: str) -> NoReturn:
    """Prints an error and similar names, and exits."""
    console = Console(stderr=True, highlight=False)
    console.print(Text(words.say(code, **facts)))
    if names := ", ".join(meant):
        console.print(Text(words.say("rules-near", names=names)))
    raise typer.Exit(2)


def check_known(code: str, wanted: str, known: Iterable[str], words: Words) -> None:
    """Refuses an unknown name."""
    if wanted not in known:
        refuse(words, code, close_names(wanted, known), wanted=wanted, names=", ".join(known))


@cache
def words_in(lang: str, edition: str = DEFAULT) -> Words:
    return Words(lang, edition, asdict(EDITIONS[edition].rules))


# ---- cards and characters


@dataclass(frozen=True, slots=True)
class PrintedThing:
    """A card, a character or an event card in one edition."""

    key: str
    edition: str
    name: str
    text: str
    border: str = ""  # of a card
    faces: tuple[str, ...] = ()  # of a card
    life: int = 0  # of a character
    expansion: str = ""  # of an event card

    def names(self) -> str:
        """All its names in one text: in the chosen language, in English, and its key."""
        english = words_in(LANGUAGES[0], self.edition).name(self.key)
        return fold(f"{self.name} {english} {self.key.replace('_', ' ')}")

    def answers_to(self, wanted: str) -> bool:
        names = self.names().split()
        return all(any(name.startswith(word) for name in names) for word in fold(wanted).split())

    def is_called(self, wanted: str) -> bool:
        return fold(wanted) in (fold(self.name), self.key.replace("_", " "))

    def data(self) -> Json:
        used = {"key", "edition", "name", "text", *FACTS[self.kind]}
        return {"kind": self.kind, **{name: value for name, value in asdict(self).items() if name in used}}

    @property
    def kind(self) -> str:
        if self.expansion:
            return "event_card"
        return "character" if self.life else "card"


FACTS = {"card": ("border", "faces"), "character": ("life",), "event_card": ("expansion",)}
"""What only one kind of thing has."""


@cache
def things_in(edition: str, lang: str) -> tuple[PrintedThing, ...]:
    rules, words = EDITIONS[edition].rules, words_in(lang, edition)
    printed: dict[str, tuple[str, ...]] = {}
    for key, face in faces(rules.deck):
        printed[key] = (*printed.get(key, ()), face)
    people = CHARACTER_SETS[rules.characters]
    plain = {key: PrintedThing(key, edition, words.name(key), words.text(key)) for key in (*printed, *people)}
    return (
        *(replace(plain[key], border=border(key), faces=prints) for key, prints in printed.items()),
        *(replace(plain[key], life=int(life_points(person, rules))) for key, person in people.items()),
        *(
            PrintedThing(card.key, edition, words.name(card.key), words.text(card.key), expansion=expansion)
            for expansion, cards in EXPANSIONS.items()
            for card in cards
        ),
    )


def border(key: str) -> str:
    return COLOURS[CARDS[KINDS[key]].colour]


def things(wanted: str, lang: str, edition: str | None) -> list[PrintedThing]:
    """Everything of this name in an edition; without one, each in the first edition that has it."""
    found: dict[str, PrintedThing] = {}
    for name in [edition] if edition else [DEFAULT, *EDITIONS]:
        for each in things_in(name, lang):
            if wanted and each.answers_to(wanted):
                found.setdefault(each.key, each)
    return list(found.values())


# ---- looking up


@dataclass(frozen=True, slots=True)
class Found:
    """The result of a search."""

    wanted: str  # the terms that are not ids
    things: list[PrintedThing]
    entries: list[Entry]  # found by id and shown in full
    points: list[Point]
    mentions: list[Entry]

    def data(self) -> Json:
        entries = [*self.entries, *self.mentions]
        return {
            "things": [each.data() for each in self.things],
            "entries": [{**asdict(each), "editions": ledger.editions_of(each)} for each in entries],
            "points": [each.data(each.texts) for each in self.points],
        }

    def lines(self, words: Words) -> Lines:
        for each in self.things:
            yield from thing_lines(each, words)
        for entry in self.entries:
            yield from (*entry_lines(entry, words), *source_lines(entry, words))
        for point in self.points:
            yield from point_lines(point, list(point.texts), words)
        yield from mention_lines(self, words)


def look_up(terms: list[str], edition: str | None, words: Words) -> Found:
    entries = [each for term in terms for each in ledger.entries_named(term)]
    points = [each for term in terms for each in ledger.points_named(term)]
    wanted = " ".join(term for term in terms if not is_id(term)).replace("_", " ")
    matches = things(wanted, words.lang, edition)
    if edition and not matches:
        check_edition(wanted, edition, words)
    mentions = mentioning(wanted, [*[each.key for each in matches], *terms_called(wanted, words.lang, edition)])
    if edition:
        # Rules of other editions come last but stay: the ledger does not list every edition of a plain rule.
        mentions.sort(key=lambda each: not ledger.may_hold_in(each, edition))
    if wanted and not matches and not mentions:
        refuse_search(wanted, words)
    return Found(wanted, matches, entries, points, mentions)


def is_id(term: str) -> bool:
    return bool(ledger.entries_named(term) or ledger.points_named(term))


def terms_called(wanted: str, lang: str, edition: str | None) -> list[str]:
    """The keys of roles, places and terms with this printed name, such as `renegade` for Kopfgeldjäger."""
    printed = [words_in(lang, name).names() for name in ([edition] if edition else EDITIONS)]
    return list(dict.fromkeys(key for names in printed for key, name in names.items() if fold(name) == fold(wanted)))


def mentioning(wanted: str, keys: list[str]) -> list[Entry]:
    """The rules that contain the words, and those on what they are printed names of, by its English name."""
    english = words_in(LANGUAGES[0])
    found = [
        *ledger.search(wanted),
        *(entry for key in keys for entry in ledger.about(english.name(key))),
    ]
    return list(dict.fromkeys(found))


def check_edition(wanted: str, edition: str, words: Words) -> None:
    """Refuses a card of another edition, even if a ruling mentions it."""
    homes = [name for name in EDITIONS if any(each.is_called(wanted) for each in things_in(name, words.lang))]
    if homes:
        refuse(words, "rules-not-in-edition", wanted=wanted, edition=edition, names=", ".join(homes))


def refuse_search(wanted: str, words: Words) -> NoReturn:
    if "-" in wanted and near(wanted):
        refuse(words, "rules-unknown-id", near(wanted), wanted=wanted)
    names = {each.name for name in EDITIONS for each in things_in(name, words.lang)}
    refuse(words, "rules-unknown-words", close_names(wanted, sorted(names)), wanted=wanted)


# ---- printing


def heading(text: str) -> Text:
    return Text(text, style="bold")


def indented(text: str, style: str = "") -> Padding:
    return Padding(Text(text, style=style), (0, 0, 0, 2))


def thing_lines(thing: PrintedThing, words: Words) -> Lines:
    yield heading(thing.name)
    yield indented(thing_facts(thing, words_in(words.lang, thing.edition)), "dim")
    yield indented(thing.text)
    yield Text()


def thing_facts(thing: PrintedThing, words: Words) -> str:
    title = words.name(f"edition_{thing.edition}")
    if thing.expansion:
        expansion = words.name(f"expansion_{thing.expansion}")
        return words.say("rules-event", expansion=expansion, source=words.source(thing.expansion))
    if thing.life:
        return words.say("rules-character", life=thing.life, edition=title)
    prints = " ".join(face[:-1] + SUIT_SIGNS[face[-1]] for face in thing.faces)
    colour = words.name(f"{thing.border}_border")
    return words.say("rules-card", border=colour, count=len(thing.faces), edition=title, faces=prints)


def entry_lines(entry: Entry, words: Words) -> Lines:
    yield Text.assemble((entry.id, "bold"), "  ", (entry_editions(entry, words), "dim"))
    yield indented(entry.rule)


def entry_editions(entry: Entry, words: Words) -> str:
    """Where a rule holds; of an expansion, what is known of it at all."""
    if entry.expansion:
        return f"{words.name(f'expansion_{entry.expansion}')}: {words.source(entry.expansion)}"
    known = ledger.editions_of(entry)
    if not known:
        return words.say("rules-own-ruling")
    return words.say("rules-in-all-editions") if len(known) == len(EDITIONS) else ", ".join(known)


def source_lines(entry: Entry, words: Words) -> Lines:
    yield indented(entry.section, "dim")
    yield indented(words.say("rules-places", places=entry.places), "dim")
    yield indented(words.say("rules-shown-by", test=entry.test), "dim")
    yield Text()


def point_lines(point: Point, editions: list[str], words: Words) -> Lines:
    """A point of the matrix, with two editions side by side per row."""
    yield heading(f"{point.id}  {point.point}")
    pairs = Table.grid(expand=True, padding=(0, 2, 0, 0))
    pairs.add_column(ratio=1)
    pairs.add_column(ratio=1)
    texts = [Text.assemble((f"{name}: ", "italic"), point.text(name)) for name in editions]
    for at in range(0, len(texts), 2):
        pairs.add_row(*texts[at : at + 2])
    yield Padding(pairs, (0, 0, 0, 2))
    if point.changes != "-":
        yield indented(words.say("rules-changes", changes=point.changes), "dim")
    yield Text()


def mention_lines(found: Found, words: Words) -> Lines:
    count = len(found.mentions)
    if count:
        yield heading(words.say("rules-entries", count=count, wanted=found.wanted))
    for entry in found.mentions[:SHOWN]:
        yield from entry_lines(entry, words)
    if count > SHOWN:
        yield Text(words.say("rules-more", count=count - SHOWN), style="italic")
