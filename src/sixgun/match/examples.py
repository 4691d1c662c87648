"""Examples of the rulebook to play: positions at a table of four, by the chapter that they belong to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sixgun.engine.chance import key_of
from sixgun.engine.game import Game
from sixgun.engine.kernel import settle
from sixgun.match.options import GameOptions
from sixgun.match.position import position, write_rules
from sixgun.rules.rulebook import minds_empty_hand
from sixgun.rules.turn import NEXT_TURN, PlayPhase, TurnEnd

SEATS: Final = 4
ROLES: Final = ("outlaw", "sheriff", "outlaw", "renegade")
KEY: Final = key_of(1)


@dataclass(frozen=True)
class Example:
    """Kinds of cards in hand and in play, by seat, and the life of the first one, whose turn it is; 0 is all of it."""

    hands: tuple[str, str, str, str]
    laid: tuple[str, str, str, str] = ("", "", "", "")
    life: int = 0


EXAMPLES: Final = {
    # The second outlaw sits opposite, behind a Mustang: only a better gun reaches them.
    "distance": Example(("schofield remington bang bang", "missed", "beer", "missed"), ("", "", "mustang", "")),
    # One shot a turn, until Volcanic lies there.
    "weapons": Example(("bang bang bang volcanic", "missed", "beer beer", "missed bang")),
    # Who holds what decides: the sheriff has no BANG!, the renegade a Barrel.
    "shots": Example(("duel bang bang indians missed", "missed beer", "bang", "missed"), ("", "", "", "barrel")),
    # Two cards that flip, for oneself and for somebody else.
    "check": Example(("dynamite jail missed beer", "missed", "bang", "beer"), ("barrel", "", "", "")),
    # The next loss is the last one, and the sheriff is armed.
    "life": Example(("beer beer missed stagecoach", "bang bang", "panic", "missed"), life=1),
}


def example_position(edition: str, chapter: str) -> str:
    """The position of an example in an edition, in notation."""
    return f"{write_rules(edition, ())} {position(set_up(edition, EXAMPLES[chapter]))}"


def set_up(edition: str, example: Example) -> Game:
    g = GameOptions(edition, SEATS, roles=ROLES).start(KEY)
    clear(g)
    for seat, player in enumerate(g.players):
        player.hand = [take(g, kind) for kind in example.hands[seat].split()]
        player.in_play = [take(g, kind) for kind in example.laid[seat].split()]
    me = g.players[0]
    me.life = example.life or me.max_life
    g.turn, g.bangs, g.laid_this_turn, g.ability_used, g.turn_lost = 0, 0, [], False, False
    g.recount_gear()
    g.stack = [NEXT_TURN, TurnEnd(0), PlayPhase(0)]
    settle(g)
    g.events = []
    return g


def clear(g: Game) -> None:
    """Puts all cards back into the deck."""
    for player in g.players:
        g.deck += player.hand + player.in_play
        player.empty_hand_noticed = minds_empty_hand(player.ability)


def take(g: Game, kind: str) -> int:
    """Takes such a card out of the deck."""
    card = next(card for card in g.deck if g.card(card).key == kind)
    g.deck.remove(card)
    return card
