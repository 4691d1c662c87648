"""The main loop: settle until a player must choose, then act on the choice."""

from __future__ import annotations

from sixgun.engine.actions import ABILITY, Action
from sixgun.engine.frames import Ask
from sixgun.engine.game import Game
from sixgun.engine.ids import CardId, Seat
from sixgun.engine.refusals import GAME_OVER, NOT_ASKED, NOT_YOURS, IllegalAction, Refusal


def settle(g: Game) -> None:
    """Runs all frames until one waits for a choice."""
    while g.stack:
        if g.watchers:
            g.notice_empty_hands()
        if g.stack.pop().waits(g):
            return
    g.asked, g.options = None, []


def question(g: Game) -> Ask:
    """The pending question. There is one unless the game is over."""
    ask = g.asked
    if ask is None:
        raise IllegalAction(Refusal(GAME_OVER))
    return ask


def offered(options: list[Action], action: Action) -> bool:
    for option in options:
        if option is action or option.same(action):
            return True
    return False


def act(g: Game, action: Action) -> None:
    """Answers the pending question. Raises IllegalAction for an action that is not an option, and changes nothing."""
    ask = question(g)
    if not offered(g.options, action):
        raise IllegalAction(ask.why_not(g, action))
    g.stack.pop()
    ask.answer(g, action)
    settle(g)


def why_not_playable(g: Game, seat: Seat, card: CardId) -> Refusal | None:
    """Why this hand card cannot be played now; None if it can."""
    ask = g.asked
    if ask is None:
        return Refusal(GAME_OVER)
    if card not in g.players[seat].hand:
        return Refusal(NOT_YOURS)
    if ask.seat != seat:
        return Refusal(NOT_ASKED)
    for option in g.options:
        if option.card == card and option.verb != ABILITY:
            return None
    return ask.hint(g, card)
