"""Vera Custer names a player and has that character's ability until her next turn."""

import pytest

from sixgun.scenario import Actor, table
from tests.stories.characters.editions import die, hit, in_dodge_city
from tests.stories.marks import rule


def name(vera: Actor, somebody: Actor) -> None:
    """Vera's turn begins, and she names this player."""
    vera.begin_turn()
    vera.is_asked("name_somebody")
    vera.name(somebody)


@rule("CH-VER-1")
@in_dodge_city
def test_vera_who_names_pixie_pete_draws_four_cards(edition: str) -> None:
    _, vera, pixie, _ = table("-", "vera_custer", "pixie_pete", "-", edition=edition)
    name(vera, pixie)
    vera.is_asked("play_phase")
    vera.expect(hand=4)


@rule("CH-VER-1", "OPT-08")
@in_dodge_city
def test_vera_must_name_a_player_before_she_draws(edition: str) -> None:
    _, vera, *_ = t = table("-", "vera_custer", "pixie_pete", "-", edition=edition)
    before = len(t.g.deck)
    vera.begin_turn()
    vera.is_asked("name_somebody")
    vera.expect(hand="")
    assert len(t.g.deck) == before
    assert not vera.offers("pass")


@rule("CH-VER-1")
@in_dodge_city
def test_vera_has_the_ability_in_the_turns_of_the_others(edition: str) -> None:
    other, vera, elena, _ = table("pat_brennan", "vera_custer", "elena_fuente", "-", edition=edition)
    other.give("bang")
    name(vera, elena)
    vera.give("barrel")
    other.begin_play()
    other.play("bang", at=vera)
    vera.play("barrel")
    other.is_asked("play_phase")
    vera.expect(life=3)


@rule("CH-VER-1")
@in_dodge_city
def test_in_her_next_turn_vera_has_another_ability(edition: str) -> None:
    other, vera, elena, bill = table("pat_brennan", "vera_custer", "elena_fuente", "bill_noface", edition=edition)
    other.give("bang")
    name(vera, elena)
    name(vera, bill)
    vera.give("barrel")
    other.begin_play()
    other.play("bang", at=vera)
    assert not vera.offers("play", "barrel")


@rule("CH-VER-1")
@in_dodge_city
def test_vera_keeps_her_own_life_points(edition: str) -> None:
    _, vera, bill, _ = table("-", "vera_custer", "bill_noface", "-", edition=edition)
    name(vera, bill)
    vera.expect(life=3)
    assert vera.me.max_life == 3


@rule("CH-VER-1")
@in_dodge_city
def test_both_have_the_ability(edition: str) -> None:
    _, vera, pixie, _ = table("-", "vera_custer", "pixie_pete", "-", edition=edition)
    name(vera, pixie)
    pixie.begin_turn()
    pixie.expect(hand=4)


@rule("CH-VER-2")
@in_dodge_city
@pytest.mark.parametrize("card", ["jail", "dynamite"])
def test_jail_and_dynamite_are_settled_before_vera_names_a_player(card: str, edition: str) -> None:
    _, vera, *_ = t = table("-", "vera_custer", "-", "-", edition=edition)
    vera.lay(card)
    t.stack("bang-QH")
    vera.begin_turn()
    vera.is_asked("name_somebody")
    vera.expect(in_play="")
    t.expect_discards("bang-QH jail" if card == "jail" else "bang-QH")


@rule("CH-VER-2")
@in_dodge_city
def test_a_jailed_vera_names_no_one(edition: str) -> None:
    _, vera, after, _ = t = table("-", "vera_custer", "-", "-", edition=edition)
    vera.lay("jail")
    t.stack("clubs")
    vera.begin_turn()
    t.expect_turn(after)


@rule("DER-17")
@in_dodge_city
def test_vera_has_no_ability_before_her_first_turn(edition: str) -> None:
    other, vera, *_ = t = table("pat_brennan", "vera_custer", "elena_fuente", "jose_delgado", edition=edition)
    other.give("bang")
    vera.give("barrel")
    other.play("bang", at=vera)
    assert not vera.offers("play")
    assert t.view().players[vera.seat].ability == "vera_custer"


@rule("DER-17")
@in_dodge_city
def test_vera_does_not_name_herself(edition: str) -> None:
    _, vera, *_ = table("-", "vera_custer", "-", "-", edition=edition)
    vera.begin_turn()
    vera.cannot("", at=vera, because="no_answer", verb="name")


@rule("CH-VER-1", "ELM-06")
@in_dodge_city
def test_vera_does_not_name_the_dead(edition: str) -> None:
    _, vera, _, dead, _ = table("-", "vera_custer", "-", "pixie_pete", "-", edition=edition)
    dead.leave()
    vera.begin_turn()
    vera.cannot("", at=dead, because="no_answer", verb="name")


@rule("DER-17")
@in_dodge_city
def test_vera_keeps_the_ability_of_an_eliminated_player(edition: str) -> None:
    other, vera, elena, _ = table(
        "pat_brennan", "vera_custer", "elena_fuente", "-", roles="sheriff outlaw renegade outlaw", edition=edition
    )
    name(vera, elena)
    vera.give("barrel")
    elena.set_life(1)
    other.lay("volcanic scope" if edition == "combined" else "volcanic binocular")
    other.give("bang bang")
    other.begin_play()
    other.play("bang", at=elena)
    die(elena, edition)
    other.play("bang", at=vera)
    vera.play("barrel")
    vera.expect(life=3)


@rule("DER-17", "CH-LUC")
def test_vera_uses_the_old_ability_to_draw_for_jail() -> None:
    _, vera, duke, _ = t = table("-", "vera_custer", "lucky_duke", "-", edition="combined")
    name(vera, duke)
    vera.lay("jail")
    t.stack("clubs hearts")
    vera.begin_turn()
    vera.is_asked("which_counts")
    vera.let_count("hearts", on_top="hearts")
    vera.is_asked("name_somebody")


@rule("DER-17", "CH-LUC")
def test_vera_uses_the_old_ability_to_draw_for_dynamite() -> None:
    _, vera, duke, _ = t = table("-", "vera_custer", "lucky_duke", "-", edition="combined")
    name(vera, duke)
    vera.lay("dynamite")
    t.stack("5S clubs")
    vera.begin_turn()
    vera.let_count("clubs", on_top="clubs")
    vera.is_asked("name_somebody")
    vera.expect(life=3)


@rule("DER-17")
@in_dodge_city
def test_after_a_failed_jail_vera_has_no_ability(edition: str) -> None:
    other, vera, elena, _ = t = table("pat_brennan", "vera_custer", "elena_fuente", "-", edition=edition)
    name(vera, elena)
    vera.lay("jail")
    t.stack("clubs")
    vera.begin_turn()
    t.expect_turn(elena)
    vera.give("barrel")
    other.give("bang")
    other.begin_play()
    other.play("bang", at=vera)
    assert not vera.offers("play", "barrel")
    hit(vera, edition)
    vera.expect(life=2)


@rule("DER-17", "CH-SEA")
@in_dodge_city
def test_after_a_failed_jail_seans_ability_does_not_help_vera_in_phase_3(edition: str) -> None:
    _, vera, sean, _ = t = table("-", "vera_custer", "sean_mallory", "-", edition=edition)
    name(vera, sean)
    vera.give("bang bang bang")
    vera.end_turn()
    vera.expect(hand=5)
    vera.lay("jail")
    t.stack("clubs")
    vera.begin_turn()
    vera.is_asked("discard_phase")
