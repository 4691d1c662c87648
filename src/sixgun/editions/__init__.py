"""The editions as data: the settings, deck and characters of each."""

from sixgun.editions import pickling
from sixgun.editions.booklets import DEFAULT, EDITIONS, Edition, edition_named
from sixgun.editions.decks import BOOK, CHARACTER_SETS, GREENS, event_cards, faces, open_box
from sixgun.editions.house_rules import SETTING_TYPES, SettingValue, check_setting, house_rules
from sixgun.event_cards import EXPANSIONS

__all__ = [
    "BOOK",
    "CHARACTER_SETS",
    "DEFAULT",
    "EDITIONS",
    "EXPANSIONS",
    "GREENS",
    "SETTING_TYPES",
    "Edition",
    "SettingValue",
    "check_setting",
    "edition_named",
    "event_cards",
    "faces",
    "house_rules",
    "open_box",
    "pickling",
]
