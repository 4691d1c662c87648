"""Player identities."""

from __future__ import annotations

import stat
import time
from pathlib import Path

import pytest

from sixgun.server.accounts.identity import COOKIE_AGE, Identities, new_player, read_secret

OURS, THEIRS = Identities("our secret"), Identities("another secret")


def test_a_cookie_identifies_its_player() -> None:
    player = new_player()
    assert OURS.player(OURS.cookie(player)) == player
    assert OURS.player_of_link(OURS.link(player)) == player


def test_other_signatures_are_not_accepted() -> None:
    assert OURS.player(THEIRS.cookie("ann")) is None
    assert OURS.player_of_link(THEIRS.link("ann")) is None


def test_links_and_cookies_are_not_interchangeable() -> None:
    assert OURS.player(OURS.link("ann")) is None
    assert OURS.player_of_link(OURS.cookie("ann")) is None


@pytest.mark.parametrize("token", ["", "x", "a.b.c", "\ud800", "a" * 10_000, "ImFubiI.AAAAAA.AAAA", "\x00"])
def test_garbage_identifies_no_one(token: str) -> None:
    assert OURS.player(token) is None


def test_a_changed_token_is_not_accepted() -> None:
    cookie = OURS.cookie("ann")
    for place in range(len(cookie)):
        letter = "A" if cookie[place] != "A" else "B"
        changed = cookie[:place] + letter + cookie[place + 1 :]
        assert OURS.player(changed) in (None, "ann")  # the last letter of a signature has unused bits
        assert place > len(cookie) - 2 or OURS.player(changed) is None


@pytest.mark.parametrize(("age", "known"), [(COOKIE_AGE - 60, True), (COOKIE_AGE + 60, False)])
def test_a_cookie_expires(monkeypatch: pytest.MonkeyPatch, age: int, known: bool) -> None:
    cookie, now = OURS.cookie("ann"), time.time()
    monkeypatch.setattr("time.time", lambda: now + age)
    assert (OURS.player(cookie) == "ann") is known


@pytest.mark.parametrize(("minutes", "known"), [(0, True), (9, True), (11, False)])
def test_a_link_lives_ten_minutes(monkeypatch: pytest.MonkeyPatch, minutes: int, known: bool) -> None:
    link, now = OURS.link("ann"), time.time()
    monkeypatch.setattr("time.time", lambda: now + 60 * minutes)
    assert (OURS.player_of_link(link) == "ann") is known
    assert (OURS.redeem(link) == "ann") is known


def test_a_link_works_once_and_ends_with_its_process() -> None:
    identities = Identities("our secret")
    one, two = identities.link("ann"), identities.link("ann")
    assert Identities("our secret").redeem(one) is None
    assert identities.redeem(one) == "ann"
    assert identities.redeem(one) is None
    assert identities.player_of_link(one) is None
    assert identities.redeem(two) == "ann"


def test_the_secret_is_created_once_and_private(tmp_path: Path) -> None:
    path = tmp_path / "new" / "secret"
    secret = read_secret(path)
    assert len(secret) == 64
    assert read_secret(path) == secret
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


@pytest.mark.parametrize(("hours", "known"), [(0, True), (1, True), (23, True), (25, False)])
def test_a_clock_that_is_set_back_locks_nobody_out(monkeypatch: pytest.MonkeyPatch, hours: int, known: bool) -> None:
    cookie, now = OURS.cookie("ann"), time.time()
    monkeypatch.setattr("time.time", lambda: now - 3600 * hours)
    assert (OURS.player(cookie) == "ann") is known
