"""Three cards for eliminating an outlaw; the sheriff loses everything for a deputy (section 14)."""

import pytest

from sixgun.engine.events import Rewarded
from sixgun.scenario import Scenario, table
from tests.stories.helpers import EVERYWHERE, WITH_BASE, WITH_DODGE_CITY, blow_up, kill, suffer
from tests.stories.marks import rule

everywhere = pytest.mark.parametrize("edition", EVERYWHERE)

OUTLAW_LEFT = "sheriff outlaw outlaw renegade deputy"
DEPUTY_LEFT = "sheriff deputy outlaw outlaw renegade"


def five(edition: str, roles: str) -> Scenario:
    return table("-", "-", "-", "-", "-", edition=edition, roles=roles)


@rule("RWD-01", "RWD-04")
@everywhere
def test_eliminating_an_outlaw_draws_three_cards_automatically(edition: str) -> None:
    sheriff, outlaw, *_ = story = five(edition, OUTLAW_LEFT)
    sheriff.give("missed bang")
    outlaw.set_life(1)
    story.stack("beer panic duel")
    sheriff.play("bang", at=outlaw)
    suffer(outlaw)
    sheriff.is_asked("play_phase")
    sheriff.expect(hand="missed beer panic duel")


@rule("RWD-02")
@everywhere
def test_an_outlaw_who_eliminates_an_outlaw_is_rewarded(edition: str) -> None:
    _, outlaw, other_outlaw, *_ = five(edition, OUTLAW_LEFT)
    kill(other_outlaw, outlaw)
    other_outlaw.expect(hand=3)


@rule("RWD-03")
@everywhere
def test_the_reward_is_drawn_before_the_gatling_hits_the_next_player(edition: str) -> None:
    sheriff, outlaw, next_one, *_ = five(edition, OUTLAW_LEFT)
    outlaw.set_life(1)
    sheriff.give("gatling")
    sheriff.play("gatling")
    suffer(outlaw)
    next_one.is_asked("shot")
    sheriff.expect(hand=3)


@rule("RWD-05")
@everywhere
def test_a_sheriff_who_eliminates_a_deputy_discards_everything(edition: str) -> None:
    sheriff, deputy, *_ = five(edition, DEPUTY_LEFT)
    sheriff.give("missed panic", life=3)
    sheriff.lay("barrel schofield")
    kill(sheriff, deputy)
    sheriff.expect(life=3, hand="", in_play="")
    sheriff.is_asked("play_phase")


@rule("RWD-06")
@everywhere
def test_no_penalty_when_another_player_eliminates_a_deputy(edition: str) -> None:
    sheriff, deputy, outlaw, *_ = five(edition, DEPUTY_LEFT)
    sheriff.give("missed")
    sheriff.lay("barrel")
    outlaw.give("panic")
    kill(outlaw, deputy)
    sheriff.expect(hand="missed", in_play="barrel")
    outlaw.expect(hand="panic")


@rule("RWD-06")
@everywhere
def test_no_penalty_when_dynamite_eliminates_a_deputy(edition: str) -> None:
    sheriff, deputy, *_ = five(edition, DEPUTY_LEFT)
    sheriff.give("missed")
    sheriff.lay("barrel")
    blow_up(deputy)
    sheriff.expect(hand="missed", in_play="barrel")


@rule("RWD-07")
@everywhere
@pytest.mark.parametrize("victim", [1, 4], ids=["deputy", "renegade"])
def test_no_reward_for_a_deputy_or_the_renegade(edition: str, victim: int) -> None:
    story = five(edition, DEPUTY_LEFT)
    outlaw = story[2]
    kill(outlaw, story[victim])
    outlaw.expect(hand="")


@rule("RWD-07")
@everywhere
def test_no_reward_for_the_sheriff(edition: str) -> None:
    sheriff, _, outlaw, *_ = five(edition, DEPUTY_LEFT)
    kill(outlaw, sheriff)
    outlaw.expect(hand="")


@rule("RWD-08", "TRI-08")
@pytest.mark.parametrize("edition", WITH_DODGE_CITY)
@pytest.mark.parametrize("killer", [0, 1, 2], ids=["deputy", "outlaw", "renegade"])
def test_with_three_players_any_elimination_is_rewarded(edition: str, killer: int) -> None:
    """Each kills a player who is not their target, so the game continues."""
    story = table("-", "-", "-", edition=edition, roles="deputy outlaw renegade")
    kill(story[killer], story[(killer + 1) % 3])
    story[killer].expect(hand=3)


@rule("RWD-09")
@everywhere
def test_no_reward_when_dynamite_eliminates_an_outlaw(edition: str) -> None:
    sheriff, outlaw, on_turn, *others = story = five(edition, OUTLAW_LEFT)
    blow_up(outlaw)
    story.expect_turn(on_turn)
    assert story.heard(Rewarded) == []
    for seat in (sheriff, *others):
        seat.expect(hand="")


@rule("DER-37")
@pytest.mark.parametrize("edition", WITH_BASE)
def test_suzy_as_sheriff_draws_a_card_after_the_penalty(edition: str) -> None:
    suzy, deputy, *_ = story = table("suzy_lafayette", "-", "-", "-", "-", edition=edition, roles=DEPUTY_LEFT)
    suzy.give("missed panic")
    suzy.lay("barrel")
    story.stack("beer")
    kill(suzy, deputy)
    if edition == "czech":
        suzy.use_ability()
    suzy.expect(hand="beer", in_play="")


@rule("DER-37")
@pytest.mark.parametrize("edition", WITH_BASE)
def test_suzy_draws_a_card_after_losing_her_last_one_to_the_penalty(edition: str) -> None:
    thug, suzy, *_ = story = table("-", "suzy_lafayette", "-", "-", edition=edition)
    thug.give("cat_balou")
    suzy.give("missed")
    story.stack("beer")
    thug.play("cat_balou", at=suzy, take="hand")
    if edition == "czech":
        suzy.use_ability()
    suzy.expect(hand="beer")
