"""Abilities override rules, and two abilities both apply (section 22)."""

import pytest

from sixgun.scenario import table
from tests.stories.helpers import WITH_BASE, WITH_DODGE_CITY, suffer
from tests.stories.marks import rule


@rule("PRC-01")
@pytest.mark.parametrize("edition", WITH_BASE)
def test_willy_the_kid_overrides_the_limit_of_one_bang(edition: str) -> None:
    willy, target, _, other = table("willy_the_kid", "rose_doolan", "-", "jourdonnais", edition=edition)
    willy.give("bang bang bang")
    for victim in (target, other, target):
        willy.play("bang", at=victim)
        suffer(victim)
    willy.expect(hand="")
    target.expect(life=2)


@rule("PRC-01")
@pytest.mark.parametrize("edition", WITH_DODGE_CITY)
def test_sean_mallory_overrides_the_hand_limit(edition: str) -> None:
    sean, *_ = table("sean_mallory", "-", "-", "-", edition=edition)
    sean.give("bang bang bang bang missed missed missed beer beer", life=1)
    sean.end_turn()
    sean.expect(hand=9)


@rule("PRC-02")
@pytest.mark.parametrize("edition", WITH_BASE)
def test_slab_the_killer_and_jourdonnais_both_use_their_abilities(edition: str) -> None:
    """Jourdonnais draws hearts without a Barrel, yet still needs one more Missed!."""
    slab, jourdonnais, *_ = story = table("slab_the_killer", "jourdonnais", "-", "-", edition=edition)
    slab.give("bang")
    jourdonnais.give("missed", life=3)
    story.stack("hearts")
    slab.play("bang", at=jourdonnais)
    jourdonnais.draw()
    jourdonnais.is_asked("shot")
    jourdonnais.play("missed")
    slab.is_asked("play_phase")
    jourdonnais.expect(life=3)


@rule("PRC-02")
@pytest.mark.parametrize("edition", WITH_DODGE_CITY)
def test_belle_star_and_elena_fuente_both_use_their_abilities(edition: str) -> None:
    """Belle Star ignores the Barrel, yet any of Elena's cards is a Missed!."""
    belle, elena, *_ = table("belle_star", "elena_fuente", "-", "-", edition=edition)
    belle.give("bang")
    elena.lay("barrel")
    elena.give("duel", life=2)
    belle.play("bang", at=elena)
    assert not elena.offers("draw")
    elena.play("duel")
    belle.is_asked("play_phase")
    elena.expect(life=2)
