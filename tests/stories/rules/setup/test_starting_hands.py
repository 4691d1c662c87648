"""The deal: hands, draw pile, and the cards left in the box (SET-02, SET-07 to SET-15, SET-24)."""

from __future__ import annotations

import pytest

from sixgun.engine.chance import key_of
from sixgun.engine.events import Moved
from sixgun.engine.game import Game
from sixgun.engine.ids import HAND, NO_CARD, NOBODY
from sixgun.match.match import deal
from sixgun.match.options import GameOptions
from sixgun.match.position import position
from sixgun.match.view import observe
from sixgun.scenario import table
from tests.stories.helpers import EVERYWHERE, WITH_BASE
from tests.stories.marks import rule
from tests.stories.rules.setup.deals import MANY, characters, deals, hands_dealt, play_out, roles

CARD_COUNT = {"abacus": 80, "czech": 80, "fourth": 80, "walkingdead": 80, "dodgecity": 80, "combined": 120}
WITH_SPARES = ("abacus", "czech", "dodgecity", "combined")
SHERIFF_COUNTS = ("abacus", "fourth", "walkingdead", "dodgecity", "combined")

# A character with 3 and one with 4 life points, by edition.
WEAK_AND_STRONG = dict.fromkeys(WITH_BASE, ("paul_regret", "willy_the_kid")) | {
    "dodgecity": ("sean_mallory", "tequila_joe")
}


def dealt(edition: str, *, sheriff: str, other: str) -> Game:
    """A deal with these two characters and two more, with 4 and 3 life points."""
    others = ("belle_star", "apache_kid") if edition == "dodgecity" else ("slab_the_killer", "el_gringo")
    seats = GameOptions(edition, 4, roles=("sheriff", None, None, None), characters=(sheriff, other, *others))
    return seats.start(key_of(5))


@rule("SET-11")
@pytest.mark.parametrize("edition", SHERIFF_COUNTS)
def test_players_get_as_many_cards_as_life_points_and_the_sheriff_one_more(edition: str) -> None:
    weak, strong = WEAK_AND_STRONG[edition]
    assert hands_dealt(dealt(edition, sheriff=strong, other=weak)) == [5, 3, 4, 3]
    assert hands_dealt(dealt(edition, sheriff=weak, other=strong)) == [4, 4, 4, 3]


@rule("SET-12")
def test_in_czech_the_sheriffs_extra_life_adds_no_card() -> None:
    strong = dealt("czech", sheriff="willy_the_kid", other="paul_regret")
    weak = dealt("czech", sheriff="paul_regret", other="willy_the_kid")
    assert (strong.players[0].life, hands_dealt(strong)) == (5, [4, 3, 4, 3])
    assert (weak.players[0].life, hands_dealt(weak)) == (4, [3, 4, 4, 3])


@rule("SET-13")
@pytest.mark.parametrize("edition", WITH_BASE)
def test_the_rest_is_the_draw_pile_and_nothing_is_discarded(edition: str) -> None:
    """Jesse Jones is asked before he draws, so the table is still as dealt."""
    g = dealt(edition, sheriff="jesse_jones", other="paul_regret")
    in_hands = 14 if edition == "czech" else 15
    assert sum(len(player.hand) for player in g.players) == in_hands
    assert len(g.deck) == CARD_COUNT[edition] - in_hands
    assert g.discards == []


@rule("SET-13")
def test_the_rest_is_the_draw_pile_in_dodge_city() -> None:
    """Vera Custer is asked before she draws, so the table is still as dealt."""
    g = dealt("dodgecity", sheriff="vera_custer", other="tequila_joe")
    assert [len(player.hand) for player in g.players] == [4, 4, 4, 3]
    assert (len(g.deck), g.discards) == (65, [])


