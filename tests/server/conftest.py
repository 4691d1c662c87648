"""Every table in these tests is dealt a known game."""

from __future__ import annotations

from hashlib import sha256
from itertools import count

import pytest

from sixgun.server.table import saloon, shuffle
from tests.known_deals import key_for, no_secret


@pytest.fixture(autouse=True)
def known_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shuffle, "draw_key", key_for)
    monkeypatch.setattr(shuffle, "draw_secret", no_secret)


@pytest.fixture
def known_promises(known_deals: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Secrets and codes that are the same in every run."""
    secrets, codes = count(1), count(1)
    monkeypatch.setattr(shuffle, "draw_secret", lambda: sha256(f"secret {next(secrets)}".encode()).hexdigest())
    monkeypatch.setattr(saloon, "new_code", lambda **_: f"TABLE{'ABCDEFGHJK'[next(codes)]}")
