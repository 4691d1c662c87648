"""Every table in these tests is dealt a known game."""

from __future__ import annotations

import pytest

from sixgun.server.table import lobby
from tests.known_deals import key_for


@pytest.fixture(autouse=True)
def known_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "draw_key", key_for)
