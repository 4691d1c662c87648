"""The optional abilities of Dodge City (OPT-07, OPT-08)."""

import pytest

from sixgun.scenario import table
from tests.stories.helpers import WITH_DODGE_CITY, kill, suffer
from tests.stories.marks import rule

with_dodge_city = pytest.mark.parametrize("edition", WITH_DODGE_CITY)


@rule("OPT-07", "OPT-02")
@with_dodge_city
@pytest.mark.parametrize("character", ["chuck_wengam", "doc_holyday", "jose_delgado"])
def test_chuck_doc_and_jose_may_end_their_turn_without_their_abilities(character: str, edition: str) -> None:
    owner, *_ = table(character, "-", "-", "-", edition=edition)
    owner.give("mustang barrel", life=3)
    assert owner.offers("ability")
    owner.end_turn()
    owner.expect(life=3, hand="mustang barrel")


@rule("OPT-07")
@with_dodge_city
def test_elena_fuente_may_keep_her_cards(edition: str) -> None:
    shooter, elena, *_ = table("-", "elena_fuente", "-", "-", edition=edition)
    shooter.give("bang")
    elena.give("duel", life=2)
    shooter.play("bang", at=elena)
    assert elena.offers("play", "duel")
    suffer(elena)
    elena.expect(life=1, hand="duel")


@rule("OPT-07")
@with_dodge_city
def test_pat_brennan_may_draw_from_the_deck(edition: str) -> None:
    pat, rich, *_ = table("pat_brennan", "-", "-", "-", edition=edition)
    rich.lay("barrel")
    pat.begin_turn()
    assert pat.offers("take")
    pat.pass_()
    pat.expect(hand=2)
    rich.expect(in_play="barrel")


@rule("OPT-07")
@with_dodge_city
def test_sean_mallory_can_hold_any_number_of_cards_or_play_them(edition: str) -> None:
    sean, *_ = table("sean_mallory", "-", "-", "-", edition=edition)
    sean.give("barrel missed missed", life=1)
    sean.play("barrel")
    sean.end_turn()
    sean.expect(hand="missed missed", in_play="barrel")


# Worded as a fact


@rule("OPT-08", "OPT-02")
@with_dodge_city
def test_apache_kids_immunity_is_not_optional(edition: str) -> None:
    shooter, apache, *_ = table("-", "apache_kid", "-", "-", edition=edition)
    shooter.give("bang-2D")
    shooter.play("bang", at=apache)
    shooter.is_asked("play_phase")
    apache.expect(life=3)


@rule("OPT-08")
@with_dodge_city
def test_belle_star_ignores_cards_in_play_without_being_asked(edition: str) -> None:
    belle, target, *_ = table("belle_star", "-", "-", "-", edition=edition)
    belle.give("bang")
    target.lay("barrel mustang")
    belle.play("bang", at=target)
    target.is_asked("shot")
    assert not target.offers("draw")


@rule("OPT-08")
@with_dodge_city
@pytest.mark.parametrize(("character", "cards"), [("bill_noface", 1), ("pixie_pete", 4)])
def test_bill_noface_and_pixie_pete_draw_as_their_cards_say(character: str, cards: int, edition: str) -> None:
    owner, *_ = table(character, "-", "-", "-", edition=edition)
    owner.begin_turn()
    owner.is_asked("play_phase")
    owner.expect(hand=cards)


@rule("OPT-08")
@with_dodge_city
def test_greg_digger_and_herb_hunter_profit_without_being_asked(edition: str) -> None:
    killer, greg, herb, outlaw = table(
        "-", "greg_digger", "herb_hunter", "-", edition=edition, roles="sheriff renegade outlaw outlaw"
    )
    greg.set_life(1)
    kill(killer, outlaw)
    killer.is_asked("play_phase")
    greg.expect(life=3)
    herb.expect(hand=2)


@rule("OPT-08")
@with_dodge_city
def test_molly_stark_draws_without_being_asked(edition: str) -> None:
    shooter, molly, *_ = table("-", "molly_stark", "-", "-", edition=edition)
    shooter.give("bang")
    molly.give("missed")
    shooter.play("bang", at=molly)
    molly.play("missed")
    shooter.is_asked("play_phase")
    molly.expect(hand=1)


@rule("OPT-08")
@with_dodge_city
def test_tequila_joes_second_point_is_not_optional(edition: str) -> None:
    joe, *_ = table("tequila_joe", "-", "-", "-", edition=edition)
    joe.give("beer", life=1)
    joe.play("beer")
    joe.expect(life=3)


@rule("OPT-08")
@with_dodge_city
def test_vera_custer_must_name_a_player(edition: str) -> None:
    vera, *_ = table("vera_custer", "-", "-", "-", edition=edition)
    vera.begin_turn()
    vera.is_asked("name_somebody")
    assert not vera.offers("pass")
