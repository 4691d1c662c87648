"""Section F of the edition matrix: changing just one setting changes what happens."""

import sys
from dataclasses import fields

import pytest

from sixgun.editions import SettingValue
from sixgun.engine.settings import CHOICES, Rules
from sixgun.scenario import table
from tests.stories.editions import deals, fights, people
from tests.stories.editions.outcomes import outcomes_with

WITHOUT_BEHAVIOUR = {
    "distance_symbol": "With the number 1 `exact` and `at_most` are the same, because no distance is below 1 (E39).",
}


def test_every_setting_has_a_test() -> None:
    """Each setting has a test in this file named after it."""
    tests = {name.removeprefix("test_") for name in vars(sys.modules[__name__]) if name.startswith("test_")}
    settings = {field.name for field in fields(Rules)}
    assert settings - tests == WITHOUT_BEHAVIOUR.keys()


# Box and setup


def test_min_players() -> None:
    assert outcomes_with(deals.players_allowed, "fourth", "min_players", 4, 5) == ["4 5 6 7", "5 6 7"]


def test_max_players() -> None:
    assert outcomes_with(deals.players_allowed, "fourth", "max_players", 7, 6) == ["4 5 6 7", "4 5 6"]


def test_deck() -> None:
    assert outcomes_with(deals.deck, "dodgecity", "deck", *CHOICES["deck"]) == [
        "80 cards, 25 BANG!, 0 Dodge",
        "80 cards, 18 BANG!, 2 Dodge",
        "120 cards, 29 BANG!, 2 Dodge",
    ]


def test_characters() -> None:
    assert outcomes_with(deals.people, "fourth", "characters", *CHOICES["characters"]) == [
        "16 with bart_cassidy",
        "15 with molly_stark",
        "31 with bart_cassidy and molly_stark",
    ]


def test_kit_carlson_life() -> None:
    assert outcomes_with(deals.kit_carlsons_life, "fourth", "kit_carlson_life", 4, 3) == ["4", "3"]


def test_sheriff_hand_counts_extra_life() -> None:
    found = outcomes_with(deals.sheriffs_hand, "fourth", "sheriff_hand_counts_extra_life", True, False)
    assert found == ["5 cards", "4 cards"]


def test_life_counter() -> None:
    found = outcomes_with(deals.characters_out_of_the_pool, "fourth", "life_counter", "spare_character", "tokens")
    assert found == ["8", "4"]


def test_three_player_game() -> None:
    found = outcomes_with(deals.roles_of(3), "dodgecity", "three_player_game", True, False)
    assert found == ["deputy outlaw renegade", "refused"]


def test_two_renegades_at_8() -> None:
    found = outcomes_with(deals.roles_of(8), "combined", "two_renegades_at_8", True, False)
    assert found == ["deputy deputy outlaw outlaw outlaw renegade renegade sheriff", "refused"]


def test_simplified_first_game() -> None:
    found = outcomes_with(deals.simplified, "abacus", "simplified_first_game", True, False)
    assert found == ["13 cards left in the box", "refused"]


def test_series_keep_characters() -> None:
    assert outcomes_with(deals.keepers, "fourth", "series_keep_characters", *CHOICES["series_keep_characters"]) == [
        "nobody",
        "survivors (0, 1), one alone: refused",
        "survivors (0, 1), one alone: 4 draw again",
    ]


def test_series_sheriff_passes() -> None:
    assert outcomes_with(deals.next_star, "fourth", "series_sheriff_passes", "off", "left") == [
        "star to anybody, the others shuffled",
        "star to 2, the others shuffled",
    ]


# Cards


def test_brown_to_discard() -> None:
    found = outcomes_with(fights.gatling_and_missed, "fourth", "brown_to_discard", "after_effect", "before_effect")
    assert found == ["missed gatling", "gatling missed"]


@pytest.mark.parametrize("edition", ["fourth", "abacus"])
def test_same_name_check(edition: str) -> None:
    found = outcomes_with(fights.second_barrel, edition, "same_name_check", "end_of_turn", "always")
    assert found == ["laid, then 0 tidy", "same_name"]


