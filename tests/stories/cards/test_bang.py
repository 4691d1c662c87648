"""BANG!."""

from tests.stories.cards.gunfights import in_every_edition, quiet
from tests.stories.helpers import suffer
from tests.stories.marks import rule


@rule("BR-BAN-1")
@in_every_edition
def test_bang_hits_targets_within_the_range_of_the_weapon(edition: str) -> None:
    shooter, _, target, far, *_ = quiet(edition, 6)
    shooter.give("bang schofield")
    refusal = shooter.cannot("bang", at=target, because="out_of_reach")
    assert refusal.facts == {"target": 2, "distance": 2, "reach": 1}
    shooter.play("schofield")
    shooter.cannot("bang", at=far, because="out_of_reach")
    shooter.play("bang", at=target)
    target.is_asked("shot")


@rule("BR-BAN-1", "BR-BAN-2")
@in_every_edition
def test_a_target_who_cannot_prevent_the_hit_loses_one_life_point_at_once(edition: str) -> None:
    shooter, target, *_ = quiet(edition)
    shooter.give("bang")
    shooter.play("bang", at=target)
    suffer(target)
    target.expect(life=3)
    shooter.is_asked("play_phase")


@rule("BR-BAN-2")
@in_every_edition
def test_a_target_who_does_not_prevent_the_hit_loses_one_life_point(edition: str) -> None:
    shooter, target, *_ = quiet(edition)
    shooter.give("bang")
    target.give("missed")
    shooter.play("bang", at=target)
    suffer(target)
    target.expect(life=3, hand="missed")
