"""The balance survey: plays many kinds of table and counts wins by side, role, seat, character, card and setting."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Final

from sixgun.bots import Bot
from sixgun.editions import EDITIONS, SETTING_TYPES, SettingValue
from sixgun.engine.game import Game
from sixgun.engine.ids import ROLES
from sixgun.engine.playout import Dice, play_at_random
from sixgun.engine.settings import CHOICES
from sixgun.lab.card_use import WATCHED, Hands
from sixgun.lab.roster import RANDOM, bot_named, play_out
from sixgun.lab.simulation import CHUNK, LIMIT, key_for, seed_for
from sixgun.lab.tally import STALL, Sums, first, side
from sixgun.match.options import GameOptions, validate

QUICK_CHUNK: Final = 60
NOBODY_WON: Final = "nobody"

Where = tuple[str, int]  # edition and number of players
Change = tuple[str, SettingValue]


@dataclass
class Census(Sums):
    """The counts of a survey.

    Keys begin with edition and number of players. `won` is the number of winners with that role, or 0 or 1 where the
    key stands for one player.
    """

    games: Counter[Where] = field(default_factory=Counter)
    unfinished: Counter[Where] = field(default_factory=Counter)
    stalled: Counter[Where] = field(default_factory=Counter)
    decisions: int = 0  # including games with changed settings
    sides: Counter[tuple[str, int, str]] = field(default_factory=Counter)
    roles: Counter[tuple[str, int, str, int, int]] = field(default_factory=Counter)  # role, members, won
    watched: Counter[tuple[str, int, str, int, int]] = field(default_factory=Counter)  # the same, in watched games
    characters: Counter[tuple[str, int, str, str, int]] = field(default_factory=Counter)  # character, role, won
    seats: Counter[tuple[str, int, int, int]] = field(default_factory=Counter)  # counted from the first player, won
    lengths: Counter[tuple[str, int, int]] = field(default_factory=Counter)  # decisions in a finished game
    cards: Counter[tuple[str, int, str, str, str, int, int, int]] = field(default_factory=Counter)  # `card_use.Holders`
    pairs: Counter[tuple[str, int, str, str, str, str]] = field(default_factory=Counter)  # and both winners

    def count(self, where: Where, g: Game, hands: Hands, decisions: int) -> None:
        self.games[where] += 1
        self.decisions += decisions
        self.stalled[where] += decisions > STALL
        if not g.over():
            self.unfinished[where] += 1
            return
        self.sides[*where, side(g)] += 1
        self.lengths[*where, decisions] += 1
        teams = self.count_players(where, g)
        self.roles.update(teams)
        self.watched.update(teams if hands.watched else ())
        self.cards.update((*where, *holders) for holders in hands.holders())

    def count_players(self, where: Where, g: Game) -> list[tuple[str, int, str, int, int]]:
        """Counts every player by character and seat; returns a key of `roles` for each role."""
        begins, members, won = first(g), Counter[str](), Counter[str]()
        for seat, player in enumerate(g.players):
            role, wins = ROLES[player.role], int(seat in g.winners)
            members[role] += 1
            won[role] += wins
            self.characters[*where, player.character.key, role, wins] += 1
            self.seats[*where, (seat - begins) % len(g.players), wins] += 1
        return [(*where, role, count, won[role]) for role, count in members.items()]


@dataclass(frozen=True)
class Survey:
    """Games at each of these tables in turn, so a run that is stopped early has about as many games at each."""

    tables: tuple[GameOptions, ...]
    bots: str
    changes: tuple[Change, ...] = ()  # each compared with the same deals without it
    seed: int = 1
    changed_games: int = 0  # at each table, with each change
    limit: int = LIMIT

    @property
    def size(self) -> int:
        return QUICK_CHUNK if self.bots == RANDOM else CHUNK

    @property
    def games(self) -> int:
        return 1

    def about(self) -> dict[str, Any]:
        return {
            "work": "balance",
            "tables": [(table.edition, table.players) for table in self.tables],
            "bots": self.bots,
            "changes": self.changes,
            "seed": self.seed,
            "changed_games": self.changed_games,
            "limit": self.limit,
        }

    def blank(self) -> Census:
        return Census()

    def do(self, numbers: range) -> Census:
        census, bot = Census(), bot_named(self.bots)
        for number in numbers:
            game, table = divmod(number, len(self.tables))
            self.play_game(self.tables[table], game, bot, census)
        return census

    def play_game(self, table: GameOptions, game: int, bot: Bot, census: Census) -> None:
        where = (table.edition, table.players)
        g = self.start(table, where, game)
        hands = Hands(g)
        if game % WATCHED == 0:
            hands.watch()
        census.count(where, g, hands, self.play(g, where, game, bot))
        if game < self.changed_games:
            for change in self.changes:
                if getattr(table.rules, change[0]) != change[1]:
                    self.play_changed(table, game, bot, (census, g, change))

    def play_changed(self, table: GameOptions, game: int, bot: Bot, known: tuple[Census, Game, Change]) -> None:
        """Plays the same deal with the same random numbers and one setting changed."""
        census, plain, (name, value) = known
        where = (table.edition, table.players)
        g = self.start(replace(table, house_rules=((name, value),)), where, game)
        census.decisions += self.play(g, where, game, bot)
        census.pairs[*where, name, written(value), outcome(plain), outcome(g)] += 1

    def start(self, table: GameOptions, where: Where, game: int) -> Game:
        return table.start_silent(key_for(self.seed, game, f"deal {where}"))

    def play(self, g: Game, where: Where, game: int, bot: Bot) -> int:
        if self.bots == RANDOM:
            return play_at_random(g, Dice(seed_for(self.seed, game, f"choices {where}")), self.limit)
        seats = range(len(g.players))
        rngs = [Random(seed_for(self.seed, game, f"seat {seat} {where}")) for seat in seats]
        return play_out(g, [bot] * len(seats), rngs, self.limit)


def outcome(g: Game) -> str:
    return side(g) if g.over() else NOBODY_WON


# Choosing tables and changes


def tables(editions: tuple[str, ...], players: tuple[int, ...]) -> tuple[GameOptions, ...]:
    """The given editions at each of the given player counts they allow; at every count if none is given."""
    found = []
    for name in editions:
        rules = EDITIONS[name].rules
        span = range(rules.min_players, rules.max_players + 1)
        found += [GameOptions(name, count) for count in span if not players or count in players]
    return tuple(found)


def written(value: SettingValue) -> str:
    return str(value).lower()


def values(name: str) -> tuple[SettingValue, ...]:
    """The possible values of a setting."""
    if SETTING_TYPES[name] is bool:
        return (False, True)
    return CHOICES.get(name, (3, 4))


def playable(table: GameOptions, change: Change) -> bool:
    """Whether a change fits the table; some need other cards or another number of players."""
    try:
        validate(replace(table, house_rules=(change,)))
    except ValueError:
        return False
    return True
