"""The optional abilities of BANG! (OPT-01 to OPT-06, OPT-09)."""

from collections.abc import Callable

import pytest

from sixgun.engine.events import Revealed
from sixgun.scenario import Actor, table
from tests.stories.helpers import EVERYWHERE, WITH_DODGE_CITY, suffer
from tests.stories.marks import rule

GERMAN = ("abacus", "fourth", "walkingdead", "combined")
in_german = pytest.mark.parametrize("edition", GERMAN)


# Each of these leads up to the moment when an ability takes effect or is offered.


def bart_cassidy(edition: str) -> Actor:
    shooter, bart, *_ = table("-", "bart_cassidy", "-", "-", edition=edition)
    shooter.give("bang")
    shooter.play("bang", at=bart)
    suffer(bart)
    return bart


def black_jack(edition: str) -> Actor:
    jack, *_ = story = table("black_jack", "-", "-", "-", edition=edition)
    story.stack("clubs hearts clubs")
    jack.begin_turn()
    return jack


def el_gringo(edition: str) -> Actor:
    shooter, gringo, *_ = table("-", "el_gringo", "-", "-", edition=edition)
    shooter.give("bang missed")
    shooter.play("bang", at=gringo)
    suffer(gringo)
    return gringo


def kit_carlson(edition: str) -> Actor:
    _, kit, *_ = table("-", "kit_carlson", "-", "-", edition=edition)
    kit.begin_turn()
    return kit


def lucky_duke(edition: str) -> Actor:
    shooter, duke, *_ = story = table("-", "lucky_duke", "-", "-", edition=edition)
    shooter.give("bang")
    duke.lay("barrel")
    story.stack("clubs spades")
    shooter.play("bang", at=duke)
    duke.draw()
    return duke


def suzy_lafayette(edition: str) -> Actor:
    shooter, suzy, *_ = table("-", "suzy_lafayette", "-", "-", edition=edition)
    shooter.give("bang")
    suzy.give("missed")
    shooter.play("bang", at=suzy)
    suzy.play("missed")
    return suzy


def vulture_sam(edition: str) -> Actor:
    shooter, outlaw, sam, _ = table(
        "-", "-", "vulture_sam", "-", edition=edition, roles="sheriff outlaw renegade outlaw"
    )
    shooter.give("bang")
    outlaw.give("panic", life=1)
    outlaw.lay("barrel")
    shooter.play("bang", at=outlaw)
    suffer(outlaw)
    return sam


AUTOMATIC: list[tuple[Callable[[str], Actor], str, int]] = [
    (black_jack, "play_phase", 3),
    (el_gringo, "", 1),
    (kit_carlson, "put_back", 0),
    (lucky_duke, "which_counts", 0),
    (suzy_lafayette, "", 1),
    (vulture_sam, "", 2),
]
"""The next question if it is for the owner, and the number of hand cards by then."""

DECLINED: list[tuple[Callable[[str], Actor], str, int]] = [
    (bart_cassidy, "", 0),
    (black_jack, "play_phase", 2),
    (el_gringo, "", 0),
    (kit_carlson, "play_phase", 2),
    (lucky_duke, "shot", 0),
    (suzy_lafayette, "", 0),
    (vulture_sam, "", 0),
]


def expect(owner: Actor, prompt: str, hand: int) -> None:
    if prompt:
        owner.is_asked(prompt)
    else:
        owner.table[0].is_asked("play_phase")
    owner.expect(hand=hand)


@rule("OPT-01")
@pytest.mark.parametrize(("situation", "prompt", "hand"), DECLINED)
def test_in_czech_every_ability_is_optional(situation: Callable[[str], Actor], prompt: str, hand: int) -> None:
    owner = situation("czech")
    owner.is_asked("may_use")
    assert owner.offers("ability")
    owner.pass_()
    expect(owner, prompt, hand)
    assert owner.table.heard(Revealed) == []


@rule("OPT-02", "OPT-03", "OPT-05")
@in_german
@pytest.mark.parametrize(("situation", "prompt", "hand"), AUTOMATIC)
def test_an_ability_worded_as_a_fact_is_automatic(
    situation: Callable[[str], Actor], prompt: str, hand: int, edition: str
) -> None:
    owner = situation(edition)
    expect(owner, prompt, hand)
    assert prompt in ("", "play_phase") or not owner.offers("pass")


@rule("OPT-05")
@in_german
def test_paul_regret_and_rose_doolan_are_passive(edition: str) -> None:
    paul, rose, _, across = table("paul_regret", "rose_doolan", "-", "slab_the_killer", edition=edition)
    assert across.distance_to(paul) == 2
    assert rose.distance_to(across) == 1


