"""Cards laid face down on the deck under Abandoned Mine: who knows them (FF-MIN)."""

from sixgun.engine.chance import Chance, key_of
from sixgun.match.redeal import redeal
from sixgun.match.view import UNKNOWN, observe
from sixgun.scenario import Scenario, table
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
