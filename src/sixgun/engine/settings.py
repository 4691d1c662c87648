"""The settings: one field for each point on which the rulebooks disagree. The values are in `editions`."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Rules:
    """The settings of a game: one field per row of section F of docs/rules/EDITIONS.md, with its points."""

    min_players: int  # E01, E07
    max_players: int  # E01, E06
    deck: str  # E02: base80 | dodge80 | base80+dodge40
    characters: str  # E03: base16 | dodge15 | base16+dodge15
    kit_carlson_life: int  # E59
    sheriff_hand_counts_extra_life: bool  # E08
    life_counter: str  # E09: spare_character | tokens
    brown_to_discard: str  # E13: after_effect | before_effect
    same_name_check: str  # E15, E16: end_of_turn | always
    beer_reaction: str  # E21: any_loss | lethal_only
    beer_mode: str  # E22: prevent | heal
    beer_two_players: str  # E23: forbidden | no_effect
    jail_failed: str  # E32: skip_phases_1_2 | skip_turn
    jail_card_discarded: str  # E33: after_phase_3 | before_phase_3 | at_once
    start_checks: str  # E34: dynamite_first | order_laid
    dynamite_pass: str  # E35: left | left_skip_holders
    distance_symbol: str  # E39: exact | at_most; the same while the number is 1, so no rule reads it
    any_player_includes_self: bool  # E40
    sid_ketchum: str  # E60: prevent_and_heal_once | heal_any_time
    bart_cassidy: str  # E54: may | must
    el_gringo: str  # E57: may | must
    abilities_optional: str  # E51: by_wording | always
    suzy_mid_resolution: bool  # E62
    green_cards: bool  # E12, E50
    pepperbox_range: str  # DER-31: weapon | one
    end_check: str  # E71: immediate | after_card
    three_player_game: bool  # E07
    two_renegades_at_8: bool  # E06
    series_keep_characters: str  # E74: off | by_agreement | individual
    series_sheriff_passes: str  # E74: off | left
    simplified_first_game: bool  # E76: may be chosen
    blue_on_others: bool  # E11
    # Additions to any edition: event cards
    high_noon: str = "off"  # HN-DER-1: off | on | without_ghost_town
    fistful: str = "off"  # FF-SET-1: off | on | without_dead_man
    event_cards: int = 12  # FF-SET-5: of both expansions together, besides the last; at most all
    lasso_jail: str = "asleep"  # FF-LAS-2: asleep | draws
    blood_brothers_moment: str = "first"  # FF-BLO-2: first | after_jail
    roulette_refusal: bool = True  # FF-ROU-2
    law_strict: bool = False  # FF-LAW-4
    ranch_phase: int = 1  # FF-RAN-1: 1 | 2
    mine_printing: str = "current"  # FF-MIN-6: current | first


CHOICES: dict[str, tuple[str, ...]] = {
    "deck": ("base80", "dodge80", "base80+dodge40"),
    "characters": ("base16", "dodge15", "base16+dodge15"),
    "life_counter": ("spare_character", "tokens"),
    "brown_to_discard": ("after_effect", "before_effect"),
    "same_name_check": ("end_of_turn", "always"),
    "beer_reaction": ("any_loss", "lethal_only"),
    "beer_mode": ("prevent", "heal"),
    "beer_two_players": ("forbidden", "no_effect"),
    "jail_failed": ("skip_phases_1_2", "skip_turn"),
    "jail_card_discarded": ("after_phase_3", "before_phase_3", "at_once"),
    "start_checks": ("dynamite_first", "order_laid"),
    "dynamite_pass": ("left", "left_skip_holders"),
    "distance_symbol": ("exact", "at_most"),
    "sid_ketchum": ("prevent_and_heal_once", "heal_any_time"),
    "bart_cassidy": ("may", "must"),
    "el_gringo": ("may", "must"),
    "abilities_optional": ("by_wording", "always"),
    "pepperbox_range": ("weapon", "one"),
    "end_check": ("immediate", "after_card"),
    "series_keep_characters": ("off", "by_agreement", "individual"),
    "series_sheriff_passes": ("off", "left"),
    "high_noon": ("off", "on", "without_ghost_town"),
    "fistful": ("off", "on", "without_dead_man"),
    "lasso_jail": ("asleep", "draws"),
    "blood_brothers_moment": ("first", "after_jail"),
    "mine_printing": ("current", "first"),
}
"""The possible values of text settings."""

NUMBERS: dict[str, range] = {
    "kit_carlson_life": range(3, 5),
    "event_cards": range(12, 27),
    "ranch_phase": range(1, 3),
}
"""The possible values of number settings, but for the number of players."""
