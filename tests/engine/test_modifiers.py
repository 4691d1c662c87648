"""How modifiers speak: the printed rule, then the character, then the cards in play; the last word counts.

The cards and characters here are invented. A compiled class has no interpreted subclass, so they play on the sources.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from mypy_extensions import i64

from sixgun.cards import CARDS
from sixgun.engine.game import Game
from sixgun.engine.hooks import BLUE, Card, Character
from sixgun.engine.ids import HEARTS, CardId, Seat, Suit
from sixgun.rules import rulebook
from sixgun.rules.kinds import BANG, BARREL, BEER, DYNAMITE, HIDEOUT, MUSTANG, SCOPE, VOLCANIC
from sixgun.rules.triggers import DrawCards
from sixgun.scenario import Scenario, table

pytestmark = pytest.mark.interpreted


class Cactus(Card):
    """Its owner draws a card for every hit, and loses it at the start of a turn."""

    def on_hit(self, g: Game, me: Seat, card: CardId, by: Seat, amount: i64) -> None:
        g.push(DrawCards(me, amount))

    def on_turn_start(self, g: Game, me: Seat, card: CardId) -> None:
        g.discard_in_play(me, card)


class Ledger(Card):
    """Changes every number and permission."""

    def bang_limit(self, limit: i64) -> i64:
        return limit + 1

    def hand_limit(self, g: Game, me: Seat, limit: i64) -> i64:
        return limit + 2

    def draw_count(self, g: Game, me: Seat, count: i64) -> i64:
        return count + 1

    def missed_needed(self, needed: i64) -> i64:
        return needed + 1

    def beer_points(self, points: i64) -> i64:
        return points * 10

    def cards_turned(self, count: i64) -> i64:
        return count + 1

    def answers_hit(self, card: Card, answers: bool) -> bool:
        return card.kind == BEER

    def answers_as_bang(self, card: Card, answers: bool) -> bool:
        return card.kind == BEER

    def immune(self, suit: Suit) -> bool:
        return suit == HEARTS


class Miser(Card):
    def hand_limit(self, g: Game, me: Seat, limit: i64) -> i64:
        return 1


class Drought(Card):
    """Its owner draws one card fewer in phase 1."""

    def draw_count(self, g: Game, me: Seat, count: i64) -> i64:
        return count - 1


class EarlyBird(Character):
    def on_turn_start(self, g: Game, me: Seat, card: CardId) -> None:
        g.push(DrawCards(me, 1))


@pytest.fixture
def invented() -> Iterator[None]:
    """The Mustang, the Scope and the Hideout are other cards today."""
    printed = CARDS[:]
    for card in (Cactus(MUSTANG, "mustang", BLUE), Ledger(SCOPE, "scope", BLUE), Miser(HIDEOUT, "hideout", BLUE)):
        CARDS[card.kind] = card
    yield
    CARDS[:] = printed


def four(first: str = "-") -> Scenario:
    return table(first, "-", "-", "-", edition="combined")


@pytest.mark.usefixtures("invented")
def test_a_blue_card_reacts_to_a_hit() -> None:
    shooter, hurt, *_ = t = table("-", "-", "-", "-")
    hurt.lay("mustang")
    shooter.give("bang")
    shooter.play("bang", at=hurt)
    hurt.pass_()
    hurt.expect(hand=1)
    assert t.g.players[hurt.seat].voices[1] is CARDS[MUSTANG]


@pytest.mark.usefixtures("invented")
def test_a_blue_card_speaks_at_the_start_of_a_turn() -> None:
    owner, *_ = four()
    owner.lay("mustang")
    owner.begin_turn()
    owner.expect(in_play="")


@pytest.mark.usefixtures("invented")
def test_a_blue_card_changes_every_answer() -> None:
    owner, *_ = t = four("rose_doolan")
    g, seat = t.g, owner.seat
    owner.set_life(3)
    beer = g.box.kinds.index(BEER)

    def answers() -> tuple[int, ...]:
        numbers = (rulebook.bang_limit, rulebook.hand_limit, rulebook.draw_count, rulebook.missed_needed)
        return (
            *(int(number(g, seat)) for number in numbers),
            int(rulebook.beer_points(g, seat, beer)),
            int(rulebook.cards_turned(g, seat)),
        )

    def permissions() -> list[tuple[bool, bool]]:
        voices = g.players[seat].voices
        cards = [g.box.cards[kind] for kind in (BANG, BEER)]
        return [(rulebook.answers_hit(voices, card), rulebook.answers_as_bang(voices, card)) for card in cards]

    assert answers() == (1, 3, 2, 1, 1, 1)
    assert permissions() == [(False, True), (False, False)]
    owner.lay("scope")
    assert answers() == (2, 5, 3, 2, 10, 2)
    assert permissions() == [(False, False), (True, True)]
    hearts = [card for card in range(len(g.box.suits)) if rulebook.suit(g, card) == HEARTS]
    assert all(rulebook.immune(g, seat, card) for card in hearts)


@pytest.mark.usefixtures("invented")
@pytest.mark.parametrize(("laid", "limit"), [("scope hideout", 1), ("hideout scope", 3)])
def test_the_last_to_speak_has_the_last_word(laid: str, limit: int) -> None:
    """Also over Sean Mallory, who speaks before the cards."""
    sean, *_ = t = four("sean_mallory")
    for card in laid.split():
        sean.lay(card)
    assert rulebook.hand_limit(t.g, sean.seat) == limit


@pytest.mark.usefixtures("invented")
def test_a_card_that_is_ignored_says_nothing() -> None:
    belle, other, *_ = t = four("belle_star")
    other.lay("scope")
    assert len(t.g.players[other.seat].voices) == 1
    other.begin_play()
    assert len(t.g.players[other.seat].voices) == 2
    assert belle.seat != other.seat


@pytest.mark.usefixtures("invented")
def test_black_jack_has_no_second_card_to_show_where_only_one_is_drawn() -> None:
    CARDS[SCOPE] = Drought(SCOPE, "scope", BLUE)
    jack, *_ = t = four("black_jack")
    jack.lay("scope")
    t.stack("hearts hearts hearts")
    jack.begin_turn()
    jack.expect(hand=1)


def test_what_a_modifier_does_by_itself() -> None:
    assert [rulebook.more_bangs(CARDS[kind]) for kind in (VOLCANIC, BARREL)] == [True, False]
    characters = four().g.box.characters
    assert [key for key in characters if rulebook.minds_empty_hand(characters[key])] == ["suzy_lafayette"]
    assert [key for key in characters if rulebook.more_bangs(characters[key])] == ["willy_the_kid"]


@pytest.mark.parametrize("laid", ["", "barrel"])
def test_an_ability_speaks_at_the_start_of_a_turn_also_if_it_is_borrowed(laid: str) -> None:
    """What Vera Custer has named works until she names somebody else, which she does after the start of her turn."""
    vera, *_ = t = four("vera_custer")
    if laid:
        vera.lay(laid)
    t.g.become(vera.seat, EarlyBird())
    vera.begin_turn()
    vera.is_asked("name_somebody")
    vera.expect(hand=1)


def test_a_card_without_anything_to_say_is_no_voice() -> None:
    owner, *_ = t = four()
    for card in ("mustang", "scope", "barrel", "volcanic", "bible"):
        owner.lay(card)
    player = t.g.players[owner.seat]
    assert player.voices == [player.ability]
    owner.lay("dynamite")
    assert player.voices == [player.ability, CARDS[DYNAMITE]]
    assert [t.g.kind(card) for card in player.voice_cards[1:]] == [DYNAMITE]
