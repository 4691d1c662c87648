"""Menus for choosing step by step: the card, then the target, the card taken and the price."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from sixgun.engine.actions import ABILITY, PASSING, Action, Verb
from sixgun.engine.ids import NO_CARD, NOBODY, CardId, Seat
from sixgun.match.narrator import Narrator
from sixgun.match.view import View

SHORT: Final = 9  # up to this many complete choices are listed at once

DO: Final = "do"
TARGET: Final = "target"
TAKE: Final = "take"
CARD: Final = "card"


class MenuStep(NamedTuple):
    """One part of a choice."""

    what: str
    card: CardId = NO_CARD
    seat: Seat = NOBODY
    verb: Verb = 0


class MenuPath(NamedTuple):
    """The steps that lead to an action. Two cards paid for an ability can be named in either order."""

    steps: tuple[MenuStep, ...]
    action: Action


class MenuItem(NamedTuple):
    """An entry of a menu."""

    label: str
    ways: tuple[MenuPath, ...]

    @property
    def action(self) -> Action | None:
        """The action, if the entry stands for only one."""
        first = self.ways[0].action
        return first if all(way.action == first for way in self.ways) else None


class Menu(NamedTuple):
    step: str
    entries: tuple[MenuItem, ...]


def ways(actions: Iterable[Action]) -> list[MenuPath]:
    """The paths to all actions, with passing last."""
    found = [MenuPath(steps, action) for action in actions for steps in steps_to(action)]
    return sorted(found, key=lambda way: way.action.verb == PASSING)


def steps_to(action: Action) -> list[tuple[MenuStep, ...]]:
    target = [MenuStep(TARGET, seat=action.target)] if action.target != NOBODY else []
    take = [MenuStep(TAKE, action.take)] if action.take != NO_CARD else []
    price = [MenuStep(CARD, action.pay)] if action.pay != NO_CARD else []
    if action.verb != ABILITY or action.card == NO_CARD:
        return [(MenuStep(DO, action.card, verb=action.verb), *target, *take, *price)]
    ability, card = MenuStep(DO, verb=ABILITY), MenuStep(CARD, action.card)
    orders = [(card, *price), (*price, card)] if price else [(card,)]
    return [(ability, *order, *target) for order in orders]


def menu(narrator: Narrator, view: View, open_ways: list[MenuPath], depth: int = 0) -> Menu:
    """A menu of complete choices if there are few, or else of the next step in which they differ."""
    actions = list(dict.fromkeys(way.action for way in open_ways))
    if len(actions) <= SHORT:
        return Menu(DO, whole_choices(narrator, view, actions))
    groups: dict[MenuStep, list[MenuPath]] = {}
    for way in open_ways:
        groups.setdefault(way.steps[depth], []).append(way)
    if len(groups) == 1:
        return menu(narrator, view, open_ways, depth + 1)
    entries = [MenuItem(label(narrator, view, step, group), tuple(group)) for step, group in groups.items()]
    return Menu(open_ways[0].steps[depth].what, tuple(entries))


def whole_choices(narrator: Narrator, view: View, actions: list[Action]) -> tuple[MenuItem, ...]:
    """One entry per choice. Choices that read the same appear once."""
    found: dict[str, Action] = {}
    for action in actions:
        found.setdefault(narrator.choice(view, action), action)
    return tuple(MenuItem(text, (MenuPath((), action),)) for text, action in found.items())


def label(narrator: Narrator, view: View, step: MenuStep, group: list[MenuPath]) -> str:
    first = group[0].action
    if all(way.action == first for way in group):
        return narrator.choice(view, first)
    if step.what == DO:
        return with_targets(narrator, view, step, group)
    return narrator.names[step.seat] if step.what == TARGET else narrator.card(step.card)


def with_targets(narrator: Narrator, view: View, step: MenuStep, group: list[MenuPath]) -> str:
    """What can be done, followed by the possible targets."""
    done = narrator.done(view, Action(step.verb, step.card))
    targets = list(dict.fromkeys(way.action.target for way in group if way.action.target != NOBODY))
    return narrator.words.say("choice-whole", done=done, target=narrator.named(targets) if targets else None)
