"""Lucky Duke turns up two cards for every Draw! and chooses."""

import pytest

from sixgun.engine.actions import TAKING
from sixgun.scenario import Actor, Scenario, table
from tests.stories.characters.editions import agree, in_base_editions, no_beer
from tests.stories.marks import rule


def duke_at_turn(edition: str, in_play: str, deck: str) -> tuple[Scenario, Actor]:
    _, duke, *_ = t = table("-", "lucky_duke", "-", "-", edition=edition)
    duke.lay(in_play)
    t.stack(deck)
    duke.begin_turn()
    agree(duke, edition)
    return t, duke


@rule("CH-LUC")
@in_base_editions
def test_duke_chooses_the_hearts_for_his_barrel(edition: str) -> None:
    willy, duke, *_ = t = table("willy_the_kid", "lucky_duke", "-", "-", edition=edition)
    duke.lay("barrel")
    willy.give("bang")
    t.stack("clubs hearts")
    willy.play("bang", at=duke)
    duke.draw()
    agree(duke, edition)
    duke.is_asked("which_counts")
    duke.let_count("hearts", on_top="hearts")
    willy.is_asked("play_phase")
    duke.expect(life=4)
    assert len(t.g.discards) == 3  # both cards, and the BANG!


@rule("CH-LUC")
@in_base_editions
def test_the_card_that_does_not_count_has_no_effect(edition: str) -> None:
    willy, duke, *_ = t = table("willy_the_kid", "lucky_duke", "-", "-", edition=edition)
    duke.lay("barrel")
    willy.give("bang")
    t.stack("clubs hearts")
    willy.play("bang", at=duke)
    duke.draw()
    agree(duke, edition)
    duke.let_count("clubs", on_top="clubs")
    duke.is_asked("shot")
    assert not duke.offers("draw")
    duke.pass_()
    no_beer(duke, edition)
    duke.expect(life=3)


@rule("CH-LUC")
@in_base_editions
def test_duke_chooses_the_hearts_for_his_jail(edition: str) -> None:
    t, duke = duke_at_turn(edition, "jail", "hearts spades")
    duke.let_count("hearts", on_top="spades")
    duke.is_asked("play_phase")
    t.expect_discards("hearts spades jail")


@rule("CH-LUC")
@in_base_editions
def test_duke_with_two_wrong_cards_stays_in_jail(edition: str) -> None:
    t, duke = duke_at_turn(edition, "jail", "clubs spades")
    duke.let_count("clubs", on_top="spades")
    t.expect_turn(t[2])


@rule("CH-LUC")
@in_base_editions
def test_duke_keeps_the_dynamite_from_exploding(edition: str) -> None:
    t, duke = duke_at_turn(edition, "dynamite", "5S clubs")
    duke.let_count("clubs", on_top="5S")
    duke.is_asked("play_phase")
    duke.expect(life=4, in_play="")
    t[2].expect(in_play="dynamite")


@rule("CH-LUC")
@in_base_editions
def test_duke_may_let_the_dynamite_explode(edition: str) -> None:
    _, duke = duke_at_turn(edition, "dynamite", "5S clubs")
    duke.let_count("5S", on_top="clubs")
    no_beer(duke, edition)
    duke.expect(life=1)


@rule("CH-LUC")
@in_base_editions
def test_duke_turns_up_two_cards_for_each_draw(edition: str) -> None:
    t, duke = duke_at_turn(edition, "dynamite jail", "5S clubs spades hearts")
    duke.let_count("clubs", on_top="clubs")
    agree(duke, edition)
    duke.is_asked("which_counts")
    duke.let_count("hearts", on_top="hearts")
    duke.is_asked("play_phase")
    t.expect_discards("5S clubs spades hearts jail")


@rule("DER-32")
@in_base_editions
@pytest.mark.parametrize("counts", ["hearts", "clubs"])
@pytest.mark.parametrize(("on_top", "order"), [("hearts", "clubs hearts"), ("clubs", "hearts clubs")])
def test_duke_chooses_the_order_of_the_discards(counts: str, on_top: str, order: str, edition: str) -> None:
    t, duke = duke_at_turn(edition, "dynamite", "clubs hearts")
    duke.let_count(counts, on_top=on_top)
    t.expect_discards(order)


@rule("DER-32")
@pytest.mark.parametrize(("on_top", "left"), [("beer", "panic"), ("panic", "beer")])
def test_pedro_finds_the_card_that_duke_laid_on_top(on_top: str, left: str) -> None:
    willy, pedro, _, duke = t = table("willy_the_kid", "pedro_ramirez", "-", "lucky_duke")
    duke.lay("barrel")
    willy.give("bang")
    t.stack("beer panic-8D")
    willy.play("bang", at=duke)
    duke.draw()
    duke.let_count("beer", on_top=on_top)
    willy.end_turn()
    pedro.take(on_top)
    t.expect_discards(left)


@rule("CH-LUC", "DER-05")
def test_duke_turns_up_the_only_card_left() -> None:
    _, duke, *_ = t = table("-", "lucky_duke", "-", "-")
    duke.lay("jail")
    t.deck_of("hearts")
    duke.begin_turn()
    duke.let_count("hearts", on_top="hearts")
    duke.is_asked("play_phase")


@rule("DER-05")
def test_a_draw_fails_if_duke_has_no_card_to_turn_up() -> None:
    willy, duke, *_ = t = table("willy_the_kid", "lucky_duke", "-", "-", edition="abacus")
    duke.lay("barrel")
    willy.give("bang")
    t.deck_of("")
    willy.play("bang", at=duke)
    duke.draw()
    duke.is_asked("which_counts")
    duke.choose(TAKING)
    duke.pass_()
    duke.pass_()
    duke.expect(life=3, in_play="barrel")
