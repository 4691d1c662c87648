"""What one seat may know. Every view a bot or a client gets is built here, field by field.

The classes are compiled, so they are written out by hand, as frames are: bots need a view at every decision.
"""

from __future__ import annotations

from inspect import get_annotations

from sixgun.engine.actions import Action
from sixgun.engine.box import Box
from sixgun.engine.events import EVERYBODY
from sixgun.engine.game import Game
from sixgun.engine.ids import NO_SUIT, NOBODY, SHERIFF, Role, Seat
from sixgun.engine.kernel import why_not_playable
from sixgun.engine.refusals import Refusal
from sixgun.engine.settings import Rules
from sixgun.match.lines import Fact
from sixgun.match.prompts import prompt_facts
from sixgun.rules.distance import distance, seats_between
from sixgun.rules.rulebook import (
    bang_limit,
    barrels,
    cards_turned,
    hand_limit,
    missed_needed,
    reach,
    remoteness,
    sight,
)
from sixgun.rules.triggers import interrupts

UNKNOWN = -1


class Value:
    """An immutable value, compared by its fields."""

    def values(self) -> tuple[object, ...]:
        return tuple([getattr(self, name) for name in fields(type(self))])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Value) and type(other) is type(self) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())

    def __repr__(self) -> str:
        pairs = zip(fields(type(self)), self.values(), strict=True)
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in pairs)})"

    def __reduce__(self) -> tuple[object, tuple[type[Value], tuple[object, ...]]]:
        return rebuilt, (type(self), self.values())


def fields(kind: type[Value]) -> tuple[str, ...]:
    """The names of the fields, as declared. Compiled and interpreted classes keep them in different places."""
    return tuple(getattr(kind, "__mypyc_attrs__", None) or get_annotations(kind))


def rebuilt(kind: type[Value], values: tuple[object, ...]) -> Value:
    """Unpickles a value."""
    made = kind.__new__(kind)
    for name, value in zip(fields(kind), values, strict=True):
        setattr(made, name, value)
    return made


class SeenPlayer(Value):
    """A player as seen from across the table."""

    character: str
    ability: str  # the one in force, which Vera Custer changes
    role: int  # UNKNOWN while it is secret
    alive: bool  # not eliminated
    present: bool  # counted, asked and aimed at; so is a ghost, who is not alive
    life: int
    max_life: int
    hand: int
    in_play: tuple[int, ...]
    reach: int
    distance: int  # from me: seats + remoteness - sight, at least 1; 0 for myself and for those not present
    seats: int
    remoteness: int
    sight: int  # how much closer I see everyone
    aims: bool  # whether their weapon reaches me
    barrels: int
    bang_limit: int
    hand_limit: int
    missed_needed: int  # to dodge this player's BANG!
    cards_turned: int  # for a Draw!
    shown: tuple[int, ...]  # hand cards that everybody has seen


class Question(Value):
    """A pending question: who must answer, what is asked, and whose card caused it."""

    seat: int
    prompt: str
    by: int
    card: int
    facts: tuple[tuple[str, int], ...]  # such as the Missed! needed, the life lost or the cards over the limit


class View(Value):
    """The table as one seat, or a spectator, may know it."""

    me: int  # NOBODY for a spectator
    rules: Rules
    box: Box
    role: int
    hand: tuple[int, ...]
    players: tuple[SeenPlayer, ...]
    turn: int
    turns: int
    bangs: int
    deck: int
    laid_on_deck: tuple[int, ...]  # the cards laid face down on the deck, the top one last; UNKNOWN those of others
    discards: tuple[int, ...]
    display: tuple[int, ...]  # UNKNOWN cards where only another player may look
    display_owner: int  # who may look; NOBODY means everyone
    resolving: tuple[int, ...]
    laid_this_turn: tuple[int, ...]
    removed: tuple[int, ...]
    gear_ignored: bool  # cards in play count only in front of the player on turn
    gear_asleep: bool  # no card in play counts
    event_card: str  # in force; empty for none
    next_event_card: str  # on top of the pile, where everybody sees it
    event_cards: int  # in the pile
    event_past: tuple[str, ...]  # covered, the oldest first
    every_suit: int  # that every card counts as; NO_SUIT for the printed ones
    counter_clockwise: bool  # the order of turns
    question: Question | None
    options: tuple[Action, ...]  # mine
    interrupts: tuple[Action, ...]  # mine
    characters: tuple[str, ...]  # offered to me
    winners: tuple[int, ...]
    deeds: bytes  # who did what to whom
    reasons: tuple[Refusal | None, ...]  # why each card in my hand cannot be played now; only `observe_with_reasons`
    told: tuple[tuple[str, Fact], ...]  # facts for the sentence of the question; only `observe_with_reasons`
    hands: tuple[tuple[int, ...], ...]  # of all players; only in an open view
    world: Game | None  # a game that could be this one, for bots that search; see `redeal`


