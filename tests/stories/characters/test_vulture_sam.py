"""Vulture Sam gets the cards of the dead."""

import pytest

from sixgun.editions import SettingValue
from sixgun.scenario import table
from tests.stories.characters.editions import agree, die, in_base_editions, no_beer
from tests.stories.helpers import EVERYBODY, WITH_DODGE_CITY
from tests.stories.marks import rule


@rule("CH-VSA-1")
@in_base_editions
def test_sam_takes_all_cards_of_the_dead_into_his_hand(edition: str) -> None:
    willy, victim, sam, _ = t = table("willy_the_kid", "-", "vulture_sam", "-", edition=edition)
    willy.give("bang")
    victim.give("duel panic", life=1)
    victim.lay("barrel jail dynamite")
    willy.play("bang", at=victim)
    die(victim, edition)
    agree(sam, edition)
    willy.is_asked("play_phase")
    sam.expect(hand="duel panic barrel jail dynamite", in_play="")
    victim.expect(hand="", in_play="")
    t.expect_discards("bang")


@rule("CH-VSA-1")
@in_base_editions
def test_sam_takes_the_cards_of_a_player_killed_by_dynamite(edition: str) -> None:
    _, victim, sam, _ = t = table("-", "-", "vulture_sam", "-", edition=edition)
    victim.lay("dynamite mustang")
    victim.give("panic", life=1)
    t.stack("missed-5S beer duel")
    victim.begin_turn()
    victim.pass_()
    agree(sam, edition)
    victim.expect_dead()
    t.expect_turn(sam)
    sam.expect(hand="panic mustang beer duel")  # and two cards of phase 1
    t.expect_discards("missed dynamite")


@rule("CH-VSA-1", "RWD-01")
@in_base_editions
def test_a_sam_who_kills_an_outlaw_also_gets_the_reward(edition: str) -> None:
    sam, outlaw, *_ = t = table("vulture_sam", "-", "-", "-", roles="sheriff outlaw outlaw renegade", edition=edition)
    sam.give("bang")
    outlaw.give("panic", life=1)
    t.stack("beer duel mustang")
    sam.play("bang", at=outlaw)
    die(outlaw, edition)
    agree(sam, edition)
    sam.expect(hand="panic beer duel mustang")


@rule("CH-VSA-1", "DER-03")
@in_base_editions
def test_a_sheriff_sam_who_kills_a_deputy_keeps_nothing(edition: str) -> None:
    sam, deputy, *_ = table(
        "vulture_sam", "-", "-", "-", "-", roles="sheriff deputy outlaw outlaw renegade", edition=edition
    )
    sam.give("bang beer")
    deputy.give("panic", life=1)
    sam.play("bang", at=deputy)
    die(deputy, edition)
    agree(sam, edition)
    sam.expect(hand="", in_play="")
    deputy.expect(hand="")


@rule("CH-VSA-1")
@in_base_editions
def test_sams_own_cards_are_discarded(edition: str) -> None:
    willy, sam, *_ = t = table("willy_the_kid", "vulture_sam", "-", "-", edition=edition)
    willy.give("bang")
    sam.give("panic", life=1)
    willy.play("bang", at=sam)
    die(sam, edition)
    sam.expect(hand="")
    t.expect_discards("bang panic" if edition in ("fourth", "walkingdead") else "panic bang")


@rule("CH-VSA-1")
@in_base_editions
def test_sam_hit_by_the_same_gatling_takes_the_cards_at_once(edition: str) -> None:
    willy, victim, sam, _ = table("willy_the_kid", "-", "vulture_sam", "-", edition=edition)
    willy.give("gatling")
    victim.give("missed-2S", life=1)
    willy.play("gatling")
    die(victim, edition)
    agree(sam, edition)
    sam.is_asked("shot")
    sam.play("missed")
    sam.expect(life=4, hand="")


@rule("CH-VSA-1")
def test_only_sam_and_the_dead_know_the_hand_he_takes() -> None:
    willy, victim, sam, other = t = table("willy_the_kid", "-", "vulture_sam", "-")
    willy.give("bang")
    victim.give("panic", life=1)
    willy.play("bang", at=victim)
    die(victim, "fourth")
    assert t.view(other).players[sam.seat].hand == 1
    assert t.view(other).hand == ()


@rule("DER-33")
@pytest.mark.parametrize("edition", [*WITH_DODGE_CITY, "abacus"])
def test_a_green_card_of_the_dead_must_be_played_again_before_use(edition: str) -> None:
    """In the base game by a house rule, which adds the deck of Dodge City."""
    both: dict[str, SettingValue] = {"deck": "base80+dodge40"} if edition == "abacus" else {}
    sam, victim, *_ = table(
        "vulture_sam", "-", "-", "-", edition=edition, house_rules={**EVERYBODY, "green_cards": True, **both}
    )
    sam.give("bang")
    victim.lay("knife")
    victim.set_life(1)
    sam.play("bang", at=victim)
    die(victim, edition)
    sam.expect(hand="knife", in_play="")
    sam.cannot("knife", at=sam.table[2], because="no_such_target")
    sam.play("knife")
    sam.expect(in_play="knife")
    sam.cannot("knife", at=sam.table[3], because="laid_this_turn", verb="use")
    sam.begin_turn()
    sam.use("knife", at=sam.table[3])
    sam.table[3].is_asked("shot")


@rule("DER-33")
@pytest.mark.parametrize("edition", WITH_DODGE_CITY)
def test_a_green_missed_of_the_dead_does_not_answer_from_sams_hand(edition: str) -> None:
    willy, victim, sam, _ = table("willy_the_kid", "-", "vulture_sam", "-", edition=edition, house_rules=EVERYBODY)
    willy.give("gatling")
    victim.lay("sombrero")
    victim.set_life(1)
    willy.play("gatling")
    die(victim, edition)
    sam.is_asked("shot")
    sam.expect(hand="sombrero")
    assert not sam.offers("play", "sombrero")
    assert not sam.offers("use", "sombrero")
    sam.pass_()
    no_beer(sam, edition)
    sam.expect(life=3)
