"""20. Symbols: targets, distances and the faces for a Draw!."""

import pytest

from tests.stories.cards.gunfights import closer, fire, in_every_edition, quiet, with_dodge_city
from tests.stories.helpers import EVERYWHERE, WITH_DODGE_CITY, suffer
from tests.stories.marks import rule

# ---- players


@rule("SYM-09")
@in_every_edition
def test_any_player_means_at_any_distance(edition: str) -> None:
    player, *others = seats = quiet(edition, 6)
    player.give("cat_balou")
    for other in others:
        other.lay("bang")
    assert [player.distance_to(other) for other in others] == [1, 2, 3, 2, 1]
    assert {int(option.target) for option in seats.g.options if option.target >= 0} == {1, 2, 3, 4, 5}


@rule("SYM-09", "SYM-10")
@with_dodge_city
def test_tequila_heals_any_player_including_oneself(edition: str) -> None:
    player, *_ = seats = quiet(edition, 6)
    player.give("tequila bang", life=2)
    targets = {int(o.target) for o in seats.g.options if o.target >= 0 and seats.fits(o.card, "tequila")}
    assert targets == {0, 1, 2, 3, 4, 5}


@rule("SYM-10")
@pytest.mark.parametrize("edition", ["abacus", "dodgecity", "combined"])
def test_any_player_includes_oneself(edition: str) -> None:
    player, *_ = quiet(edition)
    player.lay("dynamite")
    player.give("cat_balou")
    player.play("cat_balou", at=player, take="dynamite")
    player.expect(hand="", in_play="")


@rule("SYM-10")
@with_dodge_city
def test_can_can_and_tequila_include_oneself(edition: str) -> None:
    player, *_ = quiet(edition)
    player.lay("dynamite can_can")
    player.give("tequila bang", life=2)
    player.use("can_can", at=player, take="dynamite")
    player.expect(in_play="")
    player.play("tequila", at=player, pay="bang")
    player.expect(life=3)


def sweepers(edition: str) -> tuple[str, ...]:
    """The cards against all other players."""
    return ("gatling", "indians", "howitzer") if edition in WITH_DODGE_CITY else ("gatling", "indians")


@rule("SYM-11")
@pytest.mark.parametrize(("edition", "card"), [(edition, card) for edition in EVERYWHERE for card in sweepers(edition)])
def test_all_other_players_excludes_the_player_of_the_card(edition: str, card: str) -> None:
    player, *others = quiet(edition, 6)
    if card == "indians":
        player.give(card)
        player.play(card)
    else:
        fire(card, player, others[0])
    for other in others:
        assert other.table.asked() in (f"{other.seat} shot", f"{other.seat} indians")
        suffer(other)
    player.is_asked("play_phase")
    player.expect(life=5)


# ---- distances


@rule("SYM-12")
@in_every_edition
@pytest.mark.parametrize(
    ("weapon", "reached"), [("", {1, 5}), ("schofield", {1, 2, 4, 5}), ("remington", {1, 2, 3, 4, 5})]
)
def test_reachable_distance_is_the_range_of_the_weapon(edition: str, weapon: str, reached: set[int]) -> None:
    shooter, *_ = seats = quiet(edition, 6)
    shooter.give("bang")
    shooter.lay(weapon)
    assert {int(option.target) for option in seats.g.options if option.target >= 0} == reached


def within_panic(edition: str, gear: str) -> set[int]:
    """The seats that the first of six reaches with Panic!; the left neighbour has a Mustang."""
    thief, neighbour, *others = seats = quiet(edition, 6)
    neighbour.lay("mustang")
    for other in others:
        other.give("missed")
    thief.lay(gear)
    thief.give("panic")
    return {int(option.target) for option in seats.g.options if option.target >= 0}


@rule("SYM-13")
@pytest.mark.parametrize("edition", ["abacus", "dodgecity", "combined"])
def test_a_distance_number_ignores_the_weapon(edition: str) -> None:
    assert within_panic(edition, "") == {5}
    assert within_panic(edition, "winchester") == {5}
    assert within_panic(edition, closer(edition)) == {1, 2, 4, 5}


