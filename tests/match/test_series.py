"""Series of games (SER-01 to SER-06, DER-44)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict

import pytest

from sixgun.editions import EDITIONS, SettingValue
from sixgun.engine.chance import Chance, key_of
from sixgun.engine.ids import ROLES
from sixgun.match.match import Match, load
from sixgun.match.options import GameOptions
from sixgun.match.series import Series, may_keep, options_after
from sixgun.rules.victory import end_if_won
from tests.stories.helpers import EVERYWHERE
from tests.stories.marks import rule

SILENT = ("abacus", "dodgecity", "combined")
INDIVIDUAL = ("fourth", "walkingdead")
SPEAKING = ("czech", *INDIVIDUAL)

ROLES_OF_FIVE = ("sheriff", "outlaw", "renegade", "outlaw", "deputy")
PEOPLE = ("willy_the_kid", "paul_regret", "slab_the_killer", "el_gringo", "rose_doolan")
DODGE_CITY_PEOPLE = ("tequila_joe", "sean_mallory", "doc_holyday", "elena_fuente", "belle_star")


def people(edition: str) -> tuple[str, ...]:
    return DODGE_CITY_PEOPLE if edition == "dodgecity" else PEOPLE


def first_game(edition: str = "fourth", **house_rules: SettingValue) -> tuple[Series, Match]:
    """A game of five: the sheriff in seat 0, outlaws in 1 and 3."""
    options = GameOptions(edition, 5, tuple(house_rules.items()), ROLES_OF_FIVE, people(edition))
    series = Series(options)
    return series, series.start(key_of(1))


def end(match: Match, *dead: int) -> None:
    """Ends the game by eliminating these seats."""
    for seat in dead:
        match.game.players[seat].alive = match.game.players[seat].present = False
        match.game.present.remove(seat)
    assert end_if_won(match.game), "nobody has won"


def ended(edition: str = "fourth", **house_rules: SettingValue) -> tuple[Series, Match]:
    """The sheriff and the outlaw at seat 3 are dead; seats 1, 2 and 4 survive."""
    series, match = first_game(edition, **house_rules)
    end(match, 0, 3)
    return series, match


def play_out(match: Match, seed: int = 1) -> None:
    chance = Chance(key_of(seed))
    while not match.over:
        match.act(match.choices[chance.below(len(match.choices))])


def characters(match: Match) -> list[str]:
    return [player.character.key for player in match.game.players]


def roles(match: Match) -> list[str]:
    return [ROLES[player.role] for player in match.game.players]


def following(edition: str, keep: tuple[int, ...], count: int, **house_rules: SettingValue) -> Iterator[Match]:
    """The second game, dealt with many different keys."""
    for seed in range(2, 2 + count):
        series, match = ended(edition, **house_rules)
        yield series.next(match, keep, key_of(seed))


# Keeping characters


@rule("SER-01")
@pytest.mark.parametrize("edition", SPEAKING)
def test_only_survivors_may_keep_their_characters(edition: str) -> None:
    series, match = ended(edition)
    assert series.may_keep(match) == (1, 2, 4)
    for dead in (0, 3):
        with pytest.raises(ValueError, match=f"seat {dead} was eliminated and must draw a new character"):
            series.next(match, (1, 2, 4, dead), key_of(2))


@rule("SER-01")
@pytest.mark.parametrize("edition", SPEAKING)
def test_the_survivors_keep_their_characters(edition: str) -> None:
    for match in following(edition, (1, 2, 4), 10):
        now = characters(match)
        assert (now[1], now[2], now[4]) == ("paul_regret", "slab_the_killer", "rose_doolan")


@rule("SER-01")
@pytest.mark.parametrize("edition", INDIVIDUAL)
def test_each_survivor_decides_alone(edition: str) -> None:
    changed = set()
    for match in following(edition, (4,), 10):
        assert characters(match)[4] == "rose_doolan"
        changed.add(characters(match)[1])
    assert changed != {"paul_regret"}


@rule("SER-01")
def test_in_czech_the_survivors_must_agree() -> None:
    series, match = ended("czech")
    for some in ((1,), (1, 2), (2, 4)):
        with pytest.raises(ValueError, match="all of them keep their characters or none does"):
            series.next(match, some, key_of(2))
    assert series.next(match, (), key_of(2)).options.characters == ()


@rule("SER-01")
def test_a_kept_character_loses_a_borrowed_ability() -> None:
    agreed = (("series_keep_characters", "individual"),)
    vera = ("vera_custer", None, None, None)
    series = Series(GameOptions("combined", 4, agreed, roles=("sheriff", None, None, None), characters=vera))
    match = series.start(key_of(1))
    match.act(match.choices[0])  # names somebody
    end(match, 1, 2, 3)
    assert match.game.players[0].ability.key != "vera_custer"
    assert characters(series.next(match, (0,), key_of(2)))[0] == "vera_custer"


@rule("SER-02")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_no_cards_are_kept(edition: str) -> None:
    on = {"series_keep_characters": "individual", "series_sheriff_passes": "left"}
    options = GameOptions(edition, 5, tuple(on.items()))
    series = Series(options)
    match = series.start(key_of(3))
    play_out(match)
    keep = series.may_keep(match)
    second = series.next(match, keep, key_of(4))
    fresh = GameOptions(edition, 5, options.house_rules, second.options.roles, second.options.characters).start(
        key_of(4)
    )
    for player, dealt in zip(second.game.players, fresh.players, strict=True):
        assert (player.hand, player.in_play, player.life) == (dealt.hand, [], dealt.max_life)
    assert second.game.deck == fresh.deck
    assert second.game.discards == []


@rule("SER-03")
@pytest.mark.parametrize("edition", SPEAKING)
def test_the_eliminated_draw_new_random_characters(edition: str) -> None:
    drawn = {characters(match)[0] for match in following(edition, (1, 2, 4), 150)}
    assert len(drawn) == 16 - 3
    assert "willy_the_kid" in drawn, "the old character went back into the pool"


@rule("SER-03", "DER-44")
@pytest.mark.parametrize("edition", SPEAKING)
def test_kept_characters_are_not_drawn(edition: str) -> None:
    kept = {"paul_regret", "slab_the_killer", "rose_doolan"}
    for match in following(edition, (1, 2, 4), 60):
        assert not kept & {characters(match)[0], characters(match)[3]}
        assert len(set(characters(match))) == 5
        spares = {player.spare.key for player in match.game.players if player.spare}
        assert not kept & spares


@rule("DER-44")
def test_kept_characters_are_not_offered() -> None:
    for seed in range(30):
        series = Series(GameOptions("fourth", 5, (), ROLES_OF_FIVE, PEOPLE, choose_characters=True))
        match = series.start(key_of(1))
        end(match, 0, 3)
        second = series.next(match, (1, 2), key_of(seed + 2))
        offered = [name for seat in (0, 3, 4) for name in second.observe(seat).characters]
        assert len(set(offered)) == 6
        assert not {"paul_regret", "slab_the_killer"} & set(offered)


# Passing the star


@rule("SER-04")
@pytest.mark.parametrize("edition", SPEAKING)
def test_the_star_passes_to_the_left(edition: str) -> None:
    series = Series(GameOptions(edition, 5, roles=("sheriff", None, None, None, None)))
    match = series.start(key_of(100))
    for game in range(1, 7):
        play_out(match)
        match = series.next(match, (), key_of(100 + game))
        assert roles(match).index("sheriff") == game % 5


@rule("SER-05")
@pytest.mark.parametrize("edition", SPEAKING)
def test_the_other_roles_are_dealt_at_random(edition: str) -> None:
    seats = list(zip(*map(roles, following(edition, (), 200)), strict=True))
    assert set(seats[1]) == {"sheriff"}
    for seat in (0, 2, 3, 4):
        assert 20 < seats[seat].count("deputy") < 80
        assert 20 < seats[seat].count("renegade") < 80
        assert 60 < seats[seat].count("outlaw") < 140


def test_three_players_have_no_star_to_pass_on() -> None:
    series = Series(GameOptions("dodgecity", 3, (("series_sheriff_passes", "left"),)))
    match = series.start(key_of(1))
    play_out(match)
    assert sorted(roles(series.next(match, (), key_of(2)))) == ["deputy", "outlaw", "renegade"]


# Where the rulebook is silent


@rule("SER-06")
@pytest.mark.parametrize("edition", SILENT)
def test_where_the_rulebook_is_silent_every_game_starts_from_scratch(edition: str) -> None:
    series, match = ended(edition)
    assert series.may_keep(match) == ()
    with pytest.raises(ValueError, match="the setting series_keep_characters is off"):
        series.next(match, (1,), key_of(2))
    games = list(following(edition, (), 60))
    assert {roles(game).index("sheriff") for game in games} == {0, 1, 2, 3, 4}
    assert {characters(game)[1] for game in games} > {people(edition)[1]}


@rule("SER-06")
@pytest.mark.parametrize("edition", SILENT)
def test_where_the_rulebook_is_silent_the_table_may_agree_on_a_series(edition: str) -> None:
    on: dict[str, SettingValue] = {"series_keep_characters": "individual", "series_sheriff_passes": "left"}
    for match in following(edition, (1, 4), 10, **on):
        assert roles(match).index("sheriff") == 1
        assert characters(match)[1] == people(edition)[1]
        assert characters(match)[4] == people(edition)[4]


def test_a_table_may_agree_not_to_play_a_series() -> None:
    off: dict[str, SettingValue] = {"series_keep_characters": "off", "series_sheriff_passes": "off"}
    series, match = ended("fourth", **off)
    assert series.may_keep(match) == ()
    assert {roles(game).index("sheriff") for game in following("fourth", (), 60, **off)} == {0, 1, 2, 3, 4}


# The score


def test_the_score_counts_the_games_each_seat_has_won() -> None:
    series, match = first_game()
    assert series.score == (0, 0, 0, 0, 0)
    end(match, 0, 3)  # the outlaws win, dead or alive
    assert series.score == (0, 1, 0, 1, 0)
    second = series.next(match, (), key_of(2))
    assert series.score == (0, 1, 0, 1, 0)
    law = [seat for seat, role in enumerate(roles(second)) if role in ("sheriff", "deputy")]
    end(second, *(seat for seat in range(5) if seat not in law))
    assert series.score == tuple((seat in (1, 3)) + (seat in law) for seat in range(5))


def test_edition_players_and_house_rules_stay_the_same() -> None:
    series, match = ended("fourth", kit_carlson_life=3)
    second = series.next(match, (1,), key_of(2))
    assert (second.options.edition, second.options.players) == ("fourth", 5)
    assert second.options.rules == match.options.rules


# Saving


def test_a_later_game_is_saved_and_loaded_like_any_other() -> None:
    series = Series(GameOptions("fourth", 5))
    match = series.start(key_of(1))
    play_out(match)
    second = series.next(match, series.may_keep(match), key_of(2))
    play_out(second)
    again = load(second.save())
    assert (characters(again), roles(again), again.winners) == (characters(second), roles(second), second.winners)


def test_a_series_continues_from_its_saved_games() -> None:
    series = Series(GameOptions("fourth", 5))
    match = series.start(key_of(1))
    play_out(match)
    second = series.next(match, (), key_of(2))
    play_out(second)
    again = Series(series.options, [load(game.save()) for game in series.games])
    assert again.score == series.score
    third = again.next(load(second.save()), series.may_keep(second), key_of(3))
    assert third.options == options_after(second, may_keep(second))
    assert len(again.games) == 3


def test_a_saved_game_of_a_series_can_be_continued() -> None:
    series = Series(GameOptions("fourth", 5))
    saved = series.start(key_of(1)).save()
    match = load(saved)
    play_out(match)
    assert series.score == (0, 0, 0, 0, 0)
    series.next(match, (), key_of(2))
    assert series.score == tuple(int(seat in match.winners) for seat in range(5))


# Wrong use


def test_a_series_begins_with_start_and_only_once() -> None:
    series, match = ended()
    with pytest.raises(ValueError, match="the series has begun"):
        series.start(key_of(2))
    with pytest.raises(ValueError, match="the series has not begun"):
        Series(series.options).next(match, (), key_of(2))


def test_the_previous_game_must_be_over() -> None:
    series, match = first_game()
    with pytest.raises(ValueError, match="the game is not over"):
        series.next(match, (), key_of(2))
    with pytest.raises(ValueError, match="the game is not over"):
        series.may_keep(match)
    with pytest.raises(ValueError, match="the game is not over"):
        Series(series.options, [match, match])


def test_each_game_is_followed_once() -> None:
    series, match = ended()
    series.next(match, (), key_of(2))
    with pytest.raises(ValueError, match="not the last game of the series"):
        series.next(match, (), key_of(3))


def test_a_game_of_another_table_is_not_part_of_the_series() -> None:
    series, _ = ended()
    _, other = ended("walkingdead")
    with pytest.raises(ValueError, match="not the last game of the series"):
        series.next(other, (), key_of(2))
    with pytest.raises(ValueError, match="edition, players or house rules differ"):
        Series(series.options, [other])


def test_another_edition_with_the_same_rules_is_another_table() -> None:
    fourth = EDITIONS["fourth"].rules
    same = tuple((name, value) for name, value in asdict(fourth).items())
    match = Match(GameOptions("walkingdead", 5, same), key_of(1))
    assert match.options.rules == fourth
    with pytest.raises(ValueError, match="edition, players or house rules differ"):
        Series(GameOptions("fourth", 5), [match])


@pytest.mark.parametrize("seat", [-1, 5])
def test_an_unknown_seat_cannot_keep_a_character(seat: int) -> None:
    series, match = ended()
    with pytest.raises(ValueError, match=f"no_seat, wanted {seat}"):
        series.next(match, (seat,), key_of(2))


def test_the_key_of_an_earlier_game_is_refused() -> None:
    series, match = ended()
    with pytest.raises(ValueError, match="is public"):
        series.next(match, (), key_of(1))


def test_wrong_options_are_refused_before_the_first_game() -> None:
    with pytest.raises(ValueError, match="player_count, edition fourth, least 4, most 7, given 3"):
        Series(GameOptions("fourth", 3))


def test_a_refused_game_does_not_change_the_series() -> None:
    series, match = ended()
    with pytest.raises(ValueError, match="key_length"):
        series.next(match, (), b"short")
    assert series.games == [match]
    assert series.next(match, (), key_of(2)) is series.games[-1]
