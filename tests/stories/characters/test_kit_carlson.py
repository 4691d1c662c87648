"""Kit Carlson looks at three cards and takes two."""

import pytest

from sixgun.match.view import UNKNOWN
from sixgun.scenario import table
from tests.stories.characters.editions import agree, in_base_editions
from tests.stories.marks import rule


@rule("CH-KIT-1")
@in_base_editions
@pytest.mark.parametrize(("back", "kept"), [("beer", "duel panic"), ("duel", "beer panic"), ("panic", "beer duel")])
def test_kit_keeps_two_of_three_and_the_next_player_draws_the_third(back: str, kept: str, edition: str) -> None:
    _, kit, after, _ = t = table("-", "kit_carlson", "-", "-", edition=edition)
    t.stack("beer duel panic mustang")
    kit.begin_turn()
    agree(kit, edition)
    kit.is_asked("put_back")
    kit.put_back(back)
    kit.expect(hand=kept)
    t.expect_discards("")
    kit.end_turn()
    after.expect(hand=back + " mustang")


@rule("CH-KIT-1")
@in_base_editions
def test_only_kit_sees_the_three_cards(edition: str) -> None:
    first, kit, after, _ = t = table("-", "kit_carlson", "-", "-", edition=edition)
    kit.begin_turn()
    agree(kit, edition)
    assert UNKNOWN not in t.view(kit).display
    assert t.view(first).display == t.view(after).display == t.view().display == (UNKNOWN,) * 3


@rule("CH-KIT-1")
@in_base_editions
def test_the_third_card_is_turned_up_by_the_next_draw(edition: str) -> None:
    _, kit, after, _ = t = table("-", "kit_carlson", "-", "-", edition=edition)
    after.lay("jail")
    t.stack("bang-2C beer-7H missed-2S")
    kit.begin_turn()
    agree(kit, edition)
    kit.put_back("beer")
    kit.end_turn()
    after.is_asked("play_phase")
    after.expect(in_play="")


@rule("CH-KIT-1", "DER-05")
@pytest.mark.parametrize("cards", ["beer duel", "beer", ""])
def test_of_fewer_than_three_cards_kit_takes_up_to_two(cards: str) -> None:
    _, kit, *_ = t = table("-", "kit_carlson", "-", "-")
    t.deck_of(cards)
    kit.begin_turn()
    kit.is_asked("play_phase")
    kit.expect(hand=cards)


@rule("CH-KIT-1", "PH1-03")
@in_base_editions
def test_the_discards_become_the_deck_while_kit_looks(edition: str) -> None:
    _, kit, *_ = t = table("-", "kit_carlson", "-", "-", edition=edition)
    t.discard_pile("duel panic")
    t.deck_of("beer")
    kit.begin_turn()
    agree(kit, edition)
    kit.put_back("beer")
    kit.expect(hand="duel panic")
    assert [t.fits(card, "beer") for card in t.g.deck] == [True]
