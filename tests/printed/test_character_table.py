"""The characters of each edition and their life points."""

from __future__ import annotations

import pytest

from sixgun.engine.chance import key_of
from sixgun.match.options import GameOptions
from tests.printed.printed_cards import cards_on_the_table, dealt
from tests.stories.helpers import EVERYWHERE, WITH_BASE
from tests.stories.marks import rule

BASE_LIFE = {
    "bart_cassidy": 4, "black_jack": 4, "calamity_janet": 4, "el_gringo": 3, "jesse_jones": 4, "jourdonnais": 4,
    "kit_carlson": 4, "lucky_duke": 4, "paul_regret": 3, "pedro_ramirez": 4, "rose_doolan": 4, "sid_ketchum": 4,
    "slab_the_killer": 4, "suzy_lafayette": 4, "vulture_sam": 4, "willy_the_kid": 4,
}  # fmt: skip
CZECH_LIFE = {
    "bart_cassidy": 4, "black_jack": 4, "calamity_janet": 4, "el_gringo": 3, "jesse_jones": 4, "jourdonnais": 4,
    "kit_carlson": 3, "lucky_duke": 4, "paul_regret": 3, "pedro_ramirez": 4, "rose_doolan": 4, "sid_ketchum": 4,
    "slab_the_killer": 4, "suzy_lafayette": 4, "vulture_sam": 4, "willy_the_kid": 4,
}  # fmt: skip
DODGE_CITY_LIFE = {
    "apache_kid": 3, "belle_star": 4, "bill_noface": 4, "chuck_wengam": 4, "doc_holyday": 4, "elena_fuente": 3,
    "greg_digger": 4, "herb_hunter": 4, "jose_delgado": 4, "molly_stark": 4, "pat_brennan": 4, "pixie_pete": 3,
    "sean_mallory": 3, "tequila_joe": 4, "vera_custer": 3,
}  # fmt: skip
LIFE = {
    "abacus": BASE_LIFE,
    "czech": CZECH_LIFE,
    "fourth": BASE_LIFE,
    "walkingdead": BASE_LIFE,
    "dodgecity": DODGE_CITY_LIFE,
    "combined": BASE_LIFE | DODGE_CITY_LIFE,
}
CASES = [(edition, name) for edition, people in LIFE.items() for name in people]

# Edition: playing cards, characters, role cards. Seven summary cards make it 110.
BOXES = [("abacus", 80, 16, 7), ("czech", 80, 16, 7), ("dodgecity", 80, 15, 8)]


def life_at_start(edition: str, character: str, role: str) -> int:
    game = GameOptions(edition, 4, roles=(role, None, None, None), characters=(character, None, None, None))
    return int(game.start(key_of(1)).players[0].life)


def most_role_cards(edition: str) -> int:
    """The number of role cards. Dodge City adds an eighth, which is used only together with BANG!."""
    with_bang = "combined" if edition == "dodgecity" else edition
    players = 8 if with_bang == "combined" else 7
    return len(GameOptions(with_bang, players).start(key_of(1)).players)


@rule("CMP-03")
@pytest.mark.parametrize("edition", ["abacus", "czech", "fourth", "walkingdead"])
def test_bang_has_16_characters(edition: str) -> None:
    assert len(BASE_LIFE) == 16
    assert set(dealt(edition).box.characters) == set(BASE_LIFE)


@rule("CMP-04")
def test_dodge_city_has_15_characters_of_its_own() -> None:
    assert len(DODGE_CITY_LIFE) == 15
    assert set(dealt("dodgecity").box.characters) == set(DODGE_CITY_LIFE)


@rule("CMP-05")
def test_the_characters_of_both_boxes_are_shuffled_together() -> None:
    assert len(dealt("combined").box.characters) == 31
    assert set(dealt("combined").box.characters) == {*BASE_LIFE, *DODGE_CITY_LIFE}


@rule("SET-09")
@pytest.mark.parametrize(("edition", "character"), CASES)
def test_players_start_with_the_life_points_printed_on_the_character(edition: str, character: str) -> None:
    assert life_at_start(edition, character, "outlaw") == LIFE[edition][character]


@rule("SET-10")
@pytest.mark.parametrize(("edition", "character"), CASES)
def test_the_sheriff_starts_with_one_life_point_more(edition: str, character: str) -> None:
    assert life_at_start(edition, character, "sheriff") == LIFE[edition][character] + 1


@rule("CH-KIT-2")
@pytest.mark.parametrize("edition", WITH_BASE)
def test_kit_carlson_has_4_life_points_and_in_czech_3(edition: str) -> None:
    assert life_at_start(edition, "kit_carlson", "outlaw") == (3 if edition == "czech" else 4)


@rule("CMP-10")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_five_bullets_on_the_back_of_a_card_are_always_enough(edition: str) -> None:
    most = max(life_at_start(edition, character, "sheriff") for character in LIFE[edition])
    assert most == 5


@rule("CMP-11")
@pytest.mark.parametrize("edition", ["fourth", "walkingdead"])
def test_thirty_markers_are_enough_for_seven_players(edition: str) -> None:
    strong = [name for name, life in LIFE[edition].items() if life == 4][:7]
    g = GameOptions(edition, 7, characters=tuple(strong)).start(key_of(1))
    assert sum(player.max_life for player in g.players) == 29


@rule("CMP-09")
@pytest.mark.parametrize(("edition", "playing", "characters", "roles"), BOXES)
def test_with_the_summaries_a_box_has_110_cards(edition: str, playing: int, characters: int, roles: int) -> None:
    g = dealt(edition)
    counted = len(cards_on_the_table(g)), len(g.box.characters), most_role_cards(edition)
    assert counted == (playing, characters, roles)
    assert sum(counted) + 7 == 110
