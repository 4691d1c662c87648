"""Jourdonnais always has a Barrel; a Barrel card gives him a second one."""

import pytest

from sixgun.engine.events import Checked
from sixgun.engine.ids import NO_CARD
from sixgun.scenario import Actor, Scenario, table
from tests.stories.characters.editions import in_base_editions, no_beer
from tests.stories.marks import rule


def shot_at_jourdonnais(edition: str, by: str = "willy_the_kid", card: str = "bang") -> tuple[Scenario, Actor, Actor]:
    shooter, jourdonnais, *_ = t = table(by, "jourdonnais", "-", "-", edition=edition)
    shooter.give(card)
    return t, shooter, jourdonnais


@rule("CH-JOU-1")
@in_base_editions
def test_hearts_protects_jourdonnais_without_a_barrel(edition: str) -> None:
    t, willy, jourdonnais = shot_at_jourdonnais(edition)
    t.stack("hearts")
    willy.play("bang", at=jourdonnais)
    jourdonnais.draw()
    willy.is_asked("play_phase")
    jourdonnais.expect(life=4)


@rule("CH-JOU-1")
@in_base_editions
@pytest.mark.parametrize("suit", ["diamonds", "clubs", "spades"])
def test_other_suits_do_not_protect_jourdonnais(edition: str, suit: str) -> None:
    t, willy, jourdonnais = shot_at_jourdonnais(edition)
    t.stack(suit)
    willy.play("bang", at=jourdonnais)
    jourdonnais.draw()
    jourdonnais.is_asked("shot")


@rule("CH-JOU-1")
@in_base_editions
def test_jourdonnais_may_draw_against_every_hit(edition: str) -> None:
    t, willy, jourdonnais = shot_at_jourdonnais(edition, card="gatling")
    t.stack("hearts")
    willy.play("gatling")
    jourdonnais.draw()
    jourdonnais.expect(life=4)
    t[2].is_asked("shot")


@rule("CH-JOU-1", "CH-JOU-2")
@in_base_editions
def test_without_a_barrel_card_jourdonnais_draws_once(edition: str) -> None:
    t, willy, jourdonnais = shot_at_jourdonnais(edition)
    t.stack("clubs")
    willy.play("bang", at=jourdonnais)
    jourdonnais.draw()
    jourdonnais.is_asked("shot")
    assert not jourdonnais.offers("draw")
    jourdonnais.pass_()
    no_beer(jourdonnais, edition)
    jourdonnais.expect(life=3)


@rule("CH-JOU-1", "OPT-04")
@in_base_editions
def test_jourdonnais_may_play_a_missed_instead(edition: str) -> None:
    t, willy, jourdonnais = shot_at_jourdonnais(edition)
    jourdonnais.give("missed")
    willy.play("bang", at=jourdonnais)
    jourdonnais.play("missed")
    t.expect_discards("missed" if edition in ("fourth", "walkingdead") else "missed bang")  # nothing was turned up
    jourdonnais.expect(life=4)


@rule("CH-JOU-2")
@in_base_editions
def test_with_a_barrel_jourdonnais_draws_twice(edition: str) -> None:
    t, willy, jourdonnais = shot_at_jourdonnais(edition)
    jourdonnais.lay("barrel")
    t.stack("clubs hearts")
    willy.play("bang", at=jourdonnais)
    jourdonnais.draw()
    jourdonnais.draw()
    willy.is_asked("play_phase")
    jourdonnais.expect(life=4)


@rule("CH-JOU-2")
@in_base_editions
def test_with_a_barrel_jourdonnais_does_not_draw_three_times(edition: str) -> None:
    t, willy, jourdonnais = shot_at_jourdonnais(edition)
    jourdonnais.lay("barrel")
    t.stack("clubs spades")
    willy.play("bang", at=jourdonnais)
    jourdonnais.draw()
    jourdonnais.draw()
    assert not jourdonnais.offers("draw")
    jourdonnais.pass_()
    no_beer(jourdonnais, edition)
    jourdonnais.expect(life=3)


@rule("CH-JOU-2", "CH-SLA-3", "PRC-02")
@in_base_editions
def test_two_hearts_protect_jourdonnais_from_slab(edition: str) -> None:
    t, slab, jourdonnais = shot_at_jourdonnais(edition, by="slab_the_killer")
    jourdonnais.lay("barrel")
    t.stack("hearts hearts")
    slab.play("bang", at=jourdonnais)
    jourdonnais.draw()
    jourdonnais.is_asked("shot")
    jourdonnais.draw()
    slab.is_asked("play_phase")
    jourdonnais.expect(life=4)


@rule("CH-SLA-3", "DER-10")
@in_base_editions
def test_one_of_two_barrels_is_not_enough_against_slab(edition: str) -> None:
    t, slab, jourdonnais = shot_at_jourdonnais(edition, by="slab_the_killer")
    jourdonnais.lay("barrel")
    t.stack("hearts clubs")
    slab.play("bang", at=jourdonnais)
    jourdonnais.draw()
    jourdonnais.draw()
    jourdonnais.is_asked("shot")
    assert not jourdonnais.offers("draw")
    jourdonnais.pass_()
    no_beer(jourdonnais, edition)
    jourdonnais.expect(life=3)


@rule("CH-SLA-3")
@in_base_editions
def test_of_two_barrels_and_a_missed_two_are_enough_against_slab(edition: str) -> None:
    t, slab, jourdonnais = shot_at_jourdonnais(edition, by="slab_the_killer")
    jourdonnais.lay("barrel")
    jourdonnais.give("missed")
    t.stack("clubs hearts")
    slab.play("bang", at=jourdonnais)
    jourdonnais.draw()
    jourdonnais.draw()
    jourdonnais.is_asked("shot")
    jourdonnais.play("missed")
    slab.is_asked("play_phase")
    jourdonnais.expect(life=4)


@rule("CH-JOU-2", "DER-10")
@in_base_editions
def test_jourdonnais_tries_his_own_barrel_first_and_then_the_card(edition: str) -> None:
    t, willy, jourdonnais = shot_at_jourdonnais(edition)
    jourdonnais.lay("barrel")
    t.stack("clubs spades")
    willy.play("bang", at=jourdonnais)
    jourdonnais.draw()
    jourdonnais.draw()
    causes = [event.cause for event in t.heard(Checked) if isinstance(event, Checked)]
    assert causes == [NO_CARD, jourdonnais.me.in_play[0]]
