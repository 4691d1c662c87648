"""Greg Digger and Herb Hunter profit when another player is eliminated."""

import pytest

from sixgun.scenario import table
from tests.stories.characters.editions import die, in_dodge_city
from tests.stories.marks import rule

ROLES = "sheriff renegade deputy outlaw outlaw"


@rule("CH-GRE")
@in_dodge_city
@pytest.mark.parametrize(("before", "after"), [(1, 3), (2, 4), (3, 4), (4, 4)])
def test_greg_regains_two_points_up_to_the_starting_amount(before: int, after: int, edition: str) -> None:
    killer, victim, greg, *_ = table("pat_brennan", "-", "greg_digger", "-", "-", roles=ROLES, edition=edition)
    killer.give("bang")
    victim.set_life(1)
    greg.set_life(before)
    killer.play("bang", at=victim)
    die(victim, edition)
    greg.expect(life=after)


@rule("CH-GRE")
@in_dodge_city
def test_greg_gets_the_points_when_dynamite_kills(edition: str) -> None:
    _, victim, greg, *_ = t = table("-", "-", "greg_digger", "-", "-", roles=ROLES, edition=edition)
    victim.lay("dynamite")
    victim.set_life(1)
    greg.set_life(1)
    t.stack("5S")
    victim.begin_turn()
    victim.pass_()
    victim.expect_dead()
    greg.expect(life=3)


@rule("CH-GRE")
@in_dodge_city
def test_greg_gets_nothing_for_his_own_end(edition: str) -> None:
    killer, greg, *_ = table("pat_brennan", "greg_digger", "-", "-", "-", roles=ROLES, edition=edition)
    killer.give("bang")
    greg.set_life(1)
    killer.play("bang", at=greg)
    die(greg, edition)
    greg.expect(life=0)


@rule("CH-HER-1")
@in_dodge_city
def test_herb_draws_two_cards_when_a_player_is_eliminated(edition: str) -> None:
    killer, victim, herb, *_ = t = table("pat_brennan", "-", "herb_hunter", "-", "-", roles=ROLES, edition=edition)
    killer.give("bang")
    victim.set_life(1)
    t.stack("beer panic")
    killer.play("bang", at=victim)
    die(victim, edition)
    herb.expect(hand="beer panic")
    killer.expect(hand="")


@rule("CH-HER-1")
@in_dodge_city
def test_herb_draws_for_each_of_two_deaths(edition: str) -> None:
    killer, first, second, herb, _ = table(
        "pat_brennan", "-", "-", "herb_hunter", "-", roles="sheriff outlaw renegade outlaw deputy", edition=edition
    )
    killer.give("gatling")
    first.set_life(1)
    second.set_life(1)
    killer.play("gatling")
    die(first, edition)
    die(second, edition)
    herb.expect(hand=4)


@rule("CH-HER-1")
@in_dodge_city
def test_herb_draws_when_dynamite_kills(edition: str) -> None:
    _, victim, _, herb, _ = t = table("-", "-", "-", "herb_hunter", "-", roles=ROLES, edition=edition)
    victim.lay("dynamite")
    victim.set_life(1)
    t.stack("5S")
    victim.begin_turn()
    victim.pass_()
    herb.expect(hand=2)


@rule("CH-HER-2")
@in_dodge_city
def test_herb_gets_five_cards_for_killing_an_outlaw_himself(edition: str) -> None:
    herb, victim, *_ = table(
        "herb_hunter", "-", "-", "-", "-", roles="sheriff outlaw deputy outlaw renegade", edition=edition
    )
    herb.give("bang")
    victim.set_life(1)
    herb.play("bang", at=victim)
    die(victim, edition)
    herb.expect(hand=5)


@rule("CH-HER-1", "DER-03")
@in_dodge_city
def test_a_sheriff_herb_who_kills_a_deputy_keeps_nothing(edition: str) -> None:
    herb, victim, *_ = table(
        "herb_hunter", "-", "-", "-", "-", roles="sheriff deputy outlaw outlaw renegade", edition=edition
    )
    herb.give("bang panic")
    victim.set_life(1)
    herb.play("bang", at=victim)
    die(victim, edition)
    herb.expect(hand="")
    assert len(herb.g.discards) == 4  # BANG!, Panic! and the two cards that Herb drew first


@rule("CH-GRE", "CH-HER-1")
@in_dodge_city
def test_greg_and_herb_get_nothing_if_a_beer_saves_the_player(edition: str) -> None:
    killer, victim, greg, herb, _ = table(
        "pat_brennan", "-", "greg_digger", "herb_hunter", "-", roles=ROLES, edition=edition
    )
    killer.give("bang")
    victim.give("beer", life=1)
    greg.set_life(1)
    killer.play("bang", at=victim)
    victim.pass_()
    victim.play("beer")
    victim.expect_alive()
    greg.expect(life=1)
    herb.expect(hand="")
