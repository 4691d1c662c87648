"""The whole engine: settle until somebody must choose, then act on the choice."""

from __future__ import annotations

from sixgun.engine.actions import ABILITY, Action
from sixgun.engine.frames import Ask
from sixgun.engine.game import Game
from sixgun.engine.ids import CardId, Seat
from sixgun.engine.refusals import GAME_OVER, NOT_ASKED, NOT_YOURS, IllegalAction, Refusal


def settle(g: Game) -> None:
    """Let everything happen that needs nobody's choice."""
    while g.stack:
        if g.watchers:
            notice_empty_hands(g)
        if g.stack.pop().waits(g):
            return
    g.asked, g.options = None, []


def notice_empty_hands(g: Game) -> None:
    """An empty hand is noticed before anything else happens (SIM-01)."""
    for seat in g.watchers:
        player = g.players[seat]
        if player.hand:
            player.empty_hand_noticed = False
        elif not player.empty_hand_noticed:
            player.ability.on_empty_hand(g, seat)


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
    """Answer the pending question. What is not offered is refused, and changes nothing."""
    ask = question(g)
    if not offered(g.options, action):
        raise IllegalAction(ask.why_not(g, action))
    g.stack.pop()
    ask.answer(g, action)
    settle(g)


def interrupts(g: Game, seat: Seat) -> list[Action]:
    """What `seat` may do now although nobody asked, besides the options of a question of its own."""
    if g.asked is None or not g.players[seat].alive:
        return []
    return [action for action in g.ability(seat).may_interrupt(g, seat) if not own_option(g, seat, action)]


def own_option(g: Game, seat: Seat, action: Action) -> bool:
    return question(g).seat == seat and offered(g.options, action)


def interrupt(g: Game, seat: Seat, action: Action) -> None:
    """Use an ability that works at any time, between two decisions."""
    question(g)
    if not offered(interrupts(g, seat), action):
        raise IllegalAction(why_no_interrupt(g, seat, action))
    g.ability(seat).use(g, seat, action)
    settle(g)


def why_no_interrupt(g: Game, seat: Seat, action: Action) -> Refusal:
    if action.verb != ABILITY or not g.players[seat].alive:
        return Refusal(NOT_ASKED)
    return g.ability(seat).refusal(g, seat, action)


def why_not_playable(g: Game, seat: Seat, card: CardId) -> Refusal | None:
    """Why this card of the hand cannot be played now; None if it can."""
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
