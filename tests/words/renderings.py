"""Everything that a message can say in one edition: once for each combination of what it selects on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

from sixgun.words import Words
from sixgun.words.catalogue import catalogue
from sixgun.words.words import known_facts
from tests.words.ftl import VALUE, mentioned, messages, selectors_of

# A number for each plural form.
PLURALS = {"one": 1, "few": 3, "other": 7}
ANYTHING = 7  # instead of names of players and cards, and of numbers: a fact on which nothing is selected


@cache
def renderings(lang: str, edition: str) -> dict[str, set[str]]:
    """By message and form (`log-played.target`), all that it can say."""
    names = known_facts(Words(lang, edition).names(), {})
    return {
        f"{code}.{form}".removesuffix("."): set(formatted(lang, code, form, names))
        for code, entry in messages(lang).items()
        for form in entry.forms
        if not code.startswith(("name-", "part-"))
    }


def formatted(lang: str, code: str, form: str, names: dict[str, object]) -> Iterator[str]:
    facts = dict.fromkeys(mentioned(lang, code, form), ANYTHING) | names
    selected = {fact: keys for fact, keys in selectors_of(lang, code, form).items() if fact not in names}
    for values in product(*(list(spelled(keys)) for keys in selected.values())):
        given = facts | dict(zip(selected, values, strict=True))
        yield catalogue(lang).format(code if form == VALUE else f"{code}.{form}", given)


def spelled(keys: set[str]) -> Iterator[str | int]:
    """A value that selects each of these variants."""
    counted = keys != {"other"} and all(key in PLURALS or key.isdecimal() for key in keys)
    for key in sorted(keys):
        yield int(key) if key.isdecimal() else PLURALS[key] if counted else key
