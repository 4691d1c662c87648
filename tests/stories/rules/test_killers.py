"""The killer is the owner of the card (DER-20, DER-21)."""

import pytest

from sixgun.engine.events import Died
from sixgun.engine.ids import NOBODY, OUTLAW
from sixgun.scenario import Scenario, table
from tests.stories.helpers import EVERYWHERE, WITH_DODGE_CITY, suffer
from tests.stories.marks import rule

everywhere = pytest.mark.parametrize("edition", EVERYWHERE)

FIVE = "sheriff outlaw outlaw deputy renegade"


def five(edition: str) -> Scenario:
    return table("-", "-", "-", "-", "-", edition=edition, roles=FIVE)


@rule("DER-20")
@everywhere
def test_the_player_of_the_duel_is_the_killer(edition: str) -> None:
    sheriff, outlaw, *_ = story = five(edition)
    sheriff.give("duel bang")
    outlaw.give("bang", life=1)
    sheriff.play("duel", at=outlaw)
    outlaw.discard("bang")
    sheriff.discard("bang")
    suffer(outlaw)
    assert story.heard(Died) == [Died(outlaw.seat, OUTLAW, by=sheriff.seat)]
    sheriff.expect(hand=3)


@rule("DER-20")
@everywhere
def test_there_is_no_reward_for_an_outlaw_who_dies_in_his_own_duel(edition: str) -> None:
    sheriff, outlaw, *_ = story = five(edition)
    outlaw.begin_play()
    outlaw.give("duel", life=1)
    sheriff.give("bang")
    outlaw.play("duel", at=sheriff)
    sheriff.discard("bang")
    suffer(outlaw)
    assert story.heard(Died) == [Died(outlaw.seat, OUTLAW, by=NOBODY)]
    sheriff.expect(hand="")


@rule("DER-20")
@everywhere
def test_the_sheriff_is_not_punished_for_a_deputy_who_dies_in_his_own_duel(edition: str) -> None:
    sheriff, _, _, deputy, _ = five(edition)
    deputy.begin_play()
    deputy.give("duel", life=1)
    sheriff.give("bang missed")
    sheriff.lay("barrel")
    deputy.play("duel", at=sheriff)
    sheriff.discard("bang")
    suffer(deputy)
    deputy.expect_dead()
    sheriff.expect(hand="missed", in_play="barrel")


@rule("DER-21")
@everywhere
@pytest.mark.parametrize("card", ["gatling", "indians"])
def test_the_player_of_gatling_or_indians_is_the_killer(edition: str, card: str) -> None:
    sheriff, outlaw, other_outlaw, *others = story = five(edition)
    outlaw.set_life(1)
    other_outlaw.set_life(1)
    sheriff.give(card)
    sheriff.play(card)
    for seat in (outlaw, other_outlaw, *others):
        suffer(seat)
    assert story.heard(Died) == [Died(seat, OUTLAW, by=sheriff.seat) for seat in (1, 2)]
    sheriff.expect(hand=6)


@rule("DER-21")
@pytest.mark.parametrize("edition", WITH_DODGE_CITY)
def test_the_user_of_the_howitzer_is_the_killer(edition: str) -> None:
    sheriff, outlaw, *others = story = five(edition)
    outlaw.set_life(1)
    sheriff.lay("howitzer")
    sheriff.use("howitzer")
    for seat in (outlaw, *others):
        suffer(seat)
    assert story.heard(Died) == [Died(outlaw.seat, OUTLAW, by=sheriff.seat)]
    sheriff.expect(hand=3)


@rule("DER-21")
@everywhere
def test_the_sheriff_is_punished_for_a_deputy_his_gatling_eliminates(edition: str) -> None:
    sheriff, *others = five(edition)
    deputy = others[2]
    deputy.set_life(1)
    sheriff.give("gatling missed")
    sheriff.play("gatling")
    for seat in others:
        suffer(seat)
    deputy.expect_dead()
    sheriff.expect(hand="")
