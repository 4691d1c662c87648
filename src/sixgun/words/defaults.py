"""The settings that texts assume when nobody says which are in force: those of the default edition.

The rows are those of section F of docs/rules/EDITIONS.md.
"""

from __future__ import annotations

from typing import Final

Setting = str | int | bool

DEFAULTS: Final[dict[str, Setting]] = {
    "min_players": 4,
    "max_players": 7,
    "deck": "base80",
    "characters": "base16",
    "kit_carlson_life": 4,
    "sheriff_hand_counts_extra_life": True,
    "life_counter": "tokens",
    "brown_to_discard": "before_effect",
    "same_name_check": "always",
    "beer_reaction": "lethal_only",
    "beer_mode": "heal",
    "beer_two_players": "no_effect",
    "jail_failed": "skip_turn",
    "jail_card_discarded": "at_once",
    "start_checks": "dynamite_first",
    "dynamite_pass": "left",
    "distance_symbol": "at_most",
    "any_player_includes_self": True,
    "sid_ketchum": "heal_any_time",
    "bart_cassidy": "must",
    "abilities_optional": "by_wording",
    "suzy_mid_resolution": True,
    "green_cards": False,
    "pepperbox_range": "weapon",
    "end_check": "after_card",
    "three_player_game": False,
    "two_renegades_at_8": False,
    "series_keep_characters": "individual",
    "series_sheriff_passes": "left",
    "simplified_first_game": True,
    "blue_on_others": False,
}
