"""It takes two Missed! to dodge Slab the Killer's BANG!."""

import pytest

from sixgun.scenario import table
from tests.stories.characters.editions import in_base_editions, no_beer
from tests.stories.marks import rule


@rule("CH-SLA-1", "DER-11")
@in_base_editions
def test_a_single_missed_is_spent_without_effect(edition: str) -> None:
    slab, victim, *_ = table("slab_the_killer", "-", "-", "-", edition=edition)
    slab.give("bang")
    victim.give("missed")
    slab.play("bang", at=victim)
    victim.play("missed")
    victim.is_asked("shot")
    victim.pass_()
    no_beer(victim, edition)
    victim.expect(life=3, hand="")


@rule("CH-SLA-1")
@in_base_editions
def test_two_missed_dodge_slab(edition: str) -> None:
    slab, victim, *_ = table("slab_the_killer", "-", "-", "-", edition=edition)
    slab.give("bang")
    victim.give("missed missed")
    slab.play("bang", at=victim)
    victim.play("missed")
    victim.play("missed")
    slab.is_asked("play_phase")
    victim.expect(life=4, hand="")


@rule("CH-SLA-2")
@in_base_editions
def test_one_missed_dodges_slabs_gatling(edition: str) -> None:
    slab, victim, after, _ = table("slab_the_killer", "-", "-", "-", edition=edition)
    slab.give("gatling")
    victim.give("missed")
    slab.play("gatling")
    victim.play("missed")
    after.is_asked("shot")
    victim.expect(life=4)


@rule("CH-SLA-2")
@pytest.mark.parametrize(("card", "pay"), [("punch", ""), ("springfield", "beer")])
def test_one_missed_dodges_slabs_other_shots(card: str, pay: str) -> None:
    slab, victim, *_ = table("slab_the_killer", "-", "-", "-", edition="combined")
    slab.give(card)
    slab.give("beer")
    victim.give("missed")
    slab.play(card, at=victim, pay=pay)
    victim.play("missed")
    slab.is_asked("play_phase")
    victim.expect(life=4)


@rule("CH-SLA-2")
@in_base_editions
def test_one_missed_dodges_another_players_bang(edition: str) -> None:
    willy, slab, *_ = table("willy_the_kid", "slab_the_killer", "-", "-", edition=edition)
    willy.give("bang")
    slab.give("missed")
    willy.play("bang", at=slab)
    slab.play("missed")
    willy.is_asked("play_phase")
    slab.expect(life=4)


@rule("CH-SLA-3", "DER-10")
@in_base_editions
def test_a_barrel_is_one_missed_against_slab(edition: str) -> None:
    slab, victim, *_ = t = table("slab_the_killer", "-", "-", "-", edition=edition)
    slab.give("bang")
    victim.lay("barrel")
    victim.give("missed")
    t.stack("hearts")
    slab.play("bang", at=victim)
    victim.draw()
    victim.is_asked("shot")
    assert not victim.offers("draw")
    victim.play("missed")
    slab.is_asked("play_phase")
    victim.expect(life=4)


@rule("CH-SLA-3")
@in_base_editions
def test_a_barrel_alone_does_not_dodge_slab(edition: str) -> None:
    slab, victim, *_ = t = table("slab_the_killer", "-", "-", "-", edition=edition)
    slab.give("bang")
    victim.lay("barrel")
    t.stack("hearts")
    slab.play("bang", at=victim)
    victim.draw()
    victim.pass_()
    no_beer(victim, edition)
    victim.expect(life=3)


@rule("CH-SLA-1", "CH-ELE")
def test_elena_needs_two_cards_of_any_kind_against_slab() -> None:
    slab, elena, *_ = table("slab_the_killer", "elena_fuente", "-", "-", edition="combined")
    slab.give("bang")
    elena.give("beer mustang")
    slab.play("bang", at=elena)
    elena.play("beer")
    elena.is_asked("shot")
    elena.play("mustang")
    slab.is_asked("play_phase")
    elena.expect(life=3, hand="")
