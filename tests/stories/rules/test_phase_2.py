"""6. Phase 2 - play: brown and blue cards, and whose turn they are played in."""

import pytest

from sixgun.scenario import table
from tests.stories.helpers import suffer
from tests.stories.marks import rule
from tests.stories.rules.people import in_every_edition, town, with_dodge_city


@rule("PH2-01")
@in_every_edition
def test_any_number_of_cards_may_be_played(edition: str) -> None:
    first, second, *_ = seats = town(edition)
    first.give("barrel dynamite volcanic schofield winchester saloon stagecoach wells_fargo")
    for card in ("barrel", "dynamite", "volcanic", "schofield", "winchester", "saloon", "stagecoach", "wells_fargo"):
        first.is_asked("play_phase")
        first.play(card)
    first.expect(hand=5, in_play="barrel dynamite winchester")
    first.end_turn()
    seats.expect_turn(second)


@rule("PH2-01")
@in_every_edition
def test_it_is_always_allowed_to_play_nothing(edition: str) -> None:
    first, second, *_ = seats = town(edition)
    first.give("bang beer stagecoach")
    first.end_turn()
    first.expect(hand="bang beer stagecoach")
    seats.expect_turn(second)


@rule("PH2-02")
def test_taken_literally_any_card_may_be_played_in_front_of_others() -> None:
    first, second, *_ = table("-", "-", "-", "-", edition="abacus", house_rules={"blue_on_others": True})
    first.give("barrel mustang dynamite")
    first.play("barrel", at=second)
    first.play("mustang", at=first)
    first.cannot("dynamite", at=second, because="no_such_target")
    first.play("dynamite")
    first.expect(in_play="mustang dynamite")
    second.expect(in_play="barrel")


@rule("PH2-03")
@with_dodge_city
def test_only_a_symbol_lets_a_card_be_played_on_another_player(edition: str) -> None:
    first, second, *_ = town(edition)
    first.give("barrel beer cat_balou")
    second.give("bang")
    first.cannot("barrel", at=second, because="no_such_target")
    first.cannot("beer", at=second, because="no_such_target")
    first.play("cat_balou", at=second, take="hand")
    second.expect(hand="")


@rule("PH2-04")
@in_every_edition
def test_a_brown_card_takes_effect_at_once_and_is_discarded(edition: str) -> None:
    first, *_ = seats = town(edition)
    first.give("wells_fargo")
    seats.stack("bang missed beer")
    first.play("wells_fargo")
    first.expect(hand="bang missed beer", in_play="")
    seats.expect_discards("wells_fargo")
    first.is_asked("play_phase")


@rule("PH2-05")
@pytest.mark.parametrize(
    ("edition", "discards"),
    [
        ("fourth", "bang beer-6H"),
        ("walkingdead", "bang beer-6H"),
        ("abacus", "beer-6H bang"),
        ("czech", "beer-6H bang"),
        ("dodgecity", "beer-6H bang"),
        ("combined", "beer-6H bang"),
    ],
)
def test_a_brown_card_is_discarded_before_or_after_its_effect(edition: str, discards: str) -> None:
    first, second, *_ = seats = town(edition)
    first.give("bang")
    second.lay("barrel")
    seats.stack("beer-6H")
    first.play("bang", at=second)
    second.draw()
    first.is_asked("play_phase")
    seats.expect_discards(discards)


@rule("PH2-06", "PH2-07")
@in_every_edition
def test_a_blue_card_is_played_face_up_in_front_of_oneself_and_stays(edition: str) -> None:
    first, second, *_ = seats = town(edition)
    first.give("barrel")
    first.play("barrel")
    first.expect(hand="", in_play="barrel")
    first.end_turn()
    second.end_turn()
    first.expect(in_play="barrel")
    seen = seats.view(seats[3]).players[first.seat].in_play
    assert [seats.fits(card, "barrel") for card in seen] == [True]


@rule("PH2-07", "DER-42")
@in_every_edition
def test_jail_is_the_only_blue_card_played_in_front_of_others(edition: str) -> None:
    first, second, *_ = town(edition)
    first.give("barrel mustang dynamite schofield jail")
    for card in ("barrel", "mustang", "dynamite", "schofield"):
        first.cannot(card, at=second, because="no_such_target")
    first.play("jail", at=second)
    first.expect(in_play="")
    second.expect(in_play="jail")


@rule("DER-42")
@in_every_edition
def test_a_house_rule_lets_blue_cards_be_played_in_front_of_others(edition: str) -> None:
    first, second, *_ = table("-", "-", "-", "-", edition=edition, house_rules={"blue_on_others": True})
    first.give("schofield barrel")
    second.lay("winchester")
    first.play("schofield", at=second)
    first.play("barrel", at=second)
    second.expect(in_play="schofield barrel")
    first.expect(hand="", in_play="")


