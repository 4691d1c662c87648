"""Diamonds that others play do nothing to Apache Kid."""

import pytest

from sixgun.engine.box import Box
from sixgun.engine.ids import DIAMONDS
from sixgun.scenario import Actor, Scenario, table
from tests.stories.characters.editions import hit, in_dodge_city, no_beer
from tests.stories.marks import rule


def at_apache(edition: str, shooter: str = "-") -> tuple[Actor, Actor, Scenario]:
    """A player in their turn, with Apache Kid to their left, who has a Barrel and a hand card."""
    somebody, apache, *_ = t = table(shooter, "apache_kid", "-", "-", edition=edition)
    apache.lay("barrel")
    apache.give("beer")
    return somebody, apache, t


def untouched(apache: Actor, somebody: Actor) -> None:
    """Checks that Apache is not asked and nothing has changed."""
    somebody.is_asked("play_phase")
    apache.expect(life=3, hand="beer", in_play="barrel")


def diamond(t: Scenario, kind: str) -> None:
    """Turns the cards of a kind into diamonds, which no printed deck has."""
    box = t.g.box
    suits = [DIAMONDS if box.cards[box.kinds[card]].key == kind else box.suits[card] for card in range(len(box.kinds))]
    t.g.box = Box(box.source, list(zip(box.kinds, suits, box.ranks, strict=True)), box.cards, box.characters)
    t.g.recount_suits()


@rule("CH-APA-1")
@in_dodge_city
def test_a_diamond_bang_does_nothing_to_apache(edition: str) -> None:
    somebody, apache, t = at_apache(edition)
    somebody.give("bang-6D bang-6C")
    somebody.play("bang-6D", at=apache)
    untouched(apache, somebody)
    t.expect_discards("bang-6D")


@rule("CH-APA-1")
@in_dodge_city
def test_a_diamond_bang_is_still_the_one_bang_of_the_turn(edition: str) -> None:
    somebody, apache, _ = at_apache(edition, shooter="bill_noface")
    somebody.give("bang-6D bang-6C")
    somebody.play("bang-6D", at=apache)
    somebody.cannot("bang-6C", at=apache, because="bang_limit")


@rule("CH-APA-1")
@in_dodge_city
@pytest.mark.parametrize("card", ["bang-6C", "bang-QH"])
def test_any_other_bang_hits_apache(card: str, edition: str) -> None:
    somebody, apache, _ = at_apache(edition)
    somebody.give(card)
    somebody.play(card, at=apache)
    hit(apache, edition)
    apache.expect(life=2)


@rule("CH-APA-1")
@in_dodge_city
def test_apache_is_affected_by_his_own_diamonds(edition: str) -> None:
    somebody, apache, _ = at_apache(edition)
    apache.give("bang-6D")
    apache.begin_play()
    apache.play("bang-6D", at=somebody)
    hit(somebody, edition)
    somebody.expect(life=4)  # the sheriff had one more


@rule("CH-APA-1")
@in_dodge_city
def test_diamond_indians_do_nothing_to_apache(edition: str) -> None:
    somebody, apache, after, _ = table("-", "apache_kid", "-", "-", edition=edition)
    somebody.give("indians-AD")
    somebody.play("indians")
    after.is_asked("indians")
    apache.expect(life=3)


@rule("CH-APA-1", "DER-18")
@in_dodge_city
def test_a_diamond_cat_balou_takes_nothing_from_apache(edition: str) -> None:
    somebody, apache, t = at_apache(edition)
    somebody.give("cat_balou-10D")
    somebody.play("cat_balou", at=apache, take="barrel")
    untouched(apache, somebody)
    t.expect_discards("cat_balou")


@rule("CH-APA-1", "DER-18")
@pytest.mark.parametrize("take", ["hand", "barrel"])
def test_a_diamond_panic_takes_nothing_from_apache(take: str) -> None:
    somebody, apache, _ = at_apache("combined")
    somebody.give("panic-8D")
    somebody.play("panic", at=apache, take=take)
    untouched(apache, somebody)
    somebody.expect(hand="")


@rule("CH-APA-1", "DER-18")
@in_dodge_city
def test_a_diamond_conestoga_takes_nothing_from_apache(edition: str) -> None:
    somebody, apache, t = at_apache(edition)
    somebody.lay("conestoga")
    somebody.use("conestoga", at=apache, take="barrel")
    untouched(apache, somebody)
    somebody.expect(hand="", in_play="")
    t.expect_discards("conestoga-9D")


@rule("DER-18")
@in_dodge_city
def test_any_other_panic_takes_a_card_from_apache(edition: str) -> None:
    somebody, apache, _ = at_apache(edition)
    somebody.give("panic-QH")
    somebody.play("panic", at=apache, take="barrel")
    somebody.expect(hand="barrel")
    apache.expect(in_play="")


@rule("DER-18")
@in_dodge_city
def test_a_diamond_duel_does_not_take_place(edition: str) -> None:
    somebody, apache, t = at_apache(edition)
    somebody.give("duel-QD")
    somebody.play("duel", at=apache)
    untouched(apache, somebody)
    t.expect_discards("duel-QD")


@rule("CH-APA-2", "DER-18")
@in_dodge_city
def test_in_a_duel_the_others_diamonds_count(edition: str) -> None:
    somebody, apache, _ = at_apache(edition)
    somebody.give("duel-8C bang-6D")
    apache.give("bang")
    somebody.play("duel", at=apache)
    apache.discard("bang")
    somebody.discard("bang-6D")
    apache.is_asked("duel")
    apache.pass_()
    no_beer(apache, edition)
    apache.expect(life=2)


