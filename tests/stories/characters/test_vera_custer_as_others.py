"""Vera Custer with each kind of ability."""

import pytest

from sixgun.scenario import Actor, Scenario, table
from tests.stories.characters.editions import hit, no_beer
from tests.stories.marks import rule

pytestmark = rule("CH-VER-1")


def vera_as(who: str, hand: str = "", deck: str = "panic panic") -> tuple[Scenario, Actor, Actor, Actor]:
    """Vera, with this hand, names her left neighbour in her turn; these cards are next in the deck."""
    first, vera, somebody, _ = t = table("pat_brennan", "vera_custer", who, "greg_digger", edition="combined")
    vera.give(hand)
    t.stack(deck)
    vera.begin_turn()
    vera.name(somebody)
    return t, first, vera, somebody


# Phase 1


@rule("CH-BLA-1")
def test_as_black_jack_she_draws_a_third_card() -> None:
    _, _, vera, _ = vera_as("black_jack", deck="clubs hearts clubs")
    vera.expect(hand=3)


@rule("CH-KIT-1")
def test_as_kit_carlson_she_puts_one_of_three_back() -> None:
    t, _, vera, _ = vera_as("kit_carlson", deck="beer panic duel")
    vera.put_back("panic")
    vera.expect(hand="beer duel")
    assert t.fits(t.g.deck[-1], "panic")


@rule("CH-JES")
def test_as_jesse_jones_she_takes_a_card_from_a_hand() -> None:
    _, vera, jesse, _ = t = table("pat_brennan", "vera_custer", "jesse_jones", "-", edition="combined")
    jesse.give("beer")
    t.stack("duel")
    vera.begin_turn()
    vera.name(jesse)
    vera.take("hand", of=jesse)
    vera.expect(hand="beer duel")


@rule("CH-PED")
def test_as_pedro_ramirez_she_takes_the_top_of_the_discards() -> None:
    _, vera, pedro, _ = t = table("pat_brennan", "vera_custer", "pedro_ramirez", "-", edition="combined")
    t.discard_pile("beer")
    t.stack("duel")
    vera.begin_turn()
    vera.name(pedro)
    vera.take("beer")
    vera.expect(hand="beer duel")


@rule("CH-PAT")
def test_as_pat_brennan_she_takes_a_card_in_play() -> None:
    pat, vera, *_ = table("pat_brennan", "vera_custer", "-", "-", edition="combined")
    pat.lay("barrel")
    vera.begin_turn()
    vera.name(pat)
    vera.take("barrel", of=pat)
    vera.expect(hand="barrel")


@rule("CH-BIL")
def test_as_bill_noface_she_counts_from_her_own_three_points() -> None:
    _, vera, bill, _ = table("-", "vera_custer", "bill_noface", "-", edition="combined")
    vera.set_life(2)
    vera.begin_turn()
    vera.name(bill)
    vera.expect(hand=2)


# Empty hands


@rule("CH-SUZ-1")
def test_as_suzy_she_draws_when_her_hand_is_empty() -> None:
    _, _, vera, _ = vera_as("suzy_lafayette", hand="mustang", deck="barrel dynamite beer")
    for card in ("mustang", "barrel", "dynamite"):
        vera.play(card)
    vera.expect(hand="beer")


@rule("CH-SUZ-2")
def test_as_suzy_she_draws_during_a_duel_of_another() -> None:
    _, first, vera, _ = vera_as("suzy_lafayette", hand="bang", deck="barrel dynamite bang")
    vera.play("barrel")
    vera.play("dynamite")
    first.give("duel bang")
    first.begin_play()
    first.play("duel", at=vera)
    vera.discard("bang")
    vera.expect(hand="bang")
    first.is_asked("duel")


@rule("CH-SUZ-1")
def test_naming_suzy_with_an_empty_hand_draws_before_phase_1() -> None:
    _, vera, suzy, _ = t = table("-", "vera_custer", "suzy_lafayette", "-", edition="combined")
    t.stack("beer panic duel")
    vera.begin_turn()
    vera.name(suzy)
    vera.expect(hand="beer panic duel")


@rule("CH-SUZ-1", "CH-VER-1")
def test_a_hand_emptied_in_one_turn_is_empty_when_suzy_is_named_in_the_next() -> None:
    _, vera, suzy, _ = t = table("-", "vera_custer", "suzy_lafayette", "-", edition="combined")
    vera.begin_play()
    vera.give("mustang")
    vera.play("mustang")
    vera.end_turn()
    t.stack("beer panic duel")
    vera.begin_turn()
    vera.expect(hand="")
    vera.name(suzy)
    vera.expect(hand="beer panic duel")