@rule("OPT-05")
@in_german
def test_slab_the_killer_is_passive(edition: str) -> None:
    slab, target, *_ = table("slab_the_killer", "rose_doolan", "-", "-", edition=edition)
    slab.give("bang")
    target.give("missed")
    slab.play("bang", at=target)
    target.play("missed")
    target.is_asked("shot")


# Worded optional: OPT-04, and Bart Cassidy by edition


@rule("OPT-02", "OPT-03", "OPT-04")
@in_german
def test_jesse_jones_may_draw_both_cards_from_the_deck(edition: str) -> None:
    jesse, rich, *_ = table("jesse_jones", "-", "-", "-", edition=edition)
    rich.give("bang bang")
    jesse.begin_turn()
    assert jesse.offers("take")
    jesse.pass_()
    rich.expect(hand=2)
    jesse.expect(hand=2)


@rule("OPT-04")
@in_german
def test_pedro_ramirez_may_draw_both_cards_from_the_deck(edition: str) -> None:
    pedro, *_ = story = table("pedro_ramirez", "-", "-", "-", edition=edition)
    story.discard_pile("beer")
    pedro.begin_turn()
    assert pedro.offers("take")
    pedro.pass_()
    pedro.expect(hand=2)
    story.expect_discards("beer")


@rule("OPT-04")
@in_german
def test_jourdonnais_may_take_a_hit_without_a_draw(edition: str) -> None:
    shooter, jourdonnais, *_ = story = table("-", "jourdonnais", "-", "-", edition=edition)
    shooter.give("bang")
    story.stack("hearts")
    shooter.play("bang", at=jourdonnais)
    assert jourdonnais.offers("draw")
    suffer(jourdonnais)
    jourdonnais.expect(life=3)


@rule("OPT-04")
@in_german
def test_calamity_janet_may_keep_her_bang(edition: str) -> None:
    shooter, janet, *_ = table("-", "calamity_janet", "-", "-", edition=edition)
    shooter.give("bang")
    janet.give("bang")
    shooter.play("bang", at=janet)
    assert janet.offers("play", "bang")
    suffer(janet)
    janet.expect(life=3, hand="bang")


@rule("OPT-04")
@in_german
def test_sid_ketchum_may_keep_his_cards(edition: str) -> None:
    shooter, sid, *_ = table("-", "sid_ketchum", "-", "-", edition=edition)
    shooter.give("bang")
    sid.give("panic duel", life=1)
    shooter.play("bang", at=sid)
    sid.pass_()
    assert sid.offers("ability")
    sid.pass_()
    sid.expect_dead()


@rule("OPT-04")
@in_german
def test_willy_the_kid_may_stop_after_one_bang(edition: str) -> None:
    willy, target, *_ = table("willy_the_kid", "rose_doolan", "-", "-", edition=edition)
    willy.give("bang bang")
    willy.play("bang", at=target)
    suffer(target)
    assert willy.offers("play", "bang")
    willy.end_turn()
    willy.expect(hand="bang")


@rule("OPT-02", "OPT-06")
@pytest.mark.parametrize("edition", ["abacus", "combined"])
def test_bart_cassidy_may_draw_in_abacus(edition: str) -> None:
    bart = bart_cassidy(edition)
    bart.is_asked("may_use")
    bart.pass_()
    bart.expect(hand=0)


@rule("OPT-03", "OPT-06")
@pytest.mark.parametrize("edition", ["fourth", "walkingdead"])
def test_bart_cassidy_draws_in_fourth_and_walking_dead(edition: str) -> None:
    bart = bart_cassidy(edition)
    bart.table[0].is_asked("play_phase")
    bart.expect(hand=1)


@rule("OPT-09")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_a_barrel_is_optional(edition: str) -> None:
    shooter, target, *_ = story = table("-", "-", "-", "-", edition=edition)
    shooter.give("bang")
    target.lay("barrel")
    target.set_life(3)
    story.stack("hearts")
    shooter.play("bang", at=target)
    assert target.offers("draw")
    suffer(target)
    target.expect(life=2)


@rule("OPT-09")
@pytest.mark.parametrize("edition", WITH_DODGE_CITY)
def test_a_green_missed_card_is_optional(edition: str) -> None:
    shooter, target, *_ = table("-", "-", "-", "-", edition=edition)
    shooter.give("bang")
    target.lay("sombrero")
    target.set_life(3)
    shooter.play("bang", at=target)
    assert target.offers("use", "sombrero")
    suffer(target)
    target.expect(life=2, in_play="sombrero")
