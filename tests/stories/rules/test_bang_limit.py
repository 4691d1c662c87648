"""6. Phase 2 - one BANG! card a turn."""

import pytest

from sixgun.scenario import table
from tests.stories.helpers import suffer
from tests.stories.marks import rule
from tests.stories.rules.people import in_every_edition, town, with_base, with_dodge_city


@rule("PH2-12")
@in_every_edition
def test_a_second_bang_in_a_turn_is_refused(edition: str) -> None:
    first, second, third, fourth = town(edition)
    first.give("bang bang")
    second.give("missed")
    first.play("bang", at=second)
    second.play("missed")
    first.cannot("bang", at=second, because="bang_limit")
    first.cannot("bang", at=fourth, because="bang_limit")
    first.end_turn()
    for player in (second, third, fourth):
        player.end_turn()
    first.play("bang", at=second)
    second.is_asked("shot")


@rule("PH2-13")
@with_base
def test_an_ability_allows_more(edition: str) -> None:
    willy, second, *_ = table("willy_the_kid", "-", "-", "-", edition=edition)
    willy.give("bang bang bang")
    for _ in range(3):
        willy.play("bang", at=second)
        suffer(second)
    second.expect(life=1)


@rule("PH2-13")
@in_every_edition
def test_a_card_allows_more(edition: str) -> None:
    first, second, *_ = town(edition)
    first.give("bang bang volcanic")
    first.play("bang", at=second)
    suffer(second)
    first.play("volcanic")
    first.play("bang", at=second)
    suffer(second)
    second.expect(life=2)


@rule("PH2-14", "PH2-15")
@in_every_edition
@pytest.mark.parametrize("order", ["bang gatling", "gatling bang"])
def test_a_gatling_is_not_a_bang_card(edition: str, order: str) -> None:
    first, second, third, fourth = town(edition)
    first.give("bang bang gatling")
    for card in order.split():
        if card == "bang":
            first.play("bang", at=second)
            suffer(second)
        else:
            first.play("gatling")
            for player in (second, third, fourth):
                suffer(player)
    second.expect(life=2)
    first.cannot("bang", at=second, because="bang_limit")


@rule("PH2-14")
@with_dodge_city
def test_other_cards_with_the_hit_symbol_are_played_in_any_number(edition: str) -> None:
    first, second, third, fourth = town(edition)
    first.lay("howitzer buffalo_rifle")
    first.give("bang bang punch springfield beer")
    first.play("bang", at=fourth)
    suffer(fourth)
    first.play("punch", at=second)
    suffer(second)
    first.play("springfield", at=third, pay="beer")
    suffer(third)
    first.use("buffalo_rifle", at=third)
    suffer(third)
    first.use("howitzer")
    for player in (second, third, fourth):
        suffer(player)
    second.expect(life=2)
    third.expect(life=1)
    fourth.expect(life=2)
    first.cannot("bang", at=second, because="bang_limit")


@rule("PH2-15")
@with_base
def test_calamity_janets_missed_played_as_a_bang_is_the_bang_of_her_turn(edition: str) -> None:
    janet, second, *_ = table("calamity_janet", "willy_the_kid", "-", "-", edition=edition)
    janet.give("missed bang")
    janet.play("missed", at=second)
    suffer(second)
    janet.cannot("bang", at=second, because="bang_limit")


@rule("DER-08")
@in_every_edition
def test_the_limit_depends_on_the_weapon_currently_in_play(edition: str) -> None:
    first, second, *_ = town(edition)
    first.lay("volcanic")
    first.give("bang bang bang schofield")
    for _ in range(2):
        first.play("bang", at=second)
        suffer(second)
    first.play("schofield")
    first.cannot("bang", at=second, because="bang_limit")
    first.expect(hand="bang", in_play="schofield")
    second.expect(life=2)


@rule("DER-08")
@in_every_edition
def test_a_volcanic_lost_before_the_first_bang_leaves_one_bang(edition: str) -> None:
    first, second, *_ = town(edition)
    first.lay("volcanic")
    first.give("schofield bang bang")
    first.play("schofield")
    first.play("bang", at=second)
    suffer(second)
    first.cannot("bang", at=second, because="bang_limit")
