"""The pages tell a game in the words of the terminal."""

import pytest

from tools.generate.narrator_golden import TARGET, golden

pytestmark = pytest.mark.interpreted


def test_what_the_pages_are_held_to_is_what_the_terminal_says() -> None:
    assert TARGET.read_text(encoding="utf-8") == golden(), "run python -m tools.generate.narrator_golden"
