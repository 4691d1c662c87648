"""Names, rules texts and sentences in one language, for one edition under the settings of one table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from functools import cache

from sixgun.editions import DEFAULT, SettingValue, edition_named
from sixgun.words.catalogue import Catalogue, UnknownWord, catalogue


class Words:
    def __init__(self, lang: str, edition: str = DEFAULT, settings: Mapping[str, SettingValue] | None = None) -> None:
        """Settings default to those of the edition."""
        self.lang = lang
        self.edition = edition
        self._catalogue = catalogue(lang)
        self._names = printed_names(lang, edition)
        self._known = known_facts(self._names, {**asdict(edition_named(edition).rules), **(settings or {})})

    def name(self, key: str) -> str:
        """The name of a card, character, role, suit, rank, phase, zone, term or edition."""
        try:
            return self._names[key]
        except KeyError:
            raise UnknownWord(f"There is no name for {key!r}.") from None

    def names(self) -> Mapping[str, str]:
        """Every name, by its key."""
        return self._names

    def text(self, key: str) -> str:
        """The rules text of a card, character, role or edition, under the settings in force."""
        if f"text-{key}" not in self._catalogue:
            raise UnknownWord(f"There is no rules text for {key!r}.")
        return self._catalogue.format(f"text-{key}", self._known)

    def source(self, expansion: str) -> str:
        """Where the rules of an expansion come from of which we have no booklet."""
        return self.text(f"source_{expansion}")

    def say(self, code: str, **facts: object) -> str:
        """Formats any other message. Facts are texts, numbers, or None if absent.

        A message may have fuller forms, each an attribute named after the facts it needs: `event-played` becomes
        `event-played.target` when there is a target.
        """
        given = {key: spelled(fact) for key, fact in facts.items() if fact is not None}
        return self._catalogue.format(self._catalogue.fullest(code, given), {**self._known, **given})

    def codes(self, beginning: str) -> list[str]:
        """The messages whose code begins like this, in the order of their file."""
        return [code for code in self._catalogue if code.startswith(beginning) and "." not in code]

    def setting(self, key: str) -> str:
        """The label of a setting."""
        return self.say(f"setting-{key}")

    def choice(self, key: str, value: SettingValue) -> str:
        """What this value of a setting means."""
        if isinstance(value, int) and not isinstance(value, bool):
            return self.say(f"setting-{key}.number", value=value)
        return self.say(f"setting-{key}.{variant(value)}")


def spelled(fact: object) -> object:
    """A fact as a Fluent selector spells it: booleans as `true` and `false`."""
    return str(fact).lower() if isinstance(fact, bool) else fact


def variant(value: SettingValue) -> object:
    """The value of a setting as a selector or an attribute spells it: `true`, `base80_dodge40`."""
    return value.replace("+", "_") if isinstance(value, str) else spelled(value)


def known_facts(names: Mapping[str, str], settings: Mapping[str, SettingValue]) -> dict[str, object]:
    """The facts available to every message: all names as `$name-missed`, all settings as `$beer_mode`."""
    facts: dict[str, object] = {f"name-{key}": name for key, name in names.items()}
    for key, value in settings.items():
        facts[key] = variant(value)
    return facts


@cache
def printed_names(lang: str, edition: str) -> Mapping[str, str]:
    words = catalogue(lang)
    if f"name-edition_{edition}" not in words:
        raise UnknownWord(f"There is no edition {edition!r}.")
    codes = [code for code in words if code.startswith("name-") and "." not in code]
    return {code.removeprefix("name-"): printed_name(words, code, edition) for code in codes}


def printed_name(words: Catalogue, code: str, edition: str) -> str:
    """The name in this edition: the attribute of the edition if there is one, or else the name itself."""
    own = f"{code}.{edition}"
    return words.format(own if own in words else code, {})
