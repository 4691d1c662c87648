"""The laws: invariants of a game between any two decisions. Each raises AssertionError when it is broken."""

from collections import Counter
from collections.abc import Callable

from sixgun.engine.actions import Action
from sixgun.engine.box import Box
from sixgun.engine.chance import Chance
from sixgun.engine.frames import Ask, Frame
from sixgun.engine.game import Game
from sixgun.engine.hooks import Card, Character, EventCard
from sixgun.engine.ids import DEPUTY, HEARTS, NO_CARD, NOBODY, OUTLAW, RENEGADE, SHERIFF, SPADES
from sixgun.engine.memory import EventMemory
from sixgun.engine.player import Player
from sixgun.engine.settings import Rules
from sixgun.event_cards.fistful import FISTFUL
from sixgun.event_cards.high_noon import HIGH_NOON
from sixgun.rules.distance import distance, within
from sixgun.rules.rulebook import reach

# Cards and points


def every_card_is_in_one_place(g: Game) -> None:
    cards = g.deck + g.discards + g.display + g.resolving + g.removed
    for player in g.players:
        cards = cards + player.hand + player.in_play
    assert sorted(cards) == list(range(len(g.box.kinds))), f"lost {lost(g, cards)}, doubled {doubled(cards)}"


def lost(g: Game, cards: list[int]) -> list[int]:
    return sorted(set(range(len(g.box.kinds))) - set(cards))


def doubled(cards: list[int]) -> list[int]:
    return [card for card, times in Counter(cards).items() if times > 1]


def points_are_right(g: Game) -> None:
    """No player has more life than at the start, and none is alive without any, unless a Beer may still help.

    The dead have none, and a ghost has no less.
    """
    waiting = {frame.prompt for frame in g.stack if isinstance(frame, Ask)}
    dying = not waiting.isdisjoint({"last_chance", "may_use"})
    for seat, player in enumerate(g.players):
        assert player.life <= player.max_life, f"seat {seat} has more life than at the start"
        if player.alive and started(g):
            assert player.life > 0 or dying or g.over(), f"seat {seat} is alive without life"
        elif player.present and not player.alive:
            assert player.life >= 0, f"the ghost in seat {seat} has less than no life"
        elif not player.alive:
            assert player.life == 0, f"seat {seat} is dead and has life"


def started(g: Game) -> bool:
    return g.turns > 0


def one_weapon_each(g: Game) -> None:
    for seat, player in enumerate(g.players):
        weapons = [card for card in player.in_play if g.card(card).reach > 0]
        assert len(weapons) <= 1, f"seat {seat} has {len(weapons)} weapons"


def the_dead_have_nothing(g: Game) -> None:
    """Holds once their cards have been discarded or taken."""
    if g.stack and g.stack[-1].between_effects():
        for seat, player in enumerate(g.players):
            assert player.present or not player.hand + player.in_play, f"seat {seat} is dead and has cards"


def ghosts_have_a_turn_only(g: Game) -> None:
    """The living are present; the dead are present in their own turn, while the dead may come back."""
    for seat, player in enumerate(g.players):
        assert player.present or not player.alive, f"seat {seat} is alive and not present"
        if player.present and not player.alive:
            assert seat == g.turn, f"the ghost in seat {seat} is there in the turn of seat {g.turn}"
            assert g.event_card is not None
            assert g.event_card.key == "ghost_town", f"the ghost in seat {seat} is there under {g.event_card.key}"


def every_event_card_is_in_one_place(g: Game) -> None:
    """In force, covered, or in the pile, with the title card at the bottom."""
    in_force = [] if g.event_card is None else [g.event_card.key]
    pile = [card.key for card in g.event_pile]
    cards = [*pile, *in_force, *[card.key for card in g.event_past]]
    titles, others = event_cards_of(g.rules)
    both = len(titles) == 2
    count = min(g.rules.event_cards, len(others)) + 1 if both else len(titles | others)
    assert len(cards) == len(set(cards)) == count, cards
    assert set(cards) <= titles | others, f"the event cards are {cards}"
    assert len(titles & set(cards)) == min(len(titles), 1), f"the event cards are {cards}"
    assert not pile or pile[0] in titles, f"{pile[0]} is at the bottom of the pile"


def event_cards_of(rules: Rules) -> tuple[set[str], set[str]]:
    """The titles of the expansions in the game, and their other cards."""
    titles: set[str] = set()
    others: set[str] = set()
    if rules.high_noon != "off":
        titles, others = {"high_noon"}, {card.key for card in HIGH_NOON}
    if rules.fistful != "off":
        titles, others = titles | {"fistful_of_cards"}, others | {card.key for card in FISTFUL}
    left_out = rules.high_noon == "without_ghost_town" or rules.fistful == "without_dead_man"
    return titles, others - ({"ghost_town", "dead_man"} if left_out else set())


def memory_is_right(g: Game) -> None:
    """Shown cards are in hands, the duty is one of the player on turn, and who laid cards on the deck is known."""
    if not started(g):
        return
    memory, hands = g.memory, {card for player in g.players for card in player.hand}
    assert set(memory.shown) <= hands, "a shown card is in no hand"
    assert memory.duty in (NO_CARD, *g.players[g.turn].hand), "the duty is not in the hand of the player on turn"
    assert len(memory.buried) <= len(g.deck), "more cards were laid on the deck than it has"
    assert memory.came_back in (NOBODY, memory.first_out), "somebody else came back than the first who was out"


