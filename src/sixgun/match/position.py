"""Positions as one line with the complete state, secrets included. See docs/notation.md."""

from __future__ import annotations

import re
from dataclasses import replace
from struct import pack
from typing import Final
from zlib import crc32

from sixgun.editions import SettingValue, open_box
from sixgun.editions import event_cards as cards_of_rules
from sixgun.engine.chance import WORDS, Chance, chance_at
from sixgun.engine.events import EVERYBODY
from sixgun.engine.frames import Ask
from sixgun.engine.game import Game
from sixgun.engine.hooks import NO_ABILITY, EventCard
from sixgun.engine.ids import NO_CARD, NOBODY, ROLES, CardId, Seat
from sixgun.engine.kernel import settle
from sixgun.engine.memory import EventMemory
from sixgun.engine.player import Player
from sixgun.engine.settings import Rules
from sixgun.event_cards import EVENT_CARDS
from sixgun.match.notation import NotationError, card_names, read_card, write_card
from sixgun.match.options import GameOptions, validate
from sixgun.match.record import number, read_value, sixty_four_digits
from sixgun.rules.elimination import Departure
from sixgun.rules.event_pile import enforce
from sixgun.rules.turn import NEXT_TURN, PlayPhase, TurnEnd

CHANGE = re.compile(r"\+(?=\w+=)")  # a value may hold a plus of its own
SEAT = re.compile(r"\d:")
PILES = {
    "deck": "deck",
    "discards": "discards",
    "display": "display",
    "resolving": "resolving",
    "fresh": "laid_this_turn",
    "removed": "removed",
}
FLAGS = {"spent": "ability_used", "turn_lost": "turn_lost"}
"""The words of the notation with the attributes of the game."""
PUBLIC: Final = "all"  # instead of a seat: everybody knows the card
CHECKED: Final = 1 << 32  # no `old_checksum` is as large
NUMBERS: Final[dict[str, int]] = {}  # of the names of characters and frames

MOST_LIFE = 20
MOST_TURNS = 1_000_000
MOST_BLOCKS = 1 << 32


def position(g: Game) -> str:
    """The position of a game without its rules: seats, piles, chance and stack."""
    words = [f"turn={g.turn}", f"turns={g.turns}", f"bangs={g.bangs}"]
    words += [word for word, flag in FLAGS.items() if getattr(g, flag)]
    words += [write_seat(g, seat) for seat in range(len(g.players))]
    words += [f"{word}={write_cards(g, cards)}" for word, pile in PILES.items() if (cards := getattr(g, pile))]
    words += write_events(g)
    words += [f"chance={g.chance.key.hex()}/{g.chance.block}/{g.chance.left}"]
    return " ".join([*words, f"stack={write_stack(g)}"])


def write_events(g: Game) -> list[str]:
    """The event card in force, the pile and the covered cards; nothing in a game without any."""
    if g.event_card is None and not g.event_pile:
        return []
    piles = {"event": [g.event_card] if g.event_card else [], "events": g.event_pile, "past": g.event_past}
    words = [f"{word}={','.join(card.key for card in pile)}" for word, pile in piles.items() if pile]
    words += [f"turned={g.event_turned}"]
    return words + ["due"] * g.event_due + ["ghost"] * haunted(g) + write_memory(g)


def write_memory(g: Game) -> list[str]:
    """Who was out first, if that still matters, who came back, and the cards that somebody knows."""
    memory = g.memory
    waiting = memory.first_out != NOBODY and memory.came_back == NOBODY and "dead_man" in event_keys(g)
    facts = {
        "first_out": str(memory.first_out) if waiting else "",
        "came_back": str(memory.came_back) if memory.came_back != NOBODY else "",
        "duty": write_cards(g, [memory.duty]) if memory.duty != NO_CARD else "",
        "shown": write_cards(g, memory.shown),
        "buried": ",".join(PUBLIC if seat == EVERYBODY else str(seat) for seat in memory.buried),
        "mined": write_cards(g, memory.mined),
    }
    flags = ["extra_turn"] * memory.extra_turn + ["mining"] * memory.mining
    return [f"{word}={fact}" for word, fact in facts.items() if fact] + flags


def event_keys(g: Game) -> list[str]:
    """The event cards that are in force or still to come."""
    return [card.key for card in [*g.event_pile, *([g.event_card] if g.event_card else [])]]


def haunted(g: Game) -> bool:
    """Whether the player on turn is a ghost."""
    return g.players[g.turn].present and not g.players[g.turn].alive


def write_seat(g: Game, seat: Seat) -> str:
    """seat:character[/ability]:role:life/most:hand:in play"""
    player = g.players[seat]
    who = player.character.key
    if player.ability not in (player.character, NO_ABILITY):
        who += "/" + player.ability.key
    cards = f"{write_cards(g, player.hand)}:{write_cards(g, player.in_play)}"
    return f"{seat}:{who}:{ROLES[player.role]}:{player.life}/{player.max_life}:{cards}"


