"""Everything the notation writes can be read back."""

import re
from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixgun.editions import open_box
from sixgun.engine.actions import NAMING, VERBS, Action
from sixgun.engine.chance import key_of
from sixgun.engine.game import Game
from sixgun.engine.ids import NO_CARD
from sixgun.match import record
from sixgun.match.match import Match
from sixgun.match.notation import (
    NotationError,
    card_names,
    read_card,
    read_choice,
    read_move,
    write_card,
    write_choice,
    write_interrupt,
)
from sixgun.match.position import position, read_position, read_rules, write_rules
from sixgun.rules.triggers import interrupts
from tests.laws.games import WHOLE_GAMES, every_game, match_of, random_options, steps, walk

DECKS = ("base80", "dodge80", "base80+dodge40")
BOX = open_box(DECKS[-1], "base16+dodge15")


@pytest.mark.parametrize("deck", DECKS)
def test_card_names_are_unique(deck: str) -> None:
    box = open_box(deck, "base16")
    names = [write_card(box, card) for card in range(len(box.kinds))]
    assert [read_card(box, name) for name in names] == list(range(len(names)))


@every_game
def test_every_choice_round_trips(edition: str, players: int) -> None:
    for seed in range(3):
        for match in steps(match_of(edition, players, seed), seed):
            g = match.game
            for option in g.options:
                assert read_choice(g.box, write_choice(g.box, option)) == option
            for seat in range(players):
                for action in interrupts(g, seat):
                    assert read_move(g.box, write_interrupt(g.box, seat, action)) == (seat, action)


cards = st.integers(NO_CARD, len(BOX.kinds) - 1)


@WHOLE_GAMES
@given(st.integers(0, len(VERBS) - 1), cards, st.integers(-1, 7), cards | st.just(-2), cards)
def test_any_action_round_trips(verb: int, card: int, target: int, take: int, pay: int) -> None:
    action = Action(verb, card, target, take % 2 if verb == NAMING else take, pay)
    assert read_choice(BOX, write_choice(BOX, action)) == action


words = st.text("abcdeglnpsy_-:@<+!0123456789SHDC", max_size=30) | st.from_regex(
    r"play:[a-z]{4}-[0-9A-Z]{2}@[0-9]<hand"
)


@WHOLE_GAMES
@given(words)
def test_any_word_is_a_move_or_is_refused(word: str) -> None:
    try:
        seat, action = read_move(BOX, word)
    except NotationError:
        return
    written = write_choice(BOX, action) if seat < 0 else write_interrupt(BOX, seat, action)
    assert read_move(BOX, written) == (seat, action)


# Records


@every_game
def test_a_record_round_trips(edition: str, players: int) -> None:
    for seed in range(3):
        match = match_of(edition, players, seed)
        names = [f"player {seat}" for seat in range(players)]
        for moment in steps(match, seed):
            if len(moment.moves) % 50 == 0 or moment.over:
                text = moment.save(names)
                assert record.read(text).text() == text


@pytest.mark.parametrize("seed", range(50))
def test_a_record_keeps_all_options(seed: int) -> None:
    match = Match(random_options(Random(seed)), key_of(seed))
    assert record.read(match.save()).options == match.options


@WHOLE_GAMES
@given(st.data())
def test_a_broken_record_is_refused(data: st.DataObject) -> None:
    """A changed record is either read or refused with a NotationError."""
    lines = match_of("fourth", 4, 1).save(["A", "B"]).splitlines()
    place = data.draw(st.integers(0, len(lines) - 1))
    lines[place : place + 1] = data.draw(st.lists(st.sampled_from([*lines, "seat", "set x", "key 0", "roles ?"])))
    with suppress(NotationError):
        record.read("\n".join(lines))


# Positions


@every_game
def test_a_position_in_a_play_phase_round_trips(edition: str, players: int) -> None:
    for seed in range(3):
        for moment in steps(match_of(edition, players, seed), seed):
            if in_play_phase(moment.game):
                game = read_position(moment.position)
                assert position(game) == position(moment.game)
                assert game.options == moment.game.options


@every_game
def test_a_game_set_up_from_a_position_continues_the_same(edition: str, players: int) -> None:
    rng = Random(players)
    match = match_of(edition, players, players)
    for moment in steps(match, players):
        if in_play_phase(moment.game) and rng.random() < 0.04:
            seed = rng.randrange(1000)
            other = moment.clone()
            other.game = read_position(moment.position)
            pairs = zip(walk(moment.clone(), Random(seed)), walk(other, Random(seed)), strict=True)
            for one, same in pairs:
                assert position(one.game) == position(same.game)
                assert one.winners == same.winners


def in_play_phase(g: Game) -> bool:
    """Whether the game waits in a play phase with nothing else going on."""
    ghost = not g.players[g.turn].alive  # the stack also holds the departure
    return g.asked is not None and g.asked.prompt == "play_phase" and len(g.stack) == (4 if ghost else 3)


@pytest.mark.parametrize("seed", range(50))
def test_rules_round_trip(seed: int) -> None:
    options = random_options(Random(seed))
    assert read_rules(write_rules(options.edition, options.house_rules)) == options.rules


def test_card_names_have_no_spaces() -> None:
    assert all(re.fullmatch(r"\S+", name) for name in card_names(BOX))