def suits_are_right(g: Game) -> None:
    """What every card counts as: what is printed on it, or one suit for all (HN-BLE-1, HN-CUR-1)."""
    suit = {"blessing": HEARTS, "curse": SPADES}.get("" if g.event_card is None else g.event_card.key)
    assert g.suits == (g.box.suits if suit is None else [suit] * len(g.box.suits))


def sums_are_kept(g: Game) -> None:
    """The totals that the game keeps on cards in play and those present equal a full recount."""
    if not started(g) or g.over():
        return
    twin = g.clone()
    for seat in range(len(g.players)):
        twin.recount(seat)
    twin.recount_present()
    twin.recount_watchers()
    twin.recount_gear()
    assert twin.present == g.present, "those present"
    assert twin.watchers == g.watchers, "the players who react to an empty hand"
    assert twin.gear_ignored == g.gear_ignored, "the players whose cards in play are ignored"
    for seat in range(len(g.players)):
        assert gear(g.players[seat]) == gear(twin.players[seat]), f"the totals of the cards in play of seat {seat}"


def gear(player: Player) -> tuple[object, ...]:
    sums = (player.reach, player.sight, player.remoteness, player.barrels, player.bang_limit)
    return (*sums, player.present and player.place, player.voices, player.voice_cards)


def reach_is_distance(g: Game) -> None:
    """`within` finds exactly the players whose `distance` is in range."""
    if not started(g) or g.over():
        return
    for me in g.present:
        far = reach(g, me)
        near = [seat for seat in g.present if seat != me and distance(g, me, seat) <= far]
        assert within(g, me, far) == near, f"seat {me} finds {within(g, me, far)} up to {far}, not {near}"


# Questions


def somebody_is_asked(g: Game) -> None:
    """Until it is over, a game has a question with at least one answer, and no answer twice."""
    if g.over():
        assert g.asked is None, "a question after the end"
        assert not g.options, "options after the end"
        return
    assert g.asked is not None, "the game has stopped"
    assert g.options, f"no answer to {g.asked.prompt}"
    assert len(set(g.options)) == len(g.options), f"the same answer twice to {g.asked.prompt}"
    assert g.players[g.asked.seat].present or g.asked.prompt == "last_discard", "a dead player is asked"


# The end


def winners_are_right(g: Game) -> None:
    """The winners are those who reached the goal of their role, computed independently."""
    if not g.over():
        return
    assert sorted(g.winners) == sorted(true_winners(g)), f"the winners are {true_winners(g)}, not {g.winners}"


def true_winners(g: Game) -> list[int]:
    if g.three_players():
        return g.winners if len(g.winners) == 1 else []
    there = Counter(player.role for player in g.players if player.present)  # a ghost counts (HN-GHO-5)
    if there[SHERIFF]:
        foes = there[OUTLAW] + there[RENEGADE]
        return [] if foes else seats_of(g, SHERIFF, DEPUTY)
    if there == {RENEGADE: 1}:
        return [seat for seat, player in enumerate(g.players) if player.present]
    return seats_of(g, OUTLAW)


def seats_of(g: Game, *roles: int) -> list[int]:
    return [seat for seat, player in enumerate(g.players) if player.role in roles]


Law = Callable[[Game], None]

LAWS: tuple[Law, ...] = (
    every_card_is_in_one_place,
    points_are_right,
    one_weapon_each,
    the_dead_have_nothing,
    ghosts_have_a_turn_only,
    every_event_card_is_in_one_place,
    memory_is_right,
    suits_are_right,
    sums_are_kept,
    reach_is_distance,
    somebody_is_asked,
    winners_are_right,
)


def hold(g: Game) -> None:
    for law in LAWS:
        law(g)


# Comparing games


def insides(value: object) -> object:
    """Everything in a game as plain values: two games with equal insides are the same game."""
    if isinstance(value, Box | Card):
        return id(value)  # shared and immutable
    if isinstance(value, Rules):
        return value
    if isinstance(value, Character | EventCard):
        return value.key
    if isinstance(value, list | tuple):
        return tuple(insides(each) for each in value)
    if isinstance(value, Game | Player | EventMemory | Chance | Frame | Action):
        return (type(value).__name__, *[insides(getattr(value, name)) for name in attributes(type(value), value)])
    assert value is None or isinstance(value, int | str | bytes), f"unexpected {value!r} in a game"
    return value


ATTRIBUTES: dict[type, list[str]] = {}
APART = (
    "events",
    "layout",
    "near",
    "near_distance",
    "near_layout",
)  # an outbox, and caches


def attributes(kind: type, value: object) -> list[str]:
    """The data attributes of a class. Compiled objects have no `__dict__`, but `dir` lists them."""
    if kind not in ATTRIBUTES:
        names = [name for name in dir(value) if not name.startswith("_") and name not in APART]
        ATTRIBUTES[kind] = [name for name in names if not callable(getattr(value, name))]
    return ATTRIBUTES[kind]