@rule("CH-SUZ-1")
def test_the_next_turn_ends_suzys_ability() -> None:
    t, _, vera, _ = vera_as("suzy_lafayette", hand="mustang", deck="barrel dynamite hideout scope")
    vera.begin_turn()
    vera.name(t[3])
    for card in ("mustang", "barrel", "dynamite", "hideout", "scope"):
        vera.play(card)
    vera.expect(hand="")


# Life


@rule("CH-SID-1")
def test_as_sid_she_prevents_a_loss_with_two_cards() -> None:
    _, first, vera, _ = vera_as("sid_ketchum", deck="mustang duel")
    first.give("bang")
    first.begin_play()
    first.play("bang", at=vera)
    vera.pass_()
    vera.use_ability("mustang duel")
    vera.expect(life=3, hand="")


@rule("CH-SID-2", "CH-SID-4")
def test_as_sid_she_heals_once_in_her_turn() -> None:
    _, _, vera, _ = vera_as("sid_ketchum", hand="bang missed", deck="mustang duel")
    vera.set_life(1)
    vera.use_ability("bang missed")
    vera.expect(life=2)
    vera.cannot("mustang", pay="duel", because="once_a_turn", verb="ability")


@rule("CH-BAR-1")
def test_as_bart_she_draws_for_what_she_loses() -> None:
    _, first, vera, _ = vera_as("bart_cassidy")
    first.give("bang")
    first.begin_play()
    first.play("bang", at=vera)
    hit(vera, "combined")
    vera.use_ability()
    vera.expect(life=2, hand=3)


@rule("CH-GRI-1")
def test_as_el_gringo_she_takes_a_card_from_the_shooter() -> None:
    _, first, vera, _ = vera_as("el_gringo")
    first.give("bang beer")
    first.begin_play()
    first.play("bang", at=vera)
    hit(vera, "combined")
    vera.expect(hand="panic panic beer")


@rule("CH-TEQ-1", "DER-30")
def test_as_tequila_joe_she_heals_two_points_with_a_beer() -> None:
    _, _, vera, _ = vera_as("tequila_joe", hand="beer")
    vera.set_life(1)
    vera.play("beer")
    vera.expect(life=3)


@rule("CH-CHU-1", "CH-CHU-2")
def test_as_chuck_she_sells_all_life_points_but_one() -> None:
    _, _, vera, _ = vera_as("chuck_wengam")
    vera.use_ability()
    vera.use_ability()
    vera.expect(life=1, hand=6)
    vera.cannot("", because="last_life", verb="ability")


# Shots


@rule("CH-WIL")
def test_as_willy_she_shoots_twice() -> None:
    _, first, vera, willy = vera_as("willy_the_kid", hand="bang bang")
    for victim in (first, willy):
        vera.play("bang", at=victim)
        hit(victim, "combined")
        victim.expect(life=victim.me.max_life - 1)


@rule("CH-SLA-1")
def test_as_slab_her_bang_takes_two_missed_to_dodge() -> None:
    _, first, vera, _ = vera_as("slab_the_killer", hand="bang")
    first.give("missed")
    vera.play("bang", at=first)
    first.play("missed")
    first.is_asked("shot")


@rule("CH-CAL-1", "CH-CAL-2")
def test_as_janet_she_shoots_with_a_missed() -> None:
    _, first, vera, _ = vera_as("calamity_janet", hand="missed bang")
    vera.play("missed", at=first)
    hit(first, "combined")
    vera.cannot("bang", at=first, because="bang_limit")


@rule("CH-JOU-1")
def test_as_jourdonnais_she_draws_against_a_hit() -> None:
    t, first, vera, _ = vera_as("jourdonnais")
    first.give("bang")
    t.stack("hearts")
    first.begin_play()
    first.play("bang", at=vera)
    vera.draw()
    first.is_asked("play_phase")
    vera.expect(life=3)


@rule("CH-LUC")
def test_as_lucky_duke_she_turns_up_two_cards_for_her_barrel() -> None:
    t, first, vera, _ = vera_as("lucky_duke")
    vera.lay("barrel")
    first.give("bang")
    t.stack("clubs hearts")
    first.begin_play()
    first.play("bang", at=vera)
    vera.draw()
    vera.let_count("hearts", on_top="clubs")
    first.is_asked("play_phase")
    vera.expect(life=3)


