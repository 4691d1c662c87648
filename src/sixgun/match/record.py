"""Records of whole games as text: the options, the shuffle and the choices. See docs/notation.md."""

from __future__ import annotations

import re
from dataclasses import dataclass
from hashlib import sha256

from sixgun.editions import SETTING_TYPES, SettingValue
from sixgun.match.fairness import HEXADECIMAL, Shuffle
from sixgun.match.notation import NotationError, OtherRules
from sixgun.match.options import GameOptions
from sixgun.rules import RULES_VERSION

FORMAT = "sixgun 1"
WIDTH = 100
MOST_DIGITS = 18


@dataclass(frozen=True)
class Record:
    options: GameOptions
    key: bytes
    moves: tuple[str, ...]
    winners: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    shuffle: Shuffle | None = None  # of a table; the key follows from it

    def text(self) -> str:
        for name in self.names:
            check_name(name)
        return "\n".join([*self.head(), *wrapped(self.moves), *self.tail()]) + "\n"

    def head(self) -> list[str]:
        o = self.options
        lines = [FORMAT, f"rules {RULES_VERSION}", f"edition {o.edition}", f"players {o.players}"]
        lines += [f"set {name}={str(value).lower()}" for name, value in o.house_rules]
        lines += [f"roles {blanks(o.roles)}"] if o.roles else []
        lines += [f"characters {blanks(o.characters)}"] if o.characters else []
        lines += ["choose_characters"] if o.choose_characters else []
        lines += ["simplified"] if o.simplified else []
        lines += [f"seat {seat} {name}" for seat, name in enumerate(self.names)]
        return [*lines, *self.chance(), ""]

    def chance(self) -> list[str]:
        """Where the random numbers come from."""
        made = self.shuffle
        if made is None:
            return [f"key {self.key.hex()}"]
        lines = [f"table {made.table} {made.game}", f"commitment {made.commitment}", f"seal {made.seal}"]
        lines += [f"server {made.secret}"]
        lines += [f"player {seat} {share}" for seat, share in sorted(made.shares.items())]
        return lines + [f"left_out {seat} {pledge}" for seat, pledge in sorted(made.left_out.items())]

    def tail(self) -> list[str]:
        return ["", f"winners {' '.join(map(str, self.winners))}"] if self.winners else []


def blanks(words: tuple[str | None, ...]) -> str:
    return " ".join(word or "?" for word in words)


def wrapped(words: tuple[str, ...]) -> list[str]:
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + len(word) < WIDTH:
            lines[-1] += " " + word
        else:
            lines.append(word)
    return lines


def read(text: str) -> Record:
    """Parses a record. Errors say where the text is wrong."""
    lines = [line.split("#")[0].strip() for line in text.splitlines()]
    if not lines or lines[0] != FORMAT:
        raise NotationError("no_record", format=FORMAT)
    reader = RecordParser()
    for number, line in enumerate(lines[1:], start=2):
        reader.take(number, line)
    return reader.record()


