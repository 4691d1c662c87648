"""Two renegades (END-10, END-11)."""

import pytest

from sixgun.scenario import Scenario, table
from tests.stories.helpers import blow_up, kill
from tests.stories.marks import rule

EIGHT = "sheriff renegade outlaw outlaw outlaw deputy deputy renegade"


def only(*left: int) -> Scenario:
    """A game of eight with only these players left."""
    story = table("-", "-", "-", "-", "-", "-", "-", "-", edition="combined", roles=EIGHT)
    for seat in story:
        if seat.seat not in left:
            seat.leave()
    return story


@rule("END-10", "END-04")
def test_if_two_renegades_survive_the_sheriff_the_outlaws_win() -> None:
    story = only(0, 1, 7)
    kill(story[1], story[0])
    story.expect_winners(story[2], story[3], story[4])


@rule("END-10", "END-04")
def test_the_outlaws_win_if_dynamite_kills_the_sheriff_before_two_renegades() -> None:
    story = only(0, 1, 7)
    blow_up(story[0])
    story.expect_winners(story[2], story[3], story[4])


@rule("END-10")
def test_a_renegade_wins_only_as_the_last_survivor() -> None:
    story = only(0, 1, 7)
    kill(story[1], story[7])
    assert not story.g.over()
    kill(story[1], story[0])
    story.expect_winners(story[1])


@rule("END-11")
@pytest.mark.parametrize(("first", "last"), [(1, 7), (7, 1)])
def test_the_law_wins_only_when_both_renegades_are_eliminated(first: int, last: int) -> None:
    story = only(0, 1, 5, 7)
    kill(story[0], story[first])
    assert not story.g.over()
    kill(story[0], story[last])
    story.expect_winners(story[0], story[5], story[6])
