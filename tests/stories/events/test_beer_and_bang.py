"""The Reverend forbids Beer, the Sermon BANG!, and the Shootout allows a second one (HN-REV, HN-SER, HN-SHO)."""

import pytest

from sixgun.scenario import table
from tests.stories.events.idle import idle
from tests.stories.helpers import EVERYBODY, EVERYWHERE, WITH_DODGE_CITY, suffer
from tests.stories.marks import rule

everywhere = pytest.mark.parametrize("edition", EVERYWHERE)


@rule("HN-REV-1", "HN-REV-2")
@everywhere
def test_nobody_plays_beer_in_their_own_turn(edition: str) -> None:
    first, *_ = t = table("-", "-", "-", "-", edition=edition)
    t.event("reverend")
    first.give("beer", life=2)
    first.cannot("beer", because="no_beer")
    first.unplayable("beer", because="no_beer")


@rule("HN-REV-2")
@everywhere
def test_nobody_is_asked_about_beer_when_life_is_lost(edition: str) -> None:
    shooter, target, *_ = t = table("-", "-", "-", "-", edition=edition)
    t.event("reverend")
    shooter.give("bang")
    target.give("beer beer", life=2)
    shooter.play("bang", at=target)
    target.pass_()
    shooter.is_asked("play_phase")
    target.expect(life=1, hand="beer beer")


@rule("HN-REV-2")
@everywhere
def test_nobody_is_saved_by_beer(edition: str) -> None:
    shooter, target, *_ = t = table("-", "-", "-", "-", edition=edition, roles="sheriff outlaw outlaw renegade")
    t.event("reverend")
    shooter.give("bang")
    target.give("beer beer", life=1)
    shooter.play("bang", at=target)
    target.pass_()
    target.expect_dead()


@rule("HN-REV-2")
@pytest.mark.parametrize("edition", ["abacus", "fourth"])
def test_sid_ketchum_still_saves_himself(edition: str) -> None:
    shooter, sid, *_ = t = table("-", "sid_ketchum", "-", "-", edition=edition, roles="sheriff outlaw outlaw renegade")
    t.event("reverend")
    shooter.give("bang")
    sid.give("beer beer bang", life=1)
    shooter.play("bang", at=sid)
    sid.pass_()
    assert not sid.offers("play")
    refusal = sid.cannot("beer", because="no_beer")
    assert refusal.facts == {}
    sid.use_ability("beer beer")
    sid.expect(life=1, hand="bang")
    shooter.is_asked("play_phase")


@rule("HN-REV-2")
@pytest.mark.parametrize("card", ["saloon", "tequila", "whisky"])
@pytest.mark.parametrize("edition", WITH_DODGE_CITY)
def test_other_drinks_are_allowed(edition: str, card: str) -> None:
    first, *_ = t = table("-", "-", "-", "-", edition=edition, house_rules=EVERYBODY)
    t.event("reverend")
    first.give(f"{card} beer", life=2)
    if card == "saloon":
        first.play(card)
    elif card == "tequila":
        first.play(card, at=first, pay="beer")
    else:
        first.play(card, pay="beer")
    assert first.me.life > 2


@rule("HN-REV-2")
@pytest.mark.parametrize("edition", WITH_DODGE_CITY)
def test_the_canteen_is_allowed(edition: str) -> None:
    first, *_ = t = table("-", "-", "-", "-", edition=edition, house_rules=EVERYBODY)
    t.event("reverend")
    first.lay("canteen")
    first.set_life(2)
    first.use("canteen")
    first.expect(life=3)


@rule("HN-REV-2")
def test_a_beer_may_be_discarded_or_used_as_a_missed() -> None:
    shooter, elena, *_ = t = table("-", "elena_fuente", "-", "-", edition="combined")
    t.event("reverend")
    shooter.give("bang")
    elena.give("beer")
    shooter.play("bang", at=elena)
    elena.play("beer")
    shooter.is_asked("play_phase")
    doc, target, *_ = t = table("doc_holyday", "-", "-", "-", edition="combined")
    t.event("reverend")
    doc.give("beer beer")
    doc.use_ability("beer beer", at=target)
    target.is_asked("shot")
    idle(t, 1)
    last = t[1]
    last.give("beer beer beer beer beer", life=1)
    last.pass_()
    last.is_asked("discard_phase")
    assert last.offers("discard", "beer")


