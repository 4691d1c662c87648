"""The end of the game (section 15)."""

import pytest

from sixgun.scenario import Scenario, table
from tests.stories.helpers import EVERYWHERE, blow_up, kill, suffer
from tests.stories.marks import rule

everywhere = pytest.mark.parametrize("edition", EVERYWHERE)
IMMEDIATELY = ("abacus", "walkingdead", "dodgecity", "combined")
AFTER_THE_CARD = ("czech", "fourth")

FIVE = "sheriff deputy outlaw outlaw renegade"


def five(edition: str) -> Scenario:
    return table("-", "-", "-", "-", "-", edition=edition, roles=FIVE)


@rule("END-01")
@everywhere
def test_the_game_ends_when_the_sheriff_is_eliminated(edition: str) -> None:
    sheriff, _, outlaw, *_ = story = five(edition)
    assert not story.g.over()
    kill(outlaw, sheriff)
    assert story.asked() == "over"


@rule("END-01")
@everywhere
def test_the_game_ends_when_the_sheriff_dies_by_dynamite(edition: str) -> None:
    sheriff, *_ = story = five(edition)
    blow_up(sheriff)
    assert story.asked() == "over"


def gatling_at_a_dying_sheriff(edition: str) -> Scenario:
    """The renegade plays it from the sheriff's right, so the sheriff is hit first."""
    sheriff, *_, renegade = story = five(edition)
    sheriff.set_life(1)
    renegade.begin_play()
    renegade.give("gatling")
    renegade.play("gatling")
    suffer(sheriff)
    sheriff.expect_dead()
    return story


@rule("END-02")
@pytest.mark.parametrize("edition", IMMEDIATELY)
def test_the_game_ends_immediately_in_the_middle_of_a_gatling(edition: str) -> None:
    story = gatling_at_a_dying_sheriff(edition)
    assert story.asked() == "over"


@rule("END-02", "DER-02")
@pytest.mark.parametrize("edition", AFTER_THE_CARD)
def test_the_game_ends_when_the_gatling_is_resolved(edition: str) -> None:
    _, deputy, outlaw, other_outlaw, _ = story = gatling_at_a_dying_sheriff(edition)
    assert not story.g.over()
    for seat in (deputy, outlaw, other_outlaw):
        seat.is_asked("shot")
        suffer(seat)
    assert story.asked() == "over"


@rule("END-03")
@pytest.mark.parametrize("survivor", [1, 2], ids=["deputy", "outlaw"])
def test_abacus_outlaws_win_if_an_outlaw_or_a_deputy_is_left(survivor: int) -> None:
    sheriff, *_, outlaw, other_outlaw, renegade = story = five("abacus")
    for seat in story:
        if seat.seat not in (0, survivor, renegade.seat):
            seat.leave()
    kill(renegade, sheriff)
    story.expect_winners(outlaw, other_outlaw)


@rule("END-04")
@pytest.mark.parametrize("edition", ["dodgecity", "combined"])
@pytest.mark.parametrize("survivor", [1, 2], ids=["deputy", "outlaw"])
def test_dodge_city_outlaws_win_if_several_are_left(edition: str, survivor: int) -> None:
    sheriff, *_, outlaw, other_outlaw, renegade = story = five(edition)
    for seat in story:
        if seat.seat not in (0, survivor, renegade.seat):
            seat.leave()
    kill(renegade, sheriff)
    story.expect_winners(outlaw, other_outlaw)


@rule("END-05")
@everywhere
def test_the_renegade_wins_as_the_sole_survivor(edition: str) -> None:
    sheriff, deputy, outlaw, other_outlaw, renegade = story = five(edition)
    for seat in (deputy, outlaw, other_outlaw):
        seat.leave()
    kill(renegade, sheriff)
    story.expect_winners(renegade)


@rule("END-05")
@everywhere
def test_the_renegade_wins_if_the_sheriff_dies_by_dynamite(edition: str) -> None:
    sheriff, deputy, outlaw, other_outlaw, renegade = story = five(edition)
    for seat in (deputy, outlaw, other_outlaw):
        seat.leave()
    blow_up(sheriff)
    story.expect_winners(renegade)


@rule("END-07")
@everywhere
@pytest.mark.parametrize("last", [3, 4], ids=["outlaw", "renegade"])
def test_the_law_wins_when_the_last_enemy_is_eliminated(edition: str, last: int) -> None:
    sheriff, deputy, *others = story = five(edition)
    deputy.leave()
    for seat in others:
        if seat.seat != last:
            seat.leave()
    kill(sheriff, story[last])
    story.expect_winners(sheriff, deputy)


@rule("END-08")
@everywhere
def test_the_game_goes_on_while_the_renegade_lives(edition: str) -> None:
    sheriff, _, dead, outlaw, _ = story = five(edition)
    dead.leave()
    kill(sheriff, outlaw)
    assert not story.g.over()
    sheriff.is_asked("play_phase")


@rule("END-09")
@everywhere
def test_the_dead_outlaws_win_if_a_deputy_and_the_renegade_survive_the_sheriff(edition: str) -> None:
    sheriff, _, outlaw, other_outlaw, renegade = story = five(edition)
    outlaw.leave()
    other_outlaw.leave()
    kill(renegade, sheriff)
    story.expect_winners(outlaw, other_outlaw)


def renegades_gatling(edition: str, roles: str) -> Scenario:
    """The renegade's Gatling kills the only two others left."""
    renegade, first, second, dead = story = table("-", "-", "-", "-", edition=edition, roles=roles)
    dead.leave()
    first.set_life(1)
    second.set_life(1)
    renegade.give("gatling")
    renegade.play("gatling")
    suffer(first)
    suffer(second)
    return story


@rule("DER-02")
@everywhere
def test_the_renegade_wins_if_his_gatling_hits_the_last_outlaw_before_the_sheriff(edition: str) -> None:
    story = renegades_gatling(edition, "renegade outlaw sheriff outlaw")
    story.expect_winners(story[0])


@rule("DER-02")
@pytest.mark.parametrize("edition", AFTER_THE_CARD)
def test_the_renegade_wins_if_his_gatling_hits_the_sheriff_first(edition: str) -> None:
    story = renegades_gatling(edition, "renegade sheriff outlaw outlaw")
    story.expect_winners(story[0])


@rule("DER-02", "END-02")
@pytest.mark.parametrize("edition", IMMEDIATELY)
def test_the_outlaws_win_if_the_gatling_hits_the_sheriff_first_and_the_end_is_immediate(edition: str) -> None:
    story = renegades_gatling(edition, "renegade sheriff outlaw outlaw")
    story.expect_winners(story[2], story[3])


@rule("DER-02")
@everywhere
def test_each_elimination_is_complete_before_the_next_player_answers(edition: str) -> None:
    """The first of three dies, so two are left, and the next player's Beer no longer works."""
    renegade, outlaw, sheriff, dead = story = table(
        "-", "-", "-", "-", edition=edition, roles="renegade outlaw sheriff outlaw"
    )
    dead.leave()
    renegade.give("gatling")
    outlaw.give("missed", life=1)
    outlaw.lay("barrel")
    sheriff.give("beer", life=1)
    renegade.play("gatling")
    suffer(outlaw)
    outlaw.expect(hand="", in_play="")
    renegade.expect(hand=3)
    sheriff.is_asked("shot")
    sheriff.pass_()
    if sheriff.offers("play", "beer"):
        sheriff.play("beer")
    suffer(sheriff)
    story.expect_winners(renegade)
