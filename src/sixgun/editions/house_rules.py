"""Changes to the settings of an edition, each checked."""

from __future__ import annotations

from dataclasses import asdict, replace

from sixgun.editions.booklets import FOURTH
from sixgun.engine.settings import CHOICES, Rules

Setting = str | int | bool

SETTING_TYPES: dict[str, type] = {name: type(value) for name, value in asdict(FOURTH.rules).items()}


def house_rules(rules: Rules, changes: dict[str, Setting]) -> Rules:
    """These rules with some settings changed, each checked."""
    for name, value in changes.items():
        check_setting(name, value)
    return replace(rules, **changes)  # type: ignore[arg-type]  # the types were checked one by one


def check_setting(name: str, value: Setting) -> None:
    if name not in SETTING_TYPES:
        raise ValueError(f"there is no setting {name!r}; there are {', '.join(SETTING_TYPES)}")
    if type(value) is not SETTING_TYPES[name]:
        raise ValueError(f"the setting {name} is of type {SETTING_TYPES[name].__name__}, {value!r} is not")
    if name == "kit_carlson_life" and value not in (3, 4):
        raise ValueError(f"the setting {name} is 3 or 4, not {value!r}")
    if name in CHOICES and value not in CHOICES[name]:
        raise ValueError(f"the setting {name} is one of {', '.join(CHOICES[name])}, not {value!r}")
