"""Vera Custer with the abilities that shoot and dodge."""

import pytest

from sixgun.scenario import table
from tests.stories.characters.vera import vera_as
from tests.stories.helpers import EVERYBODY, EVERYWHERE, agree, suffer
from tests.stories.marks import rule

everywhere = pytest.mark.parametrize("edition", EVERYWHERE)
pytestmark = rule("CH-VER-1")


@rule("CH-WIL")
@everywhere
def test_as_willy_she_shoots_twice(edition: str) -> None:
    _, first, vera, willy = vera_as(edition, "willy_the_kid", hand="bang bang")
    for victim in (first, willy):
        vera.play("bang", at=victim)
        suffer(victim)
        victim.expect(life=victim.me.max_life - 1)


@rule("CH-SLA-1")
@everywhere
def test_as_slab_her_bang_takes_two_missed_to_dodge(edition: str) -> None:
    _, first, vera, _ = vera_as(edition, "slab_the_killer", hand="bang")
    first.give("missed")
    vera.play("bang", at=first)
    first.play("missed")
    first.is_asked("shot")


@rule("CH-CAL-1", "CH-CAL-2")
@everywhere
def test_as_janet_she_shoots_with_a_missed(edition: str) -> None:
    _, first, vera, _ = vera_as(edition, "calamity_janet", hand="missed bang")
    vera.play("missed", at=first)
    suffer(first)
    vera.cannot("bang", at=first, because="bang_limit")


@rule("CH-JOU-1")
@everywhere
def test_as_jourdonnais_she_draws_against_a_hit(edition: str) -> None:
    t, first, vera, _ = vera_as(edition, "jourdonnais")
    first.give("bang")
    t.stack("hearts")
    first.begin_play()
    first.play("bang", at=vera)
    vera.draw()
    first.is_asked("play_phase")
    vera.expect(life=3)


@rule("CH-LUC")
@everywhere
def test_as_lucky_duke_she_turns_up_two_cards_for_her_barrel(edition: str) -> None:
    t, first, vera, _ = vera_as(edition, "lucky_duke")
    vera.lay("barrel")
    first.give("bang")
    t.stack("clubs hearts")
    first.begin_play()
    first.play("bang", at=vera)
    vera.draw()
    agree(vera)
    vera.let_count("hearts", on_top="clubs")
    first.is_asked("play_phase")
    vera.expect(life=3)


@rule("CH-DOC-1", "CH-DOC-3")
@everywhere
def test_as_doc_she_hits_once_a_turn(edition: str) -> None:
    _, first, vera, _ = vera_as(edition, "doc_holyday", hand="beer duel mustang")
    vera.use_ability("beer duel", at=first)
    suffer(first)
    first.expect(life=4)
    vera.cannot("mustang", at=first, pay="panic", because="once_a_turn", verb="ability")


@rule("CH-APA-1")
@everywhere
def test_as_apache_kid_she_shrugs_off_diamonds(edition: str) -> None:
    _, first, vera, _ = vera_as(edition, "apache_kid")
    first.give("bang-6D")
    first.begin_play()
    first.play("bang", at=vera)
    first.is_asked("play_phase")
    vera.expect(life=3)


@rule("CH-DOC-4")
@everywhere
def test_two_diamonds_cannot_pay_for_a_hit_on_vera_as_apache_kid(edition: str) -> None:
    doc, vera, apache, _ = table(
        "doc_holyday", "vera_custer", "apache_kid", "-", edition=edition, house_rules=EVERYBODY
    )
    vera.begin_turn()
    vera.name(apache)
    agree(vera)
    doc.give("bang-6D bang-8D")
    doc.begin_play()
    doc.cannot("bang-6D", at=vera, pay="bang-8D", because="both_diamonds", verb="ability")