@rule("PH2-08")
@in_every_edition
def test_a_blue_card_works_until_it_is_removed(edition: str) -> None:
    first, second, *_ = seats = town(edition)
    first.lay("volcanic")
    first.give("bang bang bang cat_balou")
    second.lay("barrel")
    seats.stack("beer-6H saloon-5H")
    for _ in range(2):
        first.play("bang", at=second)
        second.draw()
    first.play("cat_balou", at=second, take="barrel")
    first.play("bang", at=second)
    assert not second.offers("draw")


@rule("PH2-08")
@in_every_edition
def test_dynamite_and_jail_are_discarded_once_resolved(edition: str) -> None:
    first, second, *_ = seats = town(edition)
    second.lay("dynamite jail")
    seats.stack("5S beer-6H")
    first.end_turn()
    suffer(second)
    second.expect(life=1, in_play="")
    second.is_asked("play_phase")


@rule("PH2-09")
@pytest.mark.parametrize("edition", ["fourth", "walkingdead"])
def test_cards_in_front_of_a_player_are_in_play_and_can_be_targeted(edition: str) -> None:
    first, second, *_ = seats = town(edition)
    first.give("panic cat_balou")
    second.give("bang")
    second.lay("barrel mustang scope")
    assert len(seats.view(first).players[second.seat].in_play) == 3
    first.cannot("cat_balou", at=second, take="bang", because="nothing_to_take")
    first.play("cat_balou", at=second, take="mustang")
    first.play("panic", at=second, take="scope")
    first.expect(hand="scope", in_play="")
    second.expect(hand="bang", in_play="barrel")


@rule("PH2-10")
@in_every_edition
def test_any_number_of_different_cards_may_be_in_play(edition: str) -> None:
    _, second, *_ = town(edition)
    see = "binocular" if edition == "dodgecity" else "scope"
    second.begin_play()
    second.give(f"barrel mustang {see} dynamite winchester")
    for card in ("barrel", "mustang", see, "dynamite", "winchester"):
        second.play(card)
    second.give("jail")
    second.play("jail", at=second)
    second.expect(in_play=f"barrel mustang {see} dynamite winchester jail")


@rule("PH2-11")
@in_every_edition
def test_a_card_whose_condition_does_not_hold_never_leaves_the_hand(edition: str) -> None:
    first, _, third, _ = town(edition)
    first.give("bang panic")
    third.give("beer")
    first.cannot("bang", at=third, because="out_of_reach")
    first.cannot("panic", at=third, take="hand", because="too_far")
    first.expect(hand="bang panic")
    third.expect(hand="beer")
    first.is_asked("play_phase")


@rule("PH2-20")
@in_every_edition
def test_cards_are_played_in_ones_own_turn_only(edition: str) -> None:
    first, second, *_ = town(edition)
    first.give("bang")
    second.give("stagecoach bang barrel")
    second.cannot("stagecoach", because="not_asked")
    second.cannot("barrel", because="not_asked")
    second.cannot("bang", at=first, because="not_asked")
    first.play("bang", at=second)
    second.cannot("stagecoach", because="no_answer")
    second.cannot("barrel", because="no_answer")


@rule("PH2-20")
@in_every_edition
def test_missed_and_beer_may_be_played_in_other_players_turns(edition: str) -> None:
    first, second, third, _ = town(edition)
    first.give("gatling")
    second.give("missed")
    third.give("beer", life=1)
    first.play("gatling")
    second.play("missed")
    third.pass_()
    third.play("beer")
    second.expect(life=4, hand="")
    third.expect(life=1, hand="")
    third.expect_alive()


@rule("PH2-21")
@in_every_edition
def test_a_bang_may_be_discarded_out_of_turn_if_a_card_demands_it(edition: str) -> None:
    first, second, third, fourth = town(edition)
    first.give("indians duel")
    for player in (second, third, fourth):
        player.give("bang")
    second.give("bang")
    first.play("indians")
    for player in (second, third, fourth):
        player.discard("bang")
    first.play("duel", at=second)
    second.discard("bang")
    first.is_asked("duel")
    second.expect(life=4, hand="")


@rule("PH2-22")
@in_every_edition
@pytest.mark.parametrize(
    ("card", "outcome"),
    [
        ("stagecoach", "two more cards"),
        ("wells_fargo", "three more cards"),
        ("saloon", "a life point for everybody"),
        ("gatling", "everybody is shot at"),
        ("indians", "everybody meets the Indians"),
        ("general_store", "everybody picks a card"),
    ],
)
def test_a_card_does_what_its_symbols_or_its_text_say(edition: str, card: str, outcome: str) -> None:
    first, second, *_ = seats = town(edition)
    first.give(card, life=2)
    second.set_life(2)
    first.play(card)
    drawn, healed = len(first.me.hand), (first.me.life, second.me.life) == (3, 3)
    found = {
        "two more cards": drawn == 2,
        "three more cards": drawn == 3,
        "a life point for everybody": healed,
        "everybody is shot at": seats.asked() == "1 shot",
        "everybody meets the Indians": seats.asked() == "1 indians",
        "everybody picks a card": seats.asked() == "0 pick",
    }
    assert [what for what, happened in found.items() if happened] == [outcome]
