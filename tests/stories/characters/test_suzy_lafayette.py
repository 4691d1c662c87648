"""Suzy Lafayette draws a card as soon as her hand is empty."""

import pytest

from sixgun.scenario import table
from tests.stories.characters.editions import agree, die, hit, in_base_editions, no_beer
from tests.stories.marks import rule


@rule("CH-SUZ-1")
@in_base_editions
def test_suzy_draws_when_she_has_played_her_last_card(edition: str) -> None:
    suzy, *_ = t = table("suzy_lafayette", "-", "-", "-", edition=edition)
    suzy.give("beer mustang")
    t.stack("missed")
    suzy.play("beer")
    suzy.expect(hand="mustang")
    suzy.play("mustang")
    agree(suzy, edition)
    suzy.expect(hand="missed")
    suzy.is_asked("play_phase")


@rule("CH-SUZ-1")
@in_base_editions
@pytest.mark.parametrize("card", ["panic", "cat_balou"])
def test_suzy_draws_when_she_loses_her_last_card(card: str, edition: str) -> None:
    willy, suzy, *_ = t = table("willy_the_kid", "suzy_lafayette", "-", "-", edition=edition)
    suzy.give("bang")
    willy.give(card)
    t.stack("missed")
    willy.play(card, at=suzy, take="hand")
    agree(suzy, edition)
    suzy.expect(hand="missed")
    willy.is_asked("play_phase")


@rule("CH-SUZ-1", "SIM-01")
@in_base_editions
def test_suzy_draws_between_jesses_first_and_second_card(edition: str) -> None:
    jesse, suzy, *_ = t = table("jesse_jones", "suzy_lafayette", "-", "-", edition=edition)
    suzy.give("bang")
    t.stack("beer duel")
    jesse.begin_turn()
    jesse.take("hand", of=suzy)
    agree(suzy, edition)
    suzy.expect(hand="beer")
    jesse.expect(hand="bang duel")


@rule("CH-SUZ-1", "SIM-01")
@in_base_editions
def test_suzy_draws_before_her_last_card_takes_effect(edition: str) -> None:
    suzy, *_ = t = table("suzy_lafayette", "-", "-", "-", edition=edition)
    suzy.give("stagecoach")
    t.stack("missed bang beer")
    suzy.play("stagecoach")
    agree(suzy, edition)
    suzy.expect(hand="missed bang beer")


@rule("CH-SUZ-1", "CH-SUZ-2")
@in_base_editions
def test_suzys_last_card_is_a_general_store(edition: str) -> None:
    suzy, after, *_ = t = table("suzy_lafayette", "-", "-", "-", edition=edition)
    suzy.give("general_store")
    t.stack("missed beer panic duel mustang")
    suzy.play("general_store")
    agree(suzy, edition)
    suzy.is_asked("pick")
    suzy.expect(hand="missed")  # the first of the deck; the store opens with the next four
    suzy.take("beer")
    suzy.expect(hand="missed beer")
    after.is_asked("pick")


@rule("CH-SUZ-2")
@in_base_editions
def test_suzy_draws_during_a_duel_and_can_use_the_card(edition: str) -> None:
    willy, suzy, *_ = t = table("willy_the_kid", "suzy_lafayette", "-", "-", edition=edition)
    willy.give("duel bang")
    suzy.give("bang")
    t.stack("bang beer")
    willy.play("duel", at=suzy)
    suzy.discard("bang")
    agree(suzy, edition)
    suzy.expect(hand="bang")
    willy.discard("bang")
    suzy.discard("bang")
    agree(suzy, edition)
    willy.is_asked("duel")
    suzy.expect(life=4, hand="beer")


@rule("CH-SUZ-2")
@in_base_editions
def test_suzy_draws_during_her_own_duel(edition: str) -> None:
    suzy, other, *_ = t = table("suzy_lafayette", "-", "-", "-", edition=edition)
    suzy.give("duel")
    other.give("bang")
    t.stack("bang beer")
    suzy.play("duel", at=other)
    agree(suzy, edition)
    suzy.expect(hand="bang")
    other.discard("bang")
    suzy.discard("bang")
    agree(suzy, edition)
    other.is_asked("duel")
    suzy.expect(hand="beer")


@rule("CH-SUZ-2")
@in_base_editions
def test_suzy_dodges_slab_with_her_last_card_and_the_one_she_draws(edition: str) -> None:
    slab, suzy, *_ = t = table("slab_the_killer", "suzy_lafayette", "-", "-", edition=edition)
    slab.give("bang")
    suzy.give("missed")
    t.stack("missed beer")
    slab.play("bang", at=suzy)
    suzy.play("missed")
    agree(suzy, edition)
    suzy.is_asked("shot")
    suzy.play("missed")
    agree(suzy, edition)
    slab.is_asked("play_phase")
    suzy.expect(life=4, hand="beer")


@rule("CH-SUZ-2")
@in_base_editions
def test_suzy_draws_between_indians_and_the_next_player(edition: str) -> None:
    willy, suzy, after, _ = table("willy_the_kid", "suzy_lafayette", "-", "-", edition=edition)
    willy.give("indians")
    suzy.give("bang")
    willy.play("indians")
    suzy.discard("bang")
    agree(suzy, edition)
    after.is_asked("indians")
    suzy.expect(hand=1)