@rule("SYM-14")
@pytest.mark.parametrize("edition", ["czech", "fourth", "walkingdead"])
def test_a_distance_number_or_less_is_changed_by_mustang_and_scope_but_no_weapon(edition: str) -> None:
    assert within_panic(edition, "") == {5}
    assert within_panic(edition, "winchester") == {5}
    assert within_panic(edition, "scope") == {1, 2, 4, 5}


@rule("SYM-15")
@in_every_edition
def test_minus_one_brings_the_others_closer_but_never_below_1(edition: str) -> None:
    owner, *others = quiet(edition, 6)
    owner.lay(closer(edition))
    assert [owner.distance_to(other) for other in others] == [1, 1, 2, 1, 1]
    assert [other.distance_to(owner) for other in others] == [1, 2, 3, 2, 1]


@rule("SYM-16")
@in_every_edition
def test_plus_one_puts_the_owner_farther_from_the_others(edition: str) -> None:
    owner, *others = quiet(edition, 6)
    owner.lay("mustang")
    assert [other.distance_to(owner) for other in others] == [2, 3, 4, 3, 2]
    assert [owner.distance_to(other) for other in others] == [1, 2, 3, 2, 1]


# ---- lines, Draw! and an example


@rule("SYM-17")
@in_every_edition
def test_both_lines_of_saloon_happen_together(edition: str) -> None:
    host, *guests = quiet(edition)
    host.give("saloon", life=1)
    for guest in guests:
        guest.set_life(1)
    host.play("saloon")
    host.is_asked("play_phase")
    for player in (host, *guests):
        player.expect(life=2)


@rule("SYM-17")
@with_dodge_city
def test_both_lines_of_derringer_happen(edition: str) -> None:
    shooter, target, *_ = seats = quiet(edition)
    shooter.lay("derringer")
    seats.stack("beer")
    shooter.use("derringer", at=target)
    suffer(target)
    shooter.expect(hand="beer")
    target.expect(life=3)


FACES = ["3H", "AH", "9S", "10S", "9C", "9D"]


@rule("SYM-19")
@in_every_edition
@pytest.mark.parametrize("face", FACES)
def test_hearts_equal_missed_on_a_barrel(edition: str, face: str) -> None:
    shooter, owner, *_ = seats = quiet(edition)
    shooter.give("bang")
    owner.lay("barrel")
    seats.stack(face)
    shooter.play("bang", at=owner)
    owner.draw()
    assert seats.asked() == ("0 play_phase" if face in ("3H", "AH") else "1 shot")


@rule("SYM-19")
@in_every_edition
@pytest.mark.parametrize("face", FACES)
def test_hearts_equal_freedom_on_jail(edition: str, face: str) -> None:
    first, jailed, third, _ = seats = quiet(edition)
    jailed.lay("jail")
    seats.stack(face)
    first.end_turn()
    seats.expect_turn(jailed if face in ("3H", "AH") else third)


@rule("SYM-19")
@in_every_edition
@pytest.mark.parametrize("face", FACES)
def test_spades_of_low_value_equal_an_explosion_on_dynamite(edition: str, face: str) -> None:
    first, owner, third, _ = seats = quiet(edition)
    owner.lay("dynamite")
    seats.stack(face)
    first.end_turn()
    suffer(owner)
    owner.expect(life=1 if face == "9S" else 4)
    third.expect(in_play="" if face == "9S" else "dynamite")


@rule("SYM-20")
@pytest.mark.parametrize("edition", ["czech", "fourth", "walkingdead"])
def test_panic_is_take_a_card_from_a_player_at_distance_1(edition: str) -> None:
    thief, near, far, _ = quiet(edition)
    thief.give("panic")
    near.give("missed")
    far.give("missed")
    thief.cannot("panic", at=far, take="hand", because="too_far")
    thief.play("panic", at=near, take="hand")
    thief.expect(hand="missed")
    near.expect(hand="")
