"""Searching the ledger by words."""

import difflib
import re
import unicodedata
from collections.abc import Iterable

from sixgun.ledger.entries import Entry, by_id, entries

# Points for a word, by where in an entry it was found.
EXACT, IN_ID, IS_SUBJECT, IN_SUBJECT, AS_WORD, INSIDE_WORD, ELSEWHERE = 64, 32, 16, 8, 4, 2, 1
TOGETHER = 32  # for several words in a row
HEAD = re.compile(r"[^:;.]*?(?=:|,| is | can | may )")


def search(words: str) -> list[Entry]:
    """The entries that contain all the words, best match first; ties in ledger order."""
    wanted = fold(words).split()
    ranked = [(score(each, wanted), each) for each in entries()] if wanted else []
    return [each for points, each in sorted(ranked, key=lambda pair: -pair[0]) if points]


def about(name: str) -> list[Entry]:
    """The entries on a card or character; if the full name has none, those on its first words."""
    return (search(name) or about(name.rpartition(" ")[0])) if name else []


def score(entry: Entry, wanted: list[str]) -> int:
    found = [score_word(entry, word) for word in wanted]
    phrase = " ".join(wanted)
    exact = EXACT if fold(subject(entry)) == phrase else 0
    together = TOGETHER if len(wanted) > 1 and has_word(fold(entry.rule), phrase) else 0
    return sum(found) + exact + together if all(found) else 0


def score_word(entry: Entry, word: str) -> int:
    if word == fold(entry.id) or (word.isalpha() and word in fold(entry.id).split("-")):
        return IN_ID
    return score_text(fold(entry.rule), fold(subject(entry)), word) or (
        ELSEWHERE if has_word(fold(f"{entry.section} {entry.test}"), word) else 0
    )


def score_text(rule: str, subject: str, word: str) -> int:
    if has_word(subject, word):
        return IS_SUBJECT if subject.startswith(word) else IN_SUBJECT
    if has_word(rule, word):
        return AS_WORD
    return INSIDE_WORD if word in rule else 0


def subject(entry: Entry) -> str:
    """What an entry is about: BR-BEE-2 is about Beer, because BR-BEE-1 begins with it."""
    family, _, number = entry.id.rpartition("-")
    first = by_id().get(f"{family}-1", entry) if number.isdigit() else entry
    head = HEAD.match(first.rule)
    return head[0] if head else ""


def has_word(text: str, word: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text) is not None


def fold(text: str) -> str:
    """The text without case and accents."""
    return "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))


def close_names(wanted: str, known: Iterable[str]) -> list[str]:
    """The known names that are similar to a mistyped one."""
    folded = {fold(name): name for name in known}
    return [folded[match] for match in difflib.get_close_matches(fold(wanted), folded)]
