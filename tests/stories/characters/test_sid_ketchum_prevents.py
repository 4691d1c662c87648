"""Sid Ketchum in the first edition: two cards prevent the loss of a life point, or heal one once in his turn."""

import pytest

from sixgun.engine.events import LifeChanged
from sixgun.scenario import table
from tests.stories.marks import rule

in_editions_where_sid_prevents = pytest.mark.parametrize("edition", ["abacus", "combined"])


@rule("CH-SID-1")
@in_editions_where_sid_prevents
def test_two_cards_prevent_the_loss_of_a_point(edition: str) -> None:
    willy, sid, *_ = t = table("willy_the_kid", "sid_ketchum", "-", "-", edition=edition)
    willy.give("bang")
    sid.give("bang panic")
    willy.play("bang", at=sid)
    sid.pass_()
    sid.is_asked("prevent")
    sid.use_ability("bang panic")
    willy.is_asked("play_phase")
    sid.expect(life=4, hand="")
    assert t.heard(LifeChanged) == []


@rule("CH-SID-1")
@in_editions_where_sid_prevents
@pytest.mark.parametrize(("hand", "life"), [("bang panic", 2), ("bang panic duel missed", 3), ("bang", 1)])
def test_each_two_cards_prevent_one_of_several_points(hand: str, life: int, edition: str) -> None:
    _, sid, *_ = t = table("-", "sid_ketchum", "-", "-", edition=edition)
    sid.lay("dynamite")
    sid.give(hand)
    t.stack("5S")
    sid.begin_turn()
    words = hand.split()
    for first, second in zip(words[::2], words[1::2], strict=False):
        sid.use_ability(f"{first} {second}")
    sid.is_asked("prevent")
    assert not sid.offers("ability")
    sid.pass_()
    sid.expect(life=life)


@rule("CH-SID-1")
@in_editions_where_sid_prevents
def test_sid_mixes_cards_and_beer(edition: str) -> None:
    _, sid, *_ = t = table("-", "sid_ketchum", "-", "-", edition=edition)
    sid.lay("dynamite")
    sid.give("bang panic beer", life=2)
    t.stack("5S")
    sid.begin_turn()
    sid.use_ability("bang panic")
    sid.play("beer")
    sid.pass_()
    sid.expect(life=1)


@rule("CH-SID-1", "DER-45")
@in_editions_where_sid_prevents
def test_with_two_players_left_sid_prevents_a_lethal_loss_without_beer(edition: str) -> None:
    willy, sid, third, fourth = table("willy_the_kid", "sid_ketchum", "-", "-", edition=edition)
    third.leave()
    fourth.leave()
    willy.give("bang")
    sid.give("beer missed", life=1)
    willy.play("bang", at=sid)
    sid.pass_()
    sid.cannot("beer", because="two_players_left")
    sid.use_ability("beer missed")
    sid.expect(life=1, hand="")
    sid.expect_alive()


@rule("CH-SID-2")
@in_editions_where_sid_prevents
def test_in_his_turn_sid_heals_once(edition: str) -> None:
    _, sid, *_ = table("-", "sid_ketchum", "-", "-", edition=edition)
    sid.give("bang panic duel missed", life=1)
    sid.begin_play()
    sid.use_ability("bang panic")
    sid.expect(life=2, hand="duel missed")
    sid.cannot("duel", pay="missed", because="once_a_turn", verb="ability")


@rule("CH-SID-2")
@in_editions_where_sid_prevents
def test_in_his_next_turn_sid_heals_again(edition: str) -> None:
    _, sid, *_ = table("-", "sid_ketchum", "-", "-", edition=edition)
    sid.give("bang panic duel missed", life=1)
    sid.begin_play()
    sid.use_ability("bang panic")
    sid.begin_turn()
    sid.use_ability("duel missed")
    sid.expect(life=3)


@rule("CH-SID-2")
@in_editions_where_sid_prevents
def test_sid_does_not_heal_outside_his_turn(edition: str) -> None:
    _, sid, *_ = table("-", "sid_ketchum", "-", "-", edition=edition)
    sid.give("bang panic", life=1)
    refusal = sid.cannot("bang", pay="panic", because="own_turn_only", verb="ability")
    assert refusal.facts == {"target": 0}


@rule("CH-SID-1", "CH-SID-2")
@in_editions_where_sid_prevents
def test_a_sid_who_has_healed_may_still_prevent(edition: str) -> None:
    _, sid, other, _ = table("-", "sid_ketchum", "-", "-", edition=edition)
    sid.give("duel bang panic missed missed", life=3)
    other.give("bang")
    sid.begin_play()
    sid.use_ability("bang panic")
    sid.play("duel", at=other)
    other.discard("bang")
    sid.pass_()
    sid.use_ability("missed missed")
    sid.is_asked("play_phase")
    sid.expect(life=4, hand="")


@rule("CH-SID-1", "CH-SID-2")
@in_editions_where_sid_prevents
def test_a_sid_who_has_prevented_in_his_turn_may_still_heal(edition: str) -> None:
    _, sid, other, _ = table("-", "sid_ketchum", "-", "-", edition=edition)
    sid.give("duel bang panic missed missed", life=3)
    other.give("bang")
    sid.begin_play()
    sid.play("duel", at=other)
    other.discard("bang")
    sid.pass_()
    sid.use_ability("missed missed")
    sid.use_ability("bang panic")
    sid.expect(life=4, hand="")


@rule("CH-SID-4")
@in_editions_where_sid_prevents
def test_a_sid_at_full_life_does_not_heal(edition: str) -> None:
    _, sid, *_ = table("-", "sid_ketchum", "-", "-", edition=edition)
    sid.give("bang panic")
    sid.begin_play()
    sid.cannot("bang", pay="panic", because="full_life", verb="ability")
