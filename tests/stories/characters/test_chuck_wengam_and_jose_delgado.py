"""Chuck Wengam turns a life point into two cards, Jose Delgado a blue card."""

import pytest

from sixgun.scenario import table
from tests.stories.characters.editions import in_dodge_city
from tests.stories.marks import rule


@rule("CH-CHU-1")
@in_dodge_city
def test_chuck_gives_life_points_for_cards_as_often_as_he_likes(edition: str) -> None:
    _, chuck, *_ = t = table("-", "chuck_wengam", "-", "-", edition=edition)
    t.stack("bang missed beer panic duel mustang")
    chuck.begin_play()
    chuck.use_ability()
    chuck.expect(life=3, hand="bang missed")
    chuck.use_ability()
    chuck.use_ability()
    chuck.expect(life=1, hand="bang missed beer panic duel mustang")


@rule("CH-CHU-2")
@in_dodge_city
def test_chuck_keeps_his_last_life_point(edition: str) -> None:
    _, chuck, *_ = table("-", "chuck_wengam", "-", "-", edition=edition)
    chuck.set_life(1)
    chuck.begin_play()
    chuck.cannot("", because="last_life", verb="ability")


@rule("CH-CHU-1")
@in_dodge_city
def test_chuck_gives_no_life_point_in_another_players_turn(edition: str) -> None:
    _, chuck, *_ = table("-", "chuck_wengam", "-", "-", edition=edition)
    chuck.cannot("", because="own_turn_only", verb="ability")


@rule("DER-22")
@in_dodge_city
def test_the_point_chuck_pays_cannot_be_prevented(edition: str) -> None:
    _, chuck, *_ = table("-", "chuck_wengam", "-", "-", edition=edition)
    chuck.give("beer")
    chuck.begin_play()
    chuck.use_ability()
    chuck.is_asked("play_phase")  # not whether a Beer prevents it
    chuck.expect(life=3, hand=3)


@rule("CH-JOS")
@in_dodge_city
def test_jose_turns_three_blue_cards_into_six(edition: str) -> None:
    _, jose, *_ = t = table("-", "jose_delgado", "-", "-", edition=edition)
    jose.give("barrel mustang dynamite")
    t.stack("bang missed beer panic duel indians")
    jose.begin_play()
    for card in ("barrel", "mustang", "dynamite"):
        jose.use_ability(card)
    jose.expect(hand="bang missed beer panic duel indians")
    t.expect_discards("barrel mustang dynamite")


@rule("CH-JOS")
@in_dodge_city
@pytest.mark.parametrize("card", ["knife", "bang"])
def test_jose_gets_nothing_for_a_green_or_a_brown_card(card: str, edition: str) -> None:
    _, jose, *_ = table("-", "jose_delgado", "-", "-", edition=edition)
    jose.give(card)
    jose.begin_play()
    jose.cannot(card, because="not_blue", verb="ability")


@rule("CH-JOS")
@in_dodge_city
def test_joses_blue_card_comes_from_his_hand(edition: str) -> None:
    _, jose, *_ = table("-", "jose_delgado", "-", "-", edition=edition)
    jose.lay("mustang")
    jose.begin_play()
    jose.cannot("mustang", because="not_yours", verb="ability")


@rule("CH-JOS")
@in_dodge_city
def test_jose_discards_nothing_in_another_players_turn(edition: str) -> None:
    _, jose, *_ = table("-", "jose_delgado", "-", "-", edition=edition)
    jose.give("mustang")
    jose.cannot("mustang", because="own_turn_only", verb="ability")
