"""When Vera Custer has Vulture Sam's ability they share the cards of the dead."""

import pytest

from sixgun.scenario import Actor, Scenario, table
from tests.stories.characters.editions import die
from tests.stories.marks import rule

ROLES = "sheriff outlaw renegade outlaw"


def vera_is_sam(*seats: str) -> Scenario:
    """It is the turn of the sheriff, who has a rifle; Vera has Sam's ability and two Missed! in hand."""
    t = table("pat_brennan", *seats, roles=ROLES, edition="combined")
    by_name = {seat.me.character.key: seat for seat in t}
    t.stack("missed missed")
    by_name["vera_custer"].begin_turn()
    by_name["vera_custer"].name(by_name["vulture_sam"])
    t[0].begin_play()
    t[0].lay("winchester")
    t[0].give("bang")
    return t


def share_five(t: Scenario, victim: Actor, first: Actor, second: Actor) -> None:
    victim.give("beer panic", life=1)
    victim.lay("barrel dynamite knife")
    t[0].play("bang", at=victim)
    die(victim, "combined")
    first.take("dynamite")
    second.take("beer")
    first.take("panic")
    second.take("knife")
    first.take("barrel")
    t[0].is_asked("play_phase")


@rule("CH-VER-3", "SIM-04")
def test_sam_chooses_first_when_he_sits_next_clockwise_to_the_dead() -> None:
    t = vera_is_sam("vera_custer", "-", "vulture_sam")
    _, vera, victim, sam = t
    share_five(t, victim, sam, vera)
    sam.expect(hand="dynamite panic barrel", in_play="")
    vera.expect(hand="missed missed beer knife", in_play="")
    t.expect_discards("bang")


@rule("CH-VER-3", "SIM-04")
def test_vera_chooses_first_when_she_sits_next_clockwise_to_the_dead() -> None:
    t = vera_is_sam("vulture_sam", "-", "vera_custer")
    _, sam, victim, vera = t
    share_five(t, victim, vera, sam)
    vera.expect(hand="missed missed dynamite panic barrel", in_play="")
    sam.expect(hand="beer knife", in_play="")


@rule("CH-VER-3")
@pytest.mark.parametrize("cards", ["", "panic"])
def test_with_one_card_or_none_the_second_gets_nothing(cards: str) -> None:
    t = vera_is_sam("vera_custer", "-", "vulture_sam")
    sheriff, vera, victim, sam = t
    victim.give(cards, life=1)
    sheriff.play("bang", at=victim)
    die(victim, "combined")
    if cards:
        sam.take("panic")
    sheriff.is_asked("play_phase")
    sam.expect(hand=cards)
    vera.expect(hand="missed missed")


@rule("CH-VER-3", "DER-33")
def test_a_shared_green_card_must_be_played_again() -> None:
    t = vera_is_sam("vulture_sam", "-", "vera_custer")
    _, sam, victim, vera = t
    share_five(t, victim, vera, sam)
    sam.begin_play()
    sam.cannot("knife", at=vera, because="no_such_target")
    sam.play("knife")
    sam.cannot("knife", at=vera, because="laid_this_turn", verb="use")


@rule("CH-VSA-1", "DER-17")
def test_when_sam_himself_dies_vera_gets_all_his_cards() -> None:
    t = vera_is_sam("vera_custer", "vulture_sam", "-")
    sheriff, vera, sam, _ = t
    sam.give("beer panic", life=1)
    sam.lay("barrel")
    sheriff.play("bang", at=sam)
    die(sam, "combined")
    sheriff.is_asked("play_phase")
    vera.expect(hand="missed missed beer panic barrel")


@rule("CH-VSA-1")
def test_when_vera_dies_sam_gets_all_her_cards() -> None:
    t = vera_is_sam("vera_custer", "vulture_sam", "-")
    sheriff, vera, sam, _ = t
    vera.give("beer", life=1)
    sheriff.play("bang", at=vera)
    die(vera, "combined")
    sam.expect(hand="missed missed beer")
