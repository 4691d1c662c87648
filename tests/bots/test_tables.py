"""What bots know of single cards and characters is in tables, and the tables know only what there is."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from sixgun.bots import ability_values, answer_values, card_values
from sixgun.bots.card_values import by_what_it_says, card_worth
from sixgun.bots.mind import Mind
from sixgun.bots.weights import load
from sixgun.cards import KINDS
from sixgun.characters import CHARACTERS
from sixgun.engine.actions import PLAYING, Action
from sixgun.scenario import table

OF_CARDS: dict[str, Collection[str]] = {
    "plays": card_values.PLAYS,
    "lays": card_values.LAYS,
    "keep": load("reader")[0].keep,
}
OF_CHARACTERS: dict[str, Collection[str]] = {
    "strength": ability_values.CHARACTER_STRENGTH,
    "abilities": ability_values.ABILITIES,
    "borrowed": ability_values.BORROWED,
    "replies": card_values.HIT_REPLIES,
    "wounded": answer_values.FOR_THE_WOUNDED,
}


@pytest.mark.parametrize("name", OF_CARDS)
def test_a_table_of_cards_names_cards(name: str) -> None:
    assert OF_CARDS[name]
    assert set(OF_CARDS[name]) <= set(KINDS)


@pytest.mark.parametrize("name", OF_CHARACTERS)
def test_a_table_of_characters_names_characters(name: str) -> None:
    assert OF_CHARACTERS[name]
    assert set(OF_CHARACTERS[name]) <= set(CHARACTERS)


@pytest.mark.parametrize("card", ["stagecoach", "canteen", "cat_balou", "punch"])
def test_a_card_that_is_in_no_table_is_judged_by_what_it_says(card: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As the table has it, for cards that only do what they say."""
    me, other, *_ = t = table("-", "-", "-", "-", edition="combined")
    me.give(card, life=2)
    other.give("bang beer")
    mind = Mind(t.view(me), load("reader")[0])
    held = t.g.players[me.seat].hand[0]
    entry = mind.card(held)
    action = Action(PLAYING, held, other.seat if entry.aim else -1, take=t.g.players[other.seat].hand[0])
    known = card_values.PLAYS[card]
    assert by_what_it_says(mind, action) == known(mind, action)
    monkeypatch.delitem(card_values.PLAYS, card)
    if entry.key != "canteen":
        assert card_worth(mind, action) == by_what_it_says(mind, action) - mind.price(action)