def test_beer_reaction() -> None:
    """A Beer that prevents stops the loss; one that heals makes up for it at once."""
    for edition in ("abacus", "fourth"):
        found = outcomes_with(fights.beer_at_a_light_hit, edition, "beer_reaction", "any_loss", "lethal_only")
        assert found == ["4 life, 0 cards, 0 play_phase", "3 life, 1 cards, 0 play_phase"]


def test_a_beer_that_heals_at_any_loss_is_optional() -> None:
    shooter, target, *_ = story = table("-", "-", "-", "-", house_rules={"beer_reaction": "any_loss"})
    shooter.give("bang")
    target.give("beer")
    shooter.play("bang", at=target)
    target.pass_()
    assert target.offers("play", "beer")
    target.pass_()
    target.expect(life=3, hand="beer")
    assert story.asked() == "0 play_phase"


@pytest.mark.parametrize("edition", ["abacus", "fourth"])
def test_beer_mode(edition: str) -> None:
    found = outcomes_with(fights.beer_at_a_lethal_hit, edition, "beer_mode", "prevent", "heal")
    assert found == ["1 life after []", "1 life after [-1, 1]"]


def test_beer_two_players() -> None:
    found = outcomes_with(fights.beer_between_two, "fourth", "beer_two_players", "forbidden", "no_effect")
    assert found == ["two_players_left", "played, 1 life"]


def test_jail_failed() -> None:
    found = outcomes_with(fights.failed_jail, "abacus", "jail_failed", "skip_phases_1_2", "skip_turn")
    assert found == ["2 cards, bang panic jail", "3 cards, bang jail"]


def test_jail_card_discarded() -> None:
    found = outcomes_with(fights.failed_jail, "abacus", "jail_card_discarded", *CHOICES["jail_card_discarded"])
    assert found == ["2 cards, bang panic jail", "2 cards, bang jail panic", "2 cards, bang jail panic"]


def test_start_checks() -> None:
    found = outcomes_with(fights.jail_laid_before_dynamite, "fourth", "start_checks", "dynamite_first", "order_laid")
    assert found == ["1 life, plays on", "4 life, sits out"]


def test_dynamite_pass() -> None:
    found = outcomes_with(fights.two_dynamites, "combined", "dynamite_pass", "left", "left_skip_holders")
    assert found == ["left 2, next 0", "left 1, next 1"]


def test_green_cards() -> None:
    found = outcomes_with(deals.borders, "dodgecity", "green_cards", True, False)
    assert found == ["brown blue green", "brown blue"]


def pepperbox_at_distance_2(edition: str, **house_rules: SettingValue) -> str:
    """Pepperbox with a Winchester in play."""
    me, _, far, *_ = table("-", "-", "-", "-", "-", edition=edition, house_rules=house_rules)
    me.lay("winchester pepperbox")
    if any(option.target == far.seat for option in me.g.options):
        me.use("pepperbox", at=far)
        return me.table.asked()
    return me.cannot("pepperbox", at=far, because="too_far", verb="use").code


def test_pepperbox_range() -> None:
    found = outcomes_with(pepperbox_at_distance_2, "dodgecity", "pepperbox_range", "weapon", "one")
    assert found == ["2 shot", "too_far"]


def cat_balou_at_oneself(edition: str, **house_rules: SettingValue) -> str:
    me, *_ = table("-", "-", "-", "-", edition=edition, house_rules=house_rules)
    me.lay("dynamite")
    me.give("cat_balou")
    if not me.offers("play", "cat_balou"):
        return me.cannot("cat_balou", at=me, take="dynamite", because="not_on_self").code
    me.play("cat_balou", at=me, take="dynamite")
    return f"{len(me.me.in_play)} cards in play"


def jail_on_oneself(edition: str, **house_rules: SettingValue) -> str:
    _, me, *_ = table("-", "-", "-", "-", edition=edition, house_rules=house_rules)
    me.begin_play()
    me.give("jail")
    if not any(option.target == me.seat for option in me.g.options):
        return me.cannot("jail", at=me, because="not_on_self").code
    me.play("jail", at=me)
    return f"{len(me.me.in_play)} cards in play"


