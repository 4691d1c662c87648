"""12. Weapons."""

import pytest

from sixgun.engine.chance import Chance, key_of
from sixgun.engine.game import Game
from sixgun.engine.kernel import act
from sixgun.match.options import GameOptions
from sixgun.words import Words
from tests.stories.helpers import suffer
from tests.stories.marks import rule
from tests.stories.rules.people import in_every_edition, town

RANGES = {"volcanic": 1, "schofield": 2, "remington": 3, "rev_carabine": 4, "winchester": 5}


@rule("WPN-01", "WPN-11")
@in_every_edition
@pytest.mark.parametrize("weapon", RANGES)
def test_the_number_of_a_weapon_is_its_range(edition: str, weapon: str) -> None:
    first, *_ = town(edition)
    first.give(weapon)
    first.play(weapon)
    assert first.reach() == RANGES[weapon]


@rule("WPN-02", "WPN-11")
@in_every_edition
@pytest.mark.parametrize("weapon", RANGES)
@pytest.mark.parametrize("distance", [1, 2, 3, 4])
def test_a_weapon_reaches_targets_up_to_its_range(edition: str, weapon: str, distance: int) -> None:
    first, *others = town(edition, 7)
    target = others[min(distance, 3) - 1]
    target.lay("mustang" if distance == 4 else "")
    assert first.distance_to(target) == distance
    first.lay(weapon)
    first.give("bang")
    if distance <= RANGES[weapon]:
        first.play("bang", at=target)
        target.is_asked("shot")
    else:
        first.cannot("bang", at=target, because="out_of_reach")


@rule("WPN-02", "WPN-11")
def test_even_the_longest_weapons_have_a_limit() -> None:
    first, _, _, _, across, *_ = town("combined", 8)
    across.lay("mustang")
    first.lay("rev_carabine")
    first.give("bang winchester")
    assert first.distance_to(across) == 5
    first.cannot("bang", at=across, because="out_of_reach")
    first.play("winchester")
    first.give("bang")
    first.play("bang", at=across)
    suffer(across)
    across.lay("hideout")
    first.begin_play()
    assert first.distance_to(across) == 6
    first.cannot("bang", at=across, because="out_of_reach")


@rule("WPN-03", "WPN-04")
@in_every_edition
def test_a_new_weapon_sends_the_old_one_to_the_discards(edition: str) -> None:
    first, *_ = seats = town(edition)
    first.give("schofield winchester volcanic")
    first.play("schofield")
    first.play("winchester")
    first.expect(in_play="winchester")
    seats.expect_discards("schofield")
    first.play("volcanic")
    first.expect(in_play="volcanic")
    seats.expect_discards("schofield winchester")
    assert first.reach() == 1


@rule("WPN-03")
@in_every_edition
@pytest.mark.parametrize("seed", range(3))
def test_no_player_ever_has_two_weapons(edition: str, seed: int) -> None:
    g = GameOptions(edition, 5).start(key_of(seed))
    chance = Chance(key_of(seed + 100))
    armed = 0
    for _ in range(400):
        if g.over():
            break
        act(g, g.options[chance.below(len(g.options))])
        armed += max(weapons(g))
        assert max(weapons(g)) <= 1
    assert armed > 0


def weapons(g: Game) -> list[int]:
    """The number of weapons in front of each player."""
    return [sum(g.card(card).key in RANGES for card in player.in_play) for player in g.players]


@rule("WPN-05")
@in_every_edition
def test_a_weapon_stays_and_cannot_be_put_away(edition: str) -> None:
    first, second, third, fourth = town(edition)
    first.lay("schofield")
    first.cannot("schofield", verb="discard", because="no_answer")
    first.cannot("schofield", verb="use", because="not_now")
    assert first.choices() == "pass"
    for player in (first, second, third, fourth):
        player.end_turn()
    first.expect(in_play="schofield")


@rule("WPN-05", "WPN-09")
@in_every_edition
def test_another_player_can_take_a_weapon(edition: str) -> None:
    first, second, *_ = town(edition)
    second.lay("winchester")
    first.give("panic")
    first.play("panic", at=second, take="winchester")
    first.expect(hand="winchester", in_play="")
    second.expect(in_play="")
    first.play("winchester")
    assert (first.reach(), second.reach()) == (5, 1)


