"""Gatling."""

from tests.stories.cards.gunfights import in_every_edition, quiet
from tests.stories.helpers import suffer
from tests.stories.marks import rule


@rule("BR-GAT-1")
@in_every_edition
def test_gatling_hits_everybody_else_once_at_any_distance(edition: str) -> None:
    shooter, *others = quiet(edition, 6)
    for other in others:
        other.set_life(2)
    shooter.give("gatling")
    shooter.play("gatling")
    for other in others:
        other.is_asked("shot")
        suffer(other)
        other.expect(life=1)
    shooter.is_asked("play_phase")
    shooter.expect(life=5)


@rule("BR-GAT-2")
@in_every_edition
def test_missed_and_barrel_help_against_gatling(edition: str) -> None:
    shooter, second, third, fourth = seats = quiet(edition)
    shooter.give("gatling")
    second.give("missed")
    third.lay("barrel")
    fourth.set_life(2)
    seats.stack("hearts")
    shooter.play("gatling")
    second.play("missed")
    third.draw()
    suffer(fourth)
    shooter.is_asked("play_phase")
    second.expect(life=4, hand="")
    third.expect(life=4)
    fourth.expect(life=1)


@rule("BR-GAT-3")
@in_every_edition
def test_any_number_of_gatlings_may_be_played_besides_one_bang(edition: str) -> None:
    shooter, *others = quiet(edition)
    shooter.give("bang bang")
    shooter.play("bang", at=others[0])
    suffer(others[0])
    for _ in range(2):
        shooter.give("gatling")
        shooter.play("gatling")
        for other in others:
            suffer(other)
    others[0].expect(life=1)
    shooter.cannot("bang", at=others[0], because="bang_limit")


@rule("BR-GAT-3")
@in_every_edition
def test_after_a_gatling_a_bang_may_still_be_played(edition: str) -> None:
    shooter, *others = quiet(edition)
    shooter.give("bang gatling")
    shooter.play("gatling")
    for other in others:
        suffer(other)
    shooter.play("bang", at=others[0])
    others[0].is_asked("shot")
