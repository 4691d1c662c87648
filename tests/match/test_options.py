"""What cannot be agreed before the deal is refused, with a code and facts that say what is wrong."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from sixgun.editions import EDITIONS, GREENS, SettingValue
from sixgun.engine.chance import Chance, key_of
from sixgun.engine.refusals import Rejection
from sixgun.match.match import deal
from sixgun.match.options import GameOptions
from sixgun.rules.setup import roles_for

KEY = key_of(1)


def refused(options: GameOptions, code: str, **facts: str | int) -> None:
    """Refused with this code, and among its facts these."""
    with pytest.raises(Rejection) as error:
        options.start(KEY)
    assert error.value.code == code
    assert error.value.facts.items() >= facts.items()


def with_rule(name: str, value: SettingValue, **more: SettingValue) -> tuple[tuple[str, SettingValue], ...]:
    return ((name, value), *more.items())


# Editions and players


def test_an_unknown_edition() -> None:
    refused(GameOptions("wildwest"), "no_edition", wanted="wildwest", names=", ".join(EDITIONS))


@pytest.mark.parametrize("players", [-1, 0, 1, 2, 3, 8, 9, 100])
def test_too_few_or_too_many_players(players: int) -> None:
    refused(GameOptions("fourth", players), "player_count", edition="fourth", least=4, most=7, given=players)


@pytest.mark.parametrize("players", [9, 100])
def test_no_house_rule_brings_more_than_eight_players(players: int) -> None:
    """There are eight role cards."""
    many = with_rule("max_players", players, two_renegades_at_8=True)
    refused(GameOptions("fourth", players, many), "player_count", least=4, most=8, given=players)


@pytest.mark.parametrize("players", [-3, 0, 1, 2])
def test_no_house_rule_brings_fewer_than_three_players(players: int) -> None:
    few = with_rule("min_players", players, three_player_game=True)
    refused(GameOptions("fourth", players, few), "player_count", least=3, most=7, given=players)


def test_three_players_without_their_rules() -> None:
    refused(GameOptions("fourth", 3, with_rule("min_players", 3)), "players_need_setting", setting="three_player_game")


def test_eight_players_without_a_second_renegade() -> None:
    refused(GameOptions("fourth", 8, with_rule("max_players", 8)), "players_need_setting", setting="two_renegades_at_8")


def test_too_few_characters_for_eight_players_to_choose_from() -> None:
    eight = with_rule("max_players", 8, two_renegades_at_8=True)
    refused(GameOptions("dodgecity", 8, eight, choose_characters=True), "too_few_characters", players=8)


# House rules


def test_an_unknown_setting() -> None:
    refused(GameOptions(house_rules=with_rule("beer_price", 2)), "no_setting", wanted="beer_price")


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
def test_a_value_of_the_wrong_type(name: str, value: SettingValue, kind: str) -> None:
    refused(GameOptions(house_rules=with_rule(name, value)), "setting_type", setting=name, kind=kind)


WORDS = [
    "deck", "characters", "life_counter", "brown_to_discard", "same_name_check", "beer_reaction", "beer_mode",
    "beer_two_players", "jail_failed", "jail_card_discarded", "start_checks", "dynamite_pass", "distance_symbol",
    "sid_ketchum", "bart_cassidy", "abilities_optional", "pepperbox_range", "end_check", "series_keep_characters",
    "series_sheriff_passes",
]  # fmt: skip


@pytest.mark.parametrize("name", WORDS)
def test_an_unknown_value_of_a_setting(name: str) -> None:
    refused(GameOptions(house_rules=with_rule(name, "maybe")), "setting_value", setting=name, given="maybe")


@pytest.mark.parametrize("life", [-1, 0])
def test_a_character_without_life(life: int) -> None:
    refused(GameOptions(house_rules=with_rule("kit_carlson_life", life)), "setting_value", names="3, 4", given=life)


# Roles


def test_the_wrong_number_of_roles() -> None:
    refused(GameOptions(players=4, roles=("sheriff", None)), "role_count", players=4, given=2)


def test_an_unknown_role() -> None:
    refused(GameOptions(players=4, roles=("bandit", None, None, None)), "no_role", wanted="bandit")


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
def test_too_many_players_with_a_role(players: int, roles: tuple[str | None, ...], role: str) -> None:
    refused(GameOptions(players=players, roles=roles), "too_many_of_a_role", role=role, players=players)


def test_a_sheriff_among_three() -> None:
    refused(GameOptions("dodgecity", 3, roles=("sheriff", None, None)), "too_many_of_a_role", role="sheriff", players=3)


# Characters


def test_the_wrong_number_of_characters() -> None:
    refused(GameOptions(players=4, characters=("willy_the_kid",)), "character_count", players=4, given=1)


@pytest.mark.parametrize(("edition", "name"), [("fourth", "billy_the_kid"), ("fourth", "vera_custer")])
def test_a_character_who_is_not_in_the_box(edition: str, name: str) -> None:
    refused(GameOptions(edition, 4, characters=(name, None, None, None)), "no_character", wanted=name)


def test_the_same_character_twice() -> None:
    twice = ("willy_the_kid", None, "willy_the_kid", None)
    refused(GameOptions(players=4, characters=twice), "character_twice", character="willy_the_kid")


# Simplified games, keys and seeds


def test_a_simplified_game_in_an_edition_without_one() -> None:
    refused(GameOptions("czech", simplified=True), "no_simplified_game", edition="czech")


@pytest.mark.parametrize("length", [0, 1, 31, 33, 64])
def test_a_key_of_the_wrong_length(length: int) -> None:
    for start in (lambda: GameOptions().start(bytes(length)), lambda: deal(key=bytes(length))):
        with pytest.raises(Rejection, match=f"key_length, bytes 32, given {length}"):
            start()


@pytest.mark.parametrize("seed", [-1, -(2**256), 2**256])
def test_an_invalid_seed(seed: int) -> None:
    with pytest.raises(ValueError, match=r"a seed is a number from 0 to 2\*\*256 - 1"):
        deal(seed=seed)


def test_a_seed_and_a_key() -> None:
    with pytest.raises(ValueError, match="a seed or a key, not both"):
        deal(seed=1, key=KEY)


# Possible options


def test_fixed_roles_and_characters_keep_their_seats() -> None:
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


def test_without_seed_and_key_games_differ() -> None:
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


def test_the_key_alone_determines_chance() -> None:
    assert Chance(KEY).shuffled(list(range(80))) == Chance(KEY).shuffled(list(range(80)))


@pytest.mark.parametrize("green_cards", [True, False])
def test_green_cards_can_be_left_in_the_box(green_cards: bool) -> None:
    g = GameOptions("combined", 5, (("green_cards", green_cards),)).start(key_of(1))
    dealt = {g.kind(card) for player in g.players for card in player.hand} | {g.kind(card) for card in g.deck}
    assert bool(dealt & set(GREENS)) is green_cards
