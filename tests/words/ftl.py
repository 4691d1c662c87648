"""Parses the .ftl files: their messages, and the variables and messages each of them mentions."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Junk,
    Message,
    MessageReference,
    SelectExpression,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from sixgun.words.catalogue import files

VALUE = ""  # as the name of a form: the message itself, without an attribute


class Mentions(Visitor):
    """The variables and messages in one form of a message, and the variants from which it selects."""

    def __init__(self, node: BaseNode | None) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selections: list[list[str]] = []
        self.selectors: dict[str, set[str]] = {}
        self.visit(node)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        keys = [variant.key for variant in node.variants]
        written = [key.name if isinstance(key, Identifier) else key.value for key in keys]
        self.selections.append(written)
        if isinstance(node.selector, VariableReference):
            self.selectors.setdefault(node.selector.id.name, set()).update(written)
        self.generic_visit(node)


@dataclass(frozen=True)
class Entry:
    """A message with all its forms."""

    forms: dict[str, Mentions]

    @property
    def attributes(self) -> set[str]:
        return set(self.forms) - {VALUE}

    @property
    def references(self) -> set[str]:
        return {code for form in self.forms.values() for code in form.references}


def entry(message: Message) -> Entry:
    attributes = {attribute.id.name: Mentions(attribute.value) for attribute in message.attributes}
    return Entry({VALUE: Mentions(message.value), **attributes})


@cache
def messages(lang: str) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    for path in files(lang):
        for item in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(item, Junk), f"{path}: {item.content}"
            if isinstance(item, Message):
                assert item.id.name not in found, f"{path} has {item.id.name} twice"
                found[item.id.name] = entry(item)
    return found


def with_prefix(lang: str, prefix: str) -> set[str]:
    return {code.removeprefix(prefix) for code in messages(lang) if code.startswith(prefix)}


def mentioned(lang: str, code: str, form: str = VALUE) -> set[str]:
    """Every variable of this form and of the messages it refers to."""
    one = messages(lang)[code].forms[form]
    return one.variables.union(*(mentioned(lang, part) for part in one.references))


def selectors_of(lang: str, code: str, form: str = VALUE) -> dict[str, set[str]]:
    """Every variable on which this form or a message it refers to selects, with the variants."""
    one = messages(lang)[code].forms[form]
    found = {variable: set(keys) for variable, keys in one.selectors.items()}
    for part in one.references:
        for variable, keys in selectors_of(lang, part).items():
            found.setdefault(variable, set()).update(keys)
    return found


def facts_of(lang: str, code: str, form: str = VALUE) -> set[str]:
    """The same without names, which are available to every message."""
    return {fact for fact in mentioned(lang, code, form) if not fact.startswith("name-")}


def reads_well(text: str) -> bool:
    """Whether the text begins and ends like a sentence and has no double spaces or stray punctuation."""
    whole = text[0].isupper() and text.endswith((".", "!", "?"))
    return whole and not re.search(r"\s\s|[!.]\.|\s[.,:;]|[{}]", text)
