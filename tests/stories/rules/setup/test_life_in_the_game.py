"""Life points during the game (SET-19 to SET-23)."""

from __future__ import annotations

import pytest

from sixgun.engine.ids import NOBODY
from sixgun.scenario import Scenario, table
from tests.stories.helpers import EVERYWHERE, WITH_BASE, suffer
from tests.stories.marks import rule

# A character with 4 life points and no relevant ability, by edition.
FOUR_LIVES = dict.fromkeys(WITH_BASE, "willy_the_kid") | {"dodgecity": "doc_holyday"}
everywhere = pytest.mark.parametrize("edition", EVERYWHERE)


def lives_seen(story: Scenario, viewer: int) -> list[int]:
    who = None if viewer == NOBODY else story[viewer]
    return [player.life for player in story.view(who).players]


@rule("SET-19")
@everywhere
def test_life_can_be_regained_up_to_the_starting_amount(edition: str) -> None:
    _, four, *_ = table("-", FOUR_LIVES[edition], "-", "-", edition=edition)
    four.begin_play()
    four.give("beer beer beer", life=3)
    four.play("beer")
    four.expect(life=4)
    four.play("beer")
    four.expect(life=4, hand="beer")


@rule("SET-19")
@everywhere
def test_the_starting_amount_of_the_sheriff_includes_the_extra_point(edition: str) -> None:
    sheriff, *_ = table(FOUR_LIVES[edition], "-", "-", "-", edition=edition)
    sheriff.expect(life=5)
    sheriff.give("beer beer", life=4)
    sheriff.play("beer")
    sheriff.expect(life=5)
    sheriff.play("beer")
    sheriff.expect(life=5, hand="")


@rule("SET-20")
@everywhere
def test_each_hit_costs_one_life_point(edition: str) -> None:
    shooter, four, *_ = table("-", FOUR_LIVES[edition], "-", "-", edition=edition)
    shooter.lay("volcanic")
    shooter.give("bang bang")
    shooter.play("bang", at=four)
    suffer(four)
    four.expect(life=3)
    shooter.play("bang", at=four)
    suffer(four)
    four.expect(life=2)


@rule("SET-21")
@everywhere
def test_all_players_see_every_change_of_life_at_once(edition: str) -> None:
    story = table("-", FOUR_LIVES[edition], "-", "-", edition=edition)
    shooter, four, *_ = story
    shooter.give("bang saloon")
    real = [seat.me.life for seat in story]
    shooter.play("bang", at=four)
    suffer(four)
    real[1] = 3
    for viewer in (NOBODY, 0, 1, 2, 3):
        assert lives_seen(story, viewer) == real
    shooter.play("saloon")
    real[1] = 4
    for viewer in (NOBODY, 0, 1, 2, 3):
        assert lives_seen(story, viewer) == real


@rule("SET-22")
@everywhere
@pytest.mark.parametrize("life", [1, 2, 3, 4])
def test_the_life_points_are_the_hand_limit_at_the_end_of_the_turn(edition: str, life: int) -> None:
    story = table("-", FOUR_LIVES[edition], "-", "-", edition=edition)
    _, four, next_player, _ = story
    four.begin_play()
    four.give("missed " * (life + 1), life=life)
    four.pass_()
    four.is_asked("discard_phase")
    four.discard("missed")
    four.expect(hand=life)
    story.expect_turn(next_player)


@rule("SET-23")
@pytest.mark.parametrize("edition", WITH_BASE)
def test_after_one_hit_jesse_jones_has_3_life_and_may_keep_3_cards(edition: str) -> None:
    shooter, jesse, *_ = table("-", "jesse_jones", "-", "-", edition=edition)
    shooter.give("bang")
    shooter.play("bang", at=jesse)
    suffer(jesse)
    jesse.expect(life=3)
    jesse.begin_play()
    jesse.give("missed missed missed missed missed")
    jesse.pass_()
    jesse.discard("missed")
    jesse.is_asked("discard_phase")
    jesse.discard("missed")
    jesse.expect(hand=3)
    assert jesse.g.turn != jesse.seat


@rule("SET-23")
@everywhere
def test_after_one_hit_a_person_with_4_life_points_can_take_3_more(edition: str) -> None:
    shooter, four, *_ = table("-", FOUR_LIVES[edition], "-", "-", edition=edition)
    shooter.lay("volcanic")
    shooter.give("bang bang bang bang")
    for left in (3, 2, 1):
        shooter.play("bang", at=four)
        suffer(four)
        four.expect(life=left)
        four.expect_alive()
    shooter.play("bang", at=four)
    suffer(four)
    four.expect_dead()