# The Sermon


@rule("HN-SER-1")
@everywhere
def test_nobody_plays_bang_in_their_own_turn(edition: str) -> None:
    first, second, *_ = t = table("-", "-", "-", "-", edition=edition)
    t.event("sermon")
    first.give("bang")
    first.cannot("bang", at=second, because="no_bang")


@rule("HN-SER-2")
@pytest.mark.parametrize("character", ["willy_the_kid", "calamity_janet"])
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_not_in_their_own_duel_either(edition: str, character: str) -> None:
    first, second, *_ = t = table(character, "-", "-", "-", edition=edition, house_rules=EVERYBODY)
    t.event("sermon")
    first.lay("volcanic")
    first.give("duel bang missed")
    second.give("bang")
    first.cannot("bang", at=second, because="no_bang")
    if character == "calamity_janet":
        first.cannot("missed", at=second, because="no_bang")
    first.play("duel", at=second)
    second.discard("bang")  # it is not their turn
    first.is_asked("duel")
    assert first.choices() == "pass"
    suffer(first)
    first.expect(life=4)


@rule("HN-SER-2")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_a_bang_may_answer_indians(edition: str) -> None:
    first, second, *_ = t = table("-", "-", "-", "-", edition=edition, house_rules=EVERYBODY)
    t.event("sermon")
    first.give("indians")
    second.give("bang")
    first.play("indians")
    second.discard("bang")
    second.expect(life=4)


@rule("HN-SER-2")
@pytest.mark.parametrize("card", ["springfield", "brawl"])
@pytest.mark.parametrize("edition", WITH_DODGE_CITY)
def test_a_bang_may_be_a_price(edition: str, card: str) -> None:
    first, second, *_ = t = table("-", "-", "-", "-", edition=edition, house_rules=EVERYBODY)
    t.event("sermon")
    second.give("beer")
    first.give(f"{card} bang")
    if card == "brawl":
        first.play(card, pay="bang")
        first.is_asked("brawl")
    else:
        first.play(card, at=second, pay="bang")
        second.is_asked("shot")


@rule("HN-SER-2")
@pytest.mark.parametrize("edition", WITH_DODGE_CITY)
def test_other_hits_and_doc_holyday_are_allowed(edition: str) -> None:
    doc, second, *_ = t = table("doc_holyday", "-", "-", "-", edition=edition, house_rules=EVERYBODY)
    t.event("sermon")
    doc.lay("knife howitzer")
    doc.give("bang bang gatling punch")
    doc.use_ability("bang bang", at=second)
    suffer(second)
    doc.play("punch", at=second)
    second.is_asked("shot")
    suffer(second)
    second.set_life(4)
    doc.use("knife", at=second)
    second.is_asked("shot")
    suffer(second)
    doc.play("gatling")
    second.is_asked("shot")


# The Shootout


@rule("HN-SHO-1", "HN-SHO-2")
@everywhere
def test_two_bang_may_be_played_and_no_third(edition: str) -> None:
    roles = "sheriff outlaw outlaw renegade"
    people = ("slab_the_killer",) if edition != "dodgecity" else ("-",)
    first, second, *_ = t = table(*people, "-", "-", "-", edition=edition, roles=roles)
    t.event("shootout")
    assert t.view().players[0].bang_limit == 2
    first.give("bang bang bang")
    for _ in range(2):
        first.play("bang", at=second)
        suffer(second)
    first.cannot("bang", at=second, because="bang_limit")


@rule("HN-SHO-2")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_who_shoots_at_will_goes_on_doing_so(edition: str) -> None:
    willy, second, *_ = t = table("willy_the_kid", "-", "-", "-", edition=edition, house_rules=EVERYBODY)
    t.event("shootout")
    willy.give("bang bang bang")
    for _ in range(3):
        willy.play("bang", at=second)
        suffer(second)
    second.expect(life=1)


@rule("HN-SHO-2")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_two_shots_with_a_volcanic_count_after_another_weapon(edition: str) -> None:
    first, second, *_ = t = table("slab_the_killer", "-", "-", "-", edition=edition, house_rules=EVERYBODY)
    t.event("shootout")
    first.lay("volcanic")
    first.give("bang bang bang schofield")
    for _ in range(2):
        first.play("bang", at=second)
        suffer(second)
    first.play("schofield")
    first.cannot("bang", at=second, because="bang_limit")