def write_cards(g: Game, cards: list[CardId]) -> str:
    names = card_names(g.box)
    return ",".join([names[card] for card in cards])


def write_stack(g: Game) -> str:
    """The stack of frames, the next one last."""
    return ",".join(write_ask(g, frame) if isinstance(frame, Ask) else type(frame).__name__ for frame in g.stack)


def write_ask(g: Game, ask: Ask) -> str:
    """A question as `prompt@seat`, followed by its cause and its numbers."""
    word = f"{ask.prompt}@{ask.seat}"
    if ask.by != NOBODY:
        word += f"/by:{ask.by}"
    if ask.card != NO_CARD:
        word += f"/{write_card(g.box, ask.card)}"
    return word + "".join(f"/{name}:{value}" for name, value in ask.facts(g).items())


def checksum(g: Game) -> int:
    """A number that is the same for equal games on any machine and in any process, and that no `old_checksum` is."""
    numbers: list[int] = [g.turn, g.turns, g.bangs, int(g.ability_used), int(g.turn_lost)]
    numbers += [g.chance.block, g.chance.left, len(g.players)]
    for player in g.players:
        numbers += [number_of(player.character.key), number_of(player.ability.key), player.role]
        numbers += [player.life, player.max_life, len(player.hand), *player.hand, len(player.in_play), *player.in_play]
    for pile in (g.deck, g.discards, g.display, g.resolving, g.laid_this_turn, g.removed):
        numbers += [len(pile), *pile]
    for frame in g.stack:
        numbers.append(number_of(type(frame).__name__))
        if isinstance(frame, Ask):
            numbers += [frame.seat, frame.by, frame.card, *frame.facts(g).values()]
    words = " ".join(write_events(g)).encode()
    return CHECKED + crc32(pack(f"<{len(numbers)}q", *numbers), crc32(words, crc32(g.chance.key)))


def old_checksum(g: Game) -> int:
    """The number in older logs, taken from the line of the position, which takes much longer to write."""
    return crc32(position(g).encode())


def number_of(word: str) -> int:
    """A number for a name, the same in every process."""
    number = NUMBERS.get(word)
    if number is None:
        number = NUMBERS[word] = crc32(word.encode())
    return number


def write_rules(edition: str, changes: tuple[tuple[str, SettingValue], ...]) -> str:
    """`fourth+beer_mode=prevent` is the fourth edition with a house rule."""
    return "+".join([edition, *[f"{name}={str(value).lower()}" for name, value in changes]])


def read_rules(word: str) -> Rules:
    return read_options(word).rules


def read_options(word: str) -> GameOptions:
    """An edition with its house rules."""
    edition, *changes = CHANGE.split(word)
    pairs = [change.partition("=") for change in changes]
    return GameOptions(edition, house_rules=tuple((name, read_value(name, value)) for name, _, value in pairs))


def read_position(line: str) -> Game:
    """Sets up a game from the line of a position in a play phase."""
    word, _, rest = line.strip().partition(" ")
    options = read_options(word)
    rules, words = options.rules, rest.split()
    facts = {name: value for name, _, value in [w.partition("=") for w in words if not SEAT.match(w)]}
    g = Game(open_box(rules.deck, rules.characters), rules, read_chance(fact(facts, "chance")))
    for seat in filter(SEAT.match, words):
        g.players.append(read_seat(g, seat))
    check_players(options, g.players)
    read_table(g, facts)
    settle(g)
    return g


def check_players(options: GameOptions, players: list[Player]) -> None:
    """Checks that a game of so many players, with these roles and characters, could have been dealt."""
    roles, characters = [ROLES[player.role] for player in players], [player.character.key for player in players]
    validate(replace(options, players=len(players), roles=tuple(roles), characters=tuple(characters)))


def fact(facts: dict[str, str], name: str) -> str:
    if name not in facts:
        raise NotationError("position_lacks", name=name)
    return facts[name]


def at_most(most: int, name: str, word: str) -> int:
    found = number(name, word)
    if found > most:
        raise NotationError("too_large", name=name, given=found, most=most)
    return found


def read_chance(word: str) -> Chance:
    parts = word.split("/")
    if len(parts) != 3:
        raise NotationError("position_chance", given=word)
    block = at_most(MOST_BLOCKS, "block", parts[1])
    left = at_most(WORDS if block else 0, "left", parts[2])
    return chance_at(bytes.fromhex(sixty_four_digits(parts[0])), block, left)


