"""Every refusal code, for a refused action and as the hint on a hand card."""

import pytest

from sixgun.engine.actions import ABILITY, PASS, PLAYING, USING, Action
from sixgun.engine.kernel import act, why_not_playable
from sixgun.engine.refusals import ALLOWED, CODES, IllegalAction, Refusal
from sixgun.scenario import table
from tests.stories.helpers import suffer
from tests.stories.rules import test_ability_refusals


def test_every_code_has_a_test() -> None:
    tests = [name for name in {*globals(), *vars(test_ability_refusals)} if name.startswith("test_")]
    untested = [code for code in CODES if not any(name.startswith(f"test_{code}_") for name in tests)]
    assert untested == [CODES[ALLOWED]], "every refusal code but `allowed` has a test"


def test_a_playable_card_has_no_refusal() -> None:
    first, second, _, _ = table("lucky_duke", "-", "-", "-")
    first.give("bang")
    second.give("missed")
    g = first.g
    assert why_not_playable(g, first.seat, g.players[first.seat].hand[0]) is None
    assert why_not_playable(g, second.seat, g.players[second.seat].hand[0]) is not None


def test_out_of_reach_has_the_distance_and_the_range() -> None:
    first, _, third, _ = table("lucky_duke", "-", "-", "-")
    first.give("bang")
    refusal = first.cannot("bang", at=third, because="out_of_reach")
    assert refusal.facts == {"target": 2, "distance": 2, "reach": 1}
    assert repr(refusal) == "out_of_reach, target 2, distance 2, reach 1"
    first.lay("schofield")
    third.lay("mustang")
    refusal = first.cannot("bang", at=third, because="out_of_reach")
    assert refusal.facts == {"target": 2, "distance": 3, "reach": 2}


def test_out_of_reach_if_nobody_is_in_range() -> None:
    first, second, _, fourth = table("lucky_duke", "-", "-", "-")
    first.give("bang")
    second.lay("mustang")
    fourth.lay("mustang")
    refusal = first.unplayable("bang", because="out_of_reach")
    assert refusal.facts == {"target": 1, "distance": 2, "reach": 1}


def test_out_of_reach_for_doc_holydays_ability() -> None:
    doc, _, third, _ = table("doc_holyday", "-", "-", "-", edition="dodgecity")
    doc.give("bang beer")
    refusal = doc.cannot("bang", at=third, pay="beer", verb="ability", because="out_of_reach")
    assert refusal.facts == {"target": 2, "distance": 2, "reach": 1}


def test_too_far_has_the_distance() -> None:
    first, second, third, fourth = table("-", "-", "-", "-")
    first.give("panic")
    first.lay("winchester")
    third.give("beer")
    refusal = first.cannot("panic", at=third, take="hand", because="too_far")
    assert refusal.facts == {"target": 2, "distance": 2}
    second.lay("mustang")
    fourth.lay("mustang")
    refusal = first.unplayable("panic", because="too_far")
    assert refusal.facts == {"target": 1, "distance": 2}


@pytest.mark.parametrize("card", ["bang", "duel", "panic"])
def test_not_on_self_for_cards_that_need_another_player(card: str) -> None:
    first, *_ = table("-", "-", "-", "-")
    first.give(f"{card} beer")
    refusal = first.cannot(card, at=first, take="beer" if card == "panic" else "", because="not_on_self")
    assert refusal.facts == {"target": 0}


def test_nothing_to_take_from_a_player_without_cards() -> None:
    first, second, *_ = table("-", "-", "-", "-")
    first.give("panic cat_balou")
    refusal = first.cannot("panic", at=second, take="hand", because="nothing_to_take")
    assert refusal.facts == {"target": 1}
    refusal = first.unplayable("panic", because="nothing_to_take")
    assert refusal.facts == {"target": 1}


def test_sheriff_not_jailed_for_jail() -> None:
    sheriff, renegade, third, fourth = table("-", "-", "-", "-")
    renegade.begin_play()
    renegade.give("jail jail")
    refusal = renegade.cannot("jail", at=sheriff, because="sheriff_not_jailed")
    assert refusal.facts == {"target": 0}
    third.leave()
    fourth.leave()
    renegade.play("jail", at=renegade)
    refusal = renegade.unplayable("jail", because="sheriff_not_jailed")
    assert refusal.facts == {"target": 0}


def test_same_name_in_front_of_oneself() -> None:
    first, *_ = table("-", "-", "-", "-")
    first.lay("barrel")
    first.give("barrel")
    first.cannot("barrel", because="same_name")
    first.unplayable("barrel", because="same_name")


def test_same_name_in_front_of_the_target() -> None:
    first, second, *_ = table("-", "-", "-", "-")
    second.lay("jail")
    first.give("jail")
    refusal = first.cannot("jail", at=second, because="same_name")
    assert refusal.facts == {"target": 1}


