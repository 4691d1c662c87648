"""Vera Custer with each kind of ability."""

import pytest

from sixgun.scenario import table
from tests.stories.characters.vera import vera_as
from tests.stories.helpers import EVERYBODY, EVERYWHERE, PREVENTING, WITH_DODGE_CITY, agree, suffer
from tests.stories.marks import rule

everywhere = pytest.mark.parametrize("edition", EVERYWHERE)
pytestmark = rule("CH-VER-1")


# Phase 1


@rule("CH-BLA-1")
@everywhere
def test_as_black_jack_she_draws_a_third_card(edition: str) -> None:
    _, _, vera, _ = vera_as(edition, "black_jack", deck="clubs hearts clubs")
    vera.expect(hand=3)


@rule("CH-KIT-1")
@everywhere
def test_as_kit_carlson_she_puts_one_of_three_back(edition: str) -> None:
    t, _, vera, _ = vera_as(edition, "kit_carlson", deck="beer panic duel")
    vera.put_back("panic")
    vera.expect(hand="beer duel")
    assert t.fits(t.g.deck[-1], "panic")


@rule("CH-JES")
@everywhere
def test_as_jesse_jones_she_takes_a_card_from_a_hand(edition: str) -> None:
    _, vera, jesse, _ = t = table(
        "pat_brennan", "vera_custer", "jesse_jones", "-", edition=edition, house_rules=EVERYBODY
    )
    jesse.give("beer")
    t.stack("duel")
    vera.begin_turn()
    vera.name(jesse)
    agree(vera)
    vera.take("hand", of=jesse)
    vera.expect(hand="beer duel")


@rule("CH-PED")
@everywhere
def test_as_pedro_ramirez_she_takes_the_top_of_the_discards(edition: str) -> None:
    _, vera, pedro, _ = t = table(
        "pat_brennan", "vera_custer", "pedro_ramirez", "-", edition=edition, house_rules=EVERYBODY
    )
    t.discard_pile("beer")
    t.stack("duel")
    vera.begin_turn()
    vera.name(pedro)
    agree(vera)
    vera.take("beer")
    vera.expect(hand="beer duel")


@rule("CH-PAT")
@everywhere
def test_as_pat_brennan_she_takes_a_card_in_play(edition: str) -> None:
    pat, vera, *_ = table("pat_brennan", "vera_custer", "-", "-", edition=edition, house_rules=EVERYBODY)
    pat.lay("barrel")
    vera.begin_turn()
    vera.name(pat)
    agree(vera)
    vera.take("barrel", of=pat)
    vera.expect(hand="barrel")


@rule("CH-BIL")
@everywhere
def test_as_bill_noface_she_counts_from_her_own_three_points(edition: str) -> None:
    _, vera, bill, _ = table("-", "vera_custer", "bill_noface", "-", edition=edition, house_rules=EVERYBODY)
    vera.set_life(2)
    vera.begin_turn()
    vera.name(bill)
    agree(vera)
    vera.expect(hand=2)


# Empty hands


@rule("CH-SUZ-1")
@everywhere
def test_as_suzy_she_draws_when_her_hand_is_empty(edition: str) -> None:
    _, _, vera, _ = vera_as(edition, "suzy_lafayette", hand="mustang", deck="barrel dynamite beer")
    for card in ("mustang", "barrel", "dynamite"):
        vera.play(card)
    agree(vera)
    vera.expect(hand="beer")


@rule("CH-SUZ-2")
@everywhere
def test_as_suzy_she_draws_during_a_duel_of_another(edition: str) -> None:
    _, first, vera, _ = vera_as(edition, "suzy_lafayette", hand="bang", deck="barrel dynamite bang")
    vera.play("barrel")
    vera.play("dynamite")
    first.give("duel bang")
    first.begin_play()
    first.play("duel", at=vera)
    vera.discard("bang")
    agree(vera)
    vera.expect(hand="bang")
    first.is_asked("duel")


