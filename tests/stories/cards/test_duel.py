"""Duel."""

from tests.stories.cards.gunfights import in_every_edition, quiet
from tests.stories.helpers import suffer
from tests.stories.marks import rule


@rule("BR-DUE-1")
@in_every_edition
def test_any_other_player_can_be_challenged_at_any_distance(edition: str) -> None:
    challenger, _, _, far, *_ = quiet(edition, 6)
    challenger.give("duel")
    assert (challenger.distance_to(far), challenger.reach()) == (3, 1)
    challenger.cannot("duel", at=challenger, because="not_on_self")
    challenger.play("duel", at=far)
    far.is_asked("duel")


@rule("BR-DUE-2", "BR-DUE-5")
@in_every_edition
def test_both_discard_a_bang_in_turn_until_one_cannot(edition: str) -> None:
    challenger, challenged, *_ = quiet(edition)
    challenger.give("duel bang")
    challenged.give("bang bang bang")
    challenger.play("duel", at=challenged)
    challenged.discard("bang")
    challenger.is_asked("duel")
    challenger.discard("bang")
    challenged.discard("bang")
    suffer(challenger)
    challenger.is_asked("play_phase")
    challenger.expect(life=4, hand="")
    challenged.expect(life=4, hand="bang")


@rule("BR-DUE-2")
@in_every_edition
def test_a_player_who_does_not_discard_loses_the_duel(edition: str) -> None:
    challenger, challenged, *_ = quiet(edition)
    challenger.give("duel bang")
    challenged.give("bang")
    challenger.play("duel", at=challenged)
    suffer(challenged)
    challenger.is_asked("play_phase")
    challenger.expect(life=5, hand="bang")
    challenged.expect(life=3, hand="bang")


@rule("BR-DUE-3")
@in_every_edition
def test_neither_missed_nor_barrel_helps(edition: str) -> None:
    challenger, challenged, *_ = quiet(edition)
    challenger.give("duel")
    challenged.give("missed")
    challenged.lay("barrel")
    challenger.play("duel", at=challenged)
    challenged.cannot("missed", because="no_answer")
    challenged.cannot("missed", verb="discard", because="no_answer")
    challenged.cannot("", verb="draw", because="no_answer")
    suffer(challenged)
    challenged.expect(life=3, hand="missed")


@rule("BR-DUE-4")
@in_every_edition
def test_after_a_duel_with_two_bangs_one_may_still_be_played(edition: str) -> None:
    challenger, challenged, *_ = quiet(edition)
    challenger.give("duel bang bang bang")
    challenged.give("bang bang")
    challenger.play("duel", at=challenged)
    for _ in range(2):
        challenged.discard("bang")
        challenger.discard("bang")
    suffer(challenged)
    challenger.play("bang", at=challenged)
    challenged.is_asked("shot")


@rule("BR-DUE-4")
@in_every_edition
def test_after_a_bang_a_duel_may_still_be_fought(edition: str) -> None:
    challenger, challenged, *_ = quiet(edition)
    challenger.give("bang duel bang")
    challenged.give("bang")
    challenger.play("bang", at=challenged)
    suffer(challenged)
    challenger.play("duel", at=challenged)
    challenged.discard("bang")
    challenger.discard("bang")
    suffer(challenged)
    challenger.is_asked("play_phase")
    challenged.expect(life=2)
