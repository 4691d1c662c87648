"""An action is a value: it compares, prints and travels as one."""

import pickle

from sixgun.engine.actions import DISCARDING, PASS, PLAYING, Action


def test_an_action_says_what_it_is() -> None:
    assert repr(Action(PLAYING, 3, 1)) == "Action(play, 3, 1, -1, -1)"


def test_equal_actions_are_one_in_a_set() -> None:
    assert len({Action(PLAYING, 3), Action(PLAYING, 3), Action(DISCARDING, 3), PASS}) == 3


def test_an_action_travels_to_another_process() -> None:
    action = Action(PLAYING, 3, 1, 5, 7)
    assert pickle.loads(pickle.dumps(action)) == action
