"""Elimination: losing the last life point (section 13)."""

import pytest

from sixgun.engine.events import Died
from sixgun.engine.ids import NOBODY, OUTLAW
from sixgun.match.view import UNKNOWN
from sixgun.scenario import Scenario, table
from tests.stories.helpers import EVERYBODY, EVERYWHERE, WITH_DODGE_CITY, suffer
from tests.stories.marks import rule

everywhere = pytest.mark.parametrize("edition", EVERYWHERE)


def sheriff_and_outlaw(edition: str) -> Scenario:
    """The sheriff's turn; the outlaw to the left has one life point left."""
    story = table("-", "-", "-", "-", edition=edition, roles="sheriff outlaw outlaw renegade")
    story[1].set_life(1)
    return story


def outlaw_on_dynamite(edition: str, beers: str) -> Scenario:
    """The outlaw has two life points, and the Dynamite is about to cost three."""
    story = table("-", "-", "-", "-", edition=edition, roles="sheriff outlaw outlaw renegade")
    story[1].lay("dynamite")
    story[1].give(beers, life=2)
    story.stack("7S")
    story[1].begin_turn()
    return story


@rule("ELM-01")
@everywhere
def test_a_player_who_loses_the_last_life_point_is_out_of_the_game(edition: str) -> None:
    sheriff, outlaw, *_ = story = sheriff_and_outlaw(edition)
    sheriff.give("bang")
    sheriff.play("bang", at=outlaw)
    suffer(outlaw)
    outlaw.expect_dead()
    assert story.g.present == [0, 2, 3]


@rule("ELM-02")
@everywhere
def test_beer_played_at_once_saves_a_dying_player(edition: str) -> None:
    sheriff, outlaw, *_ = sheriff_and_outlaw(edition)
    sheriff.give("bang")
    outlaw.give("beer")
    sheriff.play("bang", at=outlaw)
    outlaw.pass_()
    outlaw.play("beer")
    outlaw.expect(life=1, hand="")
    outlaw.expect_alive()
    sheriff.is_asked("play_phase")


@rule("ELM-03")
@everywhere
def test_saloon_does_not_save_a_life(edition: str) -> None:
    sheriff, outlaw, *_ = sheriff_and_outlaw(edition)
    sheriff.give("bang")
    outlaw.give("saloon beer")
    sheriff.play("bang", at=outlaw)
    outlaw.pass_()
    outlaw.cannot("saloon", because="no_answer")
    assert outlaw.offers("play", "beer")


@rule("ELM-03")
@pytest.mark.parametrize("edition", WITH_DODGE_CITY)
def test_canteen_tequila_and_whisky_do_not_save_a_life(edition: str) -> None:
    sheriff, outlaw, *_ = sheriff_and_outlaw(edition)
    sheriff.give("bang")
    outlaw.give("tequila whisky beer")
    outlaw.lay("canteen")
    sheriff.play("bang", at=outlaw)
    outlaw.pass_()
    outlaw.cannot("tequila", at=outlaw, pay="whisky", because="no_answer")
    outlaw.cannot("whisky", pay="tequila", because="no_answer")
    outlaw.cannot("canteen", because="no_answer", verb="use")
    assert outlaw.offers("play", "beer")
    assert not any(outlaw.offers("play", card) for card in ("tequila", "whisky"))


@rule("ELM-04")
@everywhere
def test_two_beers_make_up_for_two_of_three_points(edition: str) -> None:
    _, outlaw, *_ = outlaw_on_dynamite(edition, "beer beer")
    outlaw.play("beer")
    outlaw.play("beer")
    suffer(outlaw)
    outlaw.expect(life=1)
    outlaw.expect_alive()


@rule("ELM-04")
@everywhere
def test_one_beer_is_not_enough_against_three_points(edition: str) -> None:
    _, outlaw, *_ = outlaw_on_dynamite(edition, "beer")
    outlaw.play("beer")
    outlaw.expect_alive()
    suffer(outlaw)
    outlaw.expect_dead()


@rule("ELM-05")
@everywhere
def test_eliminated_players_reveal_their_role(edition: str) -> None:
    sheriff, outlaw, *_ = story = sheriff_and_outlaw(edition)
    sheriff.give("bang")
    assert story.view().players[outlaw.seat].role == UNKNOWN
    sheriff.play("bang", at=outlaw)
    suffer(outlaw)
    assert story.view().players[outlaw.seat].role == OUTLAW
    assert story.view().players[2].role == UNKNOWN


@rule("ELM-06")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_the_character_of_an_eliminated_player_cannot_be_copied(edition: str) -> None:
    vera, outlaw, other, _ = table(
        "vera_custer", "-", "-", "-", edition=edition, house_rules=EVERYBODY, roles="sheriff outlaw outlaw renegade"
    )
    vera.give("bang")
    outlaw.set_life(1)
    vera.play("bang", at=outlaw)
    suffer(outlaw)
    vera.begin_turn()
    vera.is_asked("name_somebody")
    vera.cannot("", at=outlaw, because="no_answer", verb="name")
    vera.name(other)


@rule("ELM-07")
@everywhere
def test_eliminated_players_discard_all_cards(edition: str) -> None:
    sheriff, outlaw, *_ = story = sheriff_and_outlaw(edition)
    sheriff.give("bang")
    outlaw.give("duel panic")
    outlaw.lay("barrel volcanic")
    sheriff.play("bang", at=outlaw)
    suffer(outlaw)
    outlaw.expect(hand="", in_play="")
    discarded = sorted(story.g.card(card).key for card in story.g.discards)
    assert discarded == ["bang", "barrel", "duel", "panic", "volcanic"]


@rule("ELM-08")
@everywhere
def test_an_eliminated_outlaw_wins_with_the_outlaws(edition: str) -> None:
    sheriff, _, dead, outlaw = story = table("-", "-", "-", "-", edition=edition)
    dead.leave()
    sheriff.set_life(1)
    outlaw.begin_play()
    outlaw.give("bang")
    outlaw.play("bang", at=sheriff)
    suffer(sheriff)
    story.expect_winners(dead, outlaw)


@rule("ELM-08")
@everywhere
def test_an_eliminated_player_takes_no_further_part(edition: str) -> None:
    sheriff, dead, next_one, _ = story = sheriff_and_outlaw(edition)
    sheriff.give("bang")
    sheriff.play("bang", at=dead)
    suffer(dead)
    sheriff.end_turn()
    story.expect_turn(next_one)


@rule("ELM-09")
@everywhere
def test_death_by_dynamite_has_no_killer(edition: str) -> None:
    _, outlaw, *_ = story = outlaw_on_dynamite(edition, "")
    suffer(outlaw)
    assert story.heard(Died) == [Died(outlaw.seat, OUTLAW, by=NOBODY)]


@rule("ELM-09")
@everywhere
def test_death_by_a_shot_has_a_killer(edition: str) -> None:
    sheriff, outlaw, *_ = story = sheriff_and_outlaw(edition)
    sheriff.give("bang")
    sheriff.play("bang", at=outlaw)
    suffer(outlaw)
    assert story.heard(Died) == [Died(outlaw.seat, OUTLAW, by=sheriff.seat)]
