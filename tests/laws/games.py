"""Games for the laws: every edition with every number of players, with and without event cards, from fixed seeds."""

from collections.abc import Iterator
from dataclasses import fields, replace
from random import Random

import pytest
from hypothesis import HealthCheck, settings

from sixgun.editions import EDITIONS, SettingValue
from sixgun.engine.actions import Action
from sixgun.engine.chance import key_of
from sixgun.engine.game import Game
from sixgun.engine.settings import CHOICES, NUMBERS, Rules
from sixgun.match.match import Match
from sixgun.match.options import GameOptions, validate
from sixgun.rules.triggers import interrupts

LIMIT = 20_000  # decisions; no game comes close
TRIES = 1000  # of options that do not go together

TABLES = [
    (edition.name, players)
    for edition in EDITIONS.values()
    for players in range(edition.rules.min_players, edition.rules.max_players + 1)
]
ADDED: dict[str, tuple[tuple[str, SettingValue], ...]] = {
    "": (),
    "+high_noon": (("high_noon", "on"),),
    "+fistful": (("fistful", "on"),),
    "+both": (("high_noon", "on"), ("fistful", "on")),
}
"""The expansions that may be added to the name of an edition."""

SETS = [(edition + added, players) for added in [*ADDED][:3] for edition, players in TABLES]
SETS += [(edition + "+both", players) for edition, players in dict(TABLES).items()]
every_table = pytest.mark.parametrize(("edition", "players"), TABLES, ids=[f"{name}-{n}" for name, n in TABLES])
every_game = pytest.mark.parametrize(("edition", "players"), SETS, ids=[f"{name}-{n}" for name, n in SETS])
"""Every table without event cards, with those of each expansion, and the largest of each edition with both."""

WHOLE_GAMES = settings(max_examples=100, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


def match_of(edition: str, players: int, seed: int) -> Match:
    """A new match; every third one begins with a choice of characters, if there are enough."""
    options = options_of(edition, players)
    choosing = replace(options, choose_characters=seed % 3 == 0)
    return Match(choosing if allowed(choosing) else options, key_of(seed))


def options_of(edition: str, players: int) -> GameOptions:
    """The options of an edition, which may be named with expansions."""
    name, plus, added = edition.partition("+")
    return GameOptions(name, players, ADDED[plus + added])


def walk(match: Match, rng: Random) -> Iterator[Match]:
    """Plays at random; yields the match before every decision and at the end."""
    for _ in range(LIMIT):
        yield match
        if match.over:
            return
        wander(match, rng)
    raise AssertionError(f"the game has not ended after {LIMIT} decisions\n{match.save()}")


def wander(match: Match, rng: Random) -> None:
    """Makes a random decision: an answer, or now and then an interrupt."""
    seat = rng.randrange(len(match.game.players))
    actions = interrupts(match.game, seat) if rng.random() < 0.2 else []
    if actions:
        match.interrupt(seat, rng.choice(actions))
    else:
        match.act(rng.choice(match.game.options))


def steps(match: Match, seed: int) -> Iterator[Match]:
    return walk(match, Random(seed))


# Options


def random_options(rng: Random, fixed: tuple[tuple[str, SettingValue], ...] = ()) -> GameOptions:
    """Any edition and number of players, sometimes with a choice of characters, the simplified game or house rules."""
    for _ in range(TRIES):
        edition, players = rng.choice(TABLES)
        changes = {name: rng.choice(values) for name, values in rng.sample(HOUSE_RULES, rng.choice((0, 0, 1, 2)))}
        options = GameOptions(
            edition,
            rng.choice((players, players, players, 3, 8)),
            house_rules=tuple({**changes, **dict(fixed)}.items()),
            choose_characters=rng.random() < 0.2,
            simplified=rng.random() < 0.1,
        )
        if allowed(options):
            return options
    raise ValueError(f"no edition can be played with {dict(fixed)}")


def allowed(options: GameOptions) -> bool:
    try:
        validate(options)
    except ValueError:
        return False
    return True


def settings_to_change() -> list[tuple[str, list[SettingValue]]]:
    """Every setting with its values; numbers only within the range of the rulebooks."""
    numbers: dict[str, list[SettingValue]] = {"min_players": [3], "max_players": [8]}
    numbers |= {name: [*values] for name, values in NUMBERS.items()}
    flags: list[SettingValue] = [True, False]
    return [
        (field.name, [*CHOICES[field.name]] if field.name in CHOICES else numbers.get(field.name, flags))
        for field in fields(Rules)
    ]


HOUSE_RULES = settings_to_change()


# Illegal choices


def wild(g: Game, rng: Random) -> Action:
    """A random action, or a legal one with one part changed."""
    cards, seats = len(g.box.kinds), len(g.players)
    parts = [rng.randrange(9), rng.randrange(-1, cards), rng.randrange(-2, seats + 1)]
    parts += [rng.randrange(-2, cards), rng.randrange(-2, cards)]
    if rng.random() < 0.7:
        near = rng.choice(g.options)
        changed = [near.verb, near.card, near.target, near.take, near.pay]
        place = rng.randrange(5)
        changed[place] = parts[place]
        parts = changed
    return Action(*parts)