class RecordParser:
    """Parses a record line by line."""

    def __init__(self) -> None:
        self.facts: dict[str, str] = {}
        self.settings: list[tuple[str, SettingValue]] = []
        self.names: list[str] = []
        self.shares: dict[str, dict[int, str]] = {"player": {}, "left_out": {}}
        self.moves: list[str] = []

    def take(self, number: int, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word == "set":
            self.settings.append(setting(number, rest))
        elif word == "seat":
            self.names.append(seat_name(number, rest, len(self.names)))
        elif word in self.shares:
            self.take_share(number, self.shares[word], rest)
        elif word in KEYWORDS:
            self.facts[word] = rest
        elif self.head_is_over():
            self.moves += line.split()
        elif line:
            raise NotationError("unknown_line", line=number, word=word)

    def take_share(self, number: int, shares: dict[int, str], rest: str) -> None:
        seat, _, written = rest.partition(" ")
        if not re.fullmatch("[0-7]", seat) or not HEXADECIMAL.fullmatch(written) or int(seat) in shares:
            raise NotationError("share_form", line=number)
        shares[int(seat)] = written

    def head_is_over(self) -> bool:
        return "key" in self.facts or "server" in self.facts

    def fact(self, word: str) -> str:
        if word not in self.facts:
            raise NotationError("missing_line", word=word)
        return self.facts[word]

    def record(self) -> Record:
        if self.fact("rules") != str(RULES_VERSION):
            raise OtherRules("other_rules", given=self.fact("rules"), ours=RULES_VERSION)
        options, shuffle = self.options(), self.shuffle()
        key = self.key() if shuffle is None else shuffle.key(options)
        winners = tuple(number("winners", word) for word in self.facts.get("winners", "").split())
        return Record(options, key, tuple(self.moves), winners, tuple(self.names), shuffle)

    def key(self) -> bytes:
        """The key as it is written. Earlier versions wrote its hash beside it, which is still compared."""
        key = hexadecimal(self.fact("key"))
        if self.facts.get("commitment", sha256(key).hexdigest()) != sha256(key).hexdigest():
            raise NotationError("wrong_key")
        return key

    def shuffle(self) -> Shuffle | None:
        """The shuffle of a table, which must fit the commitment in the same text."""
        if "server" not in self.facts:
            return None
        table, _, game = self.fact("table").partition(" ")
        secret, seal = (sixty_four_digits(self.fact(word)) for word in ("server", "seal"))
        shuffle = Shuffle(table, number("table", game), seal, secret, self.shares["player"], self.shares["left_out"])
        if self.fact("commitment") != shuffle.commitment:
            raise NotationError("wrong_secret")
        return shuffle

    def options(self) -> GameOptions:
        return GameOptions(
            edition=self.fact("edition"),
            players=number("players", self.fact("players")),
            house_rules=tuple(self.settings),
            roles=unblanked(self.facts.get("roles", "")),
            characters=unblanked(self.facts.get("characters", "")),
            choose_characters="choose_characters" in self.facts,
            simplified="simplified" in self.facts,
        )


KEYWORDS = (
    "rules", "edition", "players", "roles", "characters", "choose_characters", "simplified",
    "table", "commitment", "seal", "server", "key", "winners",
)  # fmt: skip


def seat_name(number: int, rest: str, seat: int) -> str:
    written, _, name = rest.partition(" ")
    if written != str(seat):
        raise NotationError("seat_order", line=number, seat=seat)
    return name


def check_name(name: str) -> None:
    """Whether a name fits on one line and has no `#`, which begins a comment."""
    if name != name.strip() or "#" in name or len(name.splitlines()) > 1:
        raise ValueError(f"{name!r} cannot be written down as a name: no #, no line break, no space at the ends")


def hexadecimal(word: str) -> bytes:
    try:
        return bytes.fromhex(word)
    except ValueError:
        raise NotationError("not_hexadecimal", given=word) from None


def sixty_four_digits(word: str) -> str:
    if not HEXADECIMAL.fullmatch(word):
        raise NotationError("not_hexadecimal", given=word)
    return word


def number(what: str, word: str) -> int:
    if not word.isdecimal() or len(word) > MOST_DIGITS:
        raise NotationError("not_a_number", name=what, given=word)
    return int(word)


def unblanked(row: str) -> tuple[str | None, ...]:
    return tuple(None if word == "?" else word for word in row.split())


def setting(number: int, rest: str) -> tuple[str, SettingValue]:
    name, equals, value = rest.partition("=")
    if not equals:
        raise NotationError("house_rule_form", line=number)
    return name, read_value(name, value)


def read_value(name: str, value: str) -> SettingValue:
    """The value in the type of its setting; a wrong one is refused later, when the options are validated."""
    kind = SETTING_TYPES.get(name)
    if kind is bool and value in ("true", "false"):
        return value == "true"
    return int(value) if kind is int and value.isdecimal() and len(value) <= MOST_DIGITS else value
