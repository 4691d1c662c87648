"""The laws hold between any two decisions of any game."""

from random import Random

import pytest

from sixgun.engine.chance import key_of
from sixgun.engine.events import LifeChanged, SatOut, TurnBegan
from sixgun.engine.ids import HAND, NOBODY
from sixgun.match.match import Match
from tests.laws.games import every_game, match_of, random_options, steps, walk
from tests.laws.lawbook import LAWS, Law, hold
from tests.laws.witness import Witness

SEEDS = range(4)


@every_game
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_a_law_holds_after_every_decision(law: Law, edition: str, players: int) -> None:
    for seed in SEEDS[:2]:
        for match in steps(match_of(edition, players, seed), seed):
            law(match.game)


@pytest.mark.parametrize("seed", range(150))
def test_the_laws_hold_under_any_options(seed: int) -> None:
    """Under any options and house rules the laws hold and the game ends."""
    rng = Random(seed)
    match = Match(random_options(rng), key_of(seed))
    for _ in walk(match, rng):
        hold(match.game)
    assert match.over


@every_game
def test_every_game_ends(edition: str, players: int) -> None:
    for seed in range(20):
        match = match_of(edition, players, seed)
        for _ in steps(match, seed):
            pass
        assert match.winners


@every_game
def test_the_events_cover_everything_that_happens_to_cards_and_players(edition: str, players: int) -> None:
    for seed in SEEDS:
        match = match_of(edition, players, seed)
        witness = Witness(match.game)
        for _ in steps(match, seed):
            witness.hear(match.events)
            witness.agrees(match.game)


@every_game
def test_no_player_ends_a_turn_with_too_many_cards(edition: str, players: int) -> None:
    """Exceptions are characters with a larger hand, and a turn in Jail without phase 3."""
    for seed in SEEDS:
        match = match_of(edition, players, seed)
        for _ in steps(match, seed):
            pass
        judge_hands(match)


def judge_hands(match: Match) -> None:
    """Checks the hand at the end of each turn, following the events."""
    witness = Witness(match.game)
    lives = {seat: int(player.max_life) for seat, player in enumerate(match.game.players)}
    turn, excused = NOBODY, True
    for event in match.events:
        if isinstance(event, TurnBegan):
            hand = sum(zone == HAND + turn for zone in witness.places.values())
            limit = 0 if turn in witness.dead else lives.get(turn, 0)
            assert (excused and turn not in witness.dead) or hand <= limit, f"seat {turn} kept {hand} cards"
            turn = event.seat
            excused = match.game.players[turn].character.key in ("sean_mallory", "vera_custer")
        elif isinstance(event, SatOut):
            excused = excused or match.options.rules.jail_failed == "skip_turn"
        elif isinstance(event, LifeChanged):
            lives[event.seat] = event.life
        witness.follow(event)