@rule("SET-13")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_hands_are_dealt_face_down(edition: str) -> None:
    match = deal(edition, 4, seed=2)
    own, other = HAND + 1, HAND + 2
    seen = [(event.dst, event.card) for event in match.events_seen(1) if isinstance(event, Moved)]
    assert all(card != NO_CARD for place, card in seen if place == own)
    assert all(card == NO_CARD for place, card in seen if place == other)
    assert {own, other} <= {place for place, _ in seen}


@rule("SET-02")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_the_seed_decides_the_deal(edition: str) -> None:
    once, again, other = (position(GameOptions(edition, 6).start(key_of(seed))) for seed in (1, 1, 2))
    assert once == again
    assert once != other


@rule("SET-02")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_playing_cards_and_characters_are_shuffled(edition: str) -> None:
    """Over 800 deals every character is dealt to the first seat, and nearly every card is at the bottom once."""
    games = list(deals(GameOptions(edition, 4), MANY * 2))
    assert {characters(g)[0] for g in games} == set(games[0].box.characters)
    assert len({g.deck[0] for g in games}) > CARD_COUNT[edition] * 0.95


@rule("SET-02")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_the_three_piles_are_shuffled_separately(edition: str) -> None:
    """The character at the first seat says nothing about the role and the first card there."""
    games = list(deals(GameOptions(edition, 4), MANY))
    name = characters(games[0])[0]
    same = [g for g in games if characters(g)[0] == name]
    assert {roles(g)[0] for g in same} == {"sheriff", "outlaw", "renegade"}
    assert len({g.players[0].hand[0] for g in same}) > len(same) // 3


@rule("SET-07")
@pytest.mark.parametrize("edition", WITH_SPARES)
@pytest.mark.parametrize("players", [4, 7])
def test_a_second_character_at_each_seat_only_counts_life(edition: str, players: int) -> None:
    for g in deals(GameOptions(edition, players)):
        spares = [player.spare.key for player in g.players if player.spare]
        assert len({*spares, *characters(g)}) == 2 * players
        seen = [observe(g, viewer).players for viewer in (NOBODY, *range(players))]
        assert not {player.character for row in seen for player in row} & set(spares)
        assert not {player.ability for row in seen for player in row} & set(spares)


@rule("SET-07")
def test_vera_custer_cannot_name_a_life_counter() -> None:
    story = table("vera_custer", "-", "-", "-", edition="dodgecity")
    vera, *others = story
    vera.begin_turn()
    vera.is_asked("name_somebody")
    assert all(player.spare for player in story.g.players)
    assert [option.target for option in story.g.options] == [other.seat for other in others]
    vera.name(others[0])
    assert vera.me.ability is others[0].me.character


@rule("SET-08")
@pytest.mark.parametrize("edition", ["fourth", "walkingdead"])
def test_tokens_count_life_so_no_second_character_is_drawn(edition: str) -> None:
    for g in deals(GameOptions(edition, 7)):
        assert [player.spare for player in g.players] == [None] * 7
    g = dealt(edition, sheriff="willy_the_kid", other="paul_regret")
    assert [player.life for player in g.players] == [5, 3, 4, 3]


@rule("SET-24")
def test_in_fourth_spare_characters_instead_of_tokens_change_nothing_else() -> None:
    for seed in range(10):
        tokens = GameOptions("fourth", 5).start(key_of(seed))
        cards = GameOptions("fourth", 5, (("life_counter", "spare_character"),)).start(key_of(seed))
        assert all(player.spare for player in cards.players)
        assert (characters(cards), roles(cards), hands_dealt(cards)) == (
            characters(tokens),
            roles(tokens),
            hands_dealt(tokens),
        )
        assert [player.life for player in cards.players] == [player.life for player in tokens.players]


@rule("SET-15")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_cards_left_in_the_box_stay_there_for_the_whole_game(edition: str) -> None:
    for g in deals(GameOptions(edition, 4), 5):
        before = characters(g), roles(g)
        play_out(g)
        assert (characters(g), roles(g)) == before
