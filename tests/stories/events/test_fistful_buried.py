"""Cards laid face down on the deck under Abandoned Mine: which they are, and who knows them (FF-MIN)."""

import pytest

from sixgun.engine.chance import Chance, key_of
from sixgun.match.redeal import redeal
from sixgun.match.view import UNKNOWN, observe
from sixgun.scenario import Scenario, table
from tests.stories.events.idle import end_turn, lose_hand
from tests.stories.helpers import EVERYBODY, EVERYWHERE, kill
from tests.stories.marks import rule

ROLES = "sheriff outlaw outlaw renegade"


def kinds(t: Scenario, cards: list[int]) -> list[str]:
    return [t.g.card(card).key for card in cards]


@rule("FF-MIN-4")
def test_who_laid_a_card_on_the_deck_knows_it_and_the_others_do_not() -> None:
    t = table("-", "-", "-", "-", roles=ROLES)
    t.event("abandoned_mine")
    t.discard_pile("stagecoach saloon")
    t[0].give("duel indians gatling", life=1)
    t[0].pass_()
    t[0].discard("indians")
    t[0].discard("gatling")
    top = t.g.deck[-2:]
    for seed in range(8):
        assert redeal(t.g, 0, Chance(key_of(seed))).deck[-2:] == top
    assert any(redeal(t.g, 2, Chance(key_of(seed))).deck[-2:] != top for seed in range(8))
    other = redeal(t.g, 2, Chance(key_of(3)))
    assert observe(other, 2) == observe(t.g, 2)


@rule("FF-MIN-4", "FF-MIN-5")
def test_only_kit_carlson_knows_what_he_puts_back_on_cards_that_lie_face_down() -> None:
    t = table("-", "kit_carlson", "-", "-", roles=ROLES)
    player, kit = t[0], t[1]
    t.event("abandoned_mine")
    player.give("beer duel indians gatling saloon", life=1)
    player.pass_()
    for card in ("duel", "indians", "gatling", "saloon"):
        player.discard(card)
    assert kinds(t, t.g.display) == ["saloon", "gatling", "indians"]
    kit.put_back("gatling")
    duel, gatling = t.g.deck[-2:]
    assert kinds(t, [duel, gatling]) == ["duel", "gatling"]
    assert t.view(kit).laid_on_deck == (UNKNOWN, gatling)
    assert t.view(player).laid_on_deck == (duel, UNKNOWN)
    assert t.view(t[2]).laid_on_deck == (UNKNOWN, UNKNOWN)


@rule("FF-MIN-4")
@pytest.mark.parametrize("edition", ["abacus", "czech", "dodgecity", "combined"])
def test_a_phase_3_after_a_failed_jail_lays_them_there_too(edition: str) -> None:
    t = table("-", "slab_the_killer", "-", "-", edition=edition, house_rules=EVERYBODY, roles=ROLES)
    t.event("abandoned_mine")
    t[1].lay("jail")
    t[1].give("beer saloon", life=1)
    t.stack("spades")
    end_turn(t)
    t[1].is_asked("discard_phase")
    t[1].discard("beer")
    assert kinds(t, t.g.deck[-1:]) == ["beer"]
    t.expect_turn(t[2])


@rule("FF-MIN-4")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_sean_mallory_discards_nothing(edition: str) -> None:
    t = table("sean_mallory", "-", "-", "-", edition=edition, house_rules=EVERYBODY, roles=ROLES)
    t.event("abandoned_mine")
    t[0].give("bang bang bang bang bang")
    t[0].end_turn()
    t[0].expect(hand=5)


@rule("FF-MIN-3")
@pytest.mark.parametrize("edition", ["abacus", "dodgecity", "combined"])
def test_the_surplus_of_a_name_goes_to_the_discards(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition, roles=ROLES)
    player = t[0]
    t.event("abandoned_mine")
    t.discard_pile("saloon duel")
    player.give("barrel barrel")
    player.play("barrel")
    player.play("barrel")
    player.pass_()
    player.is_asked("tidy")
    player.discard("any")
    t[1].expect(hand="barrel duel")


@rule("FF-MIN-3")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_the_cards_of_the_dead_go_to_the_discards(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition, roles=ROLES)
    killer, victim = t[0], t[1]
    t.event("abandoned_mine")
    victim.give("saloon")
    victim.lay("mustang")
    lose_hand(killer)
    kill(killer, victim)
    assert {"saloon", "mustang"} <= set(kinds(t, t.g.discards))
