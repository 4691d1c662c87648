"""The facts of a question, for the message `prompt-…` of its name."""

from __future__ import annotations

from sixgun.engine.actions import PASS
from sixgun.engine.frames import Ask
from sixgun.engine.game import Game
from sixgun.engine.hooks import EventCard
from sixgun.engine.ids import NO_CARD, NOBODY
from sixgun.match.drafts import names_itself
from sixgun.match.lines import Facts
from sixgun.rules.checks import WhichCounts
from sixgun.rules.kinds import BARREL
from sixgun.rules.rulebook import hand_limit

LIFE_AT_STAKE = {"shot": 1, "duel": 1, "indians": 1, "russian_roulette": 2}


def prompt_facts(g: Game) -> Facts:
    """The facts of the pending question. All of them are public."""
    ask = g.asked
    assert ask is not None
    facts: Facts = {"who": ask.seat, **causes(g, ask), **ask.facts(g)}
    player = g.players[ask.seat]
    facts.pop("tried", None)
    if ask.prompt in LIFE_AT_STAKE:
        facts["life"] = max(player.life - LIFE_AT_STAKE[ask.prompt], 0)
    match ask.prompt:
        case "shot":
            if facts["count"] == 1:
                del facts["count"]  # a single Missed! goes without saying
        case "last_chance":
            facts["count"] = max(1 - player.life, 0)  # life needed to survive; 0 for a player who is not dying
        case "play_phase":
            facts["over"] = max(len(player.hand) - hand_limit(g, ask.seat), 0)
        case "discard_phase":
            facts["limit"] = hand_limit(g, ask.seat)
        case "may_use":
            facts["ability"] = player.ability.key
        case "draw_from_discards" if g.discards:
            facts["top"] = g.discards[-1]
        case "which_counts":
            assert isinstance(ask, WhichCounts)
            printed = g.box.cards[BARREL if ask.card == NO_CARD else g.kind(ask.card)].key
            facts["cause"] = ask.check.event() or printed
    return facts if g.event_card is None else facts | event_facts(g, ask, g.event_card)


def event_facts(g: Game, ask: Ask, event: EventCard) -> Facts:
    """The event card in force, where it is behind the question, or the card that it demands."""
    if ask.prompt == "play_phase" and g.memory.duty != NO_CARD and PASS not in g.options:
        return {"duty": g.memory.duty}
    shot_by_nobody = ask.prompt == "shot" and ask.by == NOBODY
    dug = (event.digs and ask.prompt == "put_back") or (event.buries(g) and ask.prompt == "discard_phase")
    return {"event_card": event.key} if shot_by_nobody or dug else {}


def causes(g: Game, ask: Ask) -> Facts:
    """The player behind the question, with their card unless it is a BANG!; in a Duel, the player who shot back."""
    if ask.provoked_by() != NOBODY:
        return {"target": ask.provoked_by()}
    facts: Facts = {} if ask.by in (NOBODY, ask.seat) else {"by": ask.by}
    if ask.card != NO_CARD and names_itself(g.card(ask.card)):
        facts["cause"] = g.card(ask.card).key
    return facts
