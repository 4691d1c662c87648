"""The labels of choices on the page, in the person's language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sixgun.words import Words

NOTHING = -1
FROM_HAND = -2
Message = dict[str, Any]

PICTURED = (
    "choose_character", "pick", "put_back", "which_counts", "share", "brawl", "name_somebody",
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
        """The question, with the card that caused it and its owner."""
        prompt = self.game["prompt"]
        asked = self.words.say(f"prompt-{prompt['name']}", **self.circumstances(prompt))
        by = prompt.get("by", NOTHING)
        theirs = by not in (NOTHING, self.game["me"]) and prompt["name"] != "share"
        card = self.card(prompt["card"]) if "card" in prompt else None
        if not theirs and card is None:
            return asked
        cause = self.words.say("ui-cause", card=card, by=self.names[by] if theirs else None)
        return self.words.say("ui-asked", cause=cause, question=asked)

    def circumstances(self, prompt: Message) -> dict[str, object]:
        facts: dict[str, object] = dict(prompt.get("facts", {}))
        if prompt["name"] == "shot" and facts.get("count") == 1:
            del facts["count"]
        if prompt["name"] == "last_chance":
            facts["count"] = max(prompt["facts"]["count"], 0)
        if "target" in facts:
            facts["target"] = self.names[prompt["facts"]["target"]]
        if prompt["name"] == "may_use":
            facts["character"] = self.ability()
        if prompt["name"] == "share":
            facts["by"] = self.names[prompt["by"]]
        return facts

    def choice(self, choice: Message) -> str:
        """A complete choice on one line."""
        prompt = self.game["prompt"]["name"]
        if choice["verb"] == "pass":
            return self.words.say(f"prompt-{prompt}.pass", **self.circumstances(self.game["prompt"]))
        if choice["verb"] == "name":
            return self.naming(choice)
        if prompt == "which_counts":
            return self.counting(choice)
        return self.doing(choice)

    def naming(self, choice: Message) -> str:
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
