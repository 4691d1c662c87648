"""One Draw! per Barrel and hit, and defence against Slab the Killer (DER-10, DER-11)."""

import pytest

from sixgun.scenario import table
from tests.stories.helpers import EVERYWHERE, WITH_BASE, suffer
from tests.stories.marks import rule

with_slab = pytest.mark.parametrize("edition", WITH_BASE)


@rule("DER-10")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_a_barrel_is_tried_once_for_a_hit(edition: str) -> None:
    shooter, target, *_ = story = table("-", "-", "-", "-", edition=edition)
    shooter.give("bang")
    target.lay("barrel")
    story.stack("clubs hearts")
    shooter.play("bang", at=target)
    target.draw()
    target.is_asked("shot")
    assert not target.offers("draw")


@rule("DER-10")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_a_barrel_is_tried_again_for_the_next_hit(edition: str) -> None:
    shooter, target, *_ = story = table("-", "-", "-", "-", edition=edition)
    shooter.lay("volcanic")
    shooter.give("bang gatling")
    target.lay("barrel")
    story.stack("clubs hearts")
    shooter.play("bang", at=target)
    target.draw()
    suffer(target)
    shooter.play("gatling")
    target.draw()
    story[2].is_asked("shot")


@rule("DER-10")
@with_slab
def test_a_barrel_is_tried_once_against_slab(edition: str) -> None:
    slab, target, *_ = story = table("slab_the_killer", "rose_doolan", "-", "-", edition=edition)
    slab.give("bang")
    target.lay("barrel")
    story.stack("hearts hearts")
    slab.play("bang", at=target)
    target.draw()
    target.is_asked("shot")
    assert not target.offers("draw")


@rule("DER-11")
@with_slab
def test_the_cards_spent_against_slab_are_lost_if_two_missed_are_not_reached(edition: str) -> None:
    slab, target, *_ = table("slab_the_killer", "rose_doolan", "-", "-", edition=edition)
    slab.give("bang")
    target.give("missed", life=3)
    slab.play("bang", at=target)
    target.play("missed")
    target.is_asked("shot")
    suffer(target)
    target.expect(life=2, hand="")


@rule("DER-11")
@with_slab
def test_missed_symbols_from_different_sources_add_up(edition: str) -> None:
    slab, target, *_ = story = table("slab_the_killer", "rose_doolan", "-", "-", edition=edition)
    slab.give("bang")
    target.give("missed", life=3)
    target.lay("barrel")
    story.stack("hearts")
    slab.play("bang", at=target)
    target.draw()
    target.play("missed")
    slab.is_asked("play_phase")
    target.expect(life=3)


@rule("DER-11", "DER-10")
@with_slab
def test_jourdonnais_with_a_barrel_dodges_slab_with_two_hearts(edition: str) -> None:
    slab, jourdonnais, *_ = story = table("slab_the_killer", "jourdonnais", "-", "-", edition=edition)
    slab.give("bang")
    jourdonnais.lay("barrel")
    jourdonnais.set_life(3)
    story.stack("hearts hearts")
    slab.play("bang", at=jourdonnais)
    jourdonnais.draw()
    jourdonnais.draw()
    slab.is_asked("play_phase")
    jourdonnais.expect(life=3)
