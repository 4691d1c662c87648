"""El Gringo takes a card from the hand of the player who hit him."""

import pytest

from sixgun.rules.damage import Loss
from sixgun.scenario import table
from tests.stories.characters.editions import agree, die, hit, in_base_editions, no_beer
from tests.stories.helpers import EVERYBODY, EVERYWHERE
from tests.stories.marks import rule


@rule("CH-GRI-1")
@in_base_editions
def test_gringo_takes_a_card_from_the_shooters_hand(edition: str) -> None:
    willy, gringo, *_ = table("willy_the_kid", "el_gringo", "-", "-", edition=edition)
    willy.give("bang beer")
    willy.play("bang", at=gringo)
    hit(gringo, edition)
    agree(gringo, edition)
    gringo.expect(life=2, hand="beer")
    willy.expect(hand="")


@rule("CH-GRI-1")
@in_base_editions
@pytest.mark.parametrize("card", ["gatling", "indians", "duel"])
def test_gringo_takes_a_card_for_every_card_of_another_player(card: str, edition: str) -> None:
    willy, gringo, *_ = table("willy_the_kid", "el_gringo", "-", "-", edition=edition)
    willy.give(card)
    willy.give("beer")
    willy.play(card, at=gringo if card == "duel" else None)
    gringo.pass_()
    no_beer(gringo, edition)
    agree(gringo, edition)
    gringo.expect(life=2, hand="beer")
    willy.expect(hand="")


@rule("CH-GRI-2")
@in_base_editions
def test_gringo_takes_a_card_for_each_life_point(edition: str) -> None:
    """No card of these decks costs two points at once, so the loss is arranged by hand."""
    willy, gringo, *_ = t = table("willy_the_kid", "el_gringo", "-", "-", edition=edition)
    willy.give("beer bang missed")
    t.g.push(Loss(gringo.seat, willy.seat, t.from_deck("duel"), 2))
    t.refresh()
    no_beer(gringo, edition)
    agree(gringo, edition)
    gringo.expect(life=1, hand=2)
    willy.expect(hand=1)


@rule("CH-GRI-2")
@in_base_editions
def test_gringo_hit_twice_takes_two_cards(edition: str) -> None:
    willy, gringo, *_ = table("willy_the_kid", "el_gringo", "-", "-", edition=edition)
    for loot in ("beer", "panic"):
        willy.give("bang")
        willy.give(loot)
        willy.play("bang", at=gringo)
        hit(gringo, edition)
        agree(gringo, edition)
    gringo.expect(life=1, hand="beer panic")
    willy.expect(hand="")


@rule("CH-GRI-3")
@in_base_editions
def test_from_an_empty_hand_gringo_gets_nothing(edition: str) -> None:
    willy, gringo, *_ = table("willy_the_kid", "el_gringo", "-", "-", edition=edition)
    willy.lay("mustang barrel")
    willy.give("bang")
    willy.play("bang", at=gringo)
    hit(gringo, edition)
    agree(gringo, edition)
    willy.is_asked("play_phase")
    gringo.expect(life=2, hand="")
    willy.expect(in_play="mustang barrel")


@rule("CH-GRI-4")
@in_base_editions
def test_gringo_takes_no_card_for_dynamite(edition: str) -> None:
    gringo, *others = t = table("el_gringo", "-", "-", "-", edition=edition)  # the sheriff, with 4 life points
    for other in others:
        other.give("bang")
    for explosion in (1, 2):
        gringo.set_life(4)
        gringo.lay("dynamite")
        t.stack("5S")
        gringo.begin_turn()
        no_beer(gringo, edition)
        gringo.is_asked("play_phase")
        gringo.expect(life=1, hand=2 * explosion)  # from phase 1 only
    for other in others:
        other.expect(hand="bang")


