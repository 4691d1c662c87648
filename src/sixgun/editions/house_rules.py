"""Changes to the settings of an edition, each checked."""

from __future__ import annotations

from dataclasses import asdict, replace

from sixgun.editions.booklets import FOURTH
from sixgun.engine.refusals import Rejection
from sixgun.engine.settings import CHOICES, NUMBERS, Rules

SettingValue = str | int | bool

SETTING_TYPES: dict[str, type] = {name: type(value) for name, value in asdict(FOURTH.rules).items()}


def house_rules(rules: Rules, changes: dict[str, SettingValue]) -> Rules:
    """These rules with some settings changed, each checked."""
    for name, value in changes.items():
        check_setting(name, value)
    return replace(rules, **changes)  # type: ignore[arg-type]  # the types were checked one by one


def check_setting(name: str, value: SettingValue) -> None:
    if name not in SETTING_TYPES:
        raise Rejection("no_setting", wanted=name, names=", ".join(SETTING_TYPES))
    if type(value) is not SETTING_TYPES[name]:
        raise Rejection("setting_type", setting=name, kind=SETTING_TYPES[name].__name__, given=str(value).lower())
    if name in NUMBERS and value not in NUMBERS[name]:
        raise Rejection("setting_value", setting=name, names=", ".join(map(str, NUMBERS[name])), given=value)
    if name in CHOICES and value not in CHOICES[name]:
        raise Rejection("setting_value", setting=name, names=", ".join(CHOICES[name]), given=value)
