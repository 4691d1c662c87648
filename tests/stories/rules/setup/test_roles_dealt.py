"""The roles for each number of players (ROL-01 to ROL-06), and who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from sixgun.engine.chance import key_of
from sixgun.match.options import GameOptions
from sixgun.words import Words
from tests.stories.helpers import EVERYWHERE
from tests.stories.marks import rule
from tests.stories.rules.setup.deals import MANY, deals, roles

FOUR = "sheriff renegade outlaw outlaw"
FIVE = "sheriff renegade outlaw outlaw deputy"
SIX = "sheriff renegade outlaw outlaw outlaw deputy"
SEVEN = "sheriff renegade outlaw outlaw outlaw deputy deputy"
EIGHT = "sheriff renegade renegade outlaw outlaw outlaw deputy deputy"
THREE = "deputy outlaw renegade"

SPANS = {
    "abacus": (4, 7), "czech": (4, 7), "fourth": (4, 7), "walkingdead": (4, 7), "dodgecity": (3, 7), "combined": (3, 8),
}  # fmt: skip

WALKING_DEAD = {
    "sheriff": "Leader of the Survivors",
    "deputy": "Survivor",
    "outlaw": "Savior",
    "renegade": "Loner of Hilltop",
}
WALKING_DEAD_GERMAN = {
    "sheriff": "Anführer der Überlebenden",
    "deputy": "Überlebender",
    "outlaw": "Erlöser",
    "renegade": "Einzelgänger von Hilltop",
}


@rule("SET-01", "SET-03")
@pytest.mark.parametrize("edition", EVERYWHERE)
@pytest.mark.parametrize(
    ("players", "expected"),
    [
        pytest.param(4, FOUR, marks=rule("ROL-01")),
        pytest.param(5, FIVE, marks=rule("ROL-02")),
        pytest.param(6, SIX, marks=rule("ROL-03")),
        pytest.param(7, SEVEN, marks=rule("ROL-04")),
    ],
)
def test_each_number_of_players_has_its_roles_one_for_each_seat(edition: str, players: int, expected: str) -> None:
    for g in deals(GameOptions(edition, players)):
        assert sorted(roles(g)) == sorted(expected.split())


@rule("ROL-05")
def test_eight_players_have_two_renegades() -> None:
    for g in deals(GameOptions("combined", 8)):
        assert sorted(roles(g)) == sorted(EIGHT.split())


@rule("ROL-05")
@pytest.mark.parametrize("edition", ["abacus", "czech", "fourth", "walkingdead", "dodgecity"])
def test_eight_players_need_both_boxes(edition: str) -> None:
    with pytest.raises(ValueError, match="given 8"):
        GameOptions(edition, 8).start(key_of(1))


@rule("ROL-06")
@pytest.mark.parametrize("edition", ["dodgecity", "combined"])
def test_three_players_have_no_sheriff(edition: str) -> None:
    for g in deals(GameOptions(edition, 3)):
        assert sorted(roles(g)) == sorted(THREE.split())


@rule("ROL-06")
@pytest.mark.parametrize("edition", ["abacus", "czech", "fourth", "walkingdead"])
def test_three_players_need_dodge_city(edition: str) -> None:
    with pytest.raises(ValueError, match="given 3"):
        GameOptions(edition, 3).start(key_of(1))


@rule("CMP-06")
@pytest.mark.parametrize("edition", ["abacus", "czech", "fourth", "walkingdead"])
def test_a_box_has_seven_role_cards(edition: str) -> None:
    g = GameOptions(edition, 7).start(key_of(1))
    assert Counter(roles(g)) == {"sheriff": 1, "deputy": 2, "outlaw": 3, "renegade": 1}


@rule("CMP-07")
def test_dodge_city_brings_an_eighth_role_card_a_second_renegade() -> None:
    g = GameOptions("combined", 8).start(key_of(1))
    assert Counter(roles(g)) == {"sheriff": 1, "deputy": 2, "outlaw": 3, "renegade": 2}


@rule("CMP-07")
@pytest.mark.parametrize("edition", EVERYWHERE)
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_the_second_renegade_is_dealt_to_eight_players_only(edition: str, players: int) -> None:
    assert roles(GameOptions(edition, players).start(key_of(1))).count("renegade") == 1


@rule("CMP-12")
@pytest.mark.parametrize("edition", EVERYWHERE)
@pytest.mark.parametrize("players", range(10))
def test_the_number_of_players_of_an_edition(edition: str, players: int) -> None:
    fewest, most = SPANS[edition]
    if fewest <= players <= most:
        assert len(GameOptions(edition, players).start(key_of(1)).players) == players
    else:
        with pytest.raises(ValueError, match=f"least {fewest}, most {most}, given {players}"):
            GameOptions(edition, players).start(key_of(1))


@rule("SET-17")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_the_sheriff_takes_the_first_turn(edition: str) -> None:
    first = [(roles(g)[g.turn], g.turns) for g in deals(GameOptions(edition, 5))]
    assert set(first) == {("sheriff", 1)}


@rule("SET-02")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_the_roles_are_shuffled(edition: str) -> None:
    """Each seat is sheriff in about every fifth of 400 deals, and an outlaw in about two."""
    seats = list(zip(*(roles(g) for g in deals(GameOptions(edition, 5), MANY)), strict=True))
    for seat in seats:
        assert 50 < seat.count("sheriff") < 110
        assert 120 < seat.count("outlaw") < 200


@rule("ROL-15")
@pytest.mark.parametrize("role", WALKING_DEAD)
def test_the_roles_of_the_walking_dead_are_the_same_under_other_names(role: str) -> None:
    assert Words("en", "walkingdead").name(role).casefold() == WALKING_DEAD[role].casefold()
    assert Words("de", "walkingdead").name(role).casefold() == WALKING_DEAD_GERMAN[role].casefold()


@rule("ROL-15")
def test_three_survivors_one_of_them_the_leader_are_a_sheriff_and_two_deputies() -> None:
    dealt = roles(GameOptions("walkingdead", 7).start(key_of(1)))
    assert (dealt.count("sheriff"), dealt.count("deputy")) == (1, 2)
