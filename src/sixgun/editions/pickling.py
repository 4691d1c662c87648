"""Pickle support for compiled classes: one box, and one of each card, character and event card, in every process."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from dataclasses import astuple

from sixgun.cards import CARDS
from sixgun.characters import CHARACTERS
from sixgun.editions.decks import open_box
from sixgun.editions.house_rules import SettingValue
from sixgun.engine.box import Box
from sixgun.engine.chance import Chance
from sixgun.engine.game import Game
from sixgun.engine.hooks import Card, Character, EventCard
from sixgun.engine.memory import EventMemory
from sixgun.engine.player import Player
from sixgun.engine.settings import Rules
from sixgun.event_cards import EVENT_CARDS


def reduce_box(box: Box) -> tuple[Callable[[str, str], Box], tuple[str, str]]:
    return open_box, box.source


def reduce_rules(rules: Rules) -> tuple[type[Rules], tuple[SettingValue, ...]]:
    return Rules, astuple(rules)


def reduce_player(player: Player) -> tuple[type[Player], tuple[Character, int], object]:
    return Player, (player.character, int(player.role)), player.__getstate__()


def character_called(key: str) -> Character:
    return CHARACTERS[key]


def reduce_character(character: Character) -> tuple[Callable[[str], Character], tuple[str]]:
    return character_called, (character.key,)


def card_numbered(kind: int) -> Card:
    return CARDS[kind]


def reduce_card(card: Card) -> tuple[Callable[[int], Card], tuple[int]]:
    return card_numbered, (int(card.kind),)


def event_card_called(key: str) -> EventCard:
    return EVENT_CARDS[key]


def reduce_event_card(card: EventCard) -> tuple[Callable[[str], EventCard], tuple[str]]:
    return event_card_called, (card.key,)


def reduce_chance(chance: Chance) -> tuple[type[Chance], tuple[bytes], object]:
    return Chance, (chance.key,), chance.__getstate__()


def reduce_memory(memory: EventMemory) -> tuple[type[EventMemory], tuple[list[EventCard], list[EventCard]], object]:
    return EventMemory, (memory.titles, memory.others), memory.__getstate__()


def reduce_game(g: Game) -> tuple[type[Game], tuple[Box, Rules, Chance], object]:
    return Game, (g.box, g.rules, g.chance), g.__getstate__()


# Compiled classes cannot be pickled without these reducers, which views and worlds need.
copyreg.pickle(Box, reduce_box)
copyreg.pickle(Rules, reduce_rules)
copyreg.pickle(Player, reduce_player)
copyreg.pickle(Chance, reduce_chance)
copyreg.pickle(Game, reduce_game)
copyreg.pickle(EventMemory, reduce_memory)
for character in CHARACTERS.values():
    copyreg.pickle(type(character), reduce_character)
for card in CARDS:
    copyreg.pickle(type(card), reduce_card)
for event_card in EVENT_CARDS.values():
    copyreg.pickle(type(event_card), reduce_event_card)
