"""Chat and quick phrases."""

import pytest

from sixgun.server.messages.socket import Wrong
from sixgun.server.table import chat
from sixgun.server.table.chat import Talk, clean, hears


def test_living_players_cannot_read_dead_chat() -> None:
    assert hears("living", "living")
    assert hears("living", "out")
    assert hears("living", "watching")
    assert hears("out", "out")
    assert not hears("out", "living")
    assert not hears("out", "watching")
    assert not hears("watching", "living")


def test_chat_is_rate_limited() -> None:
    table = Talk(chat=True)
    answers = [table.refuses_text("ann") for _ in range(chat.BURST + 1)]
    assert answers == [None] * chat.BURST + [Wrong("too_fast", seconds=2)]
    assert table.refuses_text("bob") is None
    assert Talk(chat=True).refuses_text("ann") is None


def test_without_chat_only_phrases_are_allowed() -> None:
    table = Talk(chat=False)
    assert table.refuses_text("ann") == Wrong("not_allowed")
    assert table.refuses_phrase("ann") is None


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        ("  good\tgame \n", "good game"),
        ("a\u202eb\u200bc\x07d", "abcd"),  # a direction mark, an invisible character, a bell
        ("<b>naïve</b> & ž", "<b>naïve</b> & ž"),  # text, never markup
        ("\u202e\u200b", ""),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
    ],
)
def test_chat_is_one_line_of_visible_text(said: str, heard: str) -> None:
    assert clean(said) == heard
