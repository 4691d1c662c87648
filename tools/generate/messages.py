"""Write the messages of the server as TypeScript: `python -m tools.generate.messages`; with --check, only compare."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from json import dumps
from pathlib import Path
from types import ModuleType
from typing import Literal, get_args, get_origin

from msgspec import Struct, inspect
from msgspec.inspect import Field, StructType, Type

from sixgun.editions import DEFAULT
from sixgun.engine.frames import prompts
from sixgun.engine.refusals import ALLOWED, CODES
from sixgun.match.lines import FACT_TYPES, TAILS
from sixgun.server.messages import events, game, rest, room, socket
from sixgun.words import LANGUAGES, OWN_NAMES

TARGET = Path(__file__).parents[2] / "web" / "src" / "protocol" / "messages.ts"
HEAD = "// The messages of the server. Made by `python -m tools.generate.messages` from src/sixgun/server/messages.\n"
LANGUAGE = f"""export const LANGUAGES = {dumps(LANGUAGES)} as const;
export type Language = (typeof LANGUAGES)[number];
/** What the speakers of each language call it. */
export const OWN_NAMES: Record<Language, string> = {dumps(OWN_NAMES, ensure_ascii=False, indent=2)};
"""
PROTOCOL = f"/** The version of these messages. */\nexport const PROTOCOL = {room.PROTOCOL};\n"
EDITION = f"/** The edition of a table that names none. */\nexport const DEFAULT_EDITION = {dumps(DEFAULT)};\n"
FACTS = f"""/** How each fact of a line is spelled. */
export const FACT_TYPES = {dumps(FACT_TYPES, indent=2)} as const;
export const TAILS = {dumps(TAILS)} as const;
"""
LISTS = {
    "LEVELS": room.Level,
    "SPEEDS": room.Speed,
    "BOT_PACES": socket.BotPace,
    "PHRASES": socket.Phrase,
    "EXAMPLES": rest.ExampleName,
}
"""What a page offers one by one, in this order."""
SIMPLE = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}


MODULES = (game, events, room, socket, rest)
UNIONS = {"Happening": events.Happening, "FromClient": socket.FromClient, "FromServer": socket.FromServer}
WORDS = {
    frozenset(get_args(value)): name
    for module in MODULES
    for name, value in vars(module).items()
    if get_origin(value) is Literal
}
"""The names of the sets of words, by what is in them."""


def typescript() -> str:
    """The version, the languages, the default edition, the types of facts, the words, the messages and their unions."""
    names = {**WORDS, frozenset(prompts()): "PromptName", frozenset(CODES) - {CODES[ALLOWED]}: "RefusalCode"}
    words = [f"export type {name} =\n{alternatives(quoted(values))};\n" for values, name in names.items()]
    lists = [f"export const {name} = {dumps(get_args(words))} as const;\n" for name, words in LISTS.items()]
    written = [written_struct(one) for module in MODULES for one in structs(module)]
    unions = [f"export type {name} =\n{alternatives(structs_in(union))};\n" for name, union in UNIONS.items()]
    return "\n".join([HEAD, PROTOCOL, LANGUAGE, EDITION, FACTS, *lists, *words, *written, *unions])


def quoted(values: Iterable[str]) -> list[str]:
    return sorted(f'"{value}"' for value in values)


def structs(module: ModuleType) -> Iterator[type[Struct]]:
    for one in vars(module).values():
        if isinstance(one, type) and issubclass(one, Struct) and one.__module__ == module.__name__:
            yield one


def structs_in(union: object) -> list[str]:
    return [name_of(one) for one in get_args(union)]


def name_of(struct: type[Struct]) -> str:
    """The page knows no events but those that it is sent, and calls them as the engine does."""
    return struct.__name__.removesuffix("Message") if struct.__module__ == events.__name__ else struct.__name__


def alternatives(names: Iterable[str]) -> str:
    return "\n".join(f"  | {name}" for name in names)


def written_struct(struct: type[Struct]) -> str:
    info = inspect.type_info(struct)
    assert isinstance(info, StructType)
    lines = [f"  {info.tag_field}: {info.tag!r};".replace("'", '"')] if info.tag_field else []
    lines += [written_field(field, info) for field in info.fields]
    return "\n".join([*documented(struct), f"export interface {name_of(struct)} {{", *lines, "}", ""])


def documented(struct: type[Struct]) -> list[str]:
    text = " ".join((struct.__doc__ or "").split())
    return [f"/** {text} */"] if text and not text.startswith(f"{struct.__name__}(") else []


def written_field(field: Field, info: StructType) -> str:
    """A field that has a default may be missing, in both directions."""
    optional = "" if field.required or not may_miss(info) else "?"
    return f"  {field.encode_name}{optional}: {written(field.type)};"


def may_miss(info: StructType) -> bool:
    config = info.cls.__struct_config__
    return config.omit_defaults or config.forbid_unknown_fields


def written(kind: Type) -> str:
    match kind:
        case inspect.StructType():
            return name_of(kind.cls)
        case inspect.UnionType():
            names = [written(one) for one in kind.types]
            return next((name for name, union in UNIONS.items() if structs_in(union) == names), " | ".join(names))
        case inspect.LiteralType():
            values = [str(value) for value in kind.values]
            return WORDS.get(frozenset(values)) or " | ".join(quoted(values))
        case inspect.ListType():
            return f"{bracketed(written(kind.item_type))}[]"
        case inspect.DictType():
            return f"Record<string, {written(kind.value_type)}>"
        case inspect.Metadata():
            return str((kind.extra or {}).get("typescript") or written(kind.type))
    return SIMPLE[type(kind)]


def bracketed(text: str) -> str:
    return f"({text})" if "|" in text else text


def main() -> None:
    text = typescript()
    if "--check" in sys.argv[1:]:
        kept = TARGET.read_text(encoding="utf-8") if TARGET.exists() else ""
        sys.exit(None if kept == text else "web/src/protocol/messages.ts is stale: python -m tools.generate.messages")
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
