"""What cannot be agreed before the deal is refused, with a sentence that says what is wrong."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from sixgun.editions import GREENS, Setting
from sixgun.engine.chance import Chance, key_of
from sixgun.match.match import deal
from sixgun.match.options import GameOptions
from sixgun.rules.setup import roles_for

KEY = key_of(1)


def refused(options: GameOptions, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        options.start(KEY)


def with_rule(name: str, value: Setting, **more: Setting) -> tuple[tuple[str, Setting], ...]:
    return ((name, value), *more.items())


# Editions and players


def test_an_unknown_edition() -> None:
    refused(GameOptions("wildwest"), "there is no edition 'wildwest'; there are abacus, czech, fourth")


@pytest.mark.parametrize("players", [-1, 0, 1, 2, 3, 8, 9, 100])
def test_too_few_or_too_many_players(players: int) -> None:
    refused(GameOptions("fourth", players), f"the edition fourth is for 4 to 7 players, not {players}")


@pytest.mark.parametrize("players", [9, 100])
def test_no_house_rule_brings_more_than_eight_players(players: int) -> None:
    """There are eight role cards."""
    many = with_rule("max_players", players, two_renegades_at_8=True)
    refused(GameOptions("fourth", players, many), f"is for 4 to 8 players, not {players}")


@pytest.mark.parametrize("players", [-3, 0, 1, 2])
def test_no_house_rule_brings_fewer_than_three_players(players: int) -> None:
    few = with_rule("min_players", players, three_player_game=True)
    refused(GameOptions("fourth", players, few), f"is for 3 to 7 players, not {players}")


def test_three_players_without_their_rules() -> None:
    refused(GameOptions("fourth", 3, with_rule("min_players", 3)), "three players need the setting three_player_game")


def test_eight_players_without_a_second_renegade() -> None:
    refused(GameOptions("fourth", 8, with_rule("max_players", 8)), "eight players need the setting two_renegades_at_8")


def test_eight_players_who_choose_of_two_characters_each_out_of_fifteen() -> None:
    eight = with_rule("max_players", 8, two_renegades_at_8=True)
    refused(GameOptions("dodgecity", 8, eight, choose_characters=True), "not enough characters for 8 players")


# House rules


def test_an_unknown_setting() -> None:
    refused(
        GameOptions(house_rules=with_rule("beer_price", 2)), "there is no setting 'beer_price'; there are min_players"
    )


@pytest.mark.parametrize(
    ("name", "value", "kind"),
    [
        ("green_cards", "yes", "bool"),
        ("green_cards", 1, "bool"),
        ("kit_carlson_life", "4", "int"),
        ("kit_carlson_life", True, "int"),
        ("beer_mode", 1, "str"),
        ("end_check", False, "str"),
    ],
)
def test_a_value_of_the_wrong_type(name: str, value: Setting, kind: str) -> None:
    refused(GameOptions(house_rules=with_rule(name, value)), f"the setting {name} is of type {kind}, {value!r} is not")


WORDS = [
    "deck", "characters", "life_counter", "brown_to_discard", "same_name_check", "beer_reaction", "beer_mode",
    "beer_two_players", "jail_failed", "jail_card_discarded", "start_checks", "dynamite_pass", "distance_symbol",
    "sid_ketchum", "bart_cassidy", "abilities_optional", "pepperbox_range", "end_check", "series_keep_characters",
    "series_sheriff_passes",
]  # fmt: skip


@pytest.mark.parametrize("name", WORDS)
def test_a_word_that_the_setting_does_not_know(name: str) -> None:
    refused(GameOptions(house_rules=with_rule(name, "maybe")), f"the setting {name} is one of .*, not 'maybe'")


@pytest.mark.parametrize("life", [-1, 0])
def test_a_character_who_would_be_dead_at_the_start(life: int) -> None:
    refused(GameOptions(house_rules=with_rule("kit_carlson_life", life)), "kit_carlson_life")


# Roles


def test_a_number_of_roles_that_is_not_the_number_of_players() -> None:
    refused(GameOptions(players=4, roles=("sheriff", None)), "4 players need 4 roles, not 2")


def test_an_unknown_role() -> None:
    refused(GameOptions(players=4, roles=("bandit", None, None, None)), "there is no role 'bandit'; there are sheriff")


@pytest.mark.parametrize(
    ("players", "roles", "role"),
    [
        (4, ("sheriff", "sheriff", None, None), "sheriff"),
        (4, ("deputy", None, None, None), "deputy"),
        (4, ("outlaw", "outlaw", "outlaw", None), "outlaw"),
        (5, ("deputy", "deputy", None, None, None), "deputy"),
        (7, ("renegade", None, None, None, None, None, "renegade"), "renegade"),
    ],
)
def test_more_of_a_role_than_there_are(players: int, roles: tuple[str | None, ...], role: str) -> None:
    refused(GameOptions(players=players, roles=roles), f"not so many of the role {role} with {players} players")


def test_a_sheriff_among_three() -> None:
    refused(
        GameOptions("dodgecity", 3, roles=("sheriff", None, None)), "not so many of the role sheriff with 3 players"
    )


# Characters


def test_a_number_of_characters_that_is_not_the_number_of_players() -> None:
    refused(GameOptions(players=4, characters=("willy_the_kid",)), "4 players need 4 characters, not 1")


@pytest.mark.parametrize(("edition", "name"), [("fourth", "billy_the_kid"), ("fourth", "vera_custer")])
def test_a_character_who_is_not_in_the_box(edition: str, name: str) -> None:
    refused(GameOptions(edition, 4, characters=(name, None, None, None)), f"there is no character '{name}' in base16")


def test_the_same_character_twice() -> None:
    twice = ("willy_the_kid", None, "willy_the_kid", None)
    refused(GameOptions(players=4, characters=twice), "there is only one willy_the_kid")


# Simplified games, keys and seeds


def test_a_simplified_game_where_there_is_none() -> None:
    refused(GameOptions("czech", simplified=True), "the edition czech has no simplified first game")


@pytest.mark.parametrize("length", [0, 1, 31, 33, 64])
def test_a_key_of_the_wrong_length(length: int) -> None:
    sentence = f"a key has 32 bytes, not {length}"
    with pytest.raises(ValueError, match=sentence):
        GameOptions().start(bytes(length))
    with pytest.raises(ValueError, match=sentence):
        deal(key=bytes(length))


@pytest.mark.parametrize("seed", [-1, -(2**256), 2**256])
def test_a_seed_that_is_no_key(seed: int) -> None:
    with pytest.raises(ValueError, match=r"a seed is a number from 0 to 2\*\*256 - 1"):
        deal(seed=seed)


def test_a_seed_and_a_key() -> None:
    with pytest.raises(ValueError, match="a seed or a key, not both"):
        deal(seed=1, key=KEY)


# What can be agreed


def test_settled_roles_and_characters_stay_where_they_are() -> None:
    roles = ("outlaw", None, "sheriff", None)
    people = (None, "willy_the_kid", None, "kit_carlson")
    for seed in range(20):
        game = deal(players=4, seed=seed, roles=roles, characters=people).game
        assert [game.players[seat].character.key for seat in (1, 3)] == ["willy_the_kid", "kit_carlson"]
        assert sorted(int(player.role) for player in game.players) == sorted(roles_for(4))
        assert (game.players[0].role, game.players[2].role) == (2, 0)
        assert game.turn == 2


@pytest.mark.parametrize("seed", [0, 1, 2**256 - 1])
def test_every_seed_of_32_bytes_deals(seed: int) -> None:
    assert deal(seed=seed).key == seed.to_bytes(32, "little")


def test_without_seed_and_key_chance_decides() -> None:
    assert deal().key != deal().key


def test_house_rules_change_the_rules_and_nothing_else() -> None:
    options = GameOptions("fourth", 5, with_rule("kit_carlson_life", 3, end_check="immediate"))
    changed, printed = asdict(options.rules), asdict(GameOptions("fourth", 5).rules)
    differing = {name: value for name, value in changed.items() if value != printed[name]}
    assert differing == {"kit_carlson_life": 3, "end_check": "immediate"}


def test_eight_may_play_fourth_by_house_rules() -> None:
    eight = with_rule("max_players", 8, two_renegades_at_8=True)
    roles = sorted(int(player.role) for player in GameOptions("fourth", 8, eight).start(KEY).players)
    assert roles == [0, 1, 1, 2, 2, 2, 3, 3]


def test_chance_is_the_key_and_nothing_else() -> None:
    assert Chance(KEY).shuffled(list(range(80))) == Chance(KEY).shuffled(list(range(80)))


@pytest.mark.parametrize("green_cards", [True, False])
def test_green_cards_can_be_left_in_the_box(green_cards: bool) -> None:
    g = GameOptions("combined", 5, (("green_cards", green_cards),)).start(key_of(1))
    dealt = {g.kind(card) for player in g.players for card in player.hand} | {g.kind(card) for card in g.deck}
    assert bool(dealt & set(GREENS)) is green_cards
