"""The log of whole games: how its lines are typed, and that it is the same whenever and by whomever it is read."""

from __future__ import annotations

from random import Random

import pytest

from sixgun.bots import BOTS
from sixgun.editions import EDITIONS
from sixgun.engine.ids import NOBODY
from sixgun.match.lines import FACT_TYPES, TONES, Line
from sixgun.match.match import Match, deal
from sixgun.match.teller import Teller


def played_out(edition: str, seed: int) -> Match:
    match, rng = deal(edition, 5, seed=seed), Random(seed)
    while match.question is not None:
        match.act(BOTS["busy"](match.observe(match.question.seat), rng))
    return match


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_line_has_a_tone_and_every_fact_a_type(edition: str) -> None:
    match = played_out(edition, 1)
    for seat in (NOBODY, 0, 3):
        for line in [line for move in match.lines(seat) for line in move]:
            assert line.tone == TONES[line.code]
            assert all(well_typed(name, fact) for name, fact in line.facts), line


def well_typed(name: str, fact: object) -> bool:
    kind = FACT_TYPES[name]
    if kind in ("seats", "cards"):
        return isinstance(fact, tuple)
    if kind in ("kind", "word", "key"):
        return isinstance(fact, str)
    if kind == "thing":
        return isinstance(fact, str) or (isinstance(fact, int) and fact >= 0)
    return isinstance(fact, bool) if kind == "flag" else isinstance(fact, int) and fact >= 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_told_late_is_what_was_told_at_once(edition: str) -> None:
    """Somebody who reads slowly reads the same."""
    match = played_out(edition, 2)
    again = Match(match.options, match.key)
    told_at_once: list[list[Line]] = again.lines(2)[:]
    for word in match.moves:
        again.act(word)
        told_at_once.append(again.lines(2)[-1])
    assert told_at_once == match.lines(2)


@pytest.mark.parametrize("edition", EDITIONS)
def test_lines_that_are_shared_are_those_a_listener_would_be_told_alone(edition: str) -> None:
    match = played_out(edition, 4)
    for seat in (NOBODY, 0, 2, 4):
        alone, start = Teller(match.game.box), 0
        for move, end in enumerate(match.marks):
            seen = [event.seen_by(seat) for event in match.events[start:end]]
            assert alone.tell(seen) == match.lines(seat)[move]
            start = end


def test_what_everybody_sees_is_told_once() -> None:
    match = played_out("fourth", 5)
    shared = [one is other for one, other in zip(match.lines(0), match.lines(1), strict=True)]
    assert sum(shared) > len(shared) // 2


def test_a_copy_of_a_game_goes_on_telling_where_the_game_was() -> None:
    match = played_out("combined", 3)
    again = Match(match.options, match.key)
    for word in match.moves:
        kept = again.lines(1)[:]
        twin = again.clone()
        twin.act(word)
        assert twin.lines(1)[:-1] == kept == again.lines(1)
        again = twin
    assert again.lines(1) == match.lines(1)
