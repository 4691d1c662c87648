"""A house rule, tried out: a hundred games by the booklet, then the same deals with one setting changed.

python examples/house_rule.py       # a Beer prevents a lost life instead of giving one back
"""

from __future__ import annotations

from random import Random

import sixgun
from sixgun.bots import BOTS
from sixgun.engine.ids import ROLES, SHERIFF

HOUSE_RULE = {"beer_mode": "prevent"}
GAMES = 100


def play(seed: int, house_rules: dict[str, str]) -> sixgun.Match:
    """One game of five, played to its end by `greedy` in every seat."""
    match = sixgun.deal("fourth", players=5, seed=seed, house_rules=house_rules)
    rng = Random(seed)
    while (question := match.question) is not None:
        match.act(BOTS["greedy"](match.observe(question.seat), rng))
    return match


def winner(match: sixgun.Match) -> str:
    """The side that won: the law, the outlaws or the renegade."""
    roles = [match.game.players[seat].role for seat in match.winners]
    return "law" if SHERIFF in roles else ROLES[roles[0]]


def wins(house_rules: dict[str, str], games: int = GAMES) -> dict[str, int]:
    won = [winner(play(seed, house_rules)) for seed in range(games)]
    return {side: won.count(side) for side in ("law", "outlaw", "renegade")}


if __name__ == "__main__":
    print("by the booklet:", wins({}))
    print("with the house rule:", wins(HOUSE_RULE))
