"""`sixgun rules`: looks up cards, characters and rules, and where two editions differ."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, replace
from functools import cache
from itertools import zip_longest
from typing import Annotated, NoReturn

import typer
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sixgun import ledger
from sixgun.cards import CARDS, KINDS
from sixgun.commands.speech import say_help
from sixgun.editions import CHARACTER_SETS, DEFAULT, EDITIONS, faces
from sixgun.engine.hooks import COLOURS
from sixgun.engine.ids import SUIT_LETTERS
from sixgun.ledger import Entry, Point, Setting
from sixgun.ledger.entries import near
from sixgun.ledger.search import close_names, fold
from sixgun.words import LANGUAGES, Words

SHOWN = 12  # so many rules fit on a screen, below what they are about
SUIT_SIGNS = dict(zip(SUIT_LETTERS, "♠♥♦♣", strict=True))
Json = dict[str, object]
Lines = Iterable[RenderableType]


def rules(
    terms: Annotated[list[str] | None, typer.Argument(help=say_help("rules-help-terms"))] = None,
    edition: Annotated[str | None, typer.Option(help=say_help("rules-help-edition"))] = None,
    lang: Annotated[str, typer.Option(help=say_help("rules-help-lang"))] = LANGUAGES[0],
    diff: Annotated[tuple[str, str] | None, typer.Option(help=say_help("rules-help-diff"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=say_help("rules-help-json"))] = False,
) -> None:
    named("rules-unknown-lang", lang, LANGUAGES, speaker(LANGUAGES[0]))
    for name in [*(diff or ()), *([edition] if edition else [])]:
        named("rules-unknown-edition", name, EDITIONS, speaker(lang))
    data, lines = answer(terms or [], edition, lang, diff)
    if as_json:
        typer.echo(json.dumps(data, ensure_ascii=False, indent=2))
    else:
        show(lines(speaker(lang, edition or DEFAULT)))


rules.__doc__ = say_help("rules-help")

Answer = tuple[Json, Callable[[Words], Lines]]
"""For programs, and for people."""


def answer(terms: list[str], edition: str | None, lang: str, diff: tuple[str, str] | None) -> Answer:
    if diff:
        difference = Difference(*diff)
        return difference.data(), difference.lines
    if terms:
        found = look_up(terms, edition, speaker(lang))
        return found.data(), found.lines
    return overview_data(), overview_lines


def show(lines: Lines) -> None:
    console = Console(highlight=False)
    for line in lines:
        console.print(line)


def refuse(words: Words, code: str, meant: Iterable[str] = (), **facts: str) -> NoReturn:
    """Says what is not there, and what may have been meant."""
    console = Console(stderr=True, highlight=False)
    console.print(Text(words.say(code, **facts)))
    if names := ", ".join(meant):
        console.print(Text(words.say("rules-near", names=names)))
    raise typer.Exit(2)


def named(code: str, wanted: str, known: Iterable[str], words: Words) -> None:
    """Refuses what nobody knows."""
    if wanted not in known:
        refuse(words, code, close_names(wanted, known), wanted=wanted, names=", ".join(known))


@cache
def speaker(lang: str, edition: str = DEFAULT) -> Words:
    return Words(lang, edition, asdict(EDITIONS[edition].rules))


# ---- cards and characters


@dataclass(frozen=True, slots=True)
class Thing:
    """A card or a character, as one edition has it."""

    key: str
    edition: str
    name: str
    text: str
    border: str = ""  # of a card
    faces: tuple[str, ...] = ()  # of a card
    life: int = 0  # of a character

    def names(self) -> str:
        """Every name it answers to; the key is the English one."""
        english = speaker(LANGUAGES[0], self.edition).name(self.key)
        return fold(f"{self.name} {english} {self.key.replace('_', ' ')}")

    def answers_to(self, wanted: str) -> bool:
        spoken = self.names().split()
        return all(any(name.startswith(word) for name in spoken) for word in fold(wanted).split())

    def is_called(self, wanted: str) -> bool:
        return fold(wanted) in (fold(self.name), self.key.replace("_", " "))

    def data(self) -> Json:
        unused = {"border", "faces"} if self.life else {"life"}
        kept = {name: value for name, value in asdict(self).items() if name not in unused}
        return {"kind": "character" if self.life else "card", **kept}


@cache
def things_in(edition: str, lang: str) -> tuple[Thing, ...]:
    rules, words = EDITIONS[edition].rules, speaker(lang, edition)
    printed: dict[str, tuple[str, ...]] = {}
    for key, face in faces(rules.deck):
        printed[key] = (*printed.get(key, ()), face)
    people = CHARACTER_SETS[rules.characters]
    plain = {key: Thing(key, edition, words.name(key), words.text(key)) for key in (*printed, *people)}
    return (
        *(replace(plain[key], border=border(key), faces=prints) for key, prints in printed.items()),
        *(replace(plain[key], life=int(person.life(rules))) for key, person in people.items()),
    )


def border(key: str) -> str:
    return COLOURS[CARDS[KINDS[key]].colour]


def things(wanted: str, lang: str, edition: str | None) -> list[Thing]:
    """What the words name in an edition; without one, in the first that has such a name."""
    found: dict[str, Thing] = {}
    for name in [edition] if edition else [DEFAULT, *EDITIONS]:
        for each in things_in(name, lang):
            if wanted and each.answers_to(wanted):
                found.setdefault(each.key, each)
    return list(found.values())


# ---- looking up


@dataclass(frozen=True, slots=True)
class Found:
    wanted: str  # the words that are no id
    things: list[Thing]
    entries: list[Entry]  # asked for by id, shown in full
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
    wanted = " ".join(term for term in terms if not is_id(term))
    met = things(wanted, words.lang, edition)
    if edition and not met:
        check_edition(wanted, edition, words)
    mentions = mentioning(wanted, met)
    if edition:
        # Put behind, not left out: the ledger does not name every edition in which a plain rule holds.
        mentions.sort(key=lambda each: not ledger.may_hold_in(each, edition))
    if wanted and not met and not mentions:
        refuse_search(wanted, words)
    return Found(wanted, met, entries, points, mentions)


def is_id(term: str) -> bool:
    return bool(ledger.entries_named(term) or ledger.points_named(term))


def mentioning(wanted: str, met: list[Thing]) -> list[Entry]:
    """The rules that hold the words, and those on what the words name: the ledger is in English."""
    english = speaker(LANGUAGES[0])
    found = [
        *ledger.search(wanted),
        *(entry for each in met for entry in ledger.about(english.name(each.key))),
    ]
    return list(dict.fromkeys(found))


def check_edition(wanted: str, edition: str, words: Words) -> None:
    """A card of another edition is refused, although a ruling may mention it."""
    homes = [name for name in EDITIONS if any(each.is_called(wanted) for each in things_in(name, words.lang))]
    if homes:
        refuse(words, "rules-not-in-edition", wanted=wanted, edition=edition, names=", ".join(homes))


def refuse_search(wanted: str, words: Words) -> NoReturn:
    if "-" in wanted and near(wanted):
        refuse(words, "rules-unknown-id", near(wanted), wanted=wanted)
    names = {each.name for name in EDITIONS for each in things_in(name, words.lang)}
    refuse(words, "rules-unknown-words", close_names(wanted, sorted(names)), wanted=wanted)


# ---- what was found, for people


def heading(text: str) -> Text:
    return Text(text, style="bold")


def indented(text: str, style: str = "") -> Padding:
    return Padding(Text(text, style=style), (0, 0, 0, 2))


def thing_lines(thing: Thing, words: Words) -> Lines:
    yield heading(thing.name)
    yield indented(thing_facts(thing, speaker(words.lang, thing.edition)), "dim")
    yield indented(thing.text)
    yield Text()


def thing_facts(thing: Thing, words: Words) -> str:
    title = words.name(f"edition_{thing.edition}")
    if thing.life:
        return words.say("rules-character", life=thing.life, edition=title)
    prints = " ".join(face[:-1] + SUIT_SIGNS[face[-1]] for face in thing.faces)
    colour = words.name(f"{thing.border}_border")
    return words.say("rules-card", border=colour, count=len(thing.faces), edition=title, faces=prints)


def entry_lines(entry: Entry, words: Words) -> Lines:
    yield Text.assemble((entry.id, "bold"), "  ", (entry_editions(entry, words), "dim"))
    yield indented(entry.rule)


def entry_editions(entry: Entry, words: Words) -> str:
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
    """The editions side by side, two to a row."""
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


# ---- two editions


@dataclass(frozen=True, slots=True)
class Difference:
    a: str
    b: str

    def data(self) -> Json:
        both = [self.a, self.b]
        settings, points = ledger.differences(self.a, self.b)
        return {
            "editions": both,
            "settings": [{"name": each.name, **{name: each.values[name] for name in both}} for each in settings],
            "points": [each.data(both) for each in points],
        }

    def lines(self, words: Words) -> Lines:
        settings, points = ledger.differences(self.a, self.b)
        titles = {"a": words.name(f"edition_{self.a}"), "b": words.name(f"edition_{self.b}")}
        yield from (heading(words.say("rules-diff-title", **titles)), Text())
        if not settings and not points:
            yield Text(words.say("rules-diff-none"))
            return
        yield heading(words.say("rules-diff-settings", count=len(settings)))
        yield from (self.table(settings, words), Text())
        yield from (heading(words.say("rules-diff-points", count=len(points))), Text())
        for point in points:
            yield from point_lines(point, [self.a, self.b], words)

    def table(self, settings: Iterable[Setting], words: Words) -> Table:
        table = Table(words.say("rules-diff-setting"), self.a, self.b, expand=True, show_lines=True)
        for setting in settings:
            values = [setting_value(setting, name, words.lang) for name in (self.a, self.b)]
            table.add_row(*map(Text, (speaker(words.lang, self.a).setting(setting.name), *values)))
        return table


def setting_value(setting: Setting, edition: str, lang: str) -> str:
    words = speaker(lang, edition)
    if setting.value(edition) == "-":
        return words.say("rules-does-not-apply")
    return words.choice(setting.name, getattr(EDITIONS[edition].rules, setting.name))


# ---- without words


def overview_data() -> Json:
    return {
        "editions": list(EDITIONS),
        "sections": {title: [each.id for each in found] for title, found in ledger.sections().items()},
        "things": {name: [each.key for each in things_in(name, LANGUAGES[0])] for name in EDITIONS},
    }


def overview_lines(words: Words) -> Lines:
    yield from (heading(words.say("rules-overview-title")), examples(words), Text())
    yield heading(words.say("rules-overview-editions"))
    yield from (grid((name, words.name(f"edition_{name}"), box(name, words)) for name in EDITIONS), Text())
    yield heading(words.say("rules-overview-sections", count=len(ledger.entries())))
    titles = [title.partition(" (")[0] for title in ledger.sections()]
    half = (len(titles) + 1) // 2
    yield grid(zip_longest(titles[:half], titles[half:], fillvalue=""))


def examples(words: Words) -> RenderableType:
    first, *_, last = EDITIONS
    name = fold(words.name("beer"))
    rows = {
        name: "rules-overview-thing",
        "BR-BEE-4 BR-BEE E21": "rules-overview-id",
        "sheriff deputy": "rules-overview-words",
        f"{name} --edition {last}": "rules-overview-edition",
        f"--diff {first} {DEFAULT}": "rules-overview-diff",
    }
    return grid((f"sixgun rules {example}", words.say(code)) for example, code in rows.items())


def box(edition: str, words: Words) -> str:
    rules = EDITIONS[edition].rules
    people = len(CHARACTER_SETS[rules.characters])
    return words.say("rules-overview-box", cards=len(faces(rules.deck)), characters=people)


def grid(rows: Iterable[tuple[str, ...]]) -> RenderableType:
    table = Table.grid(padding=(0, 3, 0, 0))
    for row in rows:
        table.add_row(*map(Text, row))
    return Padding(table, (0, 0, 0, 2))
