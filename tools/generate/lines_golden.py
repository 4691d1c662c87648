"""Writes how every line of the log and every question is spelled, for terminal and page to spell them alike.

python -m tools.generate.lines_golden; with --check, only compare
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from sixgun.match.lines import FACT_TYPES, Fact, Facts
from sixgun.match.match import deal
from sixgun.match.narrator import Narrator
from sixgun.match.notation import write_card
from sixgun.words import LANGUAGES, Words
from sixgun.words.catalogue import files

TARGET: Final = Path(__file__).parents[2] / "tests" / "golden" / "lines.jsonl"
EDITION: Final = "fourth"
NAMES: Final = ("Ann", "Ann 2", "Cyd", "Dan")
PREFIXES: Final = ("log-", "prompt-", "refusal-", "bot-deed", "bot-believes")
SPECTATOR: Final = -1

SAMPLES: Final[Facts] = {
    "who": 0, "target": 1, "by": 2, "dead": 3, "winners": (0, 1, 2),
    "card": 7, "face": 21, "in_play": 60, "back": 33, "old": 65, "top": 44, "pay": 50,
    "cards": (3, 30, 48), "price": (12, 40), "via": "bart_cassidy", "cause": "gatling", "kind": "bang",
    "character": "kit_carlson", "role": "outlaw", "side": "law_side", "ability": "suzy_lafayette",
    "count": 2, "lost": 1, "gained": 1, "life": 2, "range": 3, "limit": 4, "over": 0, "percent": 70,
    "distance": 3, "reach": 1, "matched": False, "dodged": False, "event_card": "thirst", "duty": 8, "red": False,
}  # fmt: skip
"""A value for each fact."""

OTHERS: Final[dict[str, tuple[Fact, ...]]] = {
    "count": (1, 5), "lost": (3,), "life": (0, 1), "over": (2,),
    "matched": (True,), "dodged": (True,), "red": (True,), "cause": ("duel", "knife", "bang"),
}  # fmt: skip
"""Values that read otherwise."""


class Mentions(Visitor):
    """The variables of a form, and the parts it is put together from."""

    def __init__(self, parts: dict[str, Any]) -> None:
        self.parts = parts
        self.variables: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name.removesuffix("_is"))

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.visit(self.parts[node.id.name])


def mentioned() -> dict[str, set[str]]:
    """By form of a message, the facts that any language mentions in it."""
    found: dict[str, set[str]] = {}
    for lang in LANGUAGES:
        bodies = [FluentParser().parse(path.read_text(encoding="utf-8")).body for path in files(lang)]
        messages = {one.id.name: one for body in bodies for one in body if isinstance(one, Message)}
        for code, message in messages.items():
            if code.startswith(PREFIXES):
                forms = {code: message.value} | {f"{code}.{each.id.name}": each.value for each in message.attributes}
                for form, pattern in forms.items():
                    seen = Mentions({name: one.value for name, one in messages.items()})
                    seen.visit(pattern)
                    found.setdefault(form, set()).update(seen.variables & FACT_TYPES.keys())
    return found


def cases() -> Iterator[tuple[str, Facts, int]]:
    """Every form with usual facts to a spectator, to each player it is about, and with one fact otherwise."""
    for form, names in sorted(mentioned().items()):
        code, _, attribute = form.partition(".")
        aside = attribute in ("pass", "others", "answer0", "answer1")
        named = set() if aside else set(attribute.split("-")) & FACT_TYPES.keys()
        facts = {name: SAMPLES[name] for name in FACT_TYPES if name in names | named}
        said = form if aside else code
        yield said, facts, SPECTATOR
        for name, fact in facts.items():
            if FACT_TYPES[name] == "seat" and isinstance(fact, int):
                yield said, facts, fact
        for name, values in OTHERS.items():
            for value in values if name in facts else ():
                yield said, {**facts, name: value}, SPECTATOR
    yield "log-over", {"winners": (0, 1), "side": "outlaw_side"}, 1
    yield "log-shot", {"who": 0, "target": 1, "card": 7, "cause": "gatling", "pay": 50}, SPECTATOR
    yield "log-took", {"who": 0, "target": 1, "card": 7, "via": 50}, 1
    yield "log-drew", {"who": 0, "count": 1, "via": "bart_cassidy"}, SPECTATOR


def written(code: str, facts: Facts, me: int) -> str:
    game = deal(EDITION, len(NAMES), seed=1).game
    words = {lang: Words(lang, EDITION) for lang in LANGUAGES}
    said = {lang: Narrator(words[lang], game, NAMES, me).say(code, facts) for lang in LANGUAGES}
    faces = {str(card): write_card(game.box, card) for card in cards_of(facts)}
    listener = {} if me == SPECTATOR else {"me": me}
    case = {"code": code, "facts": facts, **listener, **({"faces": faces} if faces else {}), **said}
    return json.dumps(case, ensure_ascii=False)


def cards_of(facts: Facts) -> Iterator[int]:
    for name, fact in facts.items():
        if FACT_TYPES[name] in ("cards", "card", "face", "thing") and not isinstance(fact, str):
            yield from fact if isinstance(fact, tuple) else (fact,)


def golden() -> str:
    return "".join(f"{written(*case)}\n" for case in cases())


def main() -> None:
    text = golden()
    if "--check" in sys.argv[1:]:
        kept = TARGET.read_text(encoding="utf-8") if TARGET.exists() else ""
        sys.exit(None if kept == text else "tests/golden/lines.jsonl is stale: python -m tools.generate.lines_golden")
    TARGET.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
