"""What one seat may know. Everything a bot or a client gets is built here, field by field."""

from __future__ import annotations

from dataclasses import dataclass

from sixgun.engine.events import EVERYBODY
from sixgun.engine.hooks import Box
from sixgun.engine.ids import NO_CARD, NOBODY, SHERIFF, Action, Role, Seat
from sixgun.engine.run import interrupts
from sixgun.engine.settings import Rules
from sixgun.engine.state import Game
from sixgun.rules.distance import distance, reach, remoteness, seats_between, sight

UNKNOWN = -1


@dataclass(frozen=True)
class Seen:
    """A player, from across the table."""

    character: str
    ability: str  # the one in force, which Vera Custer changes
    role: int  # UNKNOWN while it is secret
    alive: bool
    life: int
    max_life: int
    hand: int
    in_play: tuple[int, ...]
    reach: int
    distance: int  # as I see it: seats + remoteness - sight, but at least 1; 0 for myself and the dead
    seats: int
    remoteness: int
    sight: int  # by which I see everybody closer


@dataclass(frozen=True)
class Question:
    """Who is asked, why, and because of which card of whom."""

    seat: int
    prompt: str
    by: int = NOBODY
    card: int = NO_CARD
    facts: tuple[tuple[str, int], ...] = ()  # how many Missed! are needed, points lost, cards too many


@dataclass(frozen=True)
class View:
    me: int  # NOBODY for a spectator
    rules: Rules
    box: Box
    role: int
    hand: tuple[int, ...]
    players: tuple[Seen, ...]
    turn: int
    turns: int
    bangs: int
    deck: int
    discards: tuple[int, ...]
    display: tuple[int, ...]  # UNKNOWN cards where only somebody else may look
    resolving: tuple[int, ...]
    fresh: tuple[int, ...]
    removed: tuple[int, ...]
    question: Question | None
    options: tuple[Action, ...]  # mine
    interrupts: tuple[Action, ...]  # mine
    characters: tuple[str, ...]  # offered to me
    winners: tuple[int, ...]


def observe(g: Game, me: Seat = NOBODY) -> View:
    """The table as this seat sees it; without a seat, as everybody does."""
    asked = question_of(g)
    mine = asked is not None and asked.seat == me
    return View(
        me=me,
        rules=g.rules,
        box=g.box,
        role=UNKNOWN if me == NOBODY else g.players[me].role,
        hand=() if me == NOBODY else tuple(g.players[me].hand),
        players=tuple(seen(g, me, seat) for seat in range(len(g.players))),
        turn=g.turn,
        turns=g.turns,
        bangs=g.bangs,
        deck=len(g.deck),
        discards=tuple(g.discards),
        display=shown(g, me),
        resolving=tuple(g.resolving),
        fresh=tuple(g.fresh),
        removed=tuple(g.removed),
        question=asked,
        options=tuple(g.options) if mine else (),
        interrupts=() if me == NOBODY else tuple(interrupts(g, me)),
        characters=tuple(c.key for c in g.offers[me]) if g.offers and me != NOBODY else (),
        winners=tuple(g.winners),
    )


def question_of(g: Game) -> Question | None:
    ask = g.asked
    return None if ask is None else Question(ask.seat, ask.prompt, ask.by, ask.card, tuple(ask.facts(g).items()))


def role_seen(g: Game, me: Seat, seat: Seat) -> Role:
    """The sheriff, the dead and oneself; with three players, and at the end, everybody (ROL-07, TRI-01)."""
    player = g.players[seat]
    open_to_all = player.role == SHERIFF or not player.alive or g.three_players() or g.over()
    return player.role if open_to_all or seat == me else UNKNOWN


def shown(g: Game, me: Seat) -> tuple[int, ...]:
    if g.display_owner in (EVERYBODY, me):
        return tuple(g.display)
    return (UNKNOWN,) * len(g.display)


def seen(g: Game, me: Seat, seat: Seat) -> Seen:
    player = g.players[seat]
    apart = me not in (NOBODY, seat) and player.alive and g.players[me].alive
    return Seen(
        character=player.character.key,
        ability=player.ability.key,
        role=role_seen(g, me, seat),
        alive=player.alive,
        life=player.life,
        max_life=player.max_life,
        hand=len(player.hand),
        in_play=tuple(player.in_play),
        reach=reach(g, seat),
        distance=distance(g, me, seat) if apart else 0,
        seats=seats_between(g, me, seat) if apart else 0,
        remoteness=remoteness(g, seat) if apart else 0,
        sight=sight(g, me) if apart else 0,
    )
