"""Copies are independent, the event log changes nothing, and a saved game is the same game."""

import pickle
from random import Random

from sixgun.engine.chance import key_of
from sixgun.engine.game import Game
from sixgun.engine.ids import NOBODY
from sixgun.engine.kernel import act
from sixgun.match.match import Match, load
from sixgun.match.notation import read_move
from sixgun.match.options import GameOptions
from sixgun.match.position import checksum, position
from sixgun.rules.triggers import interrupt
from tests.laws.games import every_game, match_of, steps, walk
from tests.laws.lawbook import insides


def finish(match: Match, seed: int) -> Match:
    for _ in steps(match, seed):
        pass
    return match


@every_game
def test_a_clone_plays_the_same_and_does_not_change_the_original(edition: str, players: int) -> None:
    rng = Random(players)
    match = match_of(edition, players, players)
    for moment in steps(match, players):
        if rng.random() < 0.04:
            before, seed = insides(moment.game), rng.randrange(1000)
            one, other = finish(moment.clone(), seed), finish(moment.clone(), seed)
            assert one.moves == other.moves
            assert insides(one.game) == insides(other.game)
            assert insides(moment.game) == before


@every_game
def test_the_original_does_not_change_its_clone(edition: str, players: int) -> None:
    for seed in range(3):
        match = match_of(edition, players, seed)
        rng = Random(seed)
        for moment in walk(match, rng):
            if len(moment.moves) == 40 and not moment.over:
                twin, before, moves = moment.clone(), insides(moment.game), moment.moves[:]
                finish(match, seed)
                assert insides(twin.game) == before
                assert (twin.moves, len(twin.events) < len(match.events)) == (moves, True)
                break


@every_game
def test_a_clone_copies_everything(edition: str, players: int) -> None:
    for seed in range(2):
        for number, match in enumerate(steps(match_of(edition, players, seed), seed)):
            if number % 5 == seed:
                assert insides(match.game.clone()) == insides(match.game)


@every_game
def test_events_change_nothing(edition: str, players: int) -> None:
    """A game without an event log is the same game."""
    for seed in range(3):
        match = match_of(edition, players, seed)
        silent = match.options.start_silent(key_of(seed))
        for number, moment in enumerate(steps(match, seed)):
            follow(silent, moment)
            assert position(silent) == position(moment.game)
            assert number % 10 or insides(silent) == insides(moment.game)
        assert silent.events is None


def follow(g: Game, match: Match) -> None:
    """Repeats the last move of the match in this game."""
    if match.moves:
        seat, action = read_move(g.box, match.moves[-1])
        if seat == NOBODY:
            act(g, action)
        else:
            interrupt(g, seat, action)


@every_game
def test_a_saved_game_is_the_same_game_at_its_end(edition: str, players: int) -> None:
    for seed in range(5):
        match = finish(match_of(edition, players, seed), seed)
        again = load(match.save())
        assert checksum(again.game) == checksum(match.game)
        assert insides(again.game) == insides(match.game)
        assert again.events == match.events
        assert again.winners == match.winners


@every_game
def test_a_game_saved_in_the_middle_continues_the_same(edition: str, players: int) -> None:
    rng = Random(players)
    match = match_of(edition, players, players)
    for moment in steps(match, players):
        if rng.random() < 0.05:
            again = load(moment.save())
            assert insides(again.game) == insides(moment.game)
            seed = rng.randrange(1000)
            assert finish(again, seed).save() == finish(moment.clone(), seed).save()


@every_game
def test_a_match_can_be_pickled(edition: str, players: int) -> None:
    rng = Random(players)
    for moment in steps(match_of(edition, players, players), players):
        if rng.random() < 0.05:
            again = pickle.loads(pickle.dumps(moment))
            assert insides(again.game) == insides(moment.game)
            assert again.save() == moment.save()


def test_the_seed_decides_the_deal() -> None:
    dealt = [position(GameOptions("fourth", 5).start(key_of(seed))) for seed in (1, 1, 2)]
    assert dealt[0] == dealt[1] != dealt[2]