@rule("CH-SUZ-1")
@everywhere
def test_naming_suzy_with_an_empty_hand_draws_before_phase_1(edition: str) -> None:
    _, vera, suzy, _ = t = table("-", "vera_custer", "suzy_lafayette", "-", edition=edition, house_rules=EVERYBODY)
    t.stack("beer panic duel")
    vera.begin_turn()
    vera.name(suzy)
    agree(vera)
    vera.expect(hand="beer panic duel")


@rule("CH-SUZ-1", "CH-VER-1")
@everywhere
def test_a_hand_emptied_in_one_turn_is_empty_when_suzy_is_named_in_the_next(edition: str) -> None:
    _, vera, suzy, _ = t = table("-", "vera_custer", "suzy_lafayette", "-", edition=edition, house_rules=EVERYBODY)
    vera.begin_play()
    vera.give("mustang")
    vera.play("mustang")
    vera.end_turn()
    t.stack("beer panic duel")
    vera.begin_turn()
    vera.expect(hand="")
    vera.name(suzy)
    agree(vera)
    vera.expect(hand="beer panic duel")


@rule("CH-SUZ-1")
@everywhere
def test_the_next_turn_ends_suzys_ability(edition: str) -> None:
    t, _, vera, _ = vera_as(edition, "suzy_lafayette", hand="mustang", deck="barrel dynamite schofield remington")
    vera.begin_turn()
    vera.name(t[3])
    agree(vera)
    for card in ("mustang", "barrel", "dynamite", "schofield", "remington"):
        vera.play(card)
    vera.expect(hand="")


# Life


@rule("CH-SID-1")
@pytest.mark.parametrize("edition", PREVENTING)
def test_as_sid_she_prevents_a_loss_with_two_cards(edition: str) -> None:
    _, first, vera, _ = vera_as(edition, "sid_ketchum", deck="mustang duel")
    first.give("bang")
    first.begin_play()
    first.play("bang", at=vera)
    vera.pass_()
    vera.use_ability("mustang duel")
    vera.expect(life=3, hand="")


@rule("CH-SID-2", "CH-SID-4")
@pytest.mark.parametrize("edition", PREVENTING)
def test_as_sid_she_heals_once_in_her_turn(edition: str) -> None:
    _, _, vera, _ = vera_as(edition, "sid_ketchum", hand="bang missed", deck="mustang duel")
    vera.set_life(1)
    vera.use_ability("bang missed")
    vera.expect(life=2)
    vera.cannot("mustang", pay="duel", because="once_a_turn", verb="ability")


@rule("CH-BAR-1")
@everywhere
def test_as_bart_she_draws_for_what_she_loses(edition: str) -> None:
    _, first, vera, _ = vera_as(edition, "bart_cassidy")
    first.give("bang")
    first.begin_play()
    first.play("bang", at=vera)
    suffer(vera)
    agree(vera)
    vera.expect(life=2, hand=3)


@rule("CH-GRI-1")
@everywhere
def test_as_el_gringo_she_takes_a_card_from_the_shooter(edition: str) -> None:
    _, first, vera, _ = vera_as(edition, "el_gringo")
    first.give("bang beer")
    first.begin_play()
    first.play("bang", at=vera)
    suffer(vera)
    agree(vera)
    vera.expect(hand="panic panic beer")


@rule("CH-TEQ-1", "DER-30")
@everywhere
def test_as_tequila_joe_she_heals_two_points_with_a_beer(edition: str) -> None:
    _, _, vera, _ = vera_as(edition, "tequila_joe", hand="beer")
    vera.set_life(1)
    vera.play("beer")
    vera.expect(life=3)


@rule("CH-CHU-1", "CH-CHU-2")
@everywhere
def test_as_chuck_she_sells_all_life_points_but_one(edition: str) -> None:
    _, _, vera, _ = vera_as(edition, "chuck_wengam")
    vera.use_ability()
    vera.use_ability()
    vera.expect(life=1, hand=6)
    vera.cannot("", because="last_life", verb="ability")


