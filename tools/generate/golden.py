"""Writes the golden games: whole games as text, one for each edition and number of players, and some with event cards.

`make golden` regenerates them; review the diff. If they change, behaviour has changed, and RULES_VERSION must be raised
first: under the same version nothing is written, unless `--same-version` says that no game was ever saved under it.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from sixgun.editions import SettingValue
from sixgun.engine.actions import PASSING, Action
from sixgun.engine.chance import key_of
from sixgun.engine.game import Game
from sixgun.engine.ids import ROLES
from sixgun.engine.playout import Dice
from sixgun.match.match import Match
from sixgun.match.notation import write_card
from sixgun.match.options import GameOptions
from sixgun.match.record import Record, wrapped
from sixgun.rules import RULES_VERSION
from sixgun.rules.triggers import interrupts

FOLDER = Path(__file__).parents[2] / "tests" / "golden"
DIGEST = FOLDER / "digest.txt"

SEEDS = {
    "abacus": (58, 6, 15, 7),
    "czech": (4, 79, 25, 14),
    "fourth": (25, 14, 29, 4),
    "walkingdead": (114, 122, 128, 112),
    "dodgecity": (9, 11, 8, 73, 6),
    "combined": (6, 22, 3, 36, 27, 8),
}
"""Seeds by edition, from its smallest number of players: chosen so that every card and every character occurs."""


NOON_SEEDS = {
    "abacus": (7, 62),
    "czech": (6, 56),
    "fourth": (5, 45),
    "walkingdead": (4, 32),
    "dodgecity": (3, 67),
    "combined": (8, 3),
}
"""By edition, players and seed of a game with High Noon: chosen so that every event card is turned in each."""

FISTFUL_SEEDS = {
    "abacus": (7, 5),
    "czech": (6, 7),
    "fourth": (5, 2),
    "walkingdead": (4, 4),
    "dodgecity": (3, 25),
    "combined": (8, 0),
}
"""The same with A Fistful of Cards: chosen so that the last event card comes in each."""

BOTH_SEEDS = {"fourth": (7, 2), "combined": (6, 0)}
"""The same with both expansions."""


class Deal(NamedTuple):
    edition: str
    players: int
    seed: int
    expansions: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return "-".join([self.edition, str(self.players), *self.expansions]).replace("_", "-") + ".txt"

    def match(self) -> Match:
        changes: tuple[tuple[str, SettingValue], ...] = tuple((expansion, "on") for expansion in self.expansions)
        return Match(GameOptions(self.edition, self.players, changes), key_of(self.seed))


def deals() -> list[Deal]:
    plain = [
        Deal(edition, fewest(edition) + number, seed)
        for edition, seeds in SEEDS.items()
        for number, seed in enumerate(seeds)
    ]
    added = {("high_noon",): NOON_SEEDS, ("fistful",): FISTFUL_SEEDS, ("high_noon", "fistful"): BOTH_SEEDS}
    return plain + [
        Deal(edition, players, seed, expansions)
        for expansions, seeds in added.items()
        for edition, (players, seed) in seeds.items()
    ]


def fewest(edition: str) -> int:
    return GameOptions(edition).rules.min_players


# Playing


def choose(g: Game, dice: Dice) -> Action:
    """Prefers playing to passing, so that cards get used."""
    active = [option for option in g.options if option.verb != PASSING]
    options = active if active and dice.roll(6) > 0 else g.options
    return options[dice.roll(len(options))]


def step(match: Match, dice: Dice) -> None:
    """Makes one decision, now and then after an interrupt."""
    seat = int(dice.roll(len(match.game.players)))
    unasked = interrupts(match.game, seat)
    if unasked and dice.roll(2) == 0:
        match.interrupt(seat, unasked[dice.roll(len(unasked))])
    else:
        match.act(choose(match.game, dice))


def turns(match: Match, dice: Dice) -> Iterator[tuple[list[str], list[str]]]:
    """The state of the table at the start of each turn, and the choices made in it."""
    while not match.over:
        turn, state, start = match.game.turns, public_state(match.game), len(match.moves)
        while match.game.turns == turn and not match.over:
            step(match, dice)
        yield state, match.moves[start:]


# Writing


def written(deal: Deal) -> str:
    """The whole game: a record that `sixgun.load` reads, with the state of the table as comments."""
    match = deal.match()
    lines = [f"# {line}" for line in seats(match.game)]
    for state, moves in turns(match, Dice(deal.seed)):
        lines += ["", *[f"# {line}" for line in state], *wrapped(tuple(moves))]
    record = Record(match.options, match.key, tuple(match.moves), match.winners)
    return "\n".join([*record.head(), *lines, *record.tail()]) + "\n"


def seats(g: Game) -> Iterator[str]:
    for seat, player in enumerate(g.players):
        yield f"seat {seat}: {player.character.key}, {ROLES[player.role]}"


def public_state(g: Game) -> list[str]:
    """Whose turn it is, life and number of cards of all players, the piles, the cards in play, and the event cards."""
    who = f"turn {g.turns}: seat {g.turn} {g.players[g.turn].character.key}"
    life = row(max(player.life, 0) for player in g.players)
    hands = row(len(player.hand) for player in g.players)
    laid = [f"{seat} {row(write_card(g.box, c) for c in p.in_play)}" for seat, p in enumerate(g.players) if p.in_play]
    first = f"{who}, life {life}, hands {hands}, deck {len(g.deck)}, discards {len(g.discards)}"
    return [first, *[f"in play: {', '.join(laid)}"] * bool(laid), *event_cards(g)]


def event_cards(g: Game) -> list[str]:
    """The event card in force and the next one, in a game with event cards."""
    cards = [each.key for each in (g.event_card, g.event_pile[-1] if g.event_pile else None) if each is not None]
    return [f"event cards: {', '.join(cards)}"] if cards else []


def row(values: Iterable[object]) -> str:
    return " ".join(map(str, values))


# The version


def digest(texts: Iterable[str]) -> str:
    """The digest of all games, without the version."""
    lines = [line for text in texts for line in text.splitlines() if not line.startswith("rules ")]
    return sha256("\n".join(lines).encode()).hexdigest()


def verdict(version: int, new: str, kept: str) -> str:
    """The objection to these games under this version, given the stored `version digest`; empty if there is none."""
    kept_version, _, kept_digest = kept.strip().partition(" ")
    if new == kept_digest or not kept_digest:
        return ""
    if str(version) == kept_version:
        return f"the golden games have changed: raise RULES_VERSION, which is still {version}, and run make golden"
    return ""


def write(texts: dict[str, str]) -> None:
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, text in texts.items():
        (FOLDER / name).write_text(text, encoding="utf-8")
    DIGEST.write_text(f"{RULES_VERSION} {digest(texts.values())}\n", encoding="utf-8")


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Play the golden games again and write them down.")
    parser.add_argument("--same-version", action="store_true", help="write changed games under the same RULES_VERSION")
    arguments = parser.parse_args(words)
    texts = {deal.name: written(deal) for deal in deals()}
    kept = DIGEST.read_text(encoding="utf-8") if DIGEST.exists() else ""
    wrong = verdict(RULES_VERSION, digest(texts.values()), kept)
    if wrong and not arguments.same_version:
        print(wrong, file=sys.stderr)
        return 1
    write(texts)
    return 0


if __name__ == "__main__":
    sys.exit(main())
