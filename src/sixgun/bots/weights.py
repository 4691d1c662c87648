"""The weights of a bot, from `weights/*.json`, so that they can be tuned and compared."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from sixgun.engine.deeds import DEEDS
from sixgun.engine.ids import ROLES

RoleMatrix = list[list[float]]  # by role of the doer, by role of the target

HERE: Final = Path(__file__).parent / "weights"


class RoleGoals:
    """How much each role wants the others dead or alive."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.sheriff_renegade: Final = numbers["sheriff_renegade"]
        self.sheriff_deputy: Final = numbers["sheriff_deputy"]
        self.guard: Final = numbers["guard"]
        self.deputy_renegade: Final = numbers["deputy_renegade"]
        self.deputy_deputy: Final = numbers["deputy_deputy"]
        self.press: Final = numbers["press"]
        self.outlaw_deputy: Final = numbers["outlaw_deputy"]
        self.outlaw_outlaw: Final = numbers["outlaw_outlaw"]
        self.outlaw_renegade: Final = numbers["outlaw_renegade"]
        self.renegade_sheriff: Final = numbers["renegade_sheriff"]
        self.renegade_lean: Final = numbers["renegade_lean"]
        self.renegade_bias: Final = numbers["renegade_bias"]
        self.renegade_zeal: Final = numbers["renegade_zeal"]  # while there are others to fight each other
        self.third: Final = numbers["third"]  # with three players: the player who is not the target
        self.caution: Final = numbers["caution"]  # how much a sheriff wants to be sure


class Weights(RoleGoals):
    """An immutable set of weights. Numbers are values in cards, unless they are probabilities."""

    def __init__(self, said: dict[str, Any]) -> None:
        numbers: dict[str, float] = said["numbers"]
        super().__init__(numbers)
        self.numbers: Final = numbers
        self.keep: Final[dict[str, float]] = said["keep"]  # the value of a hand card, by its key
        self.laid: Final[dict[str, float]] = said["laid"]  # and of a card in play, to its owner
        self.deeds: Final[dict[str, RoleMatrix]] = said["deeds"]
        # The values of life points and cards.
        self.life: Final = numbers["life"]
        self.second_life: Final = numbers["second_life"]
        self.last_life: Final = numbers["last_life"]
        self.wound: Final = numbers["wound"]  # another player's life point
        self.second_wound: Final = numbers["second_wound"]
        self.last_wound: Final = numbers["last_wound"]
        self.loot: Final = numbers["loot"]  # for each card of an eliminated player
        self.victory: Final = numbers["victory"]
        self.card: Final = numbers["card"]
        self.thrift: Final = numbers["thrift"]
        self.surplus: Final = numbers["surplus"]
        self.held: Final = numbers["held"]  # an unknown card in a hand
        self.opening: Final = numbers["opening"]  # for removing a card that protects an enemy from a BANG!
        self.jail: Final = numbers["jail"]
        self.jail_hand: Final = numbers["jail_hand"]  # for each card that cannot be played
        self.fuse: Final = numbers["fuse"]  # what Dynamite must promise
        self.rapid: Final = numbers["rapid"]
        self.reach: Final = numbers["reach"]
        self.store: Final = numbers["store"]
        # Probabilities of cards in other hands.
        self.has_missed: Final = numbers["has_missed"]
        self.has_bang: Final = numbers["has_bang"]
        self.has_beer: Final = numbers["has_beer"]
        # The weight of the past.
        self.memory: Final = numbers["memory"]
        self.patience: Final = numbers["patience"]
        self.moods: Final = flat(self.deeds, self.memory)


def flat(deeds: dict[str, RoleMatrix], memory: float) -> list[float]:
    """The tables in one list, in the order of the deeds; empty for a bot without memory."""
    if memory == 0.0:
        return []
    return [memory * deeds[deed][doer][target] for deed in DEEDS for doer in range(len(ROLES)) for target in range(4)]


def load_characters() -> dict[str, float]:
    """The measured strength of the characters, by key."""
    strength: dict[str, float] = json.loads((HERE / "characters.json").read_text(encoding="utf-8"))["strength"]
    return strength


def load(name: str) -> list[Weights]:
    """The weights in a file, one set for each role, on top of those the file is based on."""
    said = json.loads((HERE / f"{name}.json").read_text(encoding="utf-8"))
    base = said.get("based_on")
    own = said.get("roles", {})
    start = [Weights(said)] * len(ROLES) if base is None else [changed(each, said) for each in load(base)]
    return [changed(start[role], own.get(ROLES[role], {})) for role in range(len(ROLES))]


def changed(base: Weights, said: dict[str, Any]) -> Weights:
    tables: dict[str, dict[str, Any]] = {
        "numbers": base.numbers,
        "keep": base.keep,
        "laid": base.laid,
        "deeds": base.deeds,
    }
    return Weights({name: {**table, **said.get(name, {})} for name, table in tables.items()})


def moved(base: Weights, factors: dict[str, float]) -> Weights:
    """The same weights, some of them multiplied."""
    return changed(base, {"numbers": {name: base.numbers[name] * factor for name, factor in factors.items()}})
