"""Doc Holyday discards two cards to shoot at a player in range."""

import pytest

from sixgun.scenario import table
from tests.stories.characters.editions import die, hit, in_dodge_city
from tests.stories.marks import rule


@rule("CH-DOC-1")
@in_dodge_city
def test_doc_hits_once_a_turn_for_two_cards(edition: str) -> None:
    doc, victim, *_ = t = table("doc_holyday", "pat_brennan", "-", "-", edition=edition)
    doc.give("beer panic mustang duel")
    doc.use_ability("beer panic", at=victim)
    hit(victim, edition)
    victim.expect(life=3)
    doc.expect(hand="mustang duel")
    t.expect_discards("beer panic")
    doc.cannot("mustang", at=victim, pay="duel", because="once_a_turn", verb="ability")


@rule("CH-DOC-1")
@in_dodge_city
def test_doc_hits_again_in_his_next_turn(edition: str) -> None:
    doc, victim, *_ = table("doc_holyday", "pat_brennan", "-", "-", edition=edition)
    doc.give("beer panic mustang duel")
    doc.use_ability("beer panic", at=victim)
    hit(victim, edition)
    doc.begin_turn()
    doc.use_ability("mustang duel", at=victim)
    hit(victim, edition)
    victim.expect(life=2)


@rule("CH-DOC-1")
@in_dodge_city
def test_doc_reaches_as_far_as_his_weapon(edition: str) -> None:
    doc, _, far, _ = table("doc_holyday", "-", "pat_brennan", "-", edition=edition)
    doc.give("beer panic")
    doc.cannot("beer", at=far, pay="panic", because="out_of_reach", verb="ability")
    doc.lay("schofield")
    doc.use_ability("beer panic", at=far)
    far.is_asked("shot")


@rule("CH-DOC-1")
@in_dodge_city
def test_doc_does_not_hit_himself(edition: str) -> None:
    doc, *_ = table("doc_holyday", "-", "-", "-", edition=edition)
    doc.give("beer panic")
    doc.cannot("beer", at=doc, pay="panic", because="not_on_self", verb="ability")


@rule("CH-DOC-1")
@in_dodge_city
def test_doc_cannot_pay_with_one_card(edition: str) -> None:
    doc, victim, *_ = table("doc_holyday", "-", "-", "-", edition=edition)
    doc.give("beer")
    doc.cannot("beer", at=victim, because="too_few_cards", verb="ability")


@rule("CH-DOC-1")
@in_dodge_city
def test_doc_does_not_hit_in_another_players_turn(edition: str) -> None:
    victim, doc, *_ = t = table("-", "doc_holyday", "-", "-", edition=edition)
    doc.give("beer panic")
    assert t.view(doc).interrupts == ()
    doc.begin_play()
    doc.use_ability("beer panic", at=victim)


@rule("CH-DOC-2")
@in_dodge_city
def test_a_missed_dodges_docs_hit(edition: str) -> None:
    doc, victim, *_ = table("doc_holyday", "pat_brennan", "-", "-", edition=edition)
    doc.give("beer panic")
    victim.give("missed")
    doc.use_ability("beer panic", at=victim)
    victim.play("missed")
    doc.is_asked("play_phase")
    victim.expect(life=4, hand="")


@rule("CH-DOC-2")
@in_dodge_city
def test_a_barrel_protects_from_docs_hit(edition: str) -> None:
    doc, victim, *_ = t = table("doc_holyday", "pat_brennan", "-", "-", edition=edition)
    doc.give("beer panic")
    victim.lay("barrel")
    t.stack("hearts")
    doc.use_ability("beer panic", at=victim)
    victim.draw()
    doc.is_asked("play_phase")
    victim.expect(life=4)


@rule("CH-DOC-1", "RWD-01")
@in_dodge_city
def test_doc_is_rewarded_for_killing_an_outlaw(edition: str) -> None:
    doc, outlaw, *_ = table(
        "doc_holyday", "pat_brennan", "-", "-", roles="sheriff outlaw outlaw renegade", edition=edition
    )
    doc.give("beer panic")
    outlaw.set_life(1)
    doc.use_ability("beer panic", at=outlaw)
    die(outlaw, edition)
    doc.expect(hand=3)


@rule("CH-DOC-3")
@in_dodge_city
def test_docs_hit_is_not_the_bang_of_the_turn(edition: str) -> None:
    doc, victim, *_ = table("doc_holyday", "pat_brennan", "-", "-", edition=edition)
    doc.give("bang-6C bang-2C bang-4C")
    doc.use_ability("bang-6C bang-2C", at=victim)
    hit(victim, edition)
    doc.play("bang", at=victim)
    hit(victim, edition)
    victim.expect(life=2)


@rule("CH-DOC-3")
@in_dodge_city
def test_doc_may_hit_after_a_bang(edition: str) -> None:
    doc, victim, *_ = table("doc_holyday", "pat_brennan", "-", "-", edition=edition)
    doc.give("bang beer panic")
    doc.play("bang", at=victim)
    hit(victim, edition)
    doc.use_ability("beer panic", at=victim)
    hit(victim, edition)
    victim.expect(life=2)


@rule("CH-DOC-4")
@in_dodge_city
def test_two_diamonds_cannot_pay_for_a_hit_on_apache(edition: str) -> None:
    doc, apache, other, _ = table("doc_holyday", "apache_kid", "-", "-", edition=edition)
    doc.lay("schofield")
    doc.give("bang-6D bang-8D")
    doc.cannot("bang-6D", at=apache, pay="bang-8D", because="both_diamonds", verb="ability")
    doc.use_ability("bang-6D bang-8D", at=other)
    other.is_asked("shot")


@rule("CH-DOC-4")
@in_dodge_city
@pytest.mark.parametrize("price", ["bang-6D bang-6C", "bang-6C bang-6D", "bang-6C bang-2C"])
def test_with_at_most_one_diamond_doc_hits_apache(price: str, edition: str) -> None:
    doc, apache, *_ = table("doc_holyday", "apache_kid", "-", "-", edition=edition)
    doc.give(price)
    doc.use_ability(price, at=apache)
    hit(apache, edition)
    apache.expect(life=2)


@rule("DER-24")
@in_dodge_city
def test_docs_price_comes_from_his_hand(edition: str) -> None:
    doc, victim, *_ = table("doc_holyday", "-", "-", "-", edition=edition)
    doc.give("beer")
    doc.lay("mustang barrel")
    doc.cannot("beer", at=victim, pay="mustang", because="too_few_cards", verb="ability")
    doc.cannot("mustang", at=victim, pay="barrel", because="too_few_cards", verb="ability")
