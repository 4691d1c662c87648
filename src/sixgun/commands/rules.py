"""`sixgun rules`: looks up cards, characters and rules, and compares editions."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import zip_longest
from typing import Annotated

import typer
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sixgun import ledger
from sixgun.commands.common import say_help
from sixgun.editions import CHARACTER_SETS, DEFAULT, EDITIONS, EXPANSIONS, faces
from sixgun.ledger import Setting
from sixgun.ledger.search import fold
from sixgun.terminal.lookup import Json, Lines, check_known, heading, look_up, point_lines, show, things_in, words_in
from sixgun.words import LANGUAGES, Words


def rules(
    terms: Annotated[list[str] | None, typer.Argument(help=say_help("rules-help-terms"))] = None,
    edition: Annotated[str | None, typer.Option(help=say_help("rules-help-edition"))] = None,
    lang: Annotated[str, typer.Option(help=say_help("rules-help-lang"))] = LANGUAGES[0],
    diff: Annotated[tuple[str, str] | None, typer.Option(help=say_help("rules-help-diff"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=say_help("rules-help-json"))] = False,
) -> None:
    check_known("rules-unknown-lang", lang, LANGUAGES, words_in(LANGUAGES[0]))
    for name in [*(diff or ()), *([edition] if edition else [])]:
        check_known("rules-unknown-edition", name, EDITIONS, words_in(lang))
    data, lines = answer(terms or [], edition, lang, diff)
    if as_json:
        typer.echo(json.dumps(data, ensure_ascii=False, indent=2))
    else:
        show(lines(words_in(lang, edition or DEFAULT)))


rules.__doc__ = say_help("rules-help")

Answer = tuple[Json, Callable[[Words], Lines]]
"""The answer as data for JSON and as lines for people."""


def answer(terms: list[str], edition: str | None, lang: str, diff: tuple[str, str] | None) -> Answer:
    if diff:
        difference = Difference(*diff)
        return difference.data(), difference.lines
    if terms:
        found = look_up(terms, edition, words_in(lang))
        return found.data(), found.lines
    return overview_data(), overview_lines


# ---- two editions


@dataclass(frozen=True, slots=True)
class Difference:
    """The differences between two editions."""

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
            table.add_row(*map(Text, (words_in(words.lang, self.a).setting(setting.name), *values)))
        return table


def setting_value(setting: Setting, edition: str, lang: str) -> str:
    words = words_in(lang, edition)
    if setting.value(edition) == "-":
        return words.say("rules-does-not-apply")
    return words.choice(setting.name, getattr(EDITIONS[edition].rules, setting.name))


# ---- overview


def overview_data() -> Json:
    return {
        "editions": list(EDITIONS),
        "sections": {title: [each.id for each in found] for title, found in ledger.sections().items()},
        "things": {
            name: [each.key for each in things_in(name, LANGUAGES[0]) if not each.expansion] for name in EDITIONS
        },
        "event_cards": {expansion: [card.key for card in cards] for expansion, cards in EXPANSIONS.items()},
    }


def overview_lines(words: Words) -> Lines:
    yield from (heading(words.say("rules-overview-title")), examples(words), Text())
    yield heading(words.say("rules-overview-editions"))
    yield from (grid((name, words.name(f"edition_{name}"), box(name, words)) for name in EDITIONS), Text())
    yield heading(words.say("rules-overview-expansions"))
    yield from (grid(expansion_row(name, words) for name in EXPANSIONS), Text())
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


def expansion_row(name: str, words: Words) -> tuple[str, ...]:
    cards = words.say("rules-overview-events", count=len(EXPANSIONS[name]))
    return (name, words.name(f"expansion_{name}"), cards)


def grid(rows: Iterable[tuple[str, ...]]) -> RenderableType:
    table = Table.grid(padding=(0, 3, 0, 0))
    for row in rows:
        table.add_row(*map(Text, row))
    return Padding(table, (0, 0, 0, 2))
