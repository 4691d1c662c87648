"""The settings of the editions match section F of docs/rules/EDITIONS.md."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from sixgun.editions import EDITIONS, SettingValue
from sixgun.ledger import editions, settings
from tests.printed.printed_cards import dealt, kinds

NAMES = ("abacus", "czech", "fourth", "walkingdead", "dodgecity", "combined")
SECTION_F = """
min_players                    4 4 4 4 3 3
max_players                    7 7 7 7 7 8
deck                           base80 base80 base80 base80 dodge80 base80+dodge40
characters                     base16 base16 base16 base16 dodge15 base16+dodge15
kit_carlson_life               4 3 4 4 - 4
sheriff_hand_counts_extra_life true false true true true true
life_counter                   spare_character spare_character tokens tokens spare_character spare_character
brown_to_discard               after_effect after_effect before_effect before_effect after_effect after_effect
same_name_check                end_of_turn always always always end_of_turn end_of_turn
beer_reaction                  any_loss lethal_only lethal_only lethal_only any_loss any_loss
beer_mode                      prevent heal heal heal prevent prevent
beer_two_players               forbidden no_effect no_effect no_effect forbidden forbidden
jail_failed                    skip_phases_1_2 skip_phases_1_2 skip_turn skip_turn skip_phases_1_2 skip_phases_1_2
jail_card_discarded            after_phase_3 before_phase_3 at_once at_once after_phase_3 after_phase_3
start_checks                   dynamite_first order_laid dynamite_first dynamite_first dynamite_first dynamite_first
dynamite_pass                  left left left left left_skip_holders left_skip_holders
distance_symbol                exact exact at_most at_most exact exact
any_player_includes_self       true true true true true true
sid_ketchum                    prevent_and_heal_once heal_any_time heal_any_time heal_any_time - prevent_and_heal_once
bart_cassidy                   may may must must - may
el_gringo                      must may must must - must
abilities_optional             by_wording always by_wording by_wording by_wording by_wording
suzy_mid_resolution            true true true true - true
green_cards                    false false false false true true
pepperbox_range                - - - - weapon weapon
end_check                      immediate after_card after_card immediate immediate immediate
three_player_game              false false false false true true
two_renegades_at_8             - - - - - true
series_keep_characters         off by_agreement individual individual off off
series_sheriff_passes          off left left left off off
simplified_first_game          false false optional false false false
blue_on_others                 off off off off off off
high_noon                      off off off off off off
fistful                        off off off off off off
event_cards                    12 12 12 12 12 12
lasso_jail                     asleep asleep asleep asleep asleep asleep
blood_brothers_moment          first first first first first first
roulette_refusal               true true true true true true
law_strict                     false false false false false false
ranch_phase                    1 1 1 1 1 1
mine_printing                  current current current current current current
"""
TABLE = {row.split()[0]: tuple(row.split()[1:]) for row in SECTION_F.strip().splitlines()}
CELLS = [(name, edition, word) for name, row in TABLE.items() for edition, word in zip(NAMES, row, strict=True)]
WORDS = {True: ("true", "optional", "on"), False: ("false", "off")}

# A dash means that the setting does not apply: its card or character is not in that edition.
ABOUT = {
    "kit_carlson_life": "kit_carlson", "sid_ketchum": "sid_ketchum", "bart_cassidy": "bart_cassidy",
    "el_gringo": "el_gringo",
    "suzy_mid_resolution": "suzy_lafayette", "pepperbox_range": "pepperbox",
}  # fmt: skip


def said_as(value: SettingValue) -> tuple[str, ...]:
    """The words for this value in the table."""
    return WORDS[value] if isinstance(value, bool) else (str(value),)


def rules_of(edition: str) -> dict[str, SettingValue]:
    return asdict(EDITIONS[edition].rules)


def test_there_are_exactly_these_editions_and_settings() -> None:
    assert tuple(EDITIONS) == NAMES
    for edition in NAMES:
        assert list(rules_of(edition)) == list(TABLE)


@pytest.mark.parametrize(("name", "edition", "word"), [cell for cell in CELLS if cell[2] != "-"])
def test_each_setting_has_the_value_of_section_f(name: str, edition: str, word: str) -> None:
    assert word in said_as(rules_of(edition)[name])


@pytest.mark.parametrize(("name", "edition"), [cell[:2] for cell in CELLS if cell[2] == "-" and cell[0] in ABOUT])
def test_a_dash_means_the_setting_does_not_apply(name: str, edition: str) -> None:
    assert ABOUT[name] not in {*dealt(edition).box.characters, *kinds(edition)}


def test_a_dash_for_eight_players_means_no() -> None:
    assert [edition for edition in NAMES if rules_of(edition)["two_renegades_at_8"]] == ["combined"]


def test_the_page_has_the_same_table() -> None:
    """The table above and the one on the page were both typed by hand; they must agree."""
    assert editions() == NAMES
    page = {row.name: tuple(row.value(edition).replace(" ", "") for edition in NAMES) for row in settings()}
    assert page == TABLE
