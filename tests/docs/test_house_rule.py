"""The example of a house rule: its games end, and the setting makes a difference."""

from examples.house_rule import HOUSE_RULE, play, wins


def test_every_game_has_a_winner() -> None:
    assert sum(wins(HOUSE_RULE, games=5).values()) == 5


def test_the_same_deal_goes_differently_with_the_house_rule() -> None:
    assert [play(seed, {}).position for seed in range(5)] != [play(seed, HOUSE_RULE).position for seed in range(5)]
