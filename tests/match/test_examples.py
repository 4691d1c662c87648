"""The examples of the rulebook can be played in every edition."""

from __future__ import annotations

from typing import get_args

import pytest

from sixgun.editions import EDITIONS
from sixgun.engine.kernel import act, question
from sixgun.match.examples import EXAMPLES, SEATS, example_position
from sixgun.match.position import position, read_position
from sixgun.server.messages import rest
from sixgun.words import LANGUAGES, Words

every_example = pytest.mark.parametrize("chapter", EXAMPLES)
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def test_the_protocol_offers_every_example() -> None:
    assert set(get_args(rest.ExampleName)) == set(EXAMPLES)


@every_example
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_example_belongs_to_a_chapter_and_says_what_to_try(lang: str, chapter: str) -> None:
    words = Words(lang)
    assert words.say(f"chapter-{chapter}")
    assert words.say(f"example-{chapter}")


@every_edition
@every_example
def test_an_example_begins_with_my_turn_and_all_my_cards(edition: str, chapter: str) -> None:
    line = example_position(edition, chapter)
    g = read_position(line)
    assert line.endswith(position(g)), "it is read as it was written"
    assert (question(g).seat, question(g).prompt) == (0, "play_phase")
    assert len(g.players) == SEATS
    assert [g.card(card).key for card in g.players[0].hand] == EXAMPLES[chapter].hands[0].split()
    cards = [*g.deck, *(card for player in g.players for card in [*player.hand, *player.in_play])]
    assert sorted(cards) == list(range(len(g.box.kinds))), "every card is somewhere once"


@every_edition
def test_the_gun_of_the_distance_example_decides(edition: str) -> None:
    """Opposite and behind a Mustang is distance 3: Remington reaches, the other one does not."""
    for gun, reached in (("schofield", False), ("remington", True)):
        g = read_position(example_position(edition, "distance"))
        lay = next(each for each in g.options if each.card >= 0 and g.card(each.card).key == gun)
        act(g, lay)
        shots = {each.target for each in g.options if each.card >= 0 and g.card(each.card).key == "bang"}
        assert (2 in shots) == reached


@every_edition
def test_the_last_life_of_the_life_example_is_the_last(edition: str) -> None:
    assert read_position(example_position(edition, "life")).players[0].life == 1
