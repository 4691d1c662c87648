"""Saloon, Tequila and Whisky, which unlike Beer do not save a life."""

import pytest

from sixgun.scenario import Actor
from tests.stories.cards.gunfights import in_every_edition, quiet, with_dodge_city
from tests.stories.marks import rule


@rule("BR-SAL-1", "BR-SAL-2")
@in_every_edition
def test_saloon_gives_every_living_player_one_life_point(edition: str) -> None:
    host, second, dead, fourth, fifth = quiet(edition, 5)
    dead.leave()
    for guest, life in ((host, 2), (second, 1), (fourth, 2), (fifth, 4)):
        guest.set_life(life)
    host.give("saloon")
    host.play("saloon")
    for guest, life in ((host, 3), (second, 2), (dead, 0), (fourth, 3), (fifth, 4)):
        guest.expect(life=life)
    dead.expect_dead()


@rule("BR-SAL-2")
@in_every_edition
def test_saloon_works_if_only_its_player_is_wounded(edition: str) -> None:
    host, second, *_ = quiet(edition)
    host.give("saloon", life=3)
    host.play("saloon")
    host.expect(life=4)
    second.expect(life=4)


def shot_to_death(edition: str, held: str) -> tuple[Actor, Actor]:
    """A player who holds this card and is losing the last life point."""
    shooter, target, *_ = quiet(edition)
    shooter.give("bang")
    target.give(held, life=1)
    shooter.play("bang", at=target)
    return shooter, target


@rule("BR-SAL-3")
@in_every_edition
def test_saloon_does_not_save_a_life(edition: str) -> None:
    _, target = shot_to_death(edition, "saloon")
    target.cannot("saloon", because="no_answer")
    target.pass_()
    assert target.table.asked() in ("1 prevent", "1 last_chance")
    target.cannot("saloon", because="no_answer")
    target.pass_()
    target.expect_dead()


@rule("BR-SAL-3")
@in_every_edition
def test_saloon_is_played_only_in_ones_own_turn(edition: str) -> None:
    _, guest, *_ = quiet(edition)
    guest.give("saloon", life=2)
    guest.cannot("saloon", because="not_asked")


@rule("BR-TEQ-1", "BR-TEQ-2")
@with_dodge_city
def test_tequila_with_another_card_heals_any_player(edition: str) -> None:
    host, _, _, far, *_ = seats = quiet(edition, 6)
    host.give("tequila barrel missed", life=2)
    far.set_life(1)
    host.play("tequila", at=far, pay="barrel")
    far.expect(life=2)
    host.expect(life=2, hand="missed", in_play="")
    seats.expect_discards("barrel tequila")


@rule("BR-TEQ-1")
@with_dodge_city
def test_tequila_heals_oneself_and_never_above_the_starting_amount(edition: str) -> None:
    for life, healed in ((2, 3), (5, 5)):
        host, *_ = quiet(edition)
        host.give("tequila missed", life=life)
        host.play("tequila", at=host, pay="missed")
        host.expect(life=healed, hand="")


@rule("BR-WHI")
@with_dodge_city
@pytest.mark.parametrize(("life", "healed"), [(1, 3), (4, 5), (5, 5)])
def test_whisky_with_another_card_regains_two_life_points(edition: str, life: int, healed: int) -> None:
    drinker, second, *_ = seats = quiet(edition)
    drinker.give("whisky bang missed", life=life)
    second.set_life(1)
    drinker.play("whisky", pay="bang")
    drinker.expect(life=healed, hand="missed")
    second.expect(life=1)
    seats.expect_discards("bang whisky")


@rule("BR-NOBEER")
@with_dodge_city
@pytest.mark.parametrize("drink", ["tequila", "whisky"])
def test_tequila_and_whisky_do_not_save_a_life(edition: str, drink: str) -> None:
    _, target = shot_to_death(edition, f"{drink} missed")
    target.pass_()
    target.is_asked("prevent")
    assert not target.offers("play")
    target.cannot(drink, pay="missed", because="no_answer")
    target.pass_()
    target.expect_dead()


@rule("BR-NOBEER", "GR-FEL")
@with_dodge_city
def test_a_canteen_does_not_save_a_life(edition: str) -> None:
    _, target = shot_to_death(edition, "missed")
    target.lay("canteen")
    target.pass_()
    target.is_asked("prevent")
    target.cannot("canteen", verb="use", because="no_answer")
    target.pass_()
    target.expect_dead()


@rule("BR-NOBEER", "GR-FEL")
@with_dodge_city
def test_the_other_drinks_are_played_only_in_ones_own_turn(edition: str) -> None:
    _, drinker, *_ = quiet(edition)
    drinker.give("tequila whisky missed", life=1)
    drinker.lay("canteen")
    drinker.cannot("canteen", verb="use", because="not_asked")
    drinker.cannot("tequila", at=drinker, pay="missed", because="not_asked")
    drinker.cannot("whisky", pay="missed", because="not_asked")
