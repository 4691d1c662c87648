"""8. Playing versus discarding."""

import pytest

from sixgun.engine.events import Discarded, Event, Played
from sixgun.scenario import Scenario, table
from tests.stories.helpers import WITH_BASE, suffer
from tests.stories.marks import rule
from tests.stories.rules.people import in_every_edition, town, with_dodge_city

first_printing = pytest.mark.parametrize("edition", ["abacus", "dodgecity", "combined"])


@rule("PVD-01")
@in_every_edition
def test_nothing_else_is_played_during_a_duel(edition: str) -> None:
    first, second, third, _ = town(edition)
    first.give("duel stagecoach bang")
    second.give("bang beer", life=3)
    first.play("duel", at=second)
    first.cannot("stagecoach", because="not_asked")
    second.cannot("beer", because="no_answer")
    second.discard("bang")
    first.is_asked("duel")
    first.cannot("stagecoach", because="no_answer")
    first.cannot("bang", at=second, because="no_answer")
    third.expect(hand="")
    suffer(first)
    first.play("stagecoach")


@rule("PVD-01", "PVD-04")
@in_every_edition
def test_cards_from_the_general_store_cannot_be_played_before_everyone_has_one(edition: str) -> None:
    first, second, third, fourth = seats = town(edition)
    seats.stack("bang missed beer saloon")
    first.give("general_store stagecoach")
    first.play("general_store")
    first.cannot("stagecoach", because="no_answer")
    first.take("bang")
    for player, card in ((second, "missed"), (third, "beer"), (fourth, "saloon")):
        first.cannot("bang", at=second, because="not_asked")
        first.cannot("stagecoach", because="not_asked")
        player.take(card)
    first.play("bang", at=second)
    second.is_asked("shot")


@rule("PVD-02")
@first_printing
def test_only_missed_and_beer_may_interrupt_another_card(edition: str) -> None:
    first, second, third, _ = town(edition)
    first.give("gatling")
    second.give("missed stagecoach bang saloon")
    third.give("beer")
    first.play("gatling")
    for card in ("stagecoach", "bang", "saloon"):
        second.cannot(card, because="no_answer")
    second.play("missed")
    third.pass_()
    third.is_asked("prevent")
    third.play("beer")
    third.expect(life=4, hand="")


@rule("PVD-03")
@in_every_edition
def test_a_barrel_in_play_works_while_another_card_resolves(edition: str) -> None:
    first, second, third, _ = seats = town(edition)
    first.give("gatling")
    second.lay("barrel")
    seats.stack("beer-6H")
    first.play("gatling")
    second.draw()
    second.expect(life=4)
    third.is_asked("shot")


@rule("PVD-03")
@pytest.mark.parametrize("edition", ["czech", "fourth", "walkingdead"])
def test_sid_ketchum_heals_while_another_player_answers_a_gatling(edition: str) -> None:
    first, second, sid, _ = table("lucky_duke", "willy_the_kid", "sid_ketchum", "-", edition=edition)
    first.give("gatling")
    sid.give("bang missed", life=2)
    first.play("gatling")
    second.is_asked("shot")
    sid.interrupt("bang missed")
    sid.expect(life=3, hand="")
    second.is_asked("shot")


@rule("PVD-03")
@pytest.mark.parametrize("edition", ["abacus", "combined"])
def test_sid_ketchum_prevents_the_loss_by_a_gatling(edition: str) -> None:
    first, sid, third, _ = table("lucky_duke", "sid_ketchum", "-", "-", edition=edition)
    first.give("gatling")
    sid.give("stagecoach bang", life=2)
    first.play("gatling")
    sid.pass_()
    sid.use_ability("stagecoach bang")
    sid.expect(life=2, hand="")
    third.is_asked("shot")


@rule("PVD-05")
@in_every_edition
def test_a_duel_makes_both_discard_cards(edition: str) -> None:
    first, second, *_ = seats = town(edition)
    first.give("duel bang-2D")
    second.give("bang-4D bang-2C")
    first.play("duel", at=second)
    second.discard("bang-4D")
    first.discard("bang-2D")
    second.discard("bang-2C")
    first.expect(hand="")
    second.expect(hand="")
    for card in ("bang-4D", "bang-2D", "bang-2C"):
        assert any(seats.fits(discarded, card) for discarded in seats.g.discards)


@rule("PVD-05", "PVD-06")
@with_dodge_city
def test_a_card_paid_as_a_price_has_no_effect(edition: str) -> None:
    first, _, third, _ = seats = town(edition)
    first.give("springfield wells_fargo", life=2)
    first.play("springfield", at=third, pay="wells_fargo")
    suffer(third)
    first.expect(life=2, hand="")
    assert {"springfield", "wells_fargo"} == {seats.g.card(card).key for card in seats.g.discards}


