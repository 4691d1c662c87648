"""Jesse Jones may draw his first card from a hand, Pedro Ramirez from the discards."""

from sixgun.scenario import table
from tests.stories.characters.editions import in_base_editions
from tests.stories.marks import rule


@rule("CH-JES")
@in_base_editions
def test_jesse_takes_his_first_card_from_a_hand_and_the_second_from_the_deck(edition: str) -> None:
    _, jesse, victim, _ = t = table("-", "jesse_jones", "-", "-", edition=edition)
    victim.give("beer")
    t.stack("duel panic")
    jesse.begin_turn()
    jesse.is_asked("draw_from_hand")
    jesse.take("hand", of=victim)
    jesse.expect(hand="beer duel")
    victim.expect(hand="")


@rule("CH-JES")
@in_base_editions
def test_jesse_takes_a_card_at_any_distance(edition: str) -> None:
    _, jesse, _, far, _ = table("-", "jesse_jones", "-", "-", "-", edition=edition)
    far.give("beer")
    jesse.begin_turn()
    assert jesse.distance_to(far) == 2
    jesse.take("hand", of=far)
    far.expect(hand="")


@rule("CH-JES")
@in_base_editions
def test_jesse_may_draw_both_from_the_deck(edition: str) -> None:
    _, jesse, victim, _ = t = table("-", "jesse_jones", "-", "-", edition=edition)
    victim.give("beer")
    t.stack("duel panic")
    jesse.begin_turn()
    jesse.pass_()
    jesse.expect(hand="duel panic")
    victim.expect(hand="beer")


@rule("CH-JES")
@in_base_editions
def test_jesse_cannot_take_a_card_in_play(edition: str) -> None:
    _, jesse, victim, _ = table("-", "jesse_jones", "-", "-", edition=edition)
    victim.give("beer")
    victim.lay("mustang")
    jesse.begin_turn()
    jesse.cannot("", at=victim, take="mustang", because="no_answer", verb="take")


@rule("CH-JES", "DER-26")
@in_base_editions
def test_jesse_cannot_choose_an_empty_hand(edition: str) -> None:
    _, jesse, rich, poor = table("-", "jesse_jones", "-", "-", edition=edition)
    rich.give("beer")
    jesse.begin_turn()
    jesse.cannot("", at=poor, take="hand", because="no_answer", verb="take")


@rule("DER-26")
@in_base_editions
def test_when_all_hands_are_empty_jesse_draws_from_the_deck(edition: str) -> None:
    _, jesse, other, _ = t = table("-", "jesse_jones", "-", "-", edition=edition)
    other.lay("barrel")
    t.stack("duel panic")
    jesse.begin_turn()
    assert not jesse.offers("take")
    jesse.pass_()
    jesse.expect(hand="duel panic")


@rule("CH-PED")
@in_base_editions
def test_pedro_takes_his_first_card_from_the_discards_and_the_second_from_the_deck(edition: str) -> None:
    _, pedro, *_ = t = table("-", "pedro_ramirez", "-", "-", edition=edition)
    t.discard_pile("bang beer")
    t.stack("duel panic")
    pedro.begin_turn()
    pedro.is_asked("draw_from_discards")
    pedro.take("beer")
    pedro.expect(hand="beer duel")
    t.expect_discards("bang")


@rule("CH-PED")
@in_base_editions
def test_pedro_takes_only_the_top_of_the_discards(edition: str) -> None:
    _, pedro, *_ = t = table("-", "pedro_ramirez", "-", "-", edition=edition)
    t.discard_pile("bang beer")
    pedro.begin_turn()
    assert pedro.offers("take", "beer")
    assert not pedro.offers("take", "bang")


@rule("CH-PED")
@in_base_editions
def test_pedro_may_draw_both_from_the_deck(edition: str) -> None:
    _, pedro, *_ = t = table("-", "pedro_ramirez", "-", "-", edition=edition)
    t.discard_pile("bang beer")
    t.stack("duel panic")
    pedro.begin_turn()
    pedro.pass_()
    pedro.expect(hand="duel panic")
    t.expect_discards("bang beer")


@rule("CH-PED")
@in_base_editions
def test_without_discards_pedro_draws_from_the_deck(edition: str) -> None:
    _, pedro, *_ = t = table("-", "pedro_ramirez", "-", "-", edition=edition)
    t.stack("duel panic")
    pedro.begin_turn()
    assert not pedro.offers("take")
    pedro.pass_()
    pedro.expect(hand="duel panic")


@rule("CH-PED", "DER-05")
def test_when_both_piles_are_empty_pedro_draws_nothing() -> None:
    _, pedro, *_ = t = table("-", "pedro_ramirez", "-", "-")
    t.deck_of("")
    pedro.begin_turn()
    pedro.pass_()
    pedro.is_asked("play_phase")
    pedro.expect(hand="")


@rule("CH-PED")
def test_the_last_discard_is_enough_for_pedro() -> None:
    _, pedro, *_ = t = table("-", "pedro_ramirez", "-", "-")
    t.discard_pile("beer")
    t.deck_of("")
    pedro.begin_turn()
    pedro.take("beer")
    pedro.expect(hand="beer")