@rule("CH-SUZ-1")
@pytest.mark.parametrize("edition", ["czech", "fourth", "walkingdead"])
def test_suzy_draws_when_her_last_beer_saves_her(edition: str) -> None:
    willy, suzy, *_ = t = table("willy_the_kid", "suzy_lafayette", "-", "-", edition=edition)
    willy.give("bang")
    suzy.give("beer", life=1)
    t.stack("panic")
    willy.play("bang", at=suzy)
    suzy.pass_()
    suzy.is_asked("last_chance")
    suzy.play("beer")
    agree(suzy, edition)
    suzy.expect(life=1, hand="panic")


@rule("CH-SUZ-2")
@pytest.mark.parametrize("edition", ["czech", "fourth", "walkingdead"])
def test_a_dying_suzy_drinks_the_beer_that_her_last_beer_brings(edition: str) -> None:
    """She is in the game until the last chance is over, and her hand is empty before then."""
    _, suzy, *_ = t = table("-", "suzy_lafayette", "-", "-", edition=edition)
    suzy.lay("dynamite")
    suzy.give("beer", life=2)
    t.stack("5S beer missed")
    suzy.begin_turn()
    suzy.is_asked("last_chance")
    suzy.play("beer")
    agree(suzy, edition)
    suzy.expect(life=0, hand="beer")
    suzy.play("beer")
    agree(suzy, edition)
    suzy.expect_alive()


@rule("CH-SUZ-2")
@pytest.mark.parametrize("edition", ["abacus", "combined"])
def test_suzy_prevents_with_the_beer_that_her_last_beer_brings(edition: str) -> None:
    _, suzy, *_ = t = table("-", "suzy_lafayette", "-", "-", edition=edition)
    suzy.lay("dynamite")
    suzy.give("beer", life=2)
    t.stack("5S beer missed")
    suzy.begin_turn()
    suzy.play("beer")
    suzy.is_asked("prevent")
    suzy.expect(hand="beer")
    suzy.play("beer")
    suzy.expect(hand="missed")
    suzy.pass_()
    suzy.expect(life=1)


@rule("CH-SUZ-1", "CH-GRI-1")
@in_base_editions
def test_gringo_takes_what_suzy_drew_for_her_last_bang_and_she_draws_again(edition: str) -> None:
    suzy, gringo, *_ = t = table("suzy_lafayette", "el_gringo", "-", "-", edition=edition)
    suzy.give("bang")
    t.stack("panic duel")
    suzy.play("bang", at=gringo)
    agree(suzy, edition)
    suzy.expect(hand="panic")
    hit(gringo, edition)
    agree(gringo, edition)
    agree(suzy, edition)
    gringo.expect(hand="panic")
    suzy.expect(hand="duel")


@rule("CH-SUZ-1", "DER-37")
@in_base_editions
def test_after_the_penalty_suzy_draws_one_card(edition: str) -> None:
    suzy, deputy, *_ = t = table(
        "suzy_lafayette", "-", "-", "-", "-", roles="sheriff deputy outlaw outlaw renegade", edition=edition
    )
    suzy.give("bang missed panic")
    suzy.lay("mustang")
    deputy.set_life(1)
    t.stack("beer")
    suzy.play("bang", at=deputy)
    die(deputy, edition)
    agree(suzy, edition)
    suzy.expect(hand="beer", in_play="")


@rule("CH-SUZ-1")
def test_suzy_draws_nothing_while_both_piles_are_empty() -> None:
    suzy, *_ = t = table("suzy_lafayette", "-", "-", "-")
    suzy.give("mustang")
    t.deck_of("")
    suzy.play("mustang")
    suzy.is_asked("play_phase")
    suzy.expect(hand="")


@rule("CH-SUZ-1")
@in_base_editions
def test_a_dead_suzy_draws_nothing(edition: str) -> None:
    willy, suzy, *_ = table("willy_the_kid", "suzy_lafayette", "-", "-", edition=edition)
    willy.give("bang")
    suzy.give("panic", life=1)
    willy.play("bang", at=suzy)
    die(suzy, edition)
    suzy.expect(hand="")


@rule("OPT-01")
def test_in_czech_suzy_may_decline_the_card() -> None:
    suzy, *_ = table("suzy_lafayette", "-", "-", "-", edition="czech")
    suzy.give("mustang")
    suzy.play("mustang")
    suzy.is_asked("may_use")
    suzy.pass_()
    suzy.is_asked("play_phase")
    suzy.expect(hand="")


@rule("CH-SUZ-1", "SIM-03")
@in_base_editions
def test_play_continues_where_suzy_interrupted_it(edition: str) -> None:
    willy, suzy, after, last = table("willy_the_kid", "suzy_lafayette", "-", "-", edition=edition)
    willy.give("gatling")
    suzy.give("missed")
    willy.play("gatling")
    suzy.play("missed")
    agree(suzy, edition)
    for victim in (after, last):
        victim.is_asked("shot")
        victim.pass_()
        no_beer(victim, edition)
        victim.expect(life=3)
