"""General Store."""

from tests.stories.cards.gunfights import in_every_edition, quiet
from tests.stories.marks import rule


@rule("BR-GEN-1")
@in_every_edition
def test_one_card_is_turned_up_for_each_living_player(edition: str) -> None:
    buyer, second, dead, fourth, fifth = seats = quiet(edition, 5)
    dead.leave()
    buyer.give("general_store")
    buyer.play("general_store")
    assert len(seats.view().display) == 4
    for customer in (buyer, second, fourth, fifth):
        customer.is_asked("pick")
        customer.take("any")
    buyer.is_asked("play_phase")
    dead.expect(hand=0)


@rule("BR-GEN-2")
@in_every_edition
def test_players_take_one_card_each_clockwise_from_the_buyer(edition: str) -> None:
    first, second, buyer, fourth = seats = quiet(edition)
    buyer.begin_play()
    buyer.give("general_store")
    seats.stack("bang missed beer panic")
    buyer.play("general_store")
    for customer, card in ((buyer, "beer"), (fourth, "panic"), (first, "bang"), (second, "missed")):
        customer.take(card)
        customer.expect(hand=card)
    assert seats.view().display == ()
    buyer.is_asked("play_phase")


@rule("BR-GEN-2")
@in_every_edition
def test_a_card_that_was_taken_is_not_offered_again(edition: str) -> None:
    buyer, second, *_ = seats = quiet(edition)
    buyer.give("general_store")
    seats.stack("beer bang missed panic")
    buyer.play("general_store")
    buyer.take("beer")
    assert not second.offers("take", "beer")
    assert second.offers("take", "bang")