def test_bang_limit_after_the_first_bang() -> None:
    first, second, third, _ = table("lucky_duke", "-", "-", "-")
    first.give("bang bang")
    first.play("bang", at=second)
    suffer(second)
    first.cannot("bang", at=second, because="bang_limit")
    first.cannot("bang", at=third, because="bang_limit")
    first.unplayable("bang", because="bang_limit")


def test_two_players_left_for_beer_in_ones_own_turn() -> None:
    first, _, third, fourth = table("-", "-", "-", "-", edition="abacus")
    first.give("beer", life=2)
    third.leave()
    fourth.leave()
    first.cannot("beer", because="two_players_left")
    first.unplayable("beer", because="two_players_left")


def test_two_players_left_for_beer_against_a_loss() -> None:
    first, second, third, fourth = table("lucky_duke", "-", "-", "-", edition="abacus")
    first.give("bang")
    second.give("beer")
    third.leave()
    fourth.leave()
    first.play("bang", at=second)
    second.pass_()
    second.cannot("beer", because="two_players_left")
    second.unplayable("beer", because="two_players_left")


def test_two_players_left_for_beer_at_the_last_chance() -> None:
    first, second, third, fourth = table("lucky_duke", "-", "-", "-", house_rules={"beer_two_players": "forbidden"})
    first.give("bang")
    second.give("beer", life=1)
    third.leave()
    fourth.leave()
    first.play("bang", at=second)
    second.pass_()
    second.is_asked("last_chance")
    second.cannot("beer", because="two_players_left")
    second.unplayable("beer", because="two_players_left")


def test_no_card_to_pay_when_the_card_is_the_only_one() -> None:
    first, second, *_ = table("-", "-", "-", "-", edition="dodgecity")
    first.give("springfield")
    first.cannot("springfield", at=second, because="no_card_to_pay")
    first.unplayable("springfield", because="no_card_to_pay")


def test_no_card_to_pay_when_none_is_named() -> None:
    first, second, *_ = table("-", "-", "-", "-", edition="dodgecity")
    first.give("springfield beer")
    first.lay("barrel")
    first.cannot("springfield", at=second, because="no_card_to_pay")
    first.cannot("springfield", at=second, pay="barrel", because="no_card_to_pay")


def test_only_as_answer_for_missed() -> None:
    first, second, *_ = table("lucky_duke", "-", "-", "-")
    first.give("missed")
    first.cannot("missed", because="only_as_answer")
    first.cannot("missed", at=second, because="only_as_answer")
    first.unplayable("missed", because="only_as_answer")


def test_only_as_answer_for_a_green_missed_symbol() -> None:
    first, *_ = table("-", "-", "-", "-", edition="dodgecity")
    first.lay("iron_plate")
    first.cannot("iron_plate", verb="use", because="only_as_answer")


def test_only_as_answer_even_if_an_ability_could_spend_the_card() -> None:
    sid, *_ = table("sid_ketchum", "-", "-", "-")
    sid.give("missed-2S missed-3S", life=2)
    sid.unplayable("missed-3S", because="only_as_answer")
    sid.unplayable("missed-2S", because="only_as_answer")


def test_no_answer_for_beer_against_a_shot() -> None:
    first, second, *_ = table("lucky_duke", "-", "-", "-")
    first.give("bang")
    second.give("beer bang")
    first.play("bang", at=second)
    second.cannot("beer", because="no_answer")
    second.cannot("bang", verb="discard", because="no_answer")
    second.unplayable("beer", because="no_answer")


def test_laid_this_turn_for_a_green_card() -> None:
    first, second, third, fourth = table("-", "-", "-", "-", edition="dodgecity")
    first.give("knife")
    first.play("knife")
    first.cannot("knife", at=second, verb="use", because="laid_this_turn")
    for player in (first, second, third, fourth):
        player.end_turn()
    first.use("knife", at=second)


def test_not_now_for_using_a_blue_card() -> None:
    first, *_ = table("-", "-", "-", "-")
    first.lay("barrel")
    first.cannot("barrel", verb="use", because="not_now")


def test_not_yours_for_a_card_that_is_not_in_hand() -> None:
    first, second, *_ = seats = table("-", "-", "-", "-", edition="dodgecity")
    first.lay("barrel")
    first.give("knife")
    second.give("beer")
    second.lay("bible")
    first.cannot("barrel", because="not_yours")
    first.cannot("knife", at=second, verb="use", because="not_yours")
    first.unplayable("barrel", because="not_yours")
    for verb, card in ((PLAYING, second.me.hand[0]), (USING, second.me.in_play[0])):
        assert first.refused(Action(verb, card)) == Refusal(CODES.index("not_yours"))
    assert second.refused(PASS) == Refusal(CODES.index("not_asked"))
    seats.expect_turn(first)


