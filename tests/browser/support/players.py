"""A person who plays in the browser: finds each choice by its label, presses it, and checks that it was sent."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from random import Random
from typing import Any

from playwright.sync_api import Locator

from sixgun.editions import DEFAULT
from sixgun.rules.setup import UNCHOSEN
from sixgun.words import Words
from tests.browser.support.choices import PICTURED, Labels
from tests.browser.support.input import Hand
from tests.browser.support.visitors import Visitor

Message = dict[str, Any]
Decide = Callable[[Message], Message]


class Player:
    def __init__(self, visitor: Visitor, hand: Hand, seed: int = 1) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.line = visitor.line
        self.hand = hand
        self.chance = Random(seed)

    # Whole games

    def play_on(self, decide: Decide | None = None, until: Callable[[], bool] = lambda: False) -> None:
        """Answers every question until the game is over or this is true."""
        while not until():
            self.visitor.until(lambda: self.line.is_over() or self.line.asks_me() or until(), "I am asked")
            if self.line.is_over():
                return
            if self.line.asks_me():
                self.answer((decide or self.something)(self.line.game))

    def something(self, game: Message) -> Message:
        """A random choice, preferably not a pass."""
        options: list[Message] = game["options"]
        deeds = [option for option in options if option["verb"] != "pass"]
        return self.chance.choice(deeds) if deeds and self.chance.random() < 0.9 else self.chance.choice(options)

    def is_asked(self, prompt: str) -> None:
        """Waits for this question and checks its text on the page."""
        self.visitor.until(self.line.asks_me, f"I am asked {prompt}")
        assert self.line.game["prompt"]["name"] == prompt, self.line.game["prompt"]
        self.visitor.sees(self.page.get_by_text(self.labels.question(), exact=True))

    # One choice

    def answer(self, choice: Message) -> None:
        """Makes this choice on the page, and checks that exactly this choice is sent and answered."""
        before = len(self.line.deeds)
        together = self.discarded_together()
        if not self.is_obvious():
            self.carry_out(choice)
        self.confirm(before)
        self.visitor.until(lambda: len(self.line.deeds) >= before + together, "the whole set is discarded")
        deed = self.line.deeds[before]
        assert deed["choice"] == choice, f"{choice} was meant, {deed['choice']} was sent"
        self.visitor.until(lambda: self.line.answer_to(deed["key"]), f"{deed} is answered")
        answer = self.line.answer_to(deed["key"])
        assert answer is not None
        assert answer["type"] == "done", f"{deed} was answered {answer}"

    def is_obvious(self) -> bool:
        """Whether the page answers by itself: the only card that is left, for everyone to see."""
        return self.line.game["prompt"]["name"] == "pick" and len(self.everything()) == 1

    def discarded_together(self) -> int:
        """How many cards one answer discards: those above the hand limit, and the last ones, are picked as a set."""
        prompt = self.line.game["prompt"]
        if prompt["name"] == "last_discard":
            return len(self.line.game["options"])
        return int(prompt["facts"]["count"]) if prompt["name"] == "discard_phase" else 1

    def confirm(self, before: int) -> None:
        """Confirms a choice if the page asks again."""
        sure = self.visitor.button("table-do_it")
        self.visitor.until(lambda: len(self.line.deeds) > before or sure.is_visible(), "something is sent")
        if len(self.line.deeds) == before:
            self.hand.press(sure)
            self.visitor.until(lambda: len(self.line.deeds) > before, "something is sent")

    def carry_out(self, choice: Message) -> None:
        game = self.line.game
        if choice["verb"] == "ability":
            self.use_ability(choice)
        elif choice["verb"] == "pass":
            self.hand.press(self.named(self.labels.choice(choice)))
        elif game["prompt"]["name"] in PICTURED:
            self.pick(choice)
        elif game["prompt"]["name"] in ("discard_phase", "last_discard"):
            self.discard(choice["card"])
        elif "card" in choice:
            self.play_card(choice)
        else:
            self.hand.press(self.named(self.labels.choice(choice)))

    def pick(self, choice: Message) -> None:
        """Picks one item of a dialog; Lucky Duke first says which card ends on top."""
        if self.line.game["prompt"]["name"] in ("draw_from_hand", "draw_from_play"):
            self.draw_from(choice)
            return
        if self.line.game["prompt"]["name"] == "which_counts":
            self.hand.check(self.page.get_by_role("radio", name=self.labels.card(choice["take"]), exact=True))
        self.hand.press(self.named(self.labels.choice(choice)))

    def draw_from(self, choice: Message) -> None:
        """Presses the player a card is taken from, and the card, where several lie before them."""
        self.hand.press(self.seat(choice["target"]))
        left = [option for option in self.line.game["options"] if option.get("target") == choice["target"]]
        if several(left, "take"):
            self.hand.press(self.named(self.labels.taken(choice)))

    def discard(self, card: int) -> None:
        """Picks this card and as many others as must go with it, and presses the button."""
        count = self.discarded_together()
        others = [option["card"] for option in self.line.game["options"] if option.get("card", card) != card]
        for one in [card, *others][:count]:
            self.hand.press(self.mine(one))
        self.hand.press(self.visitor.button("table-discard_set", count=count))

    def play_card(self, choice: Message) -> None:
        """Presses the card, the target, the card taken and the price, as far as there is a choice."""
        left = [option for option in self.line.game["options"] if option["verb"] != "ability"]
        self.hand.press(self.mine(choice["card"]))
        left = agreeing(left, choice, "card")
        if "target" not in choice and not several(left, "take") and not several(left, "pay"):
            self.hand.press(self.named(self.labels.choice(choice)))  # the first tap only showed what it does
            return
        if "target" in choice:
            self.hand.press(self.seat(choice["target"]))
            left = agreeing(left, choice, "target")
        if is_forked(left):
            self.hand.press(self.named(self.labels.choice(choice)))
            return
        if several(left, "take"):
            self.hand.press(self.named(self.labels.taken(choice)))
            left = agreeing(left, choice, "take")
        if several(left, "pay"):
            self.hand.press(self.mine(choice["pay"]))

    def use_ability(self, choice: Message) -> None:
        """Presses the button, the cards it costs, and the target."""
        uses = [option for option in self.everything() if option["verb"] == "ability"]
        self.hand.press(self.visitor.button("table-use_ability", character=self.labels.ability()))
        if "card" in choice:
            self.hand.press(self.mine(choice["card"]))
            uses = [option for option in uses if choice["card"] in (option["card"], option.get("pay"))]
        if len({frozenset((option.get("card"), option.get("pay"))) for option in uses}) > 1:
            self.hand.press(self.mine(choice["pay"]))
        if "target" in choice:
            self.hand.press(self.seat(choice["target"]))

    def everything(self) -> list[Message]:
        return [*self.line.game.get("options", []), *self.line.game.get("interrupts", [])]

    # Things on the table

    @property
    def edition(self) -> str:
        return str(self.line.room["agreement"].get("edition", DEFAULT))

    @cached_property
    def deck(self) -> list[Message]:
        return list(self.visitor.call("GET", f"/api/editions/{self.edition}")["deck"])

    @property
    def words(self) -> Words:
        """The words of the edition, in the visitor's language."""
        return Words(self.visitor.words.lang, self.edition)

    @property
    def names(self) -> list[str]:
        """People have a name; a bot is called by its character, once that is known."""
        people = self.line.game.get("people") or [{}] * len(self.line.room["chairs"])
        return [self.called(*one) for one in zip(self.line.room["chairs"], people, strict=True)]

    def called(self, chair: Message, person: Message) -> str:
        character = person.get("character", UNCHOSEN.key) if chair["sitter"] == "bot" else UNCHOSEN.key
        return str(chair.get("name", "")) if character == UNCHOSEN.key else self.words.name(character)

    @property
    def labels(self) -> Labels:
        return Labels(self.words, self.deck, self.line.game, self.names)

    def named(self, label: str) -> Locator:
        return self.page.get_by_role("button", name=label, exact=True).first

    def mine(self, card: int) -> Locator:
        """One of the person's own cards, in hand or in play, by its name."""
        game = self.line.game
        in_play: list[int] = game["people"][game["me"]]["in_play"]
        held: list[int] = game.get("hand", [])
        if card in held:
            found = self.cards_in_hand().nth(held.index(card))
        else:
            found = self.cards_in_play().nth(in_play.index(card))
        label = found.get_attribute("aria-label") or found.inner_text()
        assert self.labels.card(card) in label, f"{self.labels.card(card)} is called {label}"
        return found

    def cards_in_hand(self) -> Locator:
        name = self.visitor.say("table-my_hand", count=len(self.line.game.get("hand", [])))
        return self.page.get_by_role("group", name=name).get_by_role("button")

    def cards_in_play(self) -> Locator:
        place = self.page.get_by_role("region", name=self.visitor.say("table-my_place"))
        return place.get_by_role("group", name=self.words.name("in_play")).get_by_role("button")

    def seat(self, seat: int) -> Locator:
        """A player's seat, by name; the person's own is at the bottom."""
        mine = self.page.get_by_role("region", name=self.visitor.say("table-my_place"))
        others = self.page.get_by_role("group", name=self.visitor.say("table-others"))
        around = mine if seat == self.line.game["me"] else others
        return around.get_by_role("button", name=f"{self.names[seat]}, ").first


def agreeing(options: list[Message], choice: Message, part: str) -> list[Message]:
    return [option for option in options if option.get(part) == choice.get(part)]


def is_forked(options: list[Message]) -> bool:
    """Whether a move is complete while others add something to it: a BANG! at a player, or at one of their cards."""
    return len(options) > 1 and any("take" not in option and "pay" not in option for option in options)


def several(options: list[Message], part: str) -> bool:
    """Whether this part is a choice; the page fills in a part with only one possibility."""
    return len({option.get(part) for option in options if part in option}) > 1
