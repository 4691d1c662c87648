"""Every card in Elena Fuente's hand is a Missed!."""

import pytest

from sixgun.scenario import table
from tests.stories.characters.editions import in_dodge_city, no_beer
from tests.stories.marks import rule


@rule("CH-ELE")
@in_dodge_city
@pytest.mark.parametrize("card", ["beer", "bang", "duel", "missed", "mustang", "dynamite", "knife", "sombrero"])
def test_elena_dodges_with_any_card(card: str, edition: str) -> None:
    other, elena, *_ = t = table("pat_brennan", "elena_fuente", "-", "-", edition=edition)
    other.give("bang")
    elena.give(card)
    other.play("bang", at=elena)
    elena.play(card)
    other.is_asked("play_phase")
    elena.expect(life=3, hand="", in_play="")
    assert any(t.fits(discarded, card) for discarded in t.g.discards)


@rule("CH-ELE", "OPT-07")
@in_dodge_city
def test_elena_does_not_have_to_dodge(edition: str) -> None:
    other, elena, *_ = table("pat_brennan", "elena_fuente", "-", "-", edition=edition)
    other.give("bang")
    elena.give("mustang")
    other.play("bang", at=elena)
    elena.pass_()
    no_beer(elena, edition)
    elena.expect(life=2, hand="mustang")


@rule("CH-ELE")
@in_dodge_city
def test_a_card_used_as_missed_has_no_other_effect(edition: str) -> None:
    other, elena, *_ = table("pat_brennan", "elena_fuente", "-", "-", edition=edition)
    other.give("bang")
    elena.give("beer", life=2)
    other.play("bang", at=elena)
    elena.play("beer")
    elena.expect(life=2, hand="")


@rule("CH-ELE", "GR-GEN-1")
@in_dodge_city
def test_a_bible_from_elenas_hand_is_a_plain_missed(edition: str) -> None:
    """Only a Bible in play draws its card."""
    other, elena, *_ = table("pat_brennan", "elena_fuente", "-", "-", edition=edition)
    other.give("bang")
    elena.give("bible")
    other.play("bang", at=elena)
    elena.play("bible")
    other.is_asked("play_phase")
    elena.expect(life=3, hand="")


@rule("CH-ELE")
@in_dodge_city
def test_elenas_card_answers_a_hit_and_nothing_else(edition: str) -> None:
    other, elena, *_ = table("pat_brennan", "elena_fuente", "-", "-", edition=edition)
    other.give("indians")
    elena.give("mustang missed")
    other.play("indians")
    elena.is_asked("indians")
    elena.cannot("mustang", because="no_answer", verb="discard")


@rule("CH-ELE")
@in_dodge_city
def test_elenas_cards_in_play_are_not_missed(edition: str) -> None:
    other, elena, *_ = table("pat_brennan", "elena_fuente", "-", "-", edition=edition)
    other.give("bang")
    elena.lay("dynamite")
    other.play("bang", at=elena)
    assert not elena.offers("use", "dynamite")
    elena.cannot("dynamite", because="no_answer")
