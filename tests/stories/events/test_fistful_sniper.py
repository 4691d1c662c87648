"""Sniper: two BANG! cards as one shot (FF-SNI)."""

import pytest

from sixgun.scenario import Actor, table
from tests.stories.helpers import AUTOMATIC, EVERYBODY, EVERYWHERE, WITH_BASE, suffer
from tests.stories.marks import rule

everywhere = pytest.mark.parametrize("edition", EVERYWHERE)
ROLES = "sheriff outlaw outlaw renegade"
FIVE = "sheriff outlaw outlaw renegade deputy"


def snipe(actor: Actor, at: Actor, cards: str = "bang bang") -> None:
    card, pay = cards.split()
    actor.discard(card, at=at, pay=pay)


# Sniper


@rule("FF-SNI-1", "FF-SNI-2")
@everywhere
def test_two_bang_together_need_two_missed(edition: str) -> None:
    t = table(
        "sean_mallory" if edition == "dodgecity" else "slab_the_killer", "-", "-", "-", edition=edition, roles=ROLES
    )
    player, target = t[0], t[1]
    t.event("sniper")
    player.give("bang bang bang bang bang")
    target.give("missed missed")
    player.play("bang", at=t[3])
    suffer(t[3])
    snipe(player, target)
    target.play("missed")
    target.is_asked("shot")
    target.play("missed")
    player.is_asked("play_phase")
    assert t.g.bangs == 1
    before = target.me.life
    snipe(player, target)
    suffer(target)
    target.expect(life=before - 1)


@rule("FF-SNI-2")
@everywhere
def test_within_the_reach_of_the_weapon(edition: str) -> None:
    t = table("-", "-", "-", "-", "-", roles=FIVE, house_rules=EVERYBODY, edition=edition)
    player = t[0]
    t.event("sniper")
    player.give("bang bang beer")
    player.cannot("bang", at=t[2], pay="bang", because="out_of_reach", verb="discard")
    player.cannot("bang", at=t[1], pay="beer", because="too_few_cards", verb="discard")
    player.cannot("bang", at=t[2], because="out_of_reach")
    player.lay("schofield")
    snipe(player, t[2])
    t[2].is_asked("shot")


@rule("FF-SNI-2")
@everywhere
def test_a_barrel_counts_as_one_of_the_two_and_is_tried_once(edition: str) -> None:
    t = table("-", "-", "-", "-", roles=ROLES, house_rules=EVERYBODY, edition=edition)
    t.event("sniper")
    t[0].give("bang bang")
    t[1].lay("barrel")
    t[1].give("missed")
    t.stack("9H")
    snipe(t[0], t[1])
    t[1].draw()
    assert not t[1].offers("draw")
    t[1].play("missed")
    t[0].is_asked("play_phase")


@rule("FF-SNI-2")
@pytest.mark.parametrize("edition", AUTOMATIC)
def test_the_sniper_did_it(edition: str) -> None:
    t = table("-", "el_gringo", "-", "-", roles=ROLES, house_rules=EVERYBODY, edition=edition)
    player, gringo = t[0], t[1]
    t.event("sniper")
    player.give("bang bang beer bang bang")
    snipe(player, gringo)
    suffer(gringo)
    gringo.expect(hand=1)
    player.expect(hand=2)
    gringo.set_life(1)
    hand = len(player.me.hand)
    player.give("bang bang")
    snipe(player, gringo)
    suffer(gringo)
    gringo.expect_dead()
    assert len(player.me.hand) >= hand + 3


@rule("FF-SNI-2")
@pytest.mark.parametrize("edition", WITH_BASE)
def test_calamity_uses_missed_and_apache_kid_is_safe_from_two_diamonds_only(edition: str) -> None:
    t = table("calamity_janet", "apache_kid", "-", "-", roles=ROLES, house_rules=EVERYBODY, edition=edition)
    janet, apache = t[0], t[1]
    t.event("sniper")
    janet.give("bang-2D bang-3D missed")
    janet.cannot("bang-2D", at=apache, pay="bang-3D", because="both_diamonds", verb="discard")
    snipe(janet, apache, "bang-2D missed")
    apache.is_asked("shot")
    suffer(apache)
    apache.expect(life=2)
