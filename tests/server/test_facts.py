"""What there is to know about an edition."""

from typing import get_args

import pytest
from msgspec.json import encode

from sixgun.bots import LEVELS
from sixgun.cards import KINDS
from sixgun.characters import CHARACTERS
from sixgun.editions import DEFAULT, EDITIONS, open_box
from sixgun.engine.hooks import COLOURS
from sixgun.engine.ids import RANKS, SUITS
from sixgun.server.messages.room import Level
from sixgun.server.render.facts import SHOWN, bots, edition_facts, editions, known, rulings

every_edition = pytest.mark.parametrize("name", EDITIONS)


@every_edition
def test_the_number_of_a_card_is_its_place_in_the_deck(name: str) -> None:
    facts, rules = edition_facts(name), EDITIONS[name].rules
    box = open_box(rules.deck, rules.characters)
    assert len(facts.deck) == len(box.kinds)
    for number, face in enumerate(facts.deck):
        card = box.cards[box.kinds[number]]
        assert (face.kind, face.suit, face.rank) == (card.key, SUITS[box.suits[number]], RANKS[box.ranks[number] - 2])
        assert facts.kinds[face.kind].colour == COLOURS[card.colour]
        assert facts.kinds[face.kind].reach == card.reach


@every_edition
def test_there_are_as_many_roles_as_players(name: str) -> None:
    facts = edition_facts(name)
    assert {int(count): len(roles) for count, roles in facts.roles.items()} == {
        count: count for count in range(facts.min_players, facts.max_players + 1)
    }


def test_a_house_rule_puts_another_deck_on_the_table() -> None:
    plain, larger = (edition_facts(next(iter(EDITIONS)), deck) for deck in (None, "base80+dodge40"))
    assert (len(plain.deck), len(larger.deck)) == (80, 120)
    assert larger.settings["deck"] == "base80+dodge40"


def test_every_card_and_character_has_a_ruling() -> None:
    for key in (*KINDS, *CHARACTERS):
        assert known(key)
        assert 0 < len(rulings(DEFAULT, key)) <= SHOWN, key
    assert not known("moon_landing")


def test_all_editions_fit_into_one_answer() -> None:
    assert [facts.name for facts in editions()] == list(EDITIONS)
    assert len(encode(editions())) < 100_000


def test_the_levels_of_the_bots_are_those_that_can_be_agreed() -> None:
    found = bots()
    assert list(found.levels) == list(get_args(Level)) == list(LEVELS)
    assert len(found.people) > 7