def read_seat(g: Game, word: str) -> Player:
    parts = word.split(":")
    if len(parts) != 6:
        raise NotationError("position_seat", given=word)
    _, who, role, life, hand, in_play = parts
    names = who.split("/")
    for name in names:
        if name not in g.box.characters:
            raise NotationError("no_character", wanted=name, names=", ".join(g.box.characters))
    if role not in ROLES:
        raise NotationError("no_role", wanted=role, names=", ".join(ROLES))
    player = Player(g.box.characters[names[0]], ROLES.index(role))
    player.ability = g.box.characters[names[-1]]
    points, _, most = life.partition("/")
    player.max_life = at_most(MOST_LIFE, "most", most)
    player.life = at_most(player.max_life, "life", points)
    player.alive = player.present = player.life > 0
    player.hand, player.in_play = read_cards(g, hand), read_cards(g, in_play)
    player.empty_hand_noticed = g.rules.abilities_optional == "always"  # a declined ability is not offered again
    return player


def read_cards(g: Game, words: str) -> list[CardId]:
    return [read_card(g.box, word) for word in words.split(",") if word]


def read_table(g: Game, facts: dict[str, str]) -> None:
    for word, pile in PILES.items():
        setattr(g, pile, read_cards(g, facts.get(word, "")))
    g.turn, g.turns, g.bangs = [at_most(MOST_TURNS, name, fact(facts, name)) for name in ("turn", "turns", "bangs")]
    g.ability_used = "spent" in facts
    if g.turn >= len(g.players):
        raise NotationError("position_turn", seat=g.turn)
    in_force = read_events(g, facts)
    g.stack = [NEXT_TURN, *[Departure(g.turn)] * haunted(g), TurnEnd(g.turn), PlayPhase(g.turn)]
    stack = write_stack(g)
    if fact(facts, "stack") != stack:
        raise NotationError("position_stack", stack=stack)
    if not g.players[g.turn].present:
        raise NotationError("position_turn", seat=g.turn)
    check_cards(g)
    g.recount_present()
    for seat in range(len(g.players)):
        g.recount(seat)
    g.recount_watchers()
    g.recount_gear()
    for card in in_force:
        enforce(g, card)


def read_events(g: Game, facts: dict[str, str]) -> list[EventCard]:
    """Reads the pile and the covered cards, and returns the card in force, if there is one."""
    in_force, g.event_pile, g.event_past = [event_cards(facts.get(word, "")) for word in ("event", "events", "past")]
    g.event_due, g.event_turned = "due" in facts, at_most(MOST_TURNS, "turned", facts.get("turned", "1"))
    read_memory(g, facts)
    check_events(g, in_force)
    if "ghost" in facts:
        if not any(card.brings_back(g, g.turn) for card in in_force):
            raise NotationError("position_turn", seat=g.turn)
        g.players[g.turn].alive, g.players[g.turn].present = False, True
    return in_force


def check_events(g: Game, in_force: list[EventCard]) -> None:
    """Checks that no more than one event card is in force, and that one that is due lies in the pile."""
    if len(in_force) > 1 or (g.event_due and not g.event_pile):
        raise NotationError("position_events")


def read_memory(g: Game, facts: dict[str, str]) -> None:
    titles, others = cards_of_rules(g.rules)
    if not titles and "event" not in facts and "events" not in facts:
        return
    memory = g.memory = EventMemory(titles, others)
    memory.first_out, memory.came_back = [read_player(g, facts.get(word, "")) for word in ("first_out", "came_back")]
    memory.shown, memory.extra_turn = read_cards(g, facts.get("shown", "")), "extra_turn" in facts
    memory.duty = [*read_cards(g, facts.get("duty", "")), NO_CARD][0]
    memory.buried = [
        EVERYBODY if word == PUBLIC else read_player(g, word) for word in facts.get("buried", "").split(",") if word
    ]
    memory.mining, memory.mined = "mining" in facts, read_cards(g, facts.get("mined", ""))


def read_player(g: Game, word: str) -> Seat:
    """A seat, or nobody."""
    seat = number("seat", word) if word else NOBODY
    if seat >= len(g.players):
        raise NotationError("no_seat", wanted=seat, last=len(g.players) - 1)
    return seat


def event_cards(words: str) -> list[EventCard]:
    names = [word for word in words.split(",") if word]
    for name in names:
        if name not in EVENT_CARDS:
            raise NotationError("no_event_card", wanted=name, names=", ".join(EVENT_CARDS))
    return [EVENT_CARDS[name] for name in names]


def check_cards(g: Game) -> None:
    """Checks that every card of the box is in exactly one place."""
    hands = [card for player in g.players for card in player.hand + player.in_play]
    cards = sorted(hands + g.deck + g.discards + g.display + g.resolving + g.removed)
    if cards != list(range(len(g.box.kinds))):
        raise NotationError("position_cards")
