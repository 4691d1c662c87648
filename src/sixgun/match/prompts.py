"""The facts of a question, for the message `prompt-…` of its name."""

from __future__ import annotations

from sixgun.engine.frames import Ask
from sixgun.engine.game import Game
from sixgun.engine.ids import NO_CARD, NOBODY
from sixgun.match.drafts import names_itself
from sixgun.match.lines import Facts
from sixgun.rules.kinds import BARREL
from sixgun.rules.rulebook import hand_limit

LIFE_AT_STAKE = ("shot", "duel", "indians")


def prompt_facts(g: Game) -> Facts:
    """The facts of the pending question. All of them are public."""
    ask = g.asked
    assert ask is not None
    facts: Facts = {"who": ask.seat, **causes(g, ask), **ask.facts(g)}
    player = g.players[ask.seat]
    if ask.prompt in LIFE_AT_STAKE:
        facts["life"] = player.life - 1
    match ask.prompt:
        case "shot":
            del facts["tried"]
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
            facts["cause"] = g.box.cards[BARREL if ask.card == NO_CARD else g.kind(ask.card)].key
    return facts


def causes(g: Game, ask: Ask) -> Facts:
    """The player behind the question, with their card unless it is a BANG!; in a Duel, the player who shot back."""
    if ask.provoked_by() != NOBODY:
        return {"target": ask.provoked_by()}
    facts: Facts = {} if ask.by in (NOBODY, ask.seat) else {"by": ask.by}
    if ask.card != NO_CARD and names_itself(g.card(ask.card)):
        facts["cause"] = g.card(ask.card).key
    return facts
