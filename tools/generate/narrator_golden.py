"""Writes what the narrator of the terminal says of two games, for the narrator of the pages to say the same.

python -m tools.generate.narrator_golden
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from sixgun.editions import edition_named
from sixgun.engine.actions import PASSING, Action
from sixgun.engine.box import Box
from sixgun.engine.game import Game
from sixgun.engine.ids import RANKS, SUITS
from sixgun.engine.kernel import act
from sixgun.match.narrator import Chronicle, Narrator
from sixgun.match.options import GameOptions
from sixgun.match.view import View, observe, observe_with_reasons
from sixgun.server.render.game import event_message, game_view
from sixgun.words import LANGUAGES, Words

TARGET: Final = Path(__file__).parents[2] / "web" / "src" / "language" / "narrate.golden.json"
NAMES: Final = ("Ada", "Ben", "Cyd", "Dan")
CHAPTERS: Final = 45  # from the beginning on: what was told before is known
STEPS: Final = 400
CHOICES: Final = 12  # of one question
RELUCTANCE: Final = 0.2  # how often somebody may also pass
LOWEST_RANK: Final = 2

Said = dict[str, Any]


class Tale(NamedTuple):
    """A game, and the seat that hears of it."""

    edition: str
    seat: int
    seed: int


TALES: Final = (Tale("fourth", 1, 3), Tale("dodgecity", 0, 9))


class Telling:
    """One game as it is told to one seat, in every language."""

    def __init__(self, tale: Tale) -> None:
        self.tale = tale
        self.game = GameOptions(edition=tale.edition, players=len(NAMES)).start(bytes([tale.seed]) * 32)
        self.narrators = {lang: Narrator(Words(lang, tale.edition), self.game.box, NAMES) for lang in LANGUAGES}
        self.stories = {lang: Chronicle(narrator) for lang, narrator in self.narrators.items()}
        self.chapters: list[Said] = []
        self.scenes: list[Said] = []
        self.met: set[tuple[str, bool]] = set()

    def told(self) -> Said:
        self.listen()
        for step, action in enumerate(self.moves()):
            self.look(step)
            act(self.game, action)
            self.listen()
        return {
            "edition": self.tale.edition,
            "settings": asdict(edition_named(self.tale.edition).rules),
            "deck": deck(self.game.box),
            "names": NAMES,
            "chapters": self.chapters[:CHAPTERS],
            "scenes": self.scenes,
        }

    def moves(self) -> Iterator[Action]:
        dice = random.Random(self.tale.seed)
        for _ in range(STEPS):
            if self.game.over():
                return
            yield move(self.game, dice)

    def listen(self) -> None:
        """What has happened since, as far as this seat sees it."""
        events = [event.seen_by(self.tale.seat) for event in self.game.events or ()]
        self.game.events = []
        happened = [msgspec.to_builtins(event_message(event)) for event in events]
        lines = {lang: [line.text for line in story.tell(events)] for lang, story in self.stories.items()}
        self.chapters.append({"happened": happened, "lines": lines})

    def look(self, step: int) -> None:
        """Every kind of question, once for the player asked and once for a player who waits."""
        view = observe(self.game, self.tale.seat)
        asked = view.question
        if asked is None or (asked.prompt, asked.seat == self.tale.seat) in self.met:
            return
        self.met.add((asked.prompt, asked.seat == self.tale.seat))
        said = {lang: spoken(narrator, view) for lang, narrator in self.narrators.items()}
        self.scenes.append({"game": self.shown(step), "said": said})

    def shown(self, step: int) -> Said:
        """As much of the message as the narrator reads."""
        message: Said = msgspec.to_builtins(game_view(observe_with_reasons(self.game, self.tale.seat), step, step))
        game = {key: message[key] for key in message if key in ("seq", "me", "prompt", "offered")}
        people = [{"character": person["character"], "ability": person["ability"]} for person in message["people"]]
        return game | {"people": people, "options": message.get("options", [])[:CHOICES]}


def move(g: Game, dice: random.Random) -> Action:
    """Seldom a pass, so that much happens."""
    options = list(g.options)
    willing = [option for option in options if option.verb != PASSING]
    reluctant = dice.random() < RELUCTANCE
    return dice.choice(options if reluctant or not willing else willing)


def spoken(narrator: Narrator, view: View) -> Said:
    return {
        "question": narrator.question(view),
        "waiting": narrator.waiting(view),
        "choices": [narrator.choice(view, option) for option in view.options[:CHOICES]],
    }


def deck(box: Box) -> list[Said]:
    return [
        {"kind": box.cards[kind].key, "suit": SUITS[suit], "rank": RANKS[rank - LOWEST_RANK]}
        for kind, suit, rank in zip(box.kinds, box.suits, box.ranks, strict=True)
    ]


def golden() -> str:
    return json.dumps([Telling(tale).told() for tale in TALES], ensure_ascii=False, separators=(",", ":"))


def main() -> None:
    TARGET.write_text(golden(), encoding="utf-8")


if __name__ == "__main__":
    main()
