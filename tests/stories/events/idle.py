"""Players who do nothing, until something is to be seen."""

from sixgun.engine.kernel import act, question
from sixgun.scenario import Scenario


def idle(t: Scenario, turns: int) -> None:
    """So many turns pass in which everybody passes where they can and takes the first choice where they must choose.

    Stops when the player of the last of them is asked what to play.
    """
    last = t.g.turns + turns
    while t.g.turns < last or question(t.g).prompt != "play_phase":
        act(t.g, t.g.options[0])


def end_turn(t: Scenario) -> None:
    """The player on turn passes, and discards what is too much, until somebody is asked in the next turn."""
    turn = t.g.turns
    while t.g.turns == turn and not t.g.over():
        act(t.g, t.g.options[0])
