"""Cards about distance, cards in play and shots (FF-AMB, FF-JUD, FF-LAS, FF-RIC)."""

import pytest

from sixgun.editions import SettingValue
from sixgun.engine.events import Checked, ShotAtCard, Unaffected
from sixgun.engine.kernel import question
from sixgun.scenario import Actor, Scenario, table
from tests.stories.events.idle import end_turn, idle
from tests.stories.helpers import EVERYBODY, EVERYWHERE, agree, suffer
from tests.stories.marks import rule

everywhere = pytest.mark.parametrize("edition", EVERYWHERE)
ROLES = "sheriff outlaw outlaw renegade"
FIVE = "sheriff outlaw outlaw renegade deputy"


def once(edition: str) -> str:
    """A character of this edition who may play one BANG! in a turn."""
    return "sean_mallory" if edition == "dodgecity" else "slab_the_killer"


def scope(edition: str) -> str:
    """The card of this edition that brings everybody closer."""
    return "binocular" if edition == "dodgecity" else "scope"


def at_card(actor: Actor, card: str, of: Actor, bang: str = "bang") -> None:
    """Discards a BANG! at a card in play."""
    actor.discard(bang, at=of, take=card)


# Ambush


@rule("FF-AMB-1", "FF-AMB-2")
@pytest.mark.parametrize(
    ("edition", "players"), [("combined", 8), *[(edition, players) for edition in EVERYWHERE for players in (5, 6, 7)]]
)
def test_everybody_is_next_to_everybody(edition: str, players: int) -> None:
    t = table(*["sean_mallory", *["-"] * (players - 1)], edition=edition, house_rules=EVERYBODY)
    shooter, opposite = t[0], t[players // 2]
    t.g.become(0, t.g.box.characters["sean_mallory"])
    shooter.give("bang panic")
    opposite.give("beer")
    shooter.cannot("bang", at=opposite, because="out_of_reach")
    t.event("ambush")
    assert shooter.distance_to(opposite) == 1
    assert t.view(shooter).players[players // 2].seats == 1
    shooter.play("panic", at=opposite, take="hand")
    opposite.lay("mustang")
    shooter.cannot("bang", at=opposite, because="out_of_reach")
    shooter.lay(scope(edition))
    shooter.play("bang", at=opposite)
    opposite.is_asked("shot")


@rule("FF-AMB-2")
@everywhere
def test_paul_regret_and_rose_doolan_count_and_weapons_keep_their_range(edition: str) -> None:
    t = table("rose_doolan", "-", "paul_regret", "-", "belle_star", edition=edition, roles=FIVE, house_rules=EVERYBODY)
    rose, _, paul, _, belle = t
    t.event("ambush")
    assert rose.distance_to(paul) == 1
    assert belle.distance_to(paul) == 2
    assert paul.distance_to(rose) == 1
    paul.lay("mustang")
    belle.begin_play()
    assert belle.distance_to(paul) == 2  # the horse is out in her turn, the ability is not
    belle.lay("winchester")
    assert belle.reach() == 5


@rule("FF-AMB-2")
def test_knife_derringer_punch_and_panic_reach_everybody_whom_nothing_protects() -> None:
    t = table("-", "-", "-", "-", "-", edition="combined", roles=FIVE)
    player, _, far, other, _ = t
    player.lay("knife derringer")
    player.give("punch panic scope")
    far.give("beer")
    player.cannot("punch", at=far, because="too_far")
    t.event("ambush")
    for card in ("knife", "derringer"):
        assert {int(option.target) for option in t.g.options if option.card == player.own(card)} == {1, 2, 3, 4}
    player.play("panic", at=far, take="hand")
    other.lay("hideout")
    player.cannot("punch", at=other, because="too_far")
    player.play("scope")
    player.play("punch", at=other)
    other.is_asked("shot")


# The Judge


@rule("FF-JUD-1", "FF-JUD-2")
@everywhere
def test_nobody_lays_a_card(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition, roles=ROLES)
    t.event("judge")
    player, other = t[0], t[1]
    player.give("barrel jail dynamite volcanic")
    for card in ("barrel", "dynamite", "volcanic"):
        player.cannot(card, because="no_laying")
        player.unplayable(card, because="no_laying")
    player.cannot("jail", at=other, because="no_laying")


@rule("FF-JUD-1", "FF-JUD-2")
def test_what_lies_there_works_and_green_cards_may_be_used_but_not_laid() -> None:
    t = table("jose_delgado", "-", "-", "-", edition="combined", roles=ROLES)
    jose, other = t[0], t[1]
    t.event("judge")
    jose.give("barrel knife panic")
    jose.lay("derringer")
    other.lay("barrel dynamite")
    jose.cannot("knife", because="no_laying")
    jose.use("derringer", at=other)
    assert other.offers("draw")
    suffer(other)
    jose.play("panic", at=other, take="barrel")
    jose.use_ability("barrel")
    t.stack("KH")
    end_turn(t)
    t[2].expect(in_play="dynamite")


# Lasso


@rule("FF-LAS-1", "FF-LAS-2")
@everywhere
def test_cards_in_play_have_no_effect(edition: str) -> None:
    t = table(
        "sean_mallory" if edition == "dodgecity" else "slab_the_killer", "-", "-", "-", edition=edition, roles=ROLES
    )
    player, other = t[0], t[1]
    player.lay("volcanic")
    other.lay("barrel")
    player.give("bang bang")
    t.event("lasso")
    assert player.reach() == 1
    assert t.view().gear_asleep
    player.play("bang", at=other)
    assert not other.offers("draw")
    suffer(other)
    player.cannot("bang", at=other, because="bang_limit")


@rule("FF-LAS-2")
def test_horses_and_scopes_count_nothing_and_green_cards_cannot_be_used_or_answer() -> None:
    t = table("-", "-", "-", "-", edition="combined", roles=ROLES)
    player, other = t[0], t[1]
    player.lay("winchester scope knife")
    other.lay("mustang hideout iron_plate")
    player.give("bang")
    t.event("lasso")
    assert player.reach() == 1
    assert player.distance_to(other) == 1
    assert player.distance_to(t[2]) == 2
    player.cannot("knife", at=other, because="asleep", verb="use")
    player.play("bang", at=other)
    assert not other.offers("use")


@rule("FF-LAS-2")
@everywhere
def test_dynamite_and_jail_sleep_and_go_on_afterwards(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition, roles=ROLES)
    t.event("lasso")
    t.event_pile("ambush fistful_of_cards")
    t[0].lay("dynamite")
    t[1].lay("jail")
    end_turn(t)
    idle(t, 0)
    t[1].is_asked("play_phase")
    t[1].expect(in_play="jail")
    assert t.heard(Checked) == []
    idle(t, 2)
    t.stack("KH any any 9S")
    t.g.events = []
    end_turn(t)
    assert len(t.heard(Checked)) >= 1  # the sheriff's Dynamite, in the very turn in which Lasso is covered
    assert "dynamite" not in [t.g.card(card).key for card in t[0].me.in_play]


@rule("FF-LAS-2")
@everywhere
def test_by_a_setting_jail_is_drawn_for_without_effect(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition, roles=ROLES, house_rules={"lasso_jail": "draws"})
    t.event("lasso")
    t[1].lay("jail barrel")
    t.stack("9S")
    end_turn(t)
    t[1].is_asked("play_phase")
    t[1].expect(in_play="jail barrel")
    assert len(t.heard(Checked)) == 1


@rule("FF-LAS-3")
@everywhere
def test_abilities_work_and_cards_are_laid_stolen_and_discarded_as_usual(edition: str) -> None:
    people = ("willy_the_kid", "jourdonnais", "paul_regret", "rose_doolan")
    t = table(*people, edition=edition, roles=ROLES, house_rules=EVERYBODY)
    willy, jourdonnais, paul, rose = t
    t.event("lasso")
    willy.give("bang bang barrel schofield cat_balou panic")
    willy.lay("volcanic")
    rose.lay(f"{scope(edition)} mustang")
    willy.play("bang", at=jourdonnais)
    assert jourdonnais.offers("draw")
    suffer(jourdonnais)
    willy.play("bang", at=jourdonnais)
    suffer(jourdonnais)
    assert rose.distance_to(paul) == 1  # her sight against his remoteness
    willy.play("barrel")
    willy.play("schofield")
    willy.expect(in_play="barrel schofield")
    willy.play("panic", at=rose, take=scope(edition))
    willy.play("cat_balou", at=rose, take="mustang")
    rose.expect(in_play="")


@rule("FF-LAS-3")
def test_a_green_card_laid_meanwhile_is_ready_afterwards() -> None:
    t = table("-", "-", "-", "-", edition="combined", roles=ROLES)
    t.event("lasso")
    t[0].give("knife")
    t[0].play("knife")
    t.event_pile("ambush fistful_of_cards")
    idle(t, 4)
    assert t[0].offers("use", "knife")


# Ricochet


def ricochet(*characters: str, laid: str = "barrel", edition: str = "combined", **rules: SettingValue) -> Scenario:
    t = table(
        *characters, edition=edition, roles=FIVE if len(characters) == 5 else ROLES, house_rules={**EVERYBODY, **rules}
    )
    t.event("ricochet")
    t[2].lay(laid)
    t[0].give("bang bang bang")
    return t


@rule("FF-RIC-1", "FF-RIC-2")
@everywhere
def test_a_card_is_shot_away_at_any_distance_and_beside_the_bang_of_the_turn(edition: str) -> None:
    t = ricochet(
        "sean_mallory" if edition == "dodgecity" else "slab_the_killer",
        "-",
        "-",
        "-",
        "-",
        laid="winchester dynamite",
        edition=edition,
    )
    player, near, owner, *_ = t
    player.play("bang", at=near)
    suffer(near)
    player.cannot("bang", at=near, because="bang_limit")
    at_card(player, "winchester", owner)
    owner.is_asked("ricochet")
    owner.pass_()
    owner.expect(in_play="dynamite", life=owner.me.max_life)
    assert {"bang", "winchester"} <= {t.g.card(card).key for card in t.g.discards}
    at_card(player, "dynamite", owner)
    owner.pass_()
    owner.expect(in_play="", life=owner.me.max_life)
    assert t.g.bangs == 1
    assert len(t.heard(ShotAtCard)) == 2


@rule("FF-RIC-1", "FF-RIC-3")
@everywhere
def test_one_missed_saves_it_also_from_slab(edition: str) -> None:
    t = ricochet("slab_the_killer", "-", "molly_stark", "-", laid="mustang", edition=edition)
    player, molly = t[0], t[2]
    molly.give("missed")
    at_card(player, "mustang", molly)
    molly.play("missed")
    agree(molly)
    player.is_asked("play_phase")
    molly.expect(in_play="mustang", hand=1)  # a card for her Missed!


@rule("FF-RIC-2")
def test_jail_and_green_cards_may_be_shot_at_and_calamity_uses_missed() -> None:
    t = ricochet("calamity_janet", "-", "-", "-", laid="jail knife")
    janet, owner = t[0], t[2]
    janet.give("missed")
    at_card(janet, "jail", owner, bang="missed")
    owner.pass_()
    at_card(janet, "knife", owner)
    owner.pass_()
    owner.expect(in_play="")


@rule("FF-RIC-2")
def test_refusals() -> None:
    t = ricochet("-", "-", "-", "-")
    player, owner = t[0], t[2]
    player.give("beer")
    player.lay("mustang")
    player.cannot("bang", at=t[1], because="nothing_to_take", verb="discard")
    player.cannot("beer", at=owner, take="barrel", because="no_answer", verb="discard")
    player.cannot("bang", at=player, take="mustang", because="not_on_self", verb="discard")
    player.cannot("mustang", at=owner, take="barrel", because="not_yours", verb="discard")


@rule("FF-RIC-3")
def test_barrel_jourdonnais_and_green_cards_answer() -> None:
    t = ricochet("-", "-", "jourdonnais", "-", laid="barrel iron_plate")
    player, owner = t[0], t[2]
    t.stack("9S 9H")
    at_card(player, "barrel", owner)
    owner.draw()
    assert question(t.g).facts(t.g) == {"in_play": owner.own("barrel"), "tried": 1}
    owner.draw()
    owner.expect(in_play="barrel iron_plate")
    at_card(player, "iron_plate", owner)
    owner.use("iron_plate")
    player.is_asked("play_phase")
    owner.expect(in_play="barrel")


@rule("FF-RIC-3")
@pytest.mark.parametrize("character", ["bart_cassidy", "el_gringo", "sid_ketchum"])
@everywhere
def test_no_life_is_lost_so_nobody_prevents_or_reacts(edition: str, character: str) -> None:
    t = ricochet("-", "-", character, "-", edition=edition)
    owner = t[2]
    owner.give("beer beer")
    at_card(t[0], "barrel", owner)
    assert not owner.offers("ability")
    assert not owner.offers("play")
    owner.pass_()
    t[0].is_asked("play_phase")
    owner.expect(hand="beer beer", in_play="")


@rule("FF-RIC-3")
@everywhere
def test_a_diamond_does_nothing_to_apache_kids_cards_and_belle_star_puts_the_barrel_out(edition: str) -> None:
    t = ricochet("-", "-", "apache_kid", "-", edition=edition)
    t[0].give("bang-2D")
    at_card(t[0], "barrel", t[2], bang="bang-2D")
    t[0].is_asked("play_phase")
    t[2].expect(in_play="barrel")
    assert len(t.heard(Unaffected)) == 1
    t = ricochet("belle_star", "-", "-", "-", laid="barrel mustang", edition=edition)
    at_card(t[0], "mustang", t[2])
    assert t[2].choices() == "pass"
