"""Indians!."""

from tests.stories.cards.gunfights import in_every_edition, quiet
from tests.stories.helpers import suffer
from tests.stories.marks import rule


@rule("BR-IND-1", "BR-IND-3")
@in_every_edition
def test_every_other_player_discards_a_bang_or_loses_a_life_point(edition: str) -> None:
    chief, second, third, fourth = quiet(edition)
    chief.give("indians bang")
    second.give("bang missed")
    fourth.give("bang", life=2)
    chief.play("indians")
    second.discard("bang")
    third.is_asked("indians")
    suffer(third)
    fourth.discard("bang")
    chief.is_asked("play_phase")
    chief.expect(life=5, hand="bang")
    second.expect(life=4, hand="missed")
    third.expect(life=3)
    fourth.expect(life=2, hand="")


@rule("BR-IND-2")
@in_every_edition
def test_neither_missed_nor_barrel_helps(edition: str) -> None:
    chief, second, *_ = quiet(edition)
    chief.give("indians")
    second.give("missed")
    second.lay("barrel")
    chief.play("indians")
    second.cannot("missed", because="no_answer")
    second.cannot("missed", verb="discard", because="no_answer")
    second.cannot("", verb="draw", because="no_answer")
    suffer(second)
    second.expect(life=3, hand="missed")


@rule("BR-IND-4")
@in_every_edition
def test_a_player_with_a_bang_may_still_lose_the_point(edition: str) -> None:
    chief, second, third, _ = quiet(edition)
    chief.give("indians")
    second.give("bang")
    chief.play("indians")
    suffer(second)
    third.is_asked("indians")
    second.expect(life=3, hand="bang")
