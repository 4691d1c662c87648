"""The six editions: the value of every setting in each."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sixgun.engine.refusals import Rejection
from sixgun.engine.settings import Rules


@dataclass(frozen=True)
class Edition:
    name: str
    rules: Rules


ABACUS = Edition(
    "abacus",
    Rules(
        min_players=4,
        max_players=7,
        deck="base80",
        characters="base16",
        kit_carlson_life=4,
        sheriff_hand_counts_extra_life=True,
        life_counter="spare_character",
        brown_to_discard="after_effect",
        same_name_check="end_of_turn",
        beer_reaction="any_loss",
        beer_mode="prevent",
        beer_two_players="forbidden",
        jail_failed="skip_phases_1_2",
        jail_card_discarded="after_phase_3",
        start_checks="dynamite_first",
        dynamite_pass="left",
        distance_symbol="exact",
        any_player_includes_self=True,
        sid_ketchum="prevent_and_heal_once",
        bart_cassidy="may",
        el_gringo="must",
        abilities_optional="by_wording",
        suzy_mid_resolution=True,
        green_cards=False,
        pepperbox_range="weapon",
        end_check="immediate",
        three_player_game=False,
        two_renegades_at_8=False,
        series_keep_characters="off",
        series_sheriff_passes="off",
        simplified_first_game=False,
        blue_on_others=False,
    ),
)

CZECH = Edition(
    "czech",
    replace(
        ABACUS.rules,
        kit_carlson_life=3,
        sheriff_hand_counts_extra_life=False,
        same_name_check="always",
        beer_reaction="lethal_only",
        beer_mode="heal",
        beer_two_players="no_effect",
        jail_card_discarded="before_phase_3",
        start_checks="order_laid",
        sid_ketchum="heal_any_time",
        el_gringo="may",
        abilities_optional="always",
        end_check="after_card",
        series_keep_characters="by_agreement",
        series_sheriff_passes="left",
    ),
)

FOURTH = Edition(
    "fourth",
    replace(
        CZECH.rules,
        kit_carlson_life=4,
        sheriff_hand_counts_extra_life=True,
        life_counter="tokens",
        brown_to_discard="before_effect",
        jail_failed="skip_turn",
        jail_card_discarded="at_once",
        start_checks="dynamite_first",
        distance_symbol="at_most",
        bart_cassidy="must",
        el_gringo="must",
        abilities_optional="by_wording",
        series_keep_characters="individual",
        simplified_first_game=True,
    ),
)

WALKINGDEAD = Edition("walkingdead", replace(FOURTH.rules, end_check="immediate", simplified_first_game=False))

DODGECITY = Edition(
    "dodgecity",
    replace(
        ABACUS.rules,
        min_players=3,
        deck="dodge80",
        characters="dodge15",
        dynamite_pass="left_skip_holders",
        green_cards=True,
        three_player_game=True,
    ),
)

COMBINED = Edition(
    "combined",
    replace(
        DODGECITY.rules,
        max_players=8,
        deck="base80+dodge40",
        characters="base16+dodge15",
        two_renegades_at_8=True,
    ),
)

EDITIONS = {edition.name: edition for edition in (ABACUS, CZECH, FOURTH, WALKINGDEAD, DODGECITY, COMBINED)}
DEFAULT = FOURTH.name


def edition_named(name: str) -> Edition:
    if name not in EDITIONS:
        raise Rejection("no_edition", wanted=name, names=", ".join(EDITIONS))
    return EDITIONS[name]
