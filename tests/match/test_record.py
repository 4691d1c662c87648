"""A saved game: what is written down is what happened, and what cannot be written is refused."""

from __future__ import annotations

from hashlib import sha256

import pytest

from sixgun.match.fairness import Shuffle
from sixgun.match.match import Match, deal, load
from sixgun.match.notation import NotationError, OtherRules
from sixgun.match.options import GameOptions
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


# The shuffle of a table


@pytest.fixture
def shuffled() -> Match:
    """A game of a table: Ann and Cid opened their shares, Dan did not."""
    options = GameOptions("fourth", 4, (("beer_mode", "prevent"),))
    shuffle = Shuffle("K7QWXZ", 2, "5e" * 32, "01" * 32, {0: "aa" * 32, 2: "cc" * 32}, {3: "dd" * 32})
    return Match(options, shuffle.key(options), shuffle)


def test_the_shuffle_of_a_table_is_written_down_instead_of_a_key(shuffled: Match) -> None:
    head = shuffled.save().splitlines()
    assert shuffled.shuffle is not None
    assert head[5:] == [
        "table K7QWXZ 2",
        f"commitment {shuffled.shuffle.commitment}",
        f"seal {'5e' * 32}",
        f"server {'01' * 32}",
        f"player 0 {'aa' * 32}",
        f"player 2 {'cc' * 32}",
        f"left_out 3 {'dd' * 32}",
        "",
    ]


def test_the_shuffle_of_a_table_is_read_and_gives_the_same_game(shuffled: Match) -> None:
    shuffled.act(shuffled.choices[-1])
    again = load(shuffled.save())
    assert (again.key, again.shuffle, again.position) == (shuffled.key, shuffled.shuffle, shuffled.position)
    assert again.clone().save() == shuffled.save()


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("server 0101", "server 0201", "wrong_secret"),
        ("table K7QWXZ 2", "table K7QWXZ 3", "wrong_secret"),
        ("table K7QWXZ 2", "table K7QWXZ", "not_a_number"),
        ("table K7QWXZ 2\n", "", "missing_line"),
        ("seal 5e", "seal 5E", "not_hexadecimal"),
        ("player 2 cc", "player 0 cc", "share_form"),
        ("player 2 cc", "player 9 cc", "share_form"),
        ("player 2 cc", "player 2 c", "share_form"),
        ("left_out 3 dd", "left_out ? dd", "share_form"),
    ],
)
def test_a_damaged_shuffle_is_refused(shuffled: Match, old: str, new: str, code: str) -> None:
    text = shuffled.save()
    assert old in text
    with pytest.raises(NotationError) as refused:
        load(text.replace(old, new, 1))
    assert refused.value.code == code


def test_another_share_is_another_game(shuffled: Match) -> None:
    text = shuffled.save()
    assert load(text.replace("player 2 cc", "player 2 cd")).key != shuffled.key
    assert load(text.replace("player 2 cc", "player 1 cc")).key != shuffled.key


def test_a_game_that_was_saved_with_the_hash_of_its_key_is_still_read() -> None:
    match = deal("fourth", 4, seed=1)
    hashed = f"commitment {sha256(match.key).hexdigest()}\nkey "
    assert load(match.save().replace("key ", hashed)).position == match.position
    with pytest.raises(NotationError, match="wrong_key"):
        load(match.save().replace("key ", hashed).replace("key 01", "key 02"))
