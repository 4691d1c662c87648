"""Players who do nothing, until something is to be seen."""

from sixgun.engine.kernel import act, question
from sixgun.scenario import Actor, Scenario


def idle(t: Scenario, turns: int) -> None:
    """Plays this many turns in which everyone passes where they can, and takes the first choice where they must.

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


def lose_hand(actor: Actor) -> None:
    """Puts the hand of this player underneath the deck."""
    actor.g.deck[:0] = actor.me.hand
    actor.me.hand = []