@rule("CH-APA-2")
@in_dodge_city
def test_in_his_own_duel_the_others_diamonds_count(edition: str) -> None:
    somebody, apache, _ = at_apache(edition)
    apache.give("duel-8C")
    somebody.give("bang-6D")
    apache.begin_play()
    apache.play("duel", at=somebody)
    somebody.discard("bang-6D")
    apache.is_asked("duel")
    apache.pass_()
    no_beer(apache, edition)
    apache.expect(life=2)


@rule("CH-APA-1")
def test_a_diamond_missed_played_as_bang_does_nothing_to_apache() -> None:
    janet, apache, _ = at_apache("combined", shooter="calamity_janet")
    janet.give("missed-8D")
    janet.play("missed", at=apache)
    untouched(apache, janet)


@rule("CH-APA-1")
@in_dodge_city
def test_a_diamond_that_is_only_the_price_does_not_protect_apache(edition: str) -> None:
    somebody, apache, _ = at_apache(edition)
    somebody.give("springfield bang-6D")
    somebody.play("springfield", at=apache, pay="bang-6D")
    hit(apache, edition)
    apache.expect(life=2)


@rule("DER-18")
@in_dodge_city
@pytest.mark.parametrize("card", ["gatling", "saloon", "brawl"])
def test_a_diamond_for_all_players_does_nothing_for_apache(card: str, edition: str) -> None:
    somebody, apache, after, _ = t = table("-", "apache_kid", "-", "-", edition=edition)
    diamond(t, card)
    somebody.give(card)
    somebody.give("panic")
    apache.give("mustang", life=2)
    after.give("barrel", life=2)
    somebody.play(card, pay="panic" if card == "brawl" else "")
    apache.expect(life=2, hand="mustang")
    if card == "gatling":
        after.is_asked("shot")
    elif card == "saloon":
        after.expect(life=3)
    else:
        somebody.take("hand", of=after)
        somebody.is_asked("play_phase")
        apache.expect(hand="mustang")
        after.expect(hand="")


@rule("DER-18")
@in_dodge_city
def test_a_diamond_tequila_does_not_heal_apache(edition: str) -> None:
    somebody, apache, *_ = t = table("-", "apache_kid", "-", "-", edition=edition)
    diamond(t, "tequila")
    somebody.give("tequila beer")
    apache.set_life(2)
    somebody.play("tequila", at=apache, pay="beer")
    apache.expect(life=2)


@rule("DER-18")
@in_dodge_city
def test_a_diamond_jail_does_not_hold_apache(edition: str) -> None:
    somebody, apache, *_ = t = table("-", "apache_kid", "-", "-", edition=edition)
    diamond(t, "jail")
    somebody.give("jail")
    somebody.play("jail", at=apache)
    t.stack("clubs spades clubs")
    somebody.end_turn()
    apache.is_asked("play_phase")
    apache.expect(hand=2)
    t.expect_discards("")


@rule("CH-APA-1", "BR-CAT-2")
@in_dodge_city
def test_apache_is_affected_by_the_diamonds_he_plays_himself(edition: str) -> None:
    apache, *_ = table("apache_kid", "-", "-", "-", edition=edition)
    apache.give("cat_balou-10D missed")
    apache.lay("jail")
    apache.play("cat_balou-10D", at=apache, take="jail")
    apache.expect(in_play="", hand="missed")


@rule("DER-50")
@in_dodge_city
def test_a_diamond_hideout_hides_its_owner_from_apache(edition: str) -> None:
    owner, apache, *_ = table("-", "apache_kid", "-", "-", edition=edition)
    assert apache.distance_to(owner) == 1
    owner.lay("hideout-KD")
    assert apache.distance_to(owner) == 2


@rule("DER-50")
@in_dodge_city
def test_a_diamond_silver_brings_apache_closer(edition: str) -> None:
    owner, _, apache, _ = table("-", "-", "apache_kid", "-", edition=edition)
    assert owner.distance_to(apache) == 2
    owner.lay("binocular-10D")
    assert owner.distance_to(apache) == 1


@rule("DER-50")
@in_dodge_city
def test_a_diamond_weapon_reaches_apache(edition: str) -> None:
    owner, _, apache, _ = table("-", "-", "apache_kid", "-", edition=edition)
    owner.lay("remington-6D")
    owner.give("bang-5C")
    owner.play("bang", at=apache)
    apache.is_asked("shot")


@rule("DER-50")
@in_dodge_city
@pytest.mark.parametrize("card", ["missed-8D", "dodge-7D"])
def test_a_diamond_missed_answers_apaches_bang(card: str, edition: str) -> None:
    apache, target, *_ = table("apache_kid", "-", "-", "-", edition=edition)
    apache.give("bang")
    target.give(card)
    apache.play("bang", at=target)
    target.play(card)
    target.expect(life=target.me.max_life)
    apache.is_asked("play_phase")


@rule("DER-50")
@in_dodge_city
@pytest.mark.parametrize("card", ["iron_plate-AD", "ten_gallon_hat-JD"])
def test_a_diamond_green_card_answers_apaches_bang(card: str, edition: str) -> None:
    apache, target, *_ = table("apache_kid", "-", "-", "-", edition=edition)
    target.lay(card)
    apache.give("bang")
    apache.play("bang", at=target)
    target.use(card)
    target.expect(life=target.me.max_life, in_play="")