@rule("CH-DOC-1", "CH-DOC-3")
def test_as_doc_she_hits_once_a_turn() -> None:
    _, first, vera, _ = vera_as("doc_holyday", hand="beer duel mustang")
    vera.use_ability("beer duel", at=first)
    hit(first, "combined")
    first.expect(life=4)
    vera.cannot("mustang", at=first, pay="panic", because="once_a_turn", verb="ability")


@rule("CH-APA-1")
def test_as_apache_kid_she_shrugs_off_diamonds() -> None:
    _, first, vera, _ = vera_as("apache_kid")
    first.give("bang-6D")
    first.begin_play()
    first.play("bang", at=vera)
    first.is_asked("play_phase")
    vera.expect(life=3)


@rule("CH-DOC-4")
def test_two_diamonds_cannot_pay_for_a_hit_on_vera_as_apache_kid() -> None:
    doc, vera, apache, _ = table("doc_holyday", "vera_custer", "apache_kid", "-", edition="combined")
    vera.begin_turn()
    vera.name(apache)
    doc.give("bang-6D bang-8D")
    doc.begin_play()
    doc.cannot("bang-6D", at=vera, pay="bang-8D", because="both_diamonds", verb="ability")


# Cards in play and distances


@rule("CH-BEL-1", "CH-BEL-2")
def test_as_belle_star_she_ignores_the_others_cards_in_play_in_her_turn_only() -> None:
    t, first, vera, _ = vera_as("belle_star", hand="bang bang")
    first.lay("barrel sombrero mustang")
    assert vera.distance_to(first) == 1
    vera.play("bang", at=first)
    assert not first.offers("draw")
    assert not first.offers("use")
    hit(first, "combined")
    t[3].begin_play()
    assert vera.distance_to(first) == 2


@rule("CH-PAU-1")
def test_as_paul_regret_she_is_farther_away() -> None:
    _, first, vera, paul = vera_as("paul_regret")
    assert (first.distance_to(vera), vera.distance_to(first), paul.distance_to(vera)) == (2, 1, 2)
    first.give("bang")
    first.begin_play()
    first.cannot("bang", at=vera, because="out_of_reach")


@rule("CH-ROS-1")
def test_as_rose_doolan_the_others_are_closer() -> None:
    t, _, vera, _ = vera_as("rose_doolan", hand="bang")
    assert (vera.distance_to(t[3]), t[3].distance_to(vera)) == (1, 2)
    vera.play("bang", at=t[3])
    t[3].is_asked("shot")


@rule("CH-SEA")
def test_as_sean_mallory_she_keeps_all_her_cards() -> None:
    t, _, vera, sean = vera_as("sean_mallory", hand="bang bang bang")
    vera.end_turn()
    t.expect_turn(sean)
    vera.expect(hand=5)


@rule("CH-JOS")
def test_as_jose_delgado_she_gets_two_cards_for_a_blue_one() -> None:
    _, _, vera, _ = vera_as("jose_delgado", hand="mustang barrel")
    vera.use_ability("mustang")
    vera.use_ability("barrel")
    vera.expect(hand=6)


# Other players' cards and deaths


@rule("CH-MOL-1")
def test_as_molly_stark_she_gets_a_card_for_a_missed() -> None:
    _, first, vera, _ = vera_as("molly_stark", hand="missed")
    first.give("bang")
    first.begin_play()
    first.play("bang", at=vera)
    vera.play("missed")
    vera.expect(hand=3)


@rule("CH-MOL-2")
def test_as_molly_stark_she_gets_her_cards_at_the_end_of_a_duel() -> None:
    _, first, vera, _ = vera_as("molly_stark", hand="bang")
    first.give("duel")
    first.begin_play()
    first.play("duel", at=vera)
    vera.discard("bang")
    vera.expect(hand="panic panic")
    first.pass_()
    no_beer(first, "combined")
    vera.expect(hand=3)


@rule("CH-GRE", "CH-HER-1")
@pytest.mark.parametrize(("who", "life", "hand"), [("greg_digger", 3, 2), ("herb_hunter", 1, 4)])
def test_as_greg_or_herb_she_profits_from_a_death(who: str, life: int, hand: int) -> None:
    first, vera, _, victim = table(
        "pat_brennan", "vera_custer", who, "-", roles="sheriff outlaw outlaw renegade", edition="combined"
    )
    vera.begin_turn()
    vera.name(vera.table[2])
    vera.set_life(1)
    victim.set_life(1)
    first.give("bang")
    first.begin_play()
    first.play("bang", at=victim)
    hit(victim, "combined")
    victim.expect_dead()
    vera.expect(life=life, hand=hand)