def test_not_asked_out_of_turn() -> None:
    first, second, third, _ = table("lucky_duke", "-", "-", "-")
    first.give("bang stagecoach")
    second.give("stagecoach")
    second.cannot("stagecoach", because="not_asked")
    second.unplayable("stagecoach", because="not_asked")
    first.play("bang", at=second)
    first.cannot("stagecoach", because="not_asked")
    first.unplayable("stagecoach", because="not_asked")
    third.cannot("", verb="pass", because="not_asked")


def test_not_asked_for_the_dead() -> None:
    _, sid, *_ = table("-", "sid_ketchum", "-", "-")
    sid.give("bang beer")
    sid.leave()
    sid.cannot("bang", pay="beer", verb="ability", because="not_asked")


def test_game_over_after_the_end() -> None:
    first, second, third, fourth = table("lucky_duke", "-", "-", "-")
    third.leave()
    fourth.leave()
    first.give("bang beer")
    second.set_life(1)
    first.play("bang", at=second)
    suffer(second)
    first.cannot("beer", because="game_over")
    first.cannot("", verb="pass", because="game_over")
    first.unplayable("beer", because="game_over")


def test_no_such_target_for_a_card_without_target() -> None:
    first, second, *_ = table("-", "-", "-", "-")
    first.give("stagecoach barrel bang")
    first.cannot("stagecoach", at=second, because="no_such_target")
    first.cannot("barrel", at=second, because="no_such_target")
    first.cannot("bang", because="no_such_target")


@pytest.mark.parametrize("seat", [-2, 4, 5])
def test_no_such_target_for_a_seat_that_does_not_exist(seat: int) -> None:
    first, *_ = table("-", "-", "-", "-")
    first.give("bang")
    refusal = first.refused(Action(PLAYING, first.me.hand[0], seat))
    assert refusal.code == "no_such_target"


def test_no_such_target_for_playing_a_green_card() -> None:
    first, second, *_ = table("-", "-", "-", "-", edition="dodgecity")
    first.give("knife")
    first.cannot("knife", at=second, because="no_such_target")


def test_dead_target_for_an_eliminated_player() -> None:
    first, second, *_ = table("-", "-", "-", "-")
    second.leave()
    first.give("bang duel jail")
    for card in ("bang", "duel", "jail"):
        first.cannot(card, at=second, because="dead_target")


def test_dead_target_for_doc_holydays_ability() -> None:
    doc, second, *_ = table("doc_holyday", "-", "-", "-", edition="dodgecity")
    second.leave()
    doc.give("bang beer")
    doc.cannot("bang", at=second, pay="beer", verb="ability", because="dead_target")


def test_not_on_self_for_doc_holydays_ability() -> None:
    doc, *_ = table("doc_holyday", "-", "-", "-", edition="dodgecity")
    doc.give("bang beer")
    doc.cannot("bang", at=doc, pay="beer", verb="ability", because="not_on_self")


def test_a_refusal_is_a_value_and_the_message_of_the_error() -> None:
    first, _, third, _ = seats = table("lucky_duke", "-", "-", "-")
    first.give("bang")
    with pytest.raises(IllegalAction, match="out_of_reach, target 2, distance 2, reach 1") as caught:
        act(seats.g, Action(PLAYING, first.me.hand[0], third.seat))
    assert caught.value.refusal == Refusal(CODES.index("out_of_reach"), {"target": 2, "distance": 2, "reach": 1})
    assert len({caught.value.refusal, Refusal(CODES.index("out_of_reach"))}) == 2
    assert first.refused(Action(ABILITY)) != caught.value.refusal


def test_no_beer_is_said_while_the_reverend_is_in_force() -> None:
    first, *_ = t = table("-", "-", "-", "-")
    t.event("reverend")
    first.give("beer", life=1)
    first.cannot("beer", because="no_beer")


def test_no_bang_is_said_while_the_sermon_is_in_force() -> None:
    first, *_ = t = table("-", "-", "-", "-")
    t.event("sermon")
    first.give("bang")
    first.unplayable("bang", because="no_bang")


def test_no_laying_is_said_while_the_judge_is_in_force() -> None:
    first, *_ = t = table("-", "-", "-", "-")
    t.event("judge")
    first.give("barrel")
    first.cannot("barrel", because="no_laying")


def test_asleep_is_said_of_cards_in_play_while_lasso_is_in_force() -> None:
    first, second, *_ = t = table("-", "-", "-", "-", edition="combined")
    first.lay("knife")
    t.event("lasso")
    first.cannot("knife", at=second, because="asleep", verb="use")


def test_must_play_is_said_to_end_a_turn_before_the_shown_card() -> None:
    first, second, *_ = t = table("-", "-", "-", "-")
    t.event("law_of_the_west")
    t.stack("beer barrel")
    first.pass_()
    refusal = second.cannot("", because="must_play", verb="pass")
    assert refusal.facts == {"card": second.own("barrel")}