@rule("PVD-06")
@in_every_edition
def test_a_bang_discarded_against_indians_hits_nobody(edition: str) -> None:
    first, second, third, fourth = seats = town(edition)
    lives = [player.me.life for player in seats]
    first.give("indians")
    for player in (second, third, fourth):
        player.give("bang")
    first.play("indians")
    for player in (second, third, fourth):
        player.is_asked("indians")
        player.discard("bang")
    first.is_asked("play_phase")
    assert [player.me.life for player in seats] == lives


@rule("PVD-07", "PVD-08")
@in_every_edition
def test_after_a_duel_fought_with_bangs_a_bang_may_still_be_played(edition: str) -> None:
    first, second, *_ = town(edition)
    first.give("duel bang bang bang bang")
    second.give("bang bang")
    first.play("duel", at=second)
    for _ in range(2):
        second.discard("bang")
        first.discard("bang")
    suffer(second)
    first.play("bang", at=second)
    second.is_asked("shot")
    suffer(second)
    first.cannot("bang", at=second, because="bang_limit")


@rule("PVD-07")
@in_every_edition
def test_after_the_bang_of_the_turn_bangs_are_still_discarded_in_a_duel(edition: str) -> None:
    first, second, *_ = town(edition)
    first.give("bang bang duel")
    second.give("bang")
    first.play("bang", at=second)
    suffer(second)
    first.play("duel", at=second)
    second.discard("bang")
    first.discard("bang")
    second.is_asked("duel")


@rule("PVD-09")
@in_every_edition
def test_a_dodged_bang_is_discarded(edition: str) -> None:
    first, second, *_ = seats = town(edition)
    first.give("bang")
    second.give("missed")
    first.play("bang", at=second)
    second.play("missed")
    first.expect(hand="")
    second.expect(hand="", life=4)
    assert sorted(seats.g.card(card).key for card in seats.g.discards) == ["bang", "missed"]


# What the events say


def told(seats: Scenario, kind: type[Event]) -> list[tuple[int, str, str]]:
    """Whose card was played, used or discarded as an answer, what it is, and as what it counted."""
    box = seats.g.box
    answers = [event for event in seats.heard(kind) if isinstance(event, Played | Discarded) and event.answers]
    return [(int(e.seat), seats.g.card(e.card).key, box.cards[e.kind].key) for e in answers]


@rule("PVD-06", "PVD-07")
@in_every_edition
def test_the_bangs_of_a_duel_are_told_as_discarded(edition: str) -> None:
    first, second, *_ = seats = town(edition)
    first.give("duel bang")
    second.give("bang")
    first.play("duel", at=second)
    second.discard("bang")
    first.discard("bang")
    assert told(seats, Discarded) == [(1, "bang", "bang"), (0, "bang", "bang")]
    assert told(seats, Played) == []


@rule("PVD-06", "BR-IND-1")
@in_every_edition
def test_a_bang_against_indians_is_told_as_discarded(edition: str) -> None:
    first, second, *_ = seats = town(edition)
    first.give("indians")
    second.give("bang")
    first.play("indians")
    second.discard("bang")
    assert told(seats, Discarded) == [(1, "bang", "bang")]
    assert told(seats, Played) == []


@rule("CH-CAL-1", "PVD-06")
@pytest.mark.parametrize("edition", WITH_BASE)
def test_calamity_janets_cards_are_told_as_what_they_count(edition: str) -> None:
    first, janet, *_ = seats = table("-", "calamity_janet", "-", "-", edition=edition)
    first.give("bang duel")
    janet.give("bang missed")
    first.play("bang", at=janet)
    janet.play("bang")
    first.play("duel", at=janet)
    janet.discard("missed")
    assert told(seats, Played) == [(1, "bang", "missed")]
    assert told(seats, Discarded) == [(1, "missed", "bang")]


@rule("CH-ELE")
@with_dodge_city
@pytest.mark.parametrize("card", ["beer", "barrel", "bible", "missed", "dodge"])
def test_elena_fuentes_cards_are_told_as_missed_unless_they_are_answers_themselves(edition: str, card: str) -> None:
    first, elena, *_ = seats = table("-", "elena_fuente", "-", "-", edition=edition)
    first.give("bang")
    elena.give(card)
    first.play("bang", at=elena)
    elena.play(card)
    assert told(seats, Played) == [(1, card, card if card in ("missed", "dodge") else "missed")]


@rule("BR-BEE-4", "BR-BEE-5", "PVD-02")
@in_every_edition
def test_a_beer_against_a_loss_is_told_as_played(edition: str) -> None:
    first, second, *_ = seats = town(edition)
    first.give("bang")
    second.give("beer", life=1)
    first.play("bang", at=second)
    second.pass_()
    second.play("beer")
    assert told(seats, Played) == [(1, "beer", "beer")]
    assert told(seats, Discarded) == []
