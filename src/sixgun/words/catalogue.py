"""The .ftl files of a language, each compiled once. Only this module uses the Fluent library."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import cast

from fluent_compiler.compiler import compile_messages  # type: ignore[import-untyped]
from fluent_compiler.resource import FtlResource  # type: ignore[import-untyped]

OWN_NAMES = {"en": "English", "de": "Deutsch", "cs": "Čeština"}
"""What the speakers of each language call it."""
LANGUAGES = tuple(OWN_NAMES)
HERE = Path(__file__).parent
BEGINNING = re.compile(r"^(?:(?P<message>[a-zA-Z][\w-]*)|\s+\.(?P<attribute>[a-zA-Z][\w-]*)) *=", re.MULTILINE)

Message = Callable[[Mapping[str, object], list[Exception]], str]


class UnknownWord(LookupError):
    """An unknown language, edition, message or fact."""

    def __str__(self) -> str:
        return str(self.args[0])


class Catalogue:
    """The messages of one language. Attributes count as messages: `name-missed.walkingdead`."""

    def __init__(self, lang: str, places: Mapping[str, Path]) -> None:
        self.lang = lang
        self._places = places
        self._forms = forms(places)

    def __contains__(self, code: object) -> bool:
        return code in self._places

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def fullest(self, code: str, facts: Mapping[str, object]) -> str:
        """The form of this message that uses the most of these facts, such as `event-played.target`."""
        for needs, form in self._forms.get(code, ()):
            if needs <= facts.keys():
                return form
        return code

    def format(self, code: str, facts: Mapping[str, object]) -> str:
        place = self._places.get(code)
        if place is None:
            raise UnknownWord(f"The language {self.lang!r} has no message {code!r}.")
        errors: list[Exception] = []
        sentence = compiled(self.lang, place)[code](facts, errors)
        if errors:
            raise UnknownWord(f"The message {code!r} cannot be formatted in {self.lang!r}: {errors[0]}.")
        return sentence


def forms(codes: Iterable[str]) -> dict[str, list[tuple[frozenset[str], str]]]:
    """By message, the attributes named after facts (`kind-target`), those with the most facts first."""
    found: dict[str, list[tuple[frozenset[str], str]]] = {}
    for form in codes:
        code, dot, attribute = form.partition(".")
        if dot:
            found.setdefault(code, []).append((frozenset(attribute.split("-")), form))
    for alternatives in found.values():
        alternatives.sort(key=lambda one: -len(one[0]))
    return found


def files(lang: str) -> list[Path]:
    return sorted((HERE / lang).glob("*.ftl"))


@cache
def catalogue(lang: str) -> Catalogue:
    if lang not in LANGUAGES:
        raise UnknownWord(f"Unknown language {lang!r}; choose from {', '.join(LANGUAGES)}.")
    return Catalogue(lang, {code: path for path in files(lang) for code in codes(path)})


def codes(path: Path) -> Iterator[str]:
    """The codes of a file's messages and attributes, found without compiling it."""
    message = ""
    for line in BEGINNING.finditer(path.read_text(encoding="utf-8")):
        if line["message"]:
            message = line["message"]
            yield message
        else:
            yield f"{message}.{line['attribute']}"


@cache
def compiled(lang: str, path: Path) -> Mapping[str, Message]:
    """Compiles a file when its first message is needed; compiling all of them would take a second."""
    # Isolation marks are invisible in a browser and garbage in a terminal.
    result = compile_messages(lang, [FtlResource.from_file(str(path))], use_isolating=False)
    if result.errors:
        raise ValueError(f"The messages of {lang!r} do not compile: {result.errors}")
    return cast(Mapping[str, Message], result.message_functions)
