"""9. Ownership: the owner of a card is responsible for its effects."""

import pytest

from sixgun.engine.events import LifeChanged, Punished, Rewarded
from sixgun.engine.ids import NOBODY
from sixgun.scenario import Scenario, table
from tests.stories.helpers import EVERYBODY, EVERYWHERE, suffer
from tests.stories.marks import rule
from tests.stories.rules.people import in_every_edition, town, with_base, with_dodge_city


def causes(seats: Scenario) -> list[tuple[int, int]]:
    """Pairs of a player who lost life and the player who caused it."""
    events = [event for event in seats.heard(LifeChanged) if isinstance(event, LifeChanged)]
    return [(event.seat, event.by) for event in events if event.change < 0]


@rule("OWN-01", "OWN-02")
@in_every_edition
def test_a_brown_card_belongs_to_its_player(edition: str) -> None:
    first, second, third, fourth = seats = town(edition)
    third.set_life(1)
    second.begin_play()
    second.give("gatling")
    second.play("gatling")
    for victim in (third, fourth, first):
        suffer(victim)
    third.expect_dead()
    assert causes(seats) == [(2, 1), (3, 1), (0, 1)]
    assert seats.heard(Rewarded) == [Rewarded(second.seat, third.seat)]
    second.expect(hand=3)


@rule("OWN-01")
@pytest.mark.parametrize("edition", ["abacus", "dodgecity", "combined"])
def test_the_penalty_follows_the_owner_of_the_card(edition: str) -> None:
    first, second, third, fourth, deputy = seats = town(edition, players=5)
    deputy.set_life(1)
    first.give("indians stagecoach")
    first.lay("barrel")
    first.play("indians")
    for victim in (second, third, fourth, deputy):
        suffer(victim)
    assert seats.heard(Punished) == [Punished(first.seat, deputy.seat)]
    first.expect(hand="", in_play="")


@rule("OWN-01", "OWN-02")
@with_base
def test_el_gringo_takes_a_card_from_the_owner_of_the_card_that_hit_him(edition: str) -> None:
    first, gringo, *_ = table("lucky_duke", "el_gringo", "-", "-", edition=edition)
    first.give("duel beer")
    first.play("duel", at=gringo)
    suffer(gringo)
    if edition == "czech":
        gringo.use_ability()
    gringo.expect(life=2, hand="beer")
    first.expect(hand="")


@rule("OWN-03", "OWN-05")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_dynamite_belongs_to_the_player_it_is_in_front_of(edition: str) -> None:
    willy, gringo, *_ = seats = table(
        "willy_the_kid",
        "el_gringo",
        "-",
        "-",
        roles="outlaw sheriff renegade outlaw",
        edition=edition,
        house_rules=EVERYBODY,
    )
    willy.give("dynamite")
    willy.play("dynamite")
    seats.stack("bang-10D beer saloon 5S gatling missed")
    willy.begin_turn()
    gringo.expect(in_play="dynamite")
    willy.end_turn()
    suffer(gringo)
    gringo.expect(life=1, hand="gatling missed", in_play="")
    willy.expect(hand="beer saloon")


@rule("OWN-04")
@with_base
def test_el_gringo_who_loses_his_own_duel_takes_no_card(edition: str) -> None:
    gringo, willy, *_ = seats = table("el_gringo", "willy_the_kid", "-", "-", edition=edition)
    gringo.give("duel")
    willy.give("bang beer")
    gringo.play("duel", at=willy)
    willy.discard("bang")
    suffer(gringo)
    gringo.expect(life=3, hand="")
    willy.expect(hand="beer")
    gringo.is_asked("play_phase")
    assert causes(seats) == [(gringo.seat, NOBODY)]


@rule("OWN-04")
@in_every_edition
def test_there_is_no_reward_for_an_outlaw_who_dies_in_his_own_duel(edition: str) -> None:
    outlaw, sheriff, *_ = seats = town(edition, roles="outlaw sheriff renegade outlaw")
    outlaw.give("duel", life=1)
    sheriff.give("bang")
    outlaw.play("duel", at=sheriff)
    sheriff.discard("bang")
    suffer(outlaw)
    outlaw.expect_dead()
    assert not seats.heard(Rewarded)
    sheriff.expect(hand=2)  # the two of phase 1


@rule("OWN-05")
@in_every_edition
def test_no_reward_for_an_outlaw_killed_by_dynamite(edition: str) -> None:
    first, outlaw, *_ = seats = town(edition, roles="sheriff outlaw renegade outlaw")
    first.give("dynamite")
    first.play("dynamite")
    outlaw.set_life(2)
    seats.g.pass_on(first.seat, first.me.in_play[0], outlaw.seat)
    seats.stack("5S")
    first.end_turn()
    suffer(outlaw)
    outlaw.expect_dead()
    assert causes(seats) == [(outlaw.seat, NOBODY)]
    assert not seats.heard(Rewarded)
    first.expect(hand="")


@rule("OWN-05")
@in_every_edition
def test_the_sheriff_is_not_punished_for_a_deputy_killed_by_dynamite(edition: str) -> None:
    sheriff, deputy, *_ = seats = town(edition, 5, "sheriff deputy renegade outlaw outlaw")
    sheriff.give("dynamite bang missed")
    sheriff.play("dynamite")
    deputy.set_life(2)
    seats.g.pass_on(sheriff.seat, sheriff.me.in_play[0], deputy.seat)
    seats.stack("5S")
    sheriff.end_turn()
    suffer(deputy)
    deputy.expect_dead()
    assert not seats.heard(Punished)
    sheriff.expect(hand="bang missed")


@rule("OWN-06")
@with_dodge_city
def test_a_green_card_belongs_to_its_user(edition: str) -> None:
    first, second, outlaw, fourth = seats = town(edition)
    second.begin_play()
    second.lay("howitzer")
    outlaw.set_life(1)
    second.use("howitzer")
    for victim in (outlaw, fourth, first):
        suffer(victim)
    outlaw.expect_dead()
    assert seats.heard(Rewarded) == [Rewarded(second.seat, outlaw.seat)]
    second.expect(hand=3)
