"""Event cards in the terminal: on the board, and when they are asked about."""

from __future__ import annotations

import pytest

from sixgun.editions import EXPANSIONS
from sixgun.words import LANGUAGES, Words
from tests.stories.events.idle import idle
from tests.terminal.command import flat, shown
from tests.terminal.prepared import Sitting

CARDS = [card.key for cards in EXPANSIONS.values() for card in cards]


def under(event: str, pile: str = "curse high_noon", *, me: int = 0) -> Sitting:
    """Four players with this event card in force."""
    sitting = Sitting("slab_the_killer", "jourdonnais", "-", "-", me=me, house_rules={"high_noon": "on"})
    if event:
        sitting.table.event(event)
    sitting.table.event_pile(pile)
    return sitting


def board(sitting: Sitting, lang: str = "en") -> str:
    return flat(sitting.type("", lang))


def test_the_card_in_force_and_the_next_are_on_the_board() -> None:
    text = board(under("thirst"))
    assert "Event: Thirst. Everyone draws 1 card fewer in phase 1, but at least 1." in text
    assert "Next event: Curse (2 cards left)" in text


def test_before_the_first_and_after_the_last_there_is_only_one() -> None:
    assert "Event: " not in board(under(""))
    assert "Next event: High Noon (1 card left)" in board(under("", "high_noon"))
    assert "Next event" not in board(under("high_noon", ""))


def test_without_event_cards_nothing_is_said_of_them() -> None:
    assert "vent" not in board(Sitting("slab_the_killer", "-", "-", "-")).partition("Draw pile")[2]


def test_the_suit_that_counts_stands_beside_the_hand() -> None:
    sitting = under("curse")
    sitting.table[0].give("beer-6H bang-QH")
    assert "Your hand, all as spades: Beer 6♥, BANG! Q♥" in board(sitting)
    plain = under("thirst")
    plain.table[0].give("beer-6H")
    assert "Your hand: Beer 6♥" in board(plain)


def test_the_other_direction_is_said() -> None:
    assert "Turns go up this list." in board(under("gold_rush"))
    assert "up this list" not in board(under("thirst"))


def test_what_a_card_does_is_told_once_a_turn_and_on_request() -> None:
    sitting = under("thirst")
    sitting.table[0].give("beer beer")
    text = sitting.type("1\n1\n")
    assert (text.count("Event: Thirst"), text.count("Event: Thirst. Everyone")) == (3, 1)
    assert under("thirst").type("t\n").count("Event: Thirst. Everyone") == 2


def test_abilities_that_are_lost_are_marked_and_explained() -> None:
    assert board(under("hangover")).count("no ability") == 4
    text = under("hangover").answer("? ben\n")
    assert text.startswith("Jourdonnais (4 life): ")
    assert "no ability" in text


def test_a_ghost_has_a_row_like_the_living() -> None:
    sitting = under("ghost_town", me=1)
    sitting.table[1].leave()
    idle(sitting.table, 1)
    sitting.table[1].lay("barrel-QS")
    rows = sitting.type("").splitlines()
    row = next(at for at, line in enumerate(rows) if line.startswith("> Ben"))
    assert "○○○○" in rows[row]
    assert rows[row + 1].strip() == "ghost, Barrel Q♠"


def test_an_event_card_is_explained_with_its_source_and_its_time() -> None:
    sitting = under("thirst")
    sitting.table.event("hangover")
    said = {key: sitting.answer(f"? {key}\n") for key in ("thirst", "hangover", "curse", "high noon")}
    assert said["hangover"].startswith(
        "Hangover (event card; card text and author’s FAQ, no booklet): No character has an ability. It is in force."
    )
    assert "It comes next." in said["curse"]
    assert "It has been in force already." in said["thirst"]
    assert "It has not been turned yet." in said["high noon"]


def test_event_cards_are_explained_only_where_they_are_played() -> None:
    assert "Nothing found for “hangover”." in shown("play --plain --role sheriff --seed 3", "? hangover\n")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", CARDS)
def test_every_event_card_can_be_looked_up_with_the_class_of_its_source(key: str, lang: str) -> None:
    words = Words(lang)
    found = flat(shown(f"rules {key} --lang {lang}"))
    expansion = next(name for name, cards in EXPANSIONS.items() if key in [card.key for card in cards])
    assert words.text(key) in found
    assert found.count(words.source(expansion)) > 1, "the card and each of its rulings"
