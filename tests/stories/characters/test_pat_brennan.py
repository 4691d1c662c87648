"""Pat Brennan may take a card in play instead of drawing."""

import pytest

from sixgun.scenario import table
from tests.stories.characters.editions import in_dodge_city
from tests.stories.marks import rule


@rule("CH-PAT")
@in_dodge_city
@pytest.mark.parametrize("card", ["mustang", "knife", "jail", "dynamite", "volcanic"])
def test_pat_takes_a_card_in_play_and_draws_none(card: str, edition: str) -> None:
    _, pat, other, _ = t = table("-", "pat_brennan", "-", "-", edition=edition)
    other.lay(card)
    before = len(t.g.deck)
    pat.begin_turn()
    pat.is_asked("draw_from_play")
    pat.take(card, of=other)
    pat.is_asked("play_phase")
    pat.expect(hand=card)
    other.expect(in_play="")
    assert len(t.g.deck) == before


@rule("CH-PAT")
@in_dodge_city
def test_pat_takes_at_any_distance(edition: str) -> None:
    _, pat, _, far, _ = table("-", "pat_brennan", "-", "-", "-", edition=edition)
    far.lay("mustang barrel")
    pat.begin_turn()
    assert pat.distance_to(far) == 3
    pat.take("barrel", of=far)
    pat.expect(hand="barrel")
    far.expect(in_play="mustang")


@rule("CH-PAT", "OPT-07")
@in_dodge_city
def test_pat_may_draw_two_cards_as_usual(edition: str) -> None:
    _, pat, other, _ = t = table("-", "pat_brennan", "-", "-", edition=edition)
    other.lay("mustang")
    t.stack("beer panic")
    pat.begin_turn()
    pat.pass_()
    pat.expect(hand="beer panic")
    other.expect(in_play="mustang")


@rule("CH-PAT", "DER-26")
@in_dodge_city
def test_pat_takes_neither_from_hands_nor_from_himself(edition: str) -> None:
    _, pat, other, _ = table("-", "pat_brennan", "-", "-", edition=edition)
    pat.lay("mustang")
    other.give("beer")
    pat.begin_turn()
    pat.cannot("", at=other, take="hand", because="no_answer", verb="take")
    pat.cannot("", at=pat, take="mustang", because="no_answer", verb="take")


@rule("DER-26")
@in_dodge_city
def test_with_nothing_in_play_pat_draws_two_cards(edition: str) -> None:
    _, pat, other, _ = t = table("-", "pat_brennan", "-", "-", edition=edition)
    other.give("beer")
    t.stack("duel panic")
    pat.begin_turn()
    assert not pat.offers("take")
    pat.pass_()
    pat.expect(hand="duel panic")
