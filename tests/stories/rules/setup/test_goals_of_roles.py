"""The goal of each role (ROL-08 to ROL-13)."""

from __future__ import annotations

import pytest

from sixgun.scenario import Actor, table
from tests.stories.helpers import EVERYWHERE, suffer
from tests.stories.marks import rule

everywhere = pytest.mark.parametrize("edition", EVERYWHERE)


def kill(shooter: Actor, victim: Actor) -> None:
    """Kills a player with a BANG! in the shooter's turn."""
    shooter.begin_play()
    shooter.give("bang")
    victim.set_life(1)
    shooter.play("bang", at=victim)
    suffer(victim)
    victim.expect_dead()


@rule("ROL-08")
@everywhere
def test_the_law_wins_when_all_outlaws_and_the_renegade_are_eliminated(edition: str) -> None:
    story = table("-", "-", "-", "-", "-", edition=edition, roles="sheriff outlaw renegade outlaw deputy")
    sheriff, outlaw, renegade, last_outlaw, deputy = story
    outlaw.leave()
    kill(deputy, last_outlaw)
    assert not story.g.over(), "the renegade is still there"
    kill(sheriff, renegade)
    story.expect_winners(sheriff, deputy)


@rule("ROL-08")
@everywhere
def test_the_law_has_not_won_while_an_outlaw_lives(edition: str) -> None:
    story = table("-", "-", "-", "-", "-", edition=edition, roles="sheriff renegade outlaw outlaw deputy")
    sheriff, renegade, outlaw, last_outlaw, deputy = story
    outlaw.leave()
    kill(sheriff, renegade)
    assert not story.g.over(), "an outlaw is still there"
    kill(deputy, last_outlaw)
    story.expect_winners(sheriff, deputy)


@rule("ROL-09")
@everywhere
def test_an_eliminated_deputy_wins_with_the_sheriff(edition: str) -> None:
    story = table("-", "-", "-", "-", "-", edition=edition, roles="sheriff renegade outlaw outlaw deputy")
    sheriff, renegade, outlaw, last_outlaw, deputy = story
    for seat in (outlaw, last_outlaw, deputy):
        seat.leave()
    kill(sheriff, renegade)
    story.expect_winners(sheriff, deputy)


@rule("ROL-09")
@everywhere
def test_a_living_deputy_loses_with_the_sheriff(edition: str) -> None:
    story = table("-", "-", "-", "-", "-", edition=edition, roles="sheriff outlaw renegade outlaw deputy")
    sheriff, outlaw, _renegade, other_outlaw, deputy = story
    kill(outlaw, sheriff)
    deputy.expect_alive()
    story.expect_winners(outlaw, other_outlaw)


@rule("ROL-10")
@everywhere
def test_an_eliminated_outlaw_wins_with_the_others(edition: str) -> None:
    story = table("-", "-", "-", "-", edition=edition, roles="sheriff outlaw renegade outlaw")
    sheriff, outlaw, _renegade, other_outlaw = story
    other_outlaw.leave()
    kill(outlaw, sheriff)
    story.expect_winners(outlaw, other_outlaw)


@rule("ROL-11")
@everywhere
def test_an_outlaw_may_eliminate_an_outlaw_and_is_rewarded(edition: str) -> None:
    story = table("-", "-", "-", "-", edition=edition, roles="sheriff renegade outlaw outlaw")
    _sheriff, _renegade, outlaw, other_outlaw = story
    kill(outlaw, other_outlaw)
    outlaw.expect(hand=3)
    assert not story.g.over()


@rule("ROL-12")
@everywhere
def test_the_renegade_wins_as_the_last_survivor(edition: str) -> None:
    story = table("-", "-", "-", "-", edition=edition, roles="sheriff renegade outlaw outlaw")
    sheriff, renegade, outlaw, last_outlaw = story
    outlaw.leave()
    last_outlaw.leave()
    kill(renegade, sheriff)
    story.expect_winners(renegade)


@rule("ROL-12")
@everywhere
def test_the_renegade_does_not_win_while_anyone_else_lives(edition: str) -> None:
    story = table("-", "-", "-", "-", "-", edition=edition, roles="sheriff renegade outlaw outlaw deputy")
    sheriff, renegade, outlaw, other_outlaw, deputy = story
    outlaw.leave()
    other_outlaw.leave()
    kill(renegade, sheriff)
    deputy.expect_alive()
    story.expect_winners(outlaw, other_outlaw)


@rule("ROL-13")
def test_in_czech_the_renegade_must_kill_the_sheriff_last() -> None:
    story = table("-", "-", "-", "-", "-", edition="czech", roles="sheriff renegade deputy outlaw outlaw")
    sheriff, renegade, deputy, outlaw, other_outlaw = story
    outlaw.leave()
    other_outlaw.leave()
    kill(renegade, deputy)
    assert not story.g.over(), "the sheriff is still there"
    kill(renegade, sheriff)
    story.expect_winners(renegade)
