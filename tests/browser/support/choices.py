"""The labels of choices on the page, in the person's language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sixgun.match.lines import FACT_TYPES
from sixgun.words import Words

FROM_HAND = -2
Message = dict[str, Any]

PICTURED = (
    "choose_character", "pick", "put_back", "on_top", "which_counts", "share", "brawl", "name_somebody",
    "draw_from_discards", "draw_from_hand", "draw_from_play",
)  # fmt: skip
"""Questions with a dialog of their own: one button per choice."""


@dataclass(frozen=True)
class Labels:
    words: Words
    deck: list[Message]
    game: Message
    names: list[str]

    def card(self, card: int) -> str:
        """The label of a card, such as `BANG! 5♣`."""
        if card == FROM_HAND:
            return self.words.say("ui-random_card")
        face = self.deck[card]
        rank = self.words.name(f"rank_{face['rank']}")
        return self.words.say("choice-card", card=self.words.name(face["kind"]), rank=rank, suit=face["suit"])

    def ability(self) -> str:
        return self.words.name(self.game["people"][self.game["me"]]["ability"])

    def question(self) -> str:
        """The question, and who asks it with which card."""
        return self.prompt("")

    def prompt(self, form: str) -> str:
        prompt = self.game["prompt"]
        spelled: dict[str, object] = {}
        for name, fact in prompt["facts"].items():
            spelled |= self.spelled(name, fact)
        return self.words.say(f"prompt-{prompt['name']}{form}", **spelled)

    def spelled(self, name: str, fact: Any) -> dict[str, object]:
        """As far as questions need it."""
        match FACT_TYPES[name]:
            case "seat":
                return {name: self.names[fact]}
            case "card":
                return {name: self.card(fact)}
            case "kind":
                return {name: self.words.name(fact), f"{name}_is": fact}
        return {name: fact}

    def choice(self, choice: Message) -> str:
        """A complete choice on one line."""
        prompt = self.game["prompt"]["name"]
        if choice["verb"] == "pass":
            return self.prompt(".pass")
        if choice["verb"] == "name":
            return self.naming(choice)
        if prompt == "which_counts":
            return self.counting(choice)
        return self.doing(choice)

    def naming(self, choice: Message) -> str:
        if "target" not in choice and "offered" not in self.game:
            return self.prompt(f".answer{choice['take']}")
        if "target" not in choice:
            return self.words.name(self.game["offered"][choice["take"]])
        who = choice["target"]
        character = self.words.name(self.game["people"][who]["character"])
        return self.words.say("choice-person", who=self.names[who], character=character)

    def counting(self, choice: Message) -> str:
        return self.words.say("choice-counts", card=self.card(choice["card"]), top=self.card(choice["take"]))

    def doing(self, choice: Message) -> str:
        return self.words.say(
            "choice-whole",
            done=self.done(choice),
            target=self.names[choice["target"]] if "target" in choice else None,
            take=self.card(choice["take"]) if "take" in choice else None,
            pay=self.card(choice["pay"]) if "pay" in choice else None,
        )

    def done(self, choice: Message) -> str:
        if "card" not in choice:
            return self.words.say(f"verb-{choice['verb']}")
        return self.words.say("choice-do", verb=choice["verb"], card=self.card(choice["card"]))

    def taken(self, choice: Message) -> str:
        """What is taken from whom, where that is a choice of its own."""
        return f"{self.names[choice['target']]}: {self.card(choice['take'])}"
