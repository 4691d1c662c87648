"""Write the events of the engine as messages of the server: `python -m tools.generate.event_messages`.

Afterwards `python -m tools.generate.messages` tells the page.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "src" / "sixgun" / "engine" / "events.py"
TARGET: Final = ROOT / "src" / "sixgun" / "server" / "messages" / "events.py"
HEAD: Final = '''"""What happened: every event of the engine as a message.

Made by `python -m tools.generate.event_messages` from src/sixgun/engine/events.py.
A place is deck, discards, display, resolving, box, hand:2 or play:2.
"""

from __future__ import annotations

from msgspec import Struct

from sixgun.server.messages.game import Reached, Role, Side
'''
TYPES: Final = {
    "CardId": "int",
    "Seat": "int",
    "int": "int",
    "str": "str",
    "bool": "bool",
    "Zone": "str",
    "Kind": "str",
    "Role": "Role",
    "tuple[int, ...]": "list[int]",
}
"""What the fields of an event are on the wire: numbers that only the engine knows are sent as words."""

WORDS: Final = {"side": "Side"}
"""Fields that hold one of a few words, and the type of these words."""

ADDED: Final = {"GameOver": ["reason: Reached"]}
"""Fields that only the message has."""

KEPT_BACK: Final = {"Moved.owner", "Played.answers", "Discarded.answers", "Used.answers", "LifeChanged.card"}
"""Fields that say who may see an event, or that only the lines of the log need."""


def event_messages() -> str:
    body = ast.parse(SOURCE.read_text(encoding="utf-8")).body
    events = [node for node in body if isinstance(node, ast.ClassDef) and is_event(node)]
    names = [message_name(event.name) for event in events]
    union = "Happening = (\n    " + "\n    | ".join(names) + "\n)\n"
    return "\n\n".join([HEAD, *[message(event) for event in events], union])


def is_event(node: ast.ClassDef) -> bool:
    return [ast.unparse(base) for base in node.bases] == ["Event"]


def message(event: ast.ClassDef) -> str:
    tag = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", event.name).lower()
    head = f'class {message_name(event.name)}(Struct, frozen=True, tag_field="type", tag="{tag}"):'
    return "\n".join([head, *docstring(event), *fields(event), ""])


def message_name(event: str) -> str:
    return f"{event}Message"


def docstring(event: ast.ClassDef) -> list[str]:
    """Its first sentence: the others are about the engine."""
    text = ast.get_docstring(event)
    return [] if text is None else [f'    """{text.split(". ")[0].rstrip(".")}."""', ""]


def fields(event: ast.ClassDef) -> list[str]:
    """The fields of the message, one on each line."""
    nodes = [node for node in event.body if isinstance(node, ast.AnnAssign)]
    declared = [(ast.unparse(node.target), ast.unparse(node.annotation)) for node in nodes]
    sent = [
        f"{name}: {WORDS.get(name, TYPES[kind])}" for name, kind in declared if f"{event.name}.{name}" not in KEPT_BACK
    ]
    return [f"    {field}" for field in [*sent, *ADDED.get(event.name, [])]]


if __name__ == "__main__":
    TARGET.write_text(event_messages(), encoding="utf-8")
