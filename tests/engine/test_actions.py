"""An action is a value: it can be compared, hashed, printed and pickled."""

import pickle

from sixgun.engine.actions import DISCARDING, PASS, PLAYING, Action


def test_the_repr_of_an_action() -> None:
    assert repr(Action(PLAYING, 3, 1)) == "Action(play, 3, 1, -1, -1)"


def test_equal_actions_have_equal_hashes() -> None:
    assert len({Action(PLAYING, 3), Action(PLAYING, 3), Action(DISCARDING, 3), PASS}) == 3


def test_an_action_can_be_pickled() -> None:
    action = Action(PLAYING, 3, 1, 5, 7)
    assert pickle.loads(pickle.dumps(action)) == action
