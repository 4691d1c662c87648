"""Every option is accepted; everything else is refused with a reason and changes nothing."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixgun.engine.actions import ABILITY, PASS, Action
from sixgun.engine.chance import key_of
from sixgun.engine.game import Game
from sixgun.engine.kernel import act, why_not_playable
from sixgun.engine.refusals import CODES, IllegalAction
from sixgun.match.match import Match
from sixgun.match.position import position
from sixgun.rules.triggers import interrupt, interrupts
from tests.laws.games import WHOLE_GAMES, every_game, match_of, random_options, steps, wander, wild
from tests.laws.lawbook import hold, insides

REASONS = set(CODES) - {"allowed"}


@every_game
def test_every_option_is_accepted(edition: str, players: int) -> None:
    for match in steps(match_of(edition, players, 1), 1):
        for option in match.game.options:
            twin = match.game.clone()
            act(twin, option)
            hold(twin)


@every_game
def test_every_interrupt_is_accepted(edition: str, players: int) -> None:
    for seed in range(3):
        for match in steps(match_of(edition, players, seed), seed):
            for seat in range(players):
                for action in interrupts(match.game, seat)[:3]:
                    twin = match.game.clone()
                    interrupt(twin, seat, action)
                    hold(twin)


@every_game
def test_everything_else_is_refused_with_a_reason_and_changes_nothing(edition: str, players: int) -> None:
    rng = Random(players)
    for seed in range(2):
        for match in steps(match_of(edition, players, seed), seed):
            if not match.over:
                for _ in range(2):
                    refuse_wild(match.game, rng)


def refuse_wild(g: Game, rng: Random) -> None:
    action, seat = wild(g, rng), rng.randrange(len(g.players))
    before = position(g)
    if action not in g.options:
        assert refusal(g, action) in REASONS
    if action not in interrupts(g, seat):
        assert refusal(g, action, seat) in REASONS
    assert position(g) == before


def refusal(g: Game, action: Action, seat: int | None = None) -> str:
    with pytest.raises(IllegalAction) as caught:
        act(g, action) if seat is None else interrupt(g, seat, action)
    assert all(type(fact) is int for fact in caught.value.refusal.facts.values())
    return caught.value.refusal.code


@every_game
def test_after_the_end_everything_is_refused(edition: str, players: int) -> None:
    match = match_of(edition, players, 2)
    for _ in steps(match, 2):
        pass
    before = insides(match.game)
    assert refusal(match.game, PASS) == "game_over"
    for seat in range(players):
        assert interrupts(match.game, seat) == []
        assert refusal(match.game, PASS, seat) == "game_over"
    assert insides(match.game) == before


@every_game
def test_every_hand_card_is_playable_or_has_a_reason(edition: str, players: int) -> None:
    for seed in range(2):
        for match in steps(match_of(edition, players, seed), seed):
            for seat, player in enumerate(match.game.players):
                for card in player.hand:
                    hint(match.game, seat, card)


def hint(g: Game, seat: int, card: int) -> None:
    reason = why_not_playable(g, seat, card)
    if g.asked is not None and g.asked.seat == seat and card in {o.card for o in g.options if o.verb != ABILITY}:
        assert reason is None
    else:
        assert reason is not None
        assert reason.code in REASONS


@WHOLE_GAMES
@given(st.integers(0, 10_000), st.lists(st.integers(0, 2**16), max_size=150))
def test_the_laws_hold_on_every_path(seed: int, path: list[int]) -> None:
    """Hypothesis chooses the path through the game, so a broken law is shown on a short one."""
    rng = Random(seed)
    match = Match(random_options(rng), key_of(seed))
    for turn in path:
        if match.over:
            break
        match.act(match.game.options[turn % len(match.game.options)])
        hold(match.game)
        if not match.over:
            refuse_wild(match.game, rng)
            wander(match.clone(), rng)
