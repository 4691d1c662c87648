"""The facts about editions."""

from typing import get_args

import pytest
from msgspec.json import encode

from sixgun import ledger
from sixgun.bots import LEVELS
from sixgun.cards import CARDS, KINDS
from sixgun.characters import CHARACTERS
from sixgun.editions import DEFAULT, EDITIONS, EXPANSIONS, open_box
from sixgun.editions.decks import DECKS, faces
from sixgun.engine.actions import PLAYING, Action
from sixgun.engine.hooks import COLOURS, Card
from sixgun.engine.ids import FROM_HAND, RANKS, SUITS
from sixgun.event_cards import EVENT_CARDS
from sixgun.rules.shots import Shot
from sixgun.scenario import table
from sixgun.server.messages.room import Level
from sixgun.server.render.facts import SHOWN, bots, card_kind, edition_facts, editions, known, rulings

HEALED = {"": set[int](), "self": {0}, "target": {1}, "everybody": {0, 1, 2, 3}}
"""The seats that are healed at a table of four when the first plays the card on the second."""

every_edition = pytest.mark.parametrize("name", EDITIONS)


@every_edition
def test_card_numbers_are_indices_into_the_deck(name: str) -> None:
    facts, rules = edition_facts(name), EDITIONS[name].rules
    box = open_box(rules.deck, rules.characters)
    assert len(facts.deck) == len(box.kinds)
    for number, face in enumerate(facts.deck):
        card = box.cards[box.kinds[number]]
        assert (face.kind, face.suit, face.rank) == (card.key, SUITS[box.suits[number]], RANKS[box.ranks[number] - 2])
        assert facts.kinds[face.kind].colour == COLOURS[card.colour]
        assert facts.kinds[face.kind].reach == card.reach


@every_edition
def test_every_number_of_players_has_its_roles(name: str) -> None:
    facts = edition_facts(name)
    assert {int(count): len(roles) for count, roles in facts.roles.items()} == {
        count: count for count in range(facts.min_players, facts.max_players + 1)
    }


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.key)
def test_a_card_shoots_and_heals_as_the_facts_say(card: Card) -> None:
    deck = next(deck for deck in DECKS if card.key in dict(faces(deck)))
    g = table("-", "-", "-", "-", house_rules={"deck": deck}).g
    for seat, player in enumerate(g.players):
        player.life = 1
        g.draw(seat, 2)
    card.effect(g, 0, Action(PLAYING, g.box.kinds.index(card.kind), target=1, take=FROM_HAND))
    healed = {seat for seat, player in enumerate(g.players) if player.life > 1}
    assert card_kind(card).shoots == any(isinstance(frame, Shot) for frame in g.stack)
    assert HEALED[card_kind(card).heals] == healed


def test_a_house_rule_may_change_the_deck() -> None:
    plain, larger = (edition_facts(next(iter(EDITIONS)), deck) for deck in (None, "base80+dodge40"))
    assert (len(plain.deck), len(larger.deck)) == (80, 120)
    assert larger.settings["deck"] == "base80+dodge40"


def test_everything_printed_has_a_ruling() -> None:
    for key in (*KINDS, *CHARACTERS, *EVENT_CARDS):
        assert known(key)
        found = rulings(DEFAULT, key)
        assert found, key
        assert sum(not each.answers for each in found) <= SHOWN, key
    assert not known("moon_landing")


@pytest.mark.parametrize(
    ("expansion", "key"), [(name, card.key) for name, cards in EXPANSIONS.items() for card in cards]
)
def test_the_rulings_on_an_event_card_name_its_expansion(expansion: str, key: str) -> None:
    """So that the page can say what their source is."""
    first, *_ = found = rulings(DEFAULT, key)
    assert first.expansion == expansion
    assert {each.id.startswith(("HN-", "FF-")) for each in found if each.expansion} == {True}
    assert {each.expansion for each in rulings(DEFAULT, "schofield")} == {""}
    assert edition_facts(DEFAULT).event_cards[expansion].count(key) == 1


def test_rulings_that_hold_in_the_edition_come_first() -> None:
    by_id = {entry.id: entry for entry in ledger.entries()}
    orders = set()
    for edition in EDITIONS:
        for key in (*KINDS, *CHARACTERS):
            rest = [ruling.id for ruling in rulings(edition, key) if not ruling.answers]
            holds = tuple(ledger.may_hold_in(by_id[each], edition) for each in rest)
            assert list(holds) == sorted(holds, reverse=True), f"{key} in {edition}"
            orders.add(len(set(holds)))
    assert orders == {1, 2}, "somewhere there are rulings of both kinds"


def test_questions_come_first_and_say_where_the_answer_stands() -> None:
    found = rulings("fourth", "beer")
    assert [each.answers for each in found] == sorted((each.answers for each in found), reverse=True)
    by_id = {each.id: each for each in found}
    assert (by_id["BR-BEE-8"].lines, by_id["BR-BEE-8"].decided) == (["324-327"], False)
    assert (by_id["DER-12"].lines, by_id["DER-12"].decided) == ([], True)


@every_edition
def test_nothing_is_asked_about_cards_and_people_that_an_edition_does_not_have(name: str) -> None:
    facts, asked = edition_facts(name), {each.id for each in rulings(name)}
    assert ("DER-23" in asked) == ("molly_stark" in facts.characters)
    assert ("GR-GEN-5" in asked) == ("sombrero" in facts.kinds)
    assert "BR-BEE-2" in asked
    assert all(each.answers for each in rulings(name))


@pytest.mark.parametrize("about", ["sheriff", "distance", "weapon", "jourdonnais"])
def test_roles_and_terms_are_asked_about_too(about: str) -> None:
    assert known(about)
    assert any(each.answers for each in rulings(DEFAULT, about))


def test_all_editions_fit_into_one_response() -> None:
    assert [facts.name for facts in editions()] == list(EDITIONS)
    assert len(encode(editions())) < 100_000


def test_the_levels_of_the_bots_match_the_agreement() -> None:
    found = bots()
    assert list(found.levels) == list(get_args(Level)) == list(LEVELS)
    assert len(found.people) > 7
