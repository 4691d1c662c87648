"""Sid Ketchum in later editions: two cards for a life point, at any time and as often as he likes."""

import pytest

from sixgun.editions import SettingValue
from sixgun.rules.triggers import interrupts
from sixgun.scenario import table
from tests.stories.characters.editions import in_base_editions
from tests.stories.marks import rule

in_editions_where_sid_heals = pytest.mark.parametrize("edition", ["czech", "fourth", "walkingdead"])


@rule("CH-SID-3")
@in_editions_where_sid_heals
def test_sid_heals_in_his_turn_several_times_in_a_row(edition: str) -> None:
    _, sid, *_ = table("-", "sid_ketchum", "-", "-", edition=edition)
    sid.give("beer bang missed panic", life=2)
    sid.begin_play()
    sid.use_ability("beer bang")
    sid.use_ability("missed panic")
    sid.expect(life=4, hand="")


@rule("CH-SID-3")
@in_editions_where_sid_heals
def test_sid_heals_while_another_plays_several_times_in_a_row(edition: str) -> None:
    willy, sid, *_ = t = table("willy_the_kid", "sid_ketchum", "-", "-", edition=edition)
    sid.give("beer bang missed panic", life=1)
    willy.is_asked("play_phase")
    sid.interrupt("beer bang")
    sid.interrupt("missed panic")
    sid.expect(life=3, hand="")
    assert len(t.g.discards) == 4
    willy.is_asked("play_phase")


@rule("CH-SID-3")
@in_editions_where_sid_heals
def test_sid_heals_while_a_card_is_resolved(edition: str) -> None:
    willy, sid, after, _ = table("willy_the_kid", "sid_ketchum", "-", "-", edition=edition)
    willy.give("gatling")
    sid.give("bang bang", life=2)
    willy.play("gatling")
    sid.interrupt("bang bang")
    sid.is_asked("shot")
    sid.pass_()
    sid.expect(life=2, hand="")
    after.is_asked("shot")


@rule("CH-SID-3")
@in_editions_where_sid_heals
def test_sid_heals_while_another_is_asked(edition: str) -> None:
    willy, victim, sid, _ = table("willy_the_kid", "-", "sid_ketchum", "-", edition=edition)
    willy.give("bang")
    sid.give("beer bang", life=3)
    willy.play("bang", at=victim)
    victim.is_asked("shot")
    sid.interrupt("beer bang")
    sid.expect(life=4, hand="")
    victim.is_asked("shot")


@rule("CH-SID-3")
@in_editions_where_sid_heals
def test_cards_sid_has_discarded_cannot_be_taken(edition: str) -> None:
    jesse, sid, *_ = table("jesse_jones", "sid_ketchum", "-", "-", edition=edition)
    sid.give("beer bang", life=3)
    jesse.begin_turn()
    assert jesse.offers("take")
    sid.interrupt("beer bang")
    jesse.is_asked("draw_from_hand")
    assert not jesse.offers("take")


@rule("CH-SID-3", "DER-45")
@in_editions_where_sid_heals
def test_sid_saves_himself_from_a_lethal_hit(edition: str) -> None:
    willy, sid, *_ = table("willy_the_kid", "sid_ketchum", "-", "-", edition=edition)
    willy.give("bang")
    sid.give("bang missed", life=1)
    willy.play("bang", at=sid)
    sid.pass_()
    sid.is_asked("last_chance")
    sid.expect(life=0)
    sid.use_ability("bang missed")
    willy.is_asked("play_phase")
    sid.expect(life=1, hand="")
    sid.expect_alive()


@rule("CH-SID-3", "DER-45")
@in_editions_where_sid_heals
def test_with_two_players_left_sid_saves_himself_where_beer_does_not(edition: str) -> None:
    willy, sid, third, fourth = table("willy_the_kid", "sid_ketchum", "-", "-", edition=edition)
    third.leave()
    fourth.leave()
    willy.give("bang")
    sid.give("beer bang missed", life=1)
    willy.play("bang", at=sid)
    sid.pass_()
    sid.play("beer")
    sid.expect(life=0)
    sid.use_ability("bang missed")
    sid.expect(life=1, hand="")
    willy.is_asked("play_phase")