# Cards in play and distances


@rule("CH-BEL-1", "CH-BEL-2")
@everywhere
def test_as_belle_star_she_ignores_the_others_cards_in_play_in_her_turn_only(edition: str) -> None:
    t, first, vera, _ = vera_as(edition, "belle_star", hand="bang bang")
    first.lay("barrel sombrero mustang" if edition in WITH_DODGE_CITY else "barrel mustang")
    assert vera.distance_to(first) == 1
    vera.play("bang", at=first)
    assert not first.offers("draw")
    assert not first.offers("use")
    suffer(first)
    t[3].begin_play()
    assert vera.distance_to(first) == 2


@rule("CH-PAU-1")
@everywhere
def test_as_paul_regret_she_is_farther_away(edition: str) -> None:
    _, first, vera, paul = vera_as(edition, "paul_regret")
    assert (first.distance_to(vera), vera.distance_to(first), paul.distance_to(vera)) == (2, 1, 2)
    first.give("bang")
    first.begin_play()
    first.cannot("bang", at=vera, because="out_of_reach")


@rule("CH-ROS-1")
@everywhere
def test_as_rose_doolan_the_others_are_closer(edition: str) -> None:
    t, _, vera, _ = vera_as(edition, "rose_doolan", hand="bang")
    assert (vera.distance_to(t[3]), t[3].distance_to(vera)) == (1, 2)
    vera.play("bang", at=t[3])
    t[3].is_asked("shot")


@rule("CH-SEA")
@everywhere
def test_as_sean_mallory_she_keeps_all_her_cards(edition: str) -> None:
    t, _, vera, sean = vera_as(edition, "sean_mallory", hand="bang bang bang")
    vera.end_turn()
    t.expect_turn(sean)
    vera.expect(hand=5)


@rule("CH-JOS")
@everywhere
def test_as_jose_delgado_she_gets_two_cards_for_a_blue_one(edition: str) -> None:
    _, _, vera, _ = vera_as(edition, "jose_delgado", hand="mustang barrel")
    vera.use_ability("mustang")
    vera.use_ability("barrel")
    vera.expect(hand=6)


# Other players' cards and deaths


@rule("CH-MOL-1")
@everywhere
def test_as_molly_stark_she_gets_a_card_for_a_missed(edition: str) -> None:
    _, first, vera, _ = vera_as(edition, "molly_stark", hand="missed")
    first.give("bang")
    first.begin_play()
    first.play("bang", at=vera)
    vera.play("missed")
    agree(vera)
    vera.expect(hand=3)


@rule("CH-MOL-2")
@everywhere
def test_as_molly_stark_she_gets_her_cards_at_the_end_of_a_duel(edition: str) -> None:
    _, first, vera, _ = vera_as(edition, "molly_stark", hand="bang")
    first.give("duel")
    first.begin_play()
    first.play("duel", at=vera)
    vera.discard("bang")
    vera.expect(hand="panic panic")
    first.pass_()
    suffer(first)
    agree(vera)
    vera.expect(hand=3)


@rule("CH-GRE", "CH-HER-1")
@everywhere
@pytest.mark.parametrize(("who", "life", "hand"), [("greg_digger", 3, 2), ("herb_hunter", 1, 4)])
def test_as_greg_or_herb_she_profits_from_a_death(edition: str, who: str, life: int, hand: int) -> None:
    first, vera, _, victim = table(
        "pat_brennan",
        "vera_custer",
        who,
        "-",
        roles="sheriff outlaw outlaw renegade",
        edition=edition,
        house_rules=EVERYBODY,
    )
    vera.begin_turn()
    vera.name(vera.table[2])
    agree(vera)
    vera.set_life(1)
    victim.set_life(1)
    first.give("bang")
    first.begin_play()
    first.play("bang", at=victim)
    suffer(victim)
    victim.expect_dead()
    agree(vera)
    vera.expect(life=life, hand=hand)
