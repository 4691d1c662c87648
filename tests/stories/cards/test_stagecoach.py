"""Stagecoach and Wells Fargo."""

from tests.stories.cards.gunfights import in_every_edition, quiet
from tests.stories.marks import rule


@rule("BR-STA")
@in_every_edition
def test_stagecoach_draws_the_top_two_cards(edition: str) -> None:
    passenger, *_ = seats = quiet(edition)
    passenger.give("stagecoach")
    seats.stack("bang missed beer panic")
    passenger.play("stagecoach")
    passenger.expect(hand="bang missed")
    seats.expect_discards("stagecoach")


@rule("BR-WEL")
@in_every_edition
def test_wells_fargo_draws_the_top_three_cards(edition: str) -> None:
    passenger, *_ = seats = quiet(edition)
    passenger.give("wells_fargo")
    seats.stack("bang missed beer panic")
    passenger.play("wells_fargo")
    passenger.expect(hand="bang missed beer")
    seats.expect_discards("wells_fargo")