@rule("CH-GRI-5", "OWN-04")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_gringo_gets_nothing_when_he_loses_his_own_duel(edition: str) -> None:
    gringo, other, *_ = table("el_gringo", "-", "-", "-", edition=edition, house_rules=EVERYBODY)
    gringo.give("duel")
    other.give("bang beer")
    gringo.play("duel", at=other)
    other.discard("bang")
    gringo.pass_()
    no_beer(gringo, edition)
    gringo.is_asked("play_phase")
    gringo.expect(life=3, hand="")
    other.expect(hand="beer")


@rule("DER-13")
@in_base_editions
def test_a_dead_gringo_takes_nothing(edition: str) -> None:
    willy, gringo, *_ = table("willy_the_kid", "el_gringo", "-", "-", edition=edition)  # the renegade: no reward
    willy.give("bang beer")
    gringo.set_life(1)
    willy.play("bang", at=gringo)
    die(gringo, edition)
    willy.expect(hand="beer")


@rule("DER-14")
@pytest.mark.parametrize("edition", ["abacus", "combined"])
def test_gringo_takes_nothing_for_a_point_that_a_beer_prevented(edition: str) -> None:
    willy, gringo, *_ = table("willy_the_kid", "el_gringo", "-", "-", edition=edition)
    willy.give("bang panic")
    gringo.give("beer")
    willy.play("bang", at=gringo)
    gringo.pass_()
    gringo.play("beer")
    willy.is_asked("play_phase")
    gringo.expect(life=3, hand="")
    willy.expect(hand="panic")


@rule("DER-46")
def test_gringo_takes_no_card_for_doc_holydays_ability() -> None:
    doc, gringo, *_ = table("doc_holyday", "el_gringo", "-", "-", edition="combined")
    doc.give("bang-2D missed beer-6H")
    doc.use_ability("bang missed", at=gringo)
    gringo.pass_()
    gringo.pass_()
    gringo.expect(life=2, hand="")
    doc.expect(hand="beer")


@rule("DER-46", "RWD-01")
def test_doc_holyday_is_rewarded_for_an_outlaw_his_ability_kills() -> None:
    doc, gringo, *_ = table(
        "doc_holyday", "el_gringo", "-", "-", edition="combined", roles="sheriff outlaw outlaw renegade"
    )
    doc.give("bang missed")
    gringo.set_life(1)
    doc.use_ability("bang missed", at=gringo)
    gringo.pass_()
    gringo.pass_()
    gringo.expect_dead()
    doc.expect(hand=3)


@rule("DER-46", "RWD-05")
def test_a_sheriff_doc_holyday_is_punished_for_a_deputy_his_ability_kills() -> None:
    doc, deputy, *_ = table(
        "doc_holyday", "-", "-", "-", "-", edition="combined", roles="sheriff deputy outlaw outlaw renegade"
    )
    doc.give("bang missed beer")
    deputy.set_life(1)
    doc.use_ability("bang missed", at=deputy)
    hit(deputy, "combined")
    deputy.expect_dead()
    doc.expect(hand="", in_play="")


@rule("DER-51", "OPT-05")
@in_base_editions
def test_gringo_takes_his_card_without_a_question_unless_the_booklet_makes_it_optional(edition: str) -> None:
    shooter, gringo, *_ = table("-", "el_gringo", "-", "-", edition=edition)
    shooter.give("bang beer")
    shooter.play("bang", at=gringo)
    hit(gringo, edition)
    if edition == "czech":
        gringo.is_asked("may_use")
        gringo.use_ability()
    shooter.is_asked("play_phase")
    gringo.expect(hand="beer")


@rule("DER-51")
@in_base_editions
def test_by_setting_gringo_may_leave_the_card(edition: str) -> None:
    shooter, gringo, *_ = table("-", "el_gringo", "-", "-", edition=edition, house_rules={"el_gringo": "may"})
    shooter.give("bang beer")
    shooter.play("bang", at=gringo)
    hit(gringo, edition)
    gringo.is_asked("may_use")
    gringo.pass_()
    gringo.expect(hand="")
    shooter.expect(hand="beer")
