"""The checksum of a game tells the same games apart as the line of its position does."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

import sixgun
from sixgun.editions import EDITIONS, SettingValue
from sixgun.engine.kernel import act
from sixgun.match.position import CHECKED, checksum, old_checksum, position

EVENTS: tuple[dict[str, SettingValue], ...] = ({}, {"high_noon": "on", "fistful": "on"})


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("events", EVENTS)
def test_two_positions_share_a_checksum_if_they_share_a_line(edition: str, events: dict[str, SettingValue]) -> None:
    lines: dict[int, str] = {}
    for seed in range(4):
        rng, match = Random(seed), sixgun.deal(edition, 5, seed=seed, house_rules=events)
        while not match.over and len(match.moves) < 150:
            for option in match.game.options[:3]:  # what could have happened instead
                twin = match.game.clone()
                act(twin, option)
                assert lines.setdefault(checksum(twin), position(twin)) == position(twin)
            assert checksum(match.game.clone()) == checksum(match.game)
            match.act(rng.choice(match.game.options))
    assert len(lines) == len(set(lines.values())) > 500


def test_every_card_counts_wherever_it_lies() -> None:
    """Two cards that change places make another position, though nothing that was said or done is different."""
    match = sixgun.deal("fourth", 4, seed=3)
    rng = Random(3)
    while not (match.game.discards and all(player.hand for player in match.game.players)):
        match.act(rng.choice(match.game.options))
    g = match.game
    piles = [*[player.hand for player in g.players], g.deck, g.discards]
    for one, other in combinations(piles, 2):
        before, line = checksum(g), position(g)
        one[0], other[0] = other[0], one[0]
        assert checksum(g) != before
        assert position(g) != line


def test_no_checksum_is_an_older_one() -> None:
    g = sixgun.deal(seed=1).game
    assert old_checksum(g) < CHECKED <= checksum(g)
