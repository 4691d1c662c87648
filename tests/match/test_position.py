"""A position as one line: what is no position is refused."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis.strategies import DataObject, data, integers, sampled_from, text

from sixgun.engine.kernel import act
from sixgun.engine.refusals import Rejection
from sixgun.match.match import deal
from sixgun.match.notation import NotationError
from sixgun.match.position import position, read_position, read_rules, write_rules

LINE = deal("fourth", 4, seed=1).position


def test_a_position_is_set_up_as_it_was_written() -> None:
    assert f"fourth {position(read_position(LINE))}" == LINE


def test_a_card_lies_in_one_place() -> None:
    (first,) = re.findall(r"deck=([^,]+),", LINE)
    with pytest.raises(NotationError, match="position_cards"):
        read_position(LINE.replace(" deck=", f" discards={first} deck="))
    with pytest.raises(NotationError, match="position_cards"):
        read_position(LINE.replace(f"deck={first},", "deck="))


def test_nobody_who_is_out_is_on_turn() -> None:
    (life,) = re.findall(r" 0:\w+:sheriff:(\d/\d):", LINE)
    with pytest.raises(NotationError, match="position_turn, seat 0"):
        read_position(LINE.replace(f":sheriff:{life}:", f":sheriff:0/{life[-1]}:"))


def test_a_setting_whose_value_holds_a_plus_is_read_again() -> None:
    changes = (("deck", "base80+dodge40"), ("beer_mode", "prevent"))
    rules = read_rules(write_rules("fourth", changes))
    assert (rules.deck, rules.beer_mode) == ("base80+dodge40", "prevent")


PILE = deal("fourth", 4, seed=1, house_rules={"high_noon": "on"}).position


def changed(line: str, old: str, new: str) -> str:
    """The line with one part of it replaced."""
    assert len(re.findall(old, line)) == 1
    return re.sub(old, new, line)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        (r"/\d+/\d+ stack", "/7/17 stack", "too_large"),  # a block has sixteen numbers
        (r"/\d+/\d+ stack", "/0/4 stack", "too_large"),
        (r"/\d+/\d+ stack", f"/{1 << 40}/4 stack", "too_large"),
        (r"/\d+/\d+ stack", f"/{'9' * 5000}/4 stack", "not_a_number"),
        (r"chance=\w+", "chance=00", "not_hexadecimal"),
        (":sheriff:", ":deputy:", "too_many_of_a_role"),
        (r" 3:\S+", "", "player_count|role"),
        (" 1:[a-z_]+:", " 1:black_jack:", "character_twice"),
        (r":sheriff:5/5:", f":sheriff:{1 << 70}/5:", "not_a_number"),
        (r":sheriff:5/5:", ":sheriff:6/5:", "too_large"),
        ("turns=1 ", f"turns={10**17} ", "too_large"),
        (" chance=", " ghost chance=", "position_stack|position_turn"),
        (" chance=", " due chance=", "position_events"),
        (" chance=", " event=curse,blessing chance=", "position_events"),
    ],
)
def test_what_no_game_could_come_to_is_refused(old: str, new: str, code: str) -> None:
    """Each of these was set up, and broke the game at one of its next moves."""
    with pytest.raises(Rejection, match=code):
        read_position(changed(LINE, old, new))


def test_a_card_that_is_due_lies_in_the_pile() -> None:
    read_position(changed(PILE, " chance=", " due chance="))
    with pytest.raises(Rejection, match="position_events"):
        read_position(changed(changed(PILE, " chance=", " due chance="), r" events=\S+", ""))


def test_nobody_comes_back_without_the_card_that_brings_them() -> None:
    stack = "stack=NextTurn,Departure,TurnEnd,play_phase@0"
    with pytest.raises(Rejection, match="position_turn"):
        read_position(changed(changed(PILE, " chance=", " ghost chance="), "stack=.+", stack))


WORDS = sorted({word for line in (LINE, PILE) for word in line.split()})


@settings(max_examples=300)
@given(data())
def test_a_position_is_refused_or_can_be_played(drawn: DataObject) -> None:
    """Whatever is cut out, swapped or written over: nothing but a refusal, and nothing breaks in the next moves."""
    line = drawn.draw(sampled_from((LINE, PILE)))
    for _ in range(drawn.draw(integers(1, 3))):
        line = damaged(line, drawn)
    try:
        g = read_position(line)
    except Rejection:
        return
    for _ in range(40):
        if g.asked is None:
            break
        act(g, drawn.draw(sampled_from(g.options)))


def damaged(line: str, drawn: DataObject) -> str:
    words = line.split(" ")
    place = drawn.draw(integers(0, len(words) - 1))
    kind = drawn.draw(sampled_from(("cut", "word", "number", "letter", "left out")))
    if kind == "cut":
        return line[: drawn.draw(integers(0, len(line)))]
    if kind == "word":
        words[place] = drawn.draw(sampled_from([*WORDS, "ghost", "due", "spent", "extra_turn", "buried=0,1", "event="]))
    elif kind == "number":
        number = str(drawn.draw(sampled_from([0, 1, 7, 8, 17, 255, 1 << 31, 1 << 63, 1 << 70])))
        words[place] = re.sub(r"\d+", number, words[place], count=1)
    elif kind == "letter":
        words[place] = drawn.draw(text("0123456789:/,=-", max_size=3)) + words[place][1:]
    else:
        del words[place]
    return " ".join(words)
