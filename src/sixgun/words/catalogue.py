"""The .ftl files of a language, compiled once. Nothing else knows the Fluent library."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

from fluent_compiler.compiler import compile_messages  # type: ignore[import-untyped]
from fluent_compiler.resource import FtlResource  # type: ignore[import-untyped]

LANGUAGES = ("en", "de", "cs")
HERE = Path(__file__).parent

Message = Callable[[Mapping[str, object], list[Exception]], str]


class UnknownWord(LookupError):
    """There is no such language, edition, message or fact."""

    def __str__(self) -> str:
        return str(self.args[0])


class Catalogue:
    """The messages of one language. An attribute is a message of its own: `name-missed.walkingdead`."""

    def __init__(self, lang: str, messages: Mapping[str, Message]) -> None:
        self.lang = lang
        self._messages = messages
        self._forms = forms(messages)

    def __contains__(self, code: object) -> bool:
        return code in self._messages

    def __iter__(self) -> Iterator[str]:
        return iter(self._messages)

    def fullest(self, code: str, facts: Mapping[str, object]) -> str:
        """The form of this message that says most of these facts: `event-played.target` if there is one."""
        for needs, form in self._forms.get(code, ()):
            if needs <= facts.keys():
                return form
        return code

    def format(self, code: str, facts: Mapping[str, object]) -> str:
        message = self._messages.get(code)
        if message is None:
            raise UnknownWord(f"The language {self.lang!r} has no message {code!r}.")
        errors: list[Exception] = []
        sentence = message(facts, errors)
        if errors:
            raise UnknownWord(f"The message {code!r} can not be said in {self.lang!r}: {errors[0]}.")
        return sentence


def forms(codes: Iterable[str]) -> dict[str, list[tuple[frozenset[str], str]]]:
    """By message, the attributes named after facts (`kind-target`), those that need most facts first."""
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
        raise UnknownWord(f"There is no language {lang!r}; there are {', '.join(LANGUAGES)}.")
    resources = [FtlResource.from_file(str(path)) for path in files(lang)]
    # No isolation marks: they are invisible in a browser and rubbish in a terminal.
    compiled = compile_messages(lang, resources, use_isolating=False)
    if compiled.errors:
        raise ValueError(f"The words of {lang!r} do not compile: {compiled.errors}")
    return Catalogue(lang, compiled.message_functions)