@rule("CH-SID-3", "ELM-04")
@in_editions_where_sid_heals
def test_sid_below_zero_needs_two_cards_for_each_point(edition: str) -> None:
    _, sid, *_ = t = table("-", "sid_ketchum", "-", "-", edition=edition)
    sid.lay("dynamite")
    sid.give("bang missed panic duel", life=2)
    t.stack("5S")
    sid.begin_turn()
    sid.is_asked("last_chance")
    sid.expect(life=-1)
    sid.use_ability("bang missed")
    sid.is_asked("last_chance")
    sid.use_ability("panic duel")
    sid.is_asked("play_phase")
    sid.expect(life=1, hand=2)  # drawn in phase 1


@rule("CH-SID-3")
@in_editions_where_sid_heals
def test_two_cards_are_too_few_for_a_sid_below_zero(edition: str) -> None:
    _, sid, *_ = t = table("-", "sid_ketchum", "-", "-", edition=edition)
    sid.lay("dynamite")
    sid.give("bang missed panic", life=2)
    t.stack("5S")
    sid.begin_turn()
    sid.use_ability("bang missed")
    sid.is_asked("last_chance")
    assert not sid.offers("ability")
    sid.pass_()
    sid.expect_dead()


@rule("CH-SID-3")
@in_editions_where_sid_heals
def test_one_card_is_not_enough_to_heal(edition: str) -> None:
    _, sid, *_ = table("-", "sid_ketchum", "-", "-", edition=edition)
    sid.give("bang", life=3)
    sid.cannot("bang", because="too_few_cards", verb="ability")
    sid.begin_play()
    sid.cannot("bang", because="too_few_cards", verb="ability")


@rule("CH-SID-4")
@in_editions_where_sid_heals
def test_sid_never_has_more_life_than_at_the_start(edition: str) -> None:
    _, sid, *_ = table("-", "sid_ketchum", "-", "-", edition=edition)
    sid.give("bang missed beer panic", life=3)
    sid.interrupt("bang missed")
    sid.expect(life=4)
    sid.cannot("beer", pay="panic", because="full_life", verb="ability")
    sid.begin_play()
    sid.cannot("beer", pay="panic", because="full_life", verb="ability")


@rule("CH-SID-4")
@in_base_editions
def test_a_sid_who_is_sheriff_heals_up_to_five(edition: str) -> None:
    sid, *_ = table("sid_ketchum", "-", "-", "-", edition=edition)
    sid.give("bang missed beer panic", life=4)
    sid.use_ability("bang missed")
    sid.expect(life=5)
    assert not sid.offers("ability")


@rule("CH-DOC-1")
def test_a_sid_who_heals_at_any_time_does_not_use_up_the_ability_of_another() -> None:
    anytime: dict[str, SettingValue] = {"sid_ketchum": "heal_any_time"}
    doc, sid, *_ = table("doc_holyday", "sid_ketchum", "-", "-", edition="combined", house_rules=anytime)
    doc.give("bang missed")
    sid.give("beer panic", life=3)
    sid.interrupt("beer panic")
    assert doc.offers("ability")


@rule("ELM-08", "CH-SID-3")
@in_editions_where_sid_heals
def test_a_dead_sid_does_not_heal_while_his_cards_are_discarded(edition: str) -> None:
    """The order of the discards matters at this table, so Sid is asked for it."""
    willy, sid, *_ = t = table("willy_the_kid", "sid_ketchum", "pedro_ramirez", "-", edition=edition)
    willy.give("bang")
    sid.give("missed panic stagecoach", life=1)
    willy.play("bang", at=sid)
    while t.asked() in ("1 shot", "1 last_chance"):
        sid.pass_()
    sid.is_asked("last_discard")
    assert interrupts(t.g, sid.seat) == []
    sid.cannot("missed", pay="panic", verb="ability", because="no_answer")
