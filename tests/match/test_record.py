"""A saved game: what is written down is what happened, and what cannot be written is refused."""

from __future__ import annotations

import pytest

from sixgun.match.match import deal, load
from sixgun.match.notation import OtherRules
from sixgun.rules import RULES_VERSION


def test_an_interrupt_is_written_down_with_the_seat_that_used_it() -> None:
    """Sid Ketchum loses a life point and heals in the turn of somebody else."""
    match = deal("fourth", 4, seed=1, characters=[None, "sid_ketchum", None, None], roles=["sheriff", None, None, None])
    while not match.interrupts(1):
        shots = [choice for choice in match.choices if choice.startswith("play:bang") and "@1" in choice]
        match.act(shots[0] if shots else match.choices[0])
    assert match.question is not None
    before = match.question
    match.interrupt(1, match.interrupts(1)[0])
    assert match.question == before
    assert match.moves[-1].startswith("1!ability:")
    assert load(match.save()).position == match.position


@pytest.mark.parametrize("name", ["A # B", "#1", " Ann", "Ann ", "Ann\nBob"])
def test_a_name_that_would_not_be_read_as_it_was_written_is_refused(name: str) -> None:
    match = deal("fourth", 4, seed=1)
    with pytest.raises(ValueError, match="cannot be written down as a name"):
        match.save([name, "Bob", "Cid", "Dan"])


@pytest.mark.parametrize("version", [RULES_VERSION - 1, RULES_VERSION + 1])
def test_a_game_by_older_or_newer_rules_is_not_played_again(version: int) -> None:
    saved = deal("fourth", 4, seed=1).save().replace(f"rules {RULES_VERSION}", f"rules {version}")
    with pytest.raises(OtherRules, match=f"other_rules, given {version}"):
        load(saved)