@rule("WPN-09")
@in_every_edition
def test_a_weapon_is_discarded_like_other_cards_in_play(edition: str) -> None:
    first, second, *_ = seats = town(edition)
    second.lay("barrel winchester")
    first.give("cat_balou")
    first.play("cat_balou", at=second, take="winchester")
    second.expect(in_play="barrel")
    assert "winchester" in [seats.g.card(card).key for card in seats.g.discards]


@rule("WPN-06", "WPN-07")
@in_every_edition
def test_a_player_who_loses_the_weapon_still_has_the_colt(edition: str) -> None:
    first, second, third, fourth = town(edition)
    first.give("cat_balou")
    second.lay("remington")
    first.play("cat_balou", at=second, take="remington")
    second.begin_play()
    second.give("bang")
    assert second.reach() == 1
    second.cannot("bang", at=fourth, because="out_of_reach")
    second.play("bang", at=third)
    third.is_asked("shot")


@rule("WPN-07")
@in_every_edition
def test_nothing_takes_the_colt_away(edition: str) -> None:
    first, second, *_ = seats = town(edition)
    first.give("cat_balou panic")
    first.cannot("panic", at=second, because="nothing_to_take")
    first.cannot("cat_balou", at=second, because="nothing_to_take")
    assert seats.view(first).players[second.seat].reach == 1


@rule("WPN-06")
@in_every_edition
def test_no_card_is_the_colt(edition: str) -> None:
    seats = town(edition)
    weapons_there = {card.key for card in seats.g.box.cards if card.reach > 0}
    assert weapons_there == set(RANGES)


@rule("WPN-08")
@pytest.mark.parametrize("edition", ["czech", "fourth", "walkingdead"])
@pytest.mark.parametrize("weapon", RANGES)
def test_a_weapon_replaces_the_colt_while_it_is_in_play(edition: str, weapon: str) -> None:
    first, second, *_ = town(edition)
    second.lay(weapon)
    assert second.reach() == RANGES[weapon]
    first.give("panic")
    first.play("panic", at=second, take=weapon)
    assert second.reach() == 1


@rule("WPN-12")
def test_the_weapons_of_the_walking_dead_by_name_and_range() -> None:
    words = Words("en", "walkingdead")
    first, *_ = town("walkingdead")
    ranges = {words.name("colt_45"): first.reach()}
    for weapon in RANGES:
        first.give(weapon)
        first.play(weapon)
        ranges[words.name(weapon)] = first.reach()
    assert {name.lower(): far for name, far in ranges.items()} == {
        "hatchet": 1,
        "machine gun": 1,
        "pistol": 2,
        "shotgun": 3,
        "assault rifle": 4,
        "sniper rifle": 5,
    }


@rule("WPN-12")
@pytest.mark.parametrize("weapon", ["schofield", "remington", "rev_carabine", "winchester"])
def test_these_weapons_of_the_walking_dead_reach_distance_two(weapon: str) -> None:
    first, _, third, _ = town("walkingdead")
    first.lay(weapon)
    first.give("bang")
    first.play("bang", at=third)
    third.is_asked("shot")


@rule("WPN-13")
@in_every_edition
def test_with_a_volcanic_any_number_of_bangs_at_distance_one(edition: str) -> None:
    first, second, third, _ = town(edition)
    first.give("volcanic bang bang bang bang")
    first.play("volcanic")
    for _ in range(3):
        first.play("bang", at=second)
        suffer(second)
    second.expect(life=1)
    first.cannot("bang", at=third, because="out_of_reach")


@rule("WPN-14")
@in_every_edition
def test_the_shots_of_a_volcanic_may_go_to_different_targets(edition: str) -> None:
    first, second, _, fourth = town(edition)
    first.lay("volcanic")
    first.give("bang bang bang")
    for target in (second, fourth, second):
        first.play("bang", at=target)
        target.is_asked("shot")
        suffer(target)