def test_any_player_includes_self() -> None:
    found = outcomes_with(cat_balou_at_oneself, "fourth", "any_player_includes_self", True, False)
    assert found == ["0 cards in play", "not_on_self"]


def test_any_player_includes_self_for_jail() -> None:
    """DER-40 reads Cat Balou and Jail alike."""
    found = outcomes_with(jail_on_oneself, "fourth", "any_player_includes_self", True, False)
    assert found == ["1 cards in play", "not_on_self"]


def barrel_before_another(edition: str, **house_rules: SettingValue) -> str:
    me, other, *_ = table("-", "-", "-", "-", edition=edition, house_rules=house_rules)
    me.give("barrel")
    if not any(option.target == other.seat for option in me.g.options):
        return me.cannot("barrel", at=other, because="no_such_target").code
    me.play("barrel", at=other)
    return f"{len(other.me.in_play)} cards before the other"


def test_blue_on_others() -> None:
    found = outcomes_with(barrel_before_another, "abacus", "blue_on_others", True, False)
    assert found == ["1 cards before the other", "no_such_target"]


def test_end_check() -> None:
    found = outcomes_with(fights.gatling_at_sheriff_and_last_outlaw, "fourth", "end_check", "immediate", "after_card")
    assert found == ["outlaws", "renegade"]


# People


def test_sid_ketchum() -> None:
    modes = ("prevent_and_heal_once", "heal_any_time")
    for edition in ("abacus", "fourth"):
        elsewhere = outcomes_with(people.sid_ketchum_in_another_players_turn, edition, "sid_ketchum", *modes)
        assert elsewhere == ["may not", "may heal"]
        own = outcomes_with(people.sid_ketchum_in_his_turn, edition, "sid_ketchum", *modes)
        assert own == ["1 times, 3 life", "2 times, 4 life"]
        assert outcomes_with(people.sid_ketchum_is_hit, edition, "sid_ketchum", *modes) == ["4 life", "3 life"]


def test_bart_cassidy() -> None:
    found = outcomes_with(people.bart_cassidy_is_hit, "fourth", "bart_cassidy", "may", "must")
    assert found == ["0 cards, 1 may_use", "1 cards, 0 play_phase"]


def test_el_gringo() -> None:
    for edition in ("abacus", "fourth"):
        found = outcomes_with(people.el_gringo_is_hit, edition, "el_gringo", "may", "must")
        assert found == ["0 cards, 1 may_use", "1 cards, 0 play_phase"]


def test_abilities_optional() -> None:
    found = outcomes_with(people.black_jack_draws, "fourth", "abilities_optional", "by_wording", "always")
    assert found == ["3 cards, 0 play_phase", "1 cards, 0 may_use"]


def test_suzy_mid_resolution() -> None:
    found = outcomes_with(people.suzy_in_a_duel, "fourth", "suzy_mid_resolution", True, False)
    assert found == ["1 cards at 0 duel, then 1", "0 cards at 0 duel, then 1"]


def panic_at(edition: str, distance: int, **house_rules: SettingValue) -> str:
    me, near, far, *_ = table("-", "-", "-", "-", "-", edition=edition, house_rules=house_rules)
    target = near if distance == 1 else far
    target.give("bang")
    me.give("panic")
    if not me.offers("play", "panic"):
        return me.cannot("panic", at=target, take="hand", because="too_far").code
    me.play("panic", at=target, take="hand")
    return "taken"


@pytest.mark.parametrize("value", CHOICES["distance_symbol"])
def test_the_distance_symbol_makes_no_difference_with_the_number_1(value: str) -> None:
    assert panic_at("fourth", 1, distance_symbol=value) == "taken"
    assert panic_at("fourth", 2, distance_symbol=value) == "too_far"


@pytest.mark.parametrize(("setting", "top"), [("after_effect", "missed knife"), ("before_effect", "knife missed")])
def test_brown_to_discard_applies_to_green_cards(setting: str, top: str) -> None:
    t = table("-", "-", "-", "-", edition="dodgecity", house_rules={"brown_to_discard": setting})
    user, target, *_ = t
    user.lay("knife")
    target.give("missed")
    user.use("knife", at=target)
    target.play("missed")
    t.expect_discards(top)