def observe(g: Game, me: Seat = NOBODY) -> View:
    """The table as this seat sees it; without a seat, as a spectator does."""
    view, nobody, asked = View(), me == NOBODY, question_of(g)
    mine = asked is not None and asked.seat == me
    view.me, view.rules, view.box = me, g.rules, g.box
    view.role = UNKNOWN if nobody else g.players[me].role
    view.hand = () if nobody else tuple(g.players[me].hand)
    view.players = tuple([seen(g, me, seat) for seat in range(len(g.players))])
    view.turn, view.turns, view.bangs, view.deck = g.turn, g.turns, g.bangs, len(g.deck)
    view.laid_on_deck = laid_on_deck(g, me) if g.memory.buried else ()
    view.discards, view.display, view.display_owner = tuple(g.discards), shown(g, me), g.display_owner
    view.resolving, view.laid_this_turn, view.removed = tuple(g.resolving), tuple(g.laid_this_turn), tuple(g.removed)
    view.gear_ignored, view.gear_asleep = g.gear_ignored, g.event_card is not None and g.event_card.ropes
    view.event_cards, view.next_event_card = len(g.event_pile), g.event_pile[-1].key if g.event_pile else ""
    view.event_card, view.every_suit = ("", NO_SUIT) if g.event_card is None else (g.event_card.key, g.event_card.suit)
    view.event_past = tuple([card.key for card in g.event_past])
    view.counter_clockwise = g.event_card is not None and g.event_card.counter_clockwise
    view.question = asked
    view.options = tuple(g.options) if mine else ()
    view.interrupts = () if nobody else tuple(interrupts(g, me))
    view.characters, view.winners, view.deeds = offered(g, me), tuple(g.winners), g.deeds
    view.reasons, view.told, view.hands, view.world = (), (), (), None
    return view


def observe_with_reasons(g: Game, me: Seat = NOBODY) -> View:
    """The same for people: also why they are asked, and why a card cannot be played."""
    view = observe(g, me)
    view.told = () if g.asked is None else tuple(prompt_facts(g).items())
    view.reasons = tuple([why_not_playable(g, me, card) for card in view.hand])
    return view


def observe_all(g: Game, me: Seat = NOBODY) -> View:
    """The same with every hand and role, for eliminated players and finished games."""
    view = observe_with_reasons(g, me)
    view.hands = tuple([tuple(player.hand) for player in g.players])
    view.display = tuple(g.display)
    for seen_player, player in zip(view.players, g.players, strict=True):
        seen_player.role = player.role
    return view


def seen(g: Game, me: Seat, seat: Seat) -> SeenPlayer:
    found, player = SeenPlayer(), g.players[seat]
    apart = me != NOBODY and me != seat and player.present and g.players[me].present
    found.character, found.ability = player.character.key, player.ability.key
    found.role = role_seen(g, me, seat)
    found.alive, found.present = player.alive, player.present
    found.life, found.max_life = player.life, player.max_life
    found.hand, found.in_play = len(player.hand), tuple(player.in_play)
    found.reach = reach(g, seat)
    found.distance = distance(g, me, seat) if apart else 0
    found.seats = seats_between(g, me, seat) if apart else 0
    found.remoteness = remoteness(g, seat) if apart else 0
    found.sight = sight(g, me) if apart else 0
    found.aims = apart and distance(g, seat, me) <= found.reach
    found.barrels, found.bang_limit = barrels(g, seat), bang_limit(g, seat)
    found.hand_limit, found.missed_needed = hand_limit(g, seat), missed_needed(g, seat)
    found.cards_turned = cards_turned(g, seat)
    found.shown = tuple([card for card in player.hand if card in g.memory.shown]) if g.memory.shown else ()
    return found


def question_of(g: Game) -> Question | None:
    ask = g.asked
    if ask is None:
        return None
    asked = Question()
    asked.seat, asked.prompt, asked.by, asked.card = ask.seat, ask.prompt, ask.by, ask.card
    asked.facts = tuple(ask.facts(g).items())
    return asked


def role_seen(g: Game, me: Seat, seat: Seat) -> Role:
    """The sheriff's, that of a player who is or was eliminated, and my own; among three, and at the end, every role.

    ROL-07, TRI-01, FF-DEA-3.
    """
    player = g.players[seat]
    eliminated = not player.alive or seat == g.memory.came_back
    open_to_all = player.role == SHERIFF or eliminated or g.three_players() or g.over()
    return player.role if open_to_all or seat == me else UNKNOWN


def laid_on_deck(g: Game, me: Seat) -> tuple[int, ...]:
    """The cards that were laid face down on the deck and still lie there, as far as I know them (FF-MIN-4)."""
    buried = g.memory.buried
    top = g.deck[len(g.deck) - len(buried) :]
    return tuple([card if buried[i] in (EVERYBODY, me) else UNKNOWN for i, card in enumerate(top)])


def shown(g: Game, me: Seat) -> tuple[int, ...]:
    if g.display_owner in (EVERYBODY, me):
        return tuple(g.display)
    return (UNKNOWN,) * len(g.display)


def offered(g: Game, me: Seat) -> tuple[str, ...]:
    """The characters I may choose from."""
    if me == NOBODY or not g.offers:
        return ()
    return tuple([character.key for character in g.offers[me]])
