"""5. Phase 1 - draw."""

import pytest

from sixgun.engine.events import Moved, Shuffled
from sixgun.engine.ids import DECK, HAND, NO_CARD
from sixgun.scenario import Scenario, table
from tests.stories.marks import rule
from tests.stories.rules.people import in_every_edition, town, with_base, with_dodge_city


@rule("PH1-01")
@in_every_edition
def test_the_top_two_cards_are_drawn(edition: str) -> None:
    first, second, *_ = seats = town(edition)
    second.give("stagecoach")
    seats.stack("bang missed beer")
    before = len(seats.g.deck)
    first.end_turn()
    second.expect(hand="stagecoach bang missed")
    assert len(seats.g.deck) == before - 2
    seats.stack("gatling")
    second.end_turn()
    seats[2].expect(hand="gatling beer")


@rule("PH1-02")
@in_every_edition
def test_drawn_cards_are_hidden_from_the_others(edition: str) -> None:
    first, second, third, _ = seats = town(edition)
    seats.stack("bang missed")
    first.end_turn()
    assert [card != NO_CARD for card in drawn(seats, second.seat)] == [True, True]
    for onlooker in (first, third, None):
        view = seats.view(onlooker)
        assert (view.players[second.seat].hand, view.hand) == (2, ())
        assert drawn(seats, view.me) == [NO_CARD, NO_CARD]
    assert set(seats.view(second).hand) == set(second.me.hand)


def drawn(seats: Scenario, onlooker: int) -> list[int]:
    """The cards drawn by the second player, as the onlooker sees them."""
    moves = [event.seen_by(onlooker) for event in seats.heard(Moved)]
    return [int(move.card) for move in moves if isinstance(move, Moved) and (move.src, move.dst) == (DECK, HAND + 1)]


@rule("PH1-03")
@in_every_edition
def test_the_discards_are_shuffled_when_the_deck_is_used_up(edition: str) -> None:
    seconds = {second_card(edition, seed) for seed in range(30)}
    assert seconds == {"beer", "saloon", "gatling"}


def second_card(edition: str, seed: int) -> str:
    """The second card drawn with one left in the deck: it comes from the shuffled discards."""
    first, second, *_ = seats = table("-", "-", "-", "-", edition=edition, seed=seed)
    seats.discard_pile("beer saloon gatling")
    seats.deck_of("bang")
    first.end_turn()
    second.expect(hand=2)
    assert seats.heard(Shuffled) == [Shuffled(3)]
    seats.expect_discards("")
    assert len(seats.g.deck) == 2
    assert seats.fits(second.me.hand[0], "bang")
    return seats.g.card(second.me.hand[1]).key


@rule("PH1-03", "PH1-04")
@in_every_edition
def test_the_discards_are_shuffled_as_soon_as_the_last_card_is_drawn(edition: str) -> None:
    first, second, *_ = seats = town(edition)
    seats.discard_pile("beer saloon gatling")
    seats.deck_of("bang missed")
    first.end_turn()
    second.expect(hand="bang missed")
    seats.expect_discards("")
    assert len(seats.g.deck) == 3


@rule("PH1-04")
@with_base
def test_pedro_finds_no_discards_after_the_last_card_was_drawn(edition: str) -> None:
    willy, pedro, *_ = seats = table("willy_the_kid", "pedro_ramirez", "-", "-", edition=edition)
    seats.discard_pile("beer saloon gatling")
    seats.deck_of("bang missed")
    willy.begin_turn()
    willy.end_turn()
    pedro.is_asked("draw_from_discards")
    assert not pedro.offers("take")


@rule("PH1-05")
@in_every_edition
def test_drawing_is_mandatory(edition: str) -> None:
    first, second, *_ = town(edition)
    second.give("bang")
    first.end_turn()
    second.expect(hand=3)
    second.is_asked("play_phase")


@rule("PH1-05")
@with_base
@pytest.mark.parametrize(
    ("character", "prompt"), [("jesse_jones", "draw_from_hand"), ("pedro_ramirez", "draw_from_discards")]
)
def test_characters_who_may_draw_from_elsewhere_still_draw_two_cards(edition: str, character: str, prompt: str) -> None:
    first, drawer, *_ = seats = table("willy_the_kid", character, "-", "-", edition=edition)
    first.give("gatling")
    seats.discard_pile("saloon")
    seats.stack("bang missed")
    drawer.begin_turn()
    drawer.is_asked(prompt)
    drawer.pass_()
    drawer.expect(hand="bang missed")


@rule("PH1-05")
@with_dodge_city
def test_an_ability_may_change_the_number_of_cards(edition: str) -> None:
    _, pete, bill, _ = table("-", "pixie_pete", "bill_noface", "-", edition=edition)
    pete.begin_turn()
    pete.expect(hand=4)
    bill.set_life(2)
    bill.begin_turn()
    bill.expect(hand=3)


@rule("PH1-06")
@with_base
def test_jesse_jones_may_draw_his_first_card_from_a_hand(edition: str) -> None:
    willy, jesse, *_ = seats = table("willy_the_kid", "jesse_jones", "-", "-", edition=edition)
    willy.give("gatling")
    seats.stack("bang missed")
    jesse.begin_turn()
    jesse.take("hand", of=willy)
    jesse.expect(hand="gatling bang")
    willy.expect(hand="")


@rule("PH1-06")
@with_base
def test_pedro_ramirez_may_draw_his_first_card_from_the_discards(edition: str) -> None:
    _, pedro, *_ = seats = table("-", "pedro_ramirez", "-", "-", edition=edition)
    seats.discard_pile("saloon gatling")
    seats.stack("bang missed")
    pedro.begin_turn()
    pedro.take("gatling")
    pedro.expect(hand="gatling bang")
    seats.expect_discards("saloon")


@rule("PH1-06")
@with_dodge_city
def test_pat_brennan_may_draw_a_card_in_play(edition: str) -> None:
    first, pat, *_ = table("-", "pat_brennan", "-", "-", edition=edition)
    first.lay("barrel")
    pat.begin_turn()
    pat.take("barrel", of=first)
    pat.expect(hand="barrel")
    first.expect(in_play="")


@rule("DER-05")
@in_every_edition
@pytest.mark.parametrize("left", ["bang", ""])
def test_when_both_piles_are_empty_drawing_stops(edition: str, left: str) -> None:
    first, second, third, _ = seats = town(edition)
    seats.deck_of(left)
    first.end_turn()
    second.expect(hand=left)
    second.is_asked("play_phase")
    second.end_turn()
    third.expect(hand="")
    third.is_asked("play_phase")
