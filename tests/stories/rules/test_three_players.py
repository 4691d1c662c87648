"""The three-player game (section 16)."""

import pytest

from sixgun.engine.ids import ROLES
from sixgun.match.match import deal
from sixgun.scenario import Scenario, table
from tests.stories.helpers import WITH_DODGE_CITY, blow_up, kill, suffer
from tests.stories.marks import rule

with_three = pytest.mark.parametrize("edition", WITH_DODGE_CITY)

DEPUTY, OUTLAW, RENEGADE = range(3)
"""Seats."""
GOALS = [(DEPUTY, RENEGADE), (RENEGADE, OUTLAW), (OUTLAW, DEPUTY)]
OTHERS = [(DEPUTY, OUTLAW), (RENEGADE, DEPUTY), (OUTLAW, RENEGADE)]
"""Pairs in which a player eliminates someone other than their target."""


def three(edition: str) -> Scenario:
    return table("chuck_wengam", "jose_delgado", "doc_holyday", edition=edition, roles="deputy outlaw renegade")


@rule("TRI-01")
@with_three
def test_deputy_outlaw_and_renegade_are_dealt_face_up(edition: str) -> None:
    deals = set()
    for seed in range(30):
        match = deal(edition, 3, seed=seed)
        open_roles = tuple(ROLES[seen.role] for seen in match.observe().players)
        assert sorted(open_roles) == ["deputy", "outlaw", "renegade"]
        deals.add(open_roles)
    assert len(deals) == 6, "every order of the roles comes up"


@rule("TRI-02", "TRI-04")
@with_three
@pytest.mark.parametrize(("hunter", "prey"), GOALS)
def test_the_first_player_to_eliminate_their_target_wins(edition: str, hunter: int, prey: int) -> None:
    story = three(edition)
    kill(story[hunter], story[prey])
    assert story.asked() == "over"
    story.expect_winners(story[hunter])


@rule("TRI-04")
@with_three
def test_a_goal_reached_in_the_middle_of_a_gatling_wins(edition: str) -> None:
    """The outlaw hits the renegade first, who is not the target, and then the deputy, who is."""
    deputy, outlaw, renegade = story = three(edition)
    deputy.set_life(1)
    renegade.set_life(1)
    outlaw.begin_play()
    outlaw.give("gatling")
    outlaw.play("gatling")
    suffer(renegade)
    assert not story.g.over()
    suffer(deputy)
    story.expect_winners(outlaw)


@rule("TRI-03")
@with_three
def test_the_deputy_begins(edition: str) -> None:
    for seed in range(10):
        match = deal(edition, 3, seed=seed)
        view = match.observe()
        assert ROLES[view.players[view.turn].role] == "deputy"


@rule("TRI-03")
@with_three
def test_the_normal_rules_apply_otherwise(edition: str) -> None:
    """One BANG! a turn, and a hand limit of the life points."""
    deputy, outlaw, _ = three(edition)
    outlaw.begin_play()
    outlaw.give("bang bang bang", life=1)
    outlaw.play("bang", at=deputy)
    suffer(deputy)
    outlaw.cannot("bang", at=deputy, because="bang_limit")
    outlaw.pass_()
    outlaw.is_asked("discard_phase")


@rule("TRI-05")
@with_three
@pytest.mark.parametrize(("killer", "victim"), OTHERS)
def test_no_one_wins_if_a_third_player_eliminates_the_target(edition: str, killer: int, victim: int) -> None:
    story = three(edition)
    kill(story[killer], story[victim])
    assert not story.g.over()


@rule("TRI-06")
@with_three
@pytest.mark.parametrize(("killer", "victim"), OTHERS)
@pytest.mark.parametrize("killer_wins", [True, False])
def test_after_that_the_last_of_the_two_wins(edition: str, killer: int, victim: int, killer_wins: bool) -> None:
    story = three(edition)
    kill(story[killer], story[victim])
    third = 3 - killer - victim
    winner, loser = (killer, third) if killer_wins else (third, killer)
    kill(story[winner], story[loser])
    story.expect_winners(story[winner])


@rule("TRI-07")
@with_three
@pytest.mark.parametrize("deputy_wins", [True, False])
def test_after_the_outlaw_kills_the_renegade_the_other_two_fight_it_out(edition: str, deputy_wins: bool) -> None:
    deputy, outlaw, renegade = story = three(edition)
    kill(outlaw, renegade)
    assert not story.g.over()
    winner, loser = (deputy, outlaw) if deputy_wins else (outlaw, deputy)
    kill(winner, loser)
    story.expect_winners(winner)


@rule("TRI-09")
@with_three
@pytest.mark.parametrize("target", [DEPUTY, OUTLAW])
def test_jail_may_be_played_on_everyone(edition: str, target: int) -> None:
    story = three(edition)
    renegade = story[RENEGADE]
    renegade.begin_play()
    renegade.give("jail")
    renegade.play("jail", at=story[target])
    story[target].expect(in_play="jail")


@rule("TRI-10")
@with_three
def test_no_beer_once_only_two_players_are_left(edition: str) -> None:
    deputy, outlaw, _ = three(edition)
    deputy.give("beer beer", life=1)
    deputy.play("beer")
    deputy.expect(life=2)
    outlaw.leave()
    deputy.cannot("beer", because="two_players_left")


@rule("DER-43")
@with_three
def test_without_a_sheriff_there_is_no_extra_life(edition: str) -> None:
    for seed in range(10):
        game = deal(edition, 3, seed=seed).game
        for player in game.players:
            assert player.max_life == player.character.life(game.rules)


@rule("DER-43")
@with_three
@pytest.mark.parametrize("killer", [DEPUTY, RENEGADE])
def test_without_a_sheriff_there_is_no_penalty(edition: str, killer: int) -> None:
    """There is none for eliminating the deputy, nor for the deputy."""
    story = three(edition)
    victim = OUTLAW if killer == DEPUTY else DEPUTY
    story[killer].give("missed")
    story[killer].lay("barrel")
    kill(story[killer], story[victim])
    story[killer].expect(hand=4, in_play="barrel")


@rule("DER-43")
@with_three
@pytest.mark.parametrize(("victim", "winner"), [(RENEGADE, OUTLAW), (OUTLAW, DEPUTY), (DEPUTY, RENEGADE)])
def test_after_a_death_without_killer_the_last_one_standing_wins(edition: str, victim: int, winner: int) -> None:
    """Either of the two others may win, even the one whose target is dead."""
    story = three(edition)
    blow_up(story[victim])
    assert not story.g.over()
    kill(story[winner], story[3 - victim - winner])
    story.expect_winners(story[winner])