def event_cards(edition: str, **house_rules: SettingValue) -> str:
    return f"{len(table('-', '-', '-', '-', edition=edition, house_rules=house_rules).g.event_pile)} event cards"


def test_high_noon() -> None:
    found = outcomes_with(event_cards, "fourth", "high_noon", *CHOICES["high_noon"])
    assert found == ["0 event cards", "13 event cards", "12 event cards"]


def test_fistful() -> None:
    found = outcomes_with(event_cards, "fourth", "fistful", *CHOICES["fistful"])
    assert found == ["0 event cards", "15 event cards", "14 event cards"]


def both_expansions(edition: str, **house_rules: SettingValue) -> str:
    return event_cards(edition, high_noon="on", fistful="on", **house_rules)


def test_event_cards() -> None:
    found = outcomes_with(both_expansions, "fourth", "event_cards", 12, 20, 26)
    assert found == ["13 event cards", "21 event cards", "27 event cards"]


def jail_under_lasso(edition: str, **house_rules: SettingValue) -> str:
    t = table("-", "-", "-", "-", edition=edition, house_rules=house_rules)
    t.event("lasso")
    t[1].lay("jail")
    before = len(t.g.discards)
    t[0].end_turn()
    return f"{len(t.g.discards) - before} cards turned up"


def test_lasso_jail() -> None:
    found = outcomes_with(jail_under_lasso, "fourth", "lasso_jail", *CHOICES["lasso_jail"])
    assert found == ["0 cards turned up", "1 cards turned up"]


def jailed_brother(edition: str, **house_rules: SettingValue) -> str:
    t = table("-", "-", "-", "-", edition=edition, house_rules=house_rules)
    t.event("blood_brothers")
    t[1].lay("jail")
    t[2].set_life(1)
    t.stack("9H")
    t[0].end_turn()
    assert t.asked() == "1 blood_brothers"
    return "free" if not t[1].me.in_play else "in jail"


def test_blood_brothers_moment() -> None:
    found = outcomes_with(jailed_brother, "fourth", "blood_brothers_moment", *CHOICES["blood_brothers_moment"])
    assert found == ["in jail", "free"]


def kept_back(edition: str, **house_rules: SettingValue) -> str:
    t = table("-", "-", "-", "-", edition=edition, house_rules=house_rules)
    t.event_pile("russian_roulette fistful_of_cards")
    t.g.event_due = True
    t[0].give("missed")
    t[0].begin_turn()
    return "may refuse" if t[0].offers("pass") else "must give it"


def test_roulette_refusal() -> None:
    assert outcomes_with(kept_back, "fourth", "roulette_refusal", True, False) == ["may refuse", "must give it"]


def shown_as_price(edition: str, **house_rules: SettingValue) -> str:
    t = table("-", "-", "-", "-", edition=edition, house_rules=house_rules)
    t.event("law_of_the_west")
    t.stack("springfield beer")
    t[1].begin_turn()
    return "may be paid" if any(t[1].named(option.pay, "beer") for option in t.g.options) else "is no price"


def test_law_strict() -> None:
    assert outcomes_with(shown_as_price, "combined", "law_strict", False, True) == ["may be paid", "is no price"]


def after_a_saloon(edition: str, **house_rules: SettingValue) -> str:
    t = table("-", "-", "-", "-", edition=edition, house_rules=house_rules)
    t.event("abandoned_mine")
    t.discard_pile("beer missed bang")
    t[1].give("saloon")
    t[1].begin_turn()
    t[1].play("saloon")
    return "on the deck" if t[1].named(t.g.deck[-1], "saloon") else "discarded"


def test_mine_printing() -> None:
    assert outcomes_with(after_a_saloon, "fourth", "mine_printing", *CHOICES["mine_printing"]) == [
        "discarded",
        "on the deck",
    ]


def at_the_ranch(edition: str, **house_rules: SettingValue) -> str:
    t = table("-", "-", "-", "-", edition=edition, house_rules=house_rules)
    t.event("ranch")
    t[1].begin_turn()
    return t.asked()


def test_ranch_phase() -> None:
    assert outcomes_with(at_the_ranch, "fourth", "ranch_phase", 1, 2) == ["1 ranch", "1 play_phase"]
