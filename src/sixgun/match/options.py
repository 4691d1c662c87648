"""The options of a game, agreed before the deal."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from sixgun.editions import BOOK, DEFAULT, GREENS, SettingValue, edition_named, event_cards, house_rules, open_box
from sixgun.engine.chance import KEY_BYTES, Chance
from sixgun.engine.game import Game
from sixgun.engine.ids import MOST_SEATS, ROLES
from sixgun.engine.kernel import settle
from sixgun.engine.refusals import Rejection
from sixgun.engine.settings import Rules
from sixgun.rules.event_pile import lay_pile
from sixgun.rules.setup import Seating, offer_characters, roles_for, set_up


@dataclass(frozen=True)
class GameOptions:
    """Edition, number of players, house rules, and roles and characters by seat; None for a random one."""

    edition: str = DEFAULT
    players: int = 5
    house_rules: tuple[tuple[str, SettingValue], ...] = ()
    roles: tuple[str | None, ...] = ()
    characters: tuple[str | None, ...] = ()
    choose_characters: bool = False  # one of two
    simplified: bool = False  # without the cards marked with a book (SMP-01)

    @cached_property
    def rules(self) -> Rules:
        return house_rules(edition_named(self.edition).rules, dict(self.house_rules))

    def seating(self) -> Seating:
        roles = [None if role is None else ROLES.index(role) for role in self.roles or (None,) * self.players]
        return Seating(roles, list(self.characters or (None,) * self.players))

    def left_out(self) -> list[int]:
        """The kinds of card that stay in the box."""
        return (BOOK if self.simplified else []) + ([] if self.rules.green_cards else GREENS)

    def start(self, key: bytes) -> Game:
        """Deals a game; the key determines all random numbers."""
        validate(self)
        if len(key) != KEY_BYTES:
            raise Rejection("key_length", bytes=KEY_BYTES, given=len(key))
        g = self.deal(key)
        g.events = []
        settle(g)
        return g

    def start_silent(self, key: bytes) -> Game:
        """Deals the same game without recording events or validating the options, for mass simulation."""
        g = self.deal(key)
        settle(g)
        return g

    def deal(self, key: bytes) -> Game:
        box = open_box(self.rules.deck, self.rules.characters)
        g = set_up(box, self.rules, Chance(key), self.seating(), self.left_out())
        titles, others = event_cards(self.rules)
        if titles:
            lay_pile(g, titles, others)
        if self.choose_characters:
            offer_characters(g, list(self.characters or (None,) * self.players))
        return g


def validate(options: GameOptions) -> None:
    """Raises Rejection for options that no rulebook or house rule allows."""
    names = [name for name, _ in options.house_rules]
    for name in names:
        if names.count(name) > 1:
            raise Rejection("setting_twice", setting=name)
    rules = options.rules
    check_players(options, rules)
    if options.simplified and not rules.simplified_first_game:
        raise Rejection("no_simplified_game", edition=options.edition)
    if options.simplified and (rules.high_noon, rules.fistful) != ("off", "off"):
        raise Rejection("no_events_in_first_game")
    check_roles(options)
    check_characters(options, rules)


def check_players(options: GameOptions, rules: Rules) -> None:
    n = options.players
    fewest, most = max(rules.min_players, 3), min(rules.max_players, MOST_SEATS)
    if not fewest <= n <= most:
        raise Rejection("player_count", edition=options.edition, least=fewest, most=most, given=n)
    if n == 3 and not rules.three_player_game:
        raise Rejection("players_need_setting", players=n, setting="three_player_game")
    if n == 8 and not rules.two_renegades_at_8:
        raise Rejection("players_need_setting", players=n, setting="two_renegades_at_8")
    if n > len(open_box(rules.deck, rules.characters).characters) // (2 if options.choose_characters else 1):
        raise Rejection("too_few_characters", players=n)


def check_roles(options: GameOptions) -> None:
    if len(options.roles) not in (0, options.players):
        raise Rejection("role_count", players=options.players, given=len(options.roles))
    loose = [ROLES[role] for role in roles_for(options.players)]
    for role in options.roles:
        if role is not None and role not in ROLES:
            raise Rejection("no_role", wanted=role, names=", ".join(ROLES))
        if role is not None and role not in loose:
            raise Rejection("too_many_of_a_role", role=role, players=options.players)
        if role is not None:
            loose.remove(role)


def check_characters(options: GameOptions, rules: Rules) -> None:
    if len(options.characters) not in (0, options.players):
        raise Rejection("character_count", players=options.players, given=len(options.characters))
    known = open_box(rules.deck, rules.characters).characters
    settled = [name for name in options.characters if name is not None]
    for name in settled:
        if name not in known:
            raise Rejection("no_character", wanted=name, names=", ".join(known))
        if settled.count(name) > 1:
            raise Rejection("character_twice", character=name)
