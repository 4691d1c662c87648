"""Barrel."""

import pytest

from sixgun.engine.events import Checked
from sixgun.scenario import table
from tests.stories.cards.gunfights import fire, in_every_edition, quiet, with_every_gun
from tests.stories.helpers import EVERYBODY, EVERYWHERE, suffer
from tests.stories.marks import rule


@rule("BL-BAR-1")
@in_every_edition
def test_hearts_prevent_the_hit_and_cost_nothing(edition: str) -> None:
    shooter, owner, *_ = seats = quiet(edition)
    shooter.give("bang")
    owner.give("missed", life=3)
    owner.lay("barrel")
    seats.stack("hearts")
    shooter.play("bang", at=owner)
    owner.draw()
    shooter.is_asked("play_phase")
    owner.expect(life=3, hand="missed", in_play="barrel")


@rule("BL-BAR-1")
@in_every_edition
@pytest.mark.parametrize("suit", ["diamonds", "clubs", "spades"])
def test_other_suits_do_not_prevent_the_hit(edition: str, suit: str) -> None:
    shooter, owner, *_ = seats = quiet(edition)
    shooter.give("bang")
    owner.lay("barrel")
    seats.stack(suit)
    shooter.play("bang", at=owner)
    owner.draw()
    owner.is_asked("shot")


@rule("BL-BAR-1")
def test_only_the_owner_of_the_barrel_may_draw() -> None:
    shooter, target, owner, _ = quiet("fourth")
    owner.lay("barrel")
    shooter.give("bang")
    shooter.play("bang", at=target)
    target.is_asked("shot")
    assert not target.offers("draw")


@rule("BL-BAR-2")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_hearts_count_as_one_missed_of_the_two_against_slab(edition: str) -> None:
    slab, owner, *_ = seats = table("slab_the_killer", "-", "-", "-", edition=edition, house_rules=EVERYBODY)
    slab.give("bang")
    owner.lay("barrel")
    owner.give("missed", life=3)
    seats.stack("hearts")
    slab.play("bang", at=owner)
    owner.draw()
    owner.is_asked("shot")
    owner.play("missed")
    slab.is_asked("play_phase")
    owner.expect(life=3, hand="")


@rule("BL-BAR-2")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_hearts_alone_do_not_dodge_slab(edition: str) -> None:
    slab, owner, *_ = seats = table("slab_the_killer", "-", "-", "-", edition=edition, house_rules=EVERYBODY)
    slab.give("bang")
    owner.lay("barrel")
    owner.set_life(3)
    seats.stack("hearts")
    slab.play("bang", at=owner)
    owner.draw()
    suffer(owner)
    owner.expect(life=2)


@rule("BL-BAR-3")
@in_every_edition
@pytest.mark.parametrize("suit", ["spades", "diamonds", "clubs"])
def test_any_other_suit_lets_the_hit_stand(edition: str, suit: str) -> None:
    shooter, owner, *_ = seats = quiet(edition)
    shooter.give("bang")
    owner.lay("barrel")
    owner.set_life(3)
    seats.stack(suit)
    shooter.play("bang", at=owner)
    owner.draw()
    owner.is_asked("shot")
    suffer(owner)
    owner.expect(life=2, in_play="barrel")


@rule("BL-BAR-3")
@in_every_edition
def test_after_a_failed_draw_a_missed_still_helps(edition: str) -> None:
    shooter, owner, *_ = seats = quiet(edition)
    shooter.give("bang")
    owner.lay("barrel")
    owner.give("missed", life=3)
    seats.stack("clubs")
    shooter.play("bang", at=owner)
    owner.draw()
    owner.play("missed")
    shooter.is_asked("play_phase")
    owner.expect(life=3, hand="")


@rule("BL-BAR-4")
@in_every_edition
def test_using_a_barrel_is_optional(edition: str) -> None:
    shooter, owner, *_ = seats = quiet(edition)
    shooter.give("bang")
    owner.lay("barrel")
    owner.set_life(3)
    seats.stack("hearts")
    shooter.play("bang", at=owner)
    assert owner.offers("draw")
    suffer(owner)
    owner.expect(life=2)
    assert seats.heard(Checked) == []


@rule("BL-BAR-5")
@with_every_gun
def test_a_barrel_works_against_every_card_with_the_hit_symbol(edition: str, gun: str) -> None:
    shooter, owner, *_ = seats = quiet(edition)
    owner.lay("barrel")
    owner.set_life(3)
    fire(gun, shooter, owner)
    owner.is_asked("shot")
    seats.stack("hearts")
    owner.draw()
    assert not seats.asked().startswith("1")
    owner.expect(life=3)


@rule("BL-BAR-6")
@in_every_edition
def test_a_barrel_does_not_help_in_a_duel(edition: str) -> None:
    challenger, owner, *_ = quiet(edition)
    owner.lay("barrel")
    challenger.give("duel")
    challenger.play("duel", at=owner)
    owner.is_asked("duel")
    owner.cannot("", verb="draw", because="no_answer")


@rule("BL-BAR-6")
@in_every_edition
def test_a_barrel_does_not_help_against_indians(edition: str) -> None:
    chief, owner, *_ = quiet(edition)
    owner.lay("barrel")
    chief.give("indians")
    chief.play("indians")
    owner.is_asked("indians")
    owner.cannot("", verb="draw", because="no_answer")
