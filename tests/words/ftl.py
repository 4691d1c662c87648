"""The .ftl files, read as text: which messages there are, and what each of them mentions."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from sixgun.words.catalogue import files


@dataclass(frozen=True)
class Entry:
    attributes: frozenset[str]
    variables: frozenset[str]
    references: frozenset[str]


class Mentions(Visitor):
    def __init__(self, node: BaseNode) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.visit(node)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


def entry(message: Message) -> Entry:
    mentions = Mentions(message)
    attributes = frozenset(attribute.id.name for attribute in message.attributes)
    return Entry(attributes, frozenset(mentions.variables), frozenset(mentions.references))


@cache
def messages(lang: str) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    for path in files(lang):
        for item in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(item, Junk), f"{path}: {item.content}"
            if isinstance(item, Message):
                assert item.id.name not in found, f"{path} says {item.id.name} again"
                found[item.id.name] = entry(item)
    return found


def with_prefix(lang: str, prefix: str) -> set[str]:
    return {code.removeprefix(prefix) for code in messages(lang) if code.startswith(prefix)}


def mentioned(lang: str, code: str) -> frozenset[str]:
    """Every variable of the message, and of the parts it is put together from."""
    one = messages(lang)[code]
    return one.variables.union(*(mentioned(lang, part) for part in one.references))
